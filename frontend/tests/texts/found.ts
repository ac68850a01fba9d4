/** Finds texts for people in a module of the page, which belong into a catalogue. */

import ts from "typescript";

/** Attributes whose values nobody reads. */
const SILENT =
  /^(class|className|d|points|transform|viewBox|preserveAspectRatio|style|href|id|for|key|type|name|role|rel|width|height|fill|stroke|autocomplete|autocapitalize|enterkeyhint|inputmode|look|course|shape-rendering|target|mask|clip-path|stroke-.*|aria-(hidden|live|pressed|current|haspopup|describedby|labelledby|controls|atomic|relevant))$/;
/** Calls whose texts nobody reads. */
const SILENT_CALLS =
  /(querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|removeEventListener|getElementById|createElement|setAttribute|getPropertyValue|setProperty|Error|Event|URL|RegExp|import|recall|remember|split|join|fetch|animate|postMessage)$/;
/** Words that a browser or the API spells this way. */
const NAMES =
  /^(Enter|Escape|Home|End|Tab|Arrow\w+|Page(Up|Down)|Backspace|Delete|Shift|Space|AbortError|HEAD|GET|POST|DELETE)$/;

/** Whether people would read this: it has a capitalised word, or several words. Markup is not read. */
function wordy(text: string): boolean {
  const trimmed = text.trim();
  if (/="|<\/|"\/?>/.test(trimmed)) return false;
  return (
    !NAMES.test(trimmed) && (/^[“„]?\p{Lu}\p{Ll}/u.test(trimmed) || /\p{L}{2,}[,.:;!?]?\s+\p{L}{2,}/u.test(trimmed))
  );
}

function silent(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isJsxAttribute(at)) return SILENT.test(at.name.getText());
    if (ts.isCallExpression(at) || ts.isNewExpression(at)) {
      if (SILENT_CALLS.test(at.expression.getText())) return true;
    }
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true;
    if (ts.isStatement(at) || ts.isFunctionLike(at)) return false;
  }
  return false;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text.trim().replace(/\s+/g, " ") : null;
  const read =
    ts.isJsxAttribute(node.parent) &&
    /^(aria-label|title|placeholder|alt|label|legend|spoken)$/.test(node.parent.name.getText());
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return (read ? /\p{L}/u.test(node.text) : wordy(node.text)) ? node.text : null;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return wordy(node.text) ? node.text : null;
  return null;
}

/** Returns the texts for people in this source, in order. */
export function textsIn(source: string, file = "some.tsx"): string[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    const text = node.parent && textOf(node);
    if (text && !silent(node)) found.push(text);
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}
