/** Resolves in the next task: what has begun is over by then, and a finger that came down meanwhile was heard. By no clock, which may be
 * late. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
