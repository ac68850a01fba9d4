/** Fetches a part of the page together with its style sheets and what it imports. The build has each `import()` go through here
 * (`tools/preload.ts`); what Vite would put there minds much that this page has not, and every first load would carry it. */

const SCRIPT = document.createElement("link").relList.supports("modulepreload") ? "modulepreload" : "preload";

const asked = new Map<string, Promise<unknown> | undefined>();

/** Asks for a file, once. For a sheet one waits until it lies in the page; one that did not come is asked for again the next time.
 * A script is waited for by whoever imports it. */
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

/** The name is the one that Vite calls. */
export async function __vitePreload<M>(load: () => Promise<M>, files: string[]): Promise<M> {
  await Promise.all(files.map(ask));
  return load();
}
