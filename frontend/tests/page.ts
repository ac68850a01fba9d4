/** A minimal browser for the page's plain modules, and a server that answers as a test says. */

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

type Reply = Response | "lost" | "never";

/** Installs a window and a document; `hide` and `show` change the page's visibility. */
export function browser() {
  const target = new EventTarget();
  const stored = new Map<string, string>();
  const calls = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  // As in a browser, stored names are the storage's own keys.
  const storage = new Proxy(calls, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      stored.has(String(name)) ? { configurable: true, enumerable: true } : undefined,
  });
  const script = { src: "/assets/index-1.js" };
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { lang: "en" },
    querySelector: () => script,
  });
  Object.assign(globalThis, {
    document: page,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  });
  return {
    stored,
    /** Changes the page to another build's. */
    rebuild: (build: string) => {
      script.src = `/assets/index-${build}.js`;
    },
    tell: (event: string) => target.dispatchEvent(new Event(event)),
    hide: () => {
      page.hidden = true;
    },
    show: () => {
      page.hidden = false;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

/** Answers requests in order with what `reply` returns; returns the list of requests. */
export function server(reply: (asked: Asked, n: number) => Reply | Promise<Reply>): Asked[] {
  const all: Asked[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const asked = {
      method: init.method ?? "GET",
      path,
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    all.push(asked);
    const made = await reply(asked, all.length);
    if (made === "lost") throw new TypeError("Failed to fetch");
    if (made === "never") return new Promise(() => {});
    return made;
  }) as typeof fetch;
  return all;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}

export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json({ type: "about:blank", title: code, status, detail: `It is ${code}.`, code }, status, headers);
}

/** Lets all pending tasks run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
