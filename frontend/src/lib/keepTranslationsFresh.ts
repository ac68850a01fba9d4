/** Some translation tools ignore `translate="no"`. They replace a text by an element with its translation, and the page would go on
 * changing a text that is no longer visible. Here the original text stays in its place, empty, and the translation is removed as soon as
 * the page changes or removes the text. */

const translations = new WeakMap<Node, Element>();

function drop(text: Node): void {
  translations.get(text)?.remove();
  translations.delete(text);
}

function keep(text: Text, translation: Element): void {
  text.data = "";
  translation.before(text);
  translations.set(text, translation);
}

function follow(changes: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes } of changes) {
    const [text] = removedNodes;
    const [translation] = addedNodes;
    const replaced = translation?.nodeName === "FONT" && text instanceof Text && !text.isConnected;
    // Text in SVG has no `translate` attribute.
    if (replaced && !(target as HTMLElement).translate) keep(text, translation as Element);
    else for (const node of [target, ...removedNodes]) drop(node);
  }
}

// Tests in Node have no document.
if (typeof document !== "undefined")
  new MutationObserver(follow).observe(document.body, { subtree: true, childList: true, characterData: true });
