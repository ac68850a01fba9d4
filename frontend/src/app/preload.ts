/** Loads a part of the page together with its style sheets and imports. The build routes each `import()` through here (`tools/preload.ts`).
 * Vite's own helper covers cases that this page does not have, and would add to every first load. */

const SCRIPT = document.createElement("link").relList.supports("modulepreload") ? "modulepreload" : "preload";

const asked = new Map<string, Promise<unknown> | undefined>();

/** Requests a file, once. Resolves when a style sheet is in the page; a failed one is requested again the next time. Scripts are awaited by
 * their import. */
function ask(file: string): Promise<unknown> | undefined {
  if (!asked.has(file)) asked.set(file, /css$/.test(file) ? sheet(file) : void laid(file, SCRIPT));
  return asked.get(file);
}

function sheet(file: string): Promise<unknown> {
  const link = laid(file, "stylesheet");
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      asked.delete(file);
      fail(new Error(file));
    };
  });
}

function laid(file: string, rel: string): HTMLLinkElement {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel, as: "script", crossOrigin: "", href: `/${file}` }));
  return link;
}

/** Loads a module and its files. The build calls it by this name. */
export async function __vitePreload<M>(load: () => Promise<M>, files: string[]): Promise<M> {
  await Promise.all(files.map(ask));
  return load();
}
