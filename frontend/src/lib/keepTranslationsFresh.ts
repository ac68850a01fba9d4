/** Some translators ignore `translate="no"`. They replace a text by an element with its translation, and the page would go on
 * changing the text that nobody sees. Here that text stays in its place, empty, and its translation leaves as soon as the page
 * changes or removes it. */

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
    // Of SVG's texts nothing says whether they may be translated.
    if (replaced && !(target as HTMLElement).translate) keep(text, translation as Element);
    else for (const node of [target, ...removedNodes]) drop(node);
  }
}

// Node's tests have no document.
if (typeof document !== "undefined")
  new MutationObserver(follow).observe(document.body, { subtree: true, childList: true, characterData: true });
