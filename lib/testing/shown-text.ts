import ts from 'typescript';

/** A piece of text that a person may read, and its line in the file. */
export interface ShownText {
  text: string;
  line: number;
}

/** Attributes of JSX and properties of objects whose text is the code's own. */
const ownWords =
  /^(className|class|data-.*|id|key|href|to|src|htmlFor|name|type|role|d|points|viewBox|transform|style)$/;

/** Utility classes of Tailwind, one after the other: `flex items-center gap-2`. */
function isClasses(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  return (
    parts.every((one) => /^[!-]?[a-z][^A-Z“”…;?!]*$/.test(one)) && parts.some((one) => /[a-z]-[a-z0-9[]|[:[]/.test(one))
  );
}

/** Words with a capital first or with a space between them are read; a name of the code has neither. */
const isRead = (text: string): boolean => /^\s*\p{Lu}|\S\s+\S/u.test(text) && !/^\/\S*$/.test(text) && !isClasses(text);

/**
 * The texts of a file of ours that a person may read: the text of JSX, and each string that is more than a name of the
 * code. The pieces of a template are one text, with “…” for what is put in.
 */
export function shownTexts(file: string, source: string): ShownText[] {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: ShownText[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    found.push({ text: text.replace(/\s+/g, ' '), line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && ownWords.test(node.name.getText())) {
      const value = node.initializer;
      if (!value || ts.isStringLiteralLike(value) || ts.isJsxAttribute(node)) return;
    }
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text)) add(node, node.text);
    } else if (ts.isStringLiteralLike(node)) {
      if (isRead(node.text) || (ts.isJsxAttribute(node.parent) && /\p{L}/u.test(node.text))) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join('');
      if (isRead(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
