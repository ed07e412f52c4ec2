import ts from 'typescript';
import type { ShownText } from './shown-text';

/** The nouns that are counted on screens, in letters and in refusals. */
const nouns = new Set([
  'areas',
  'bombers',
  'bridges',
  'cards',
  'cells',
  'characters',
  'columns',
  'connections',
  'copies',
  'counters',
  'crossings',
  'days',
  'degrees',
  'drawings',
  'edits',
  'entries',
  'events',
  'faults',
  'figures',
  'files',
  'garrisons',
  'groups',
  'hexes',
  'hits',
  'hours',
  'letters',
  'levels',
  'lines',
  'losses',
  'marks',
  'messages',
  'minutes',
  'nations',
  'notes',
  'notices',
  'orders',
  'pips',
  'places',
  'points',
  'policies',
  'problems',
  'processes',
  'queries',
  'remarks',
  'reports',
  'requests',
  'rolls',
  'rows',
  'scenarios',
  'seats',
  'seconds',
  'serials',
  'sheets',
  'shots',
  'squadrons',
  'squares',
  'states',
  'steps',
  'tables',
  'tanks',
  'teams',
  'things',
  'times',
  'turns',
  'units',
  'vehicles',
  'versions',
]);

/** Put in as words: a name, a table of words, a figure that is not whole, the number a turn or a die is called by. */
const isWords = (said: string): boolean =>
  /^(counted|countedInWords|keySaid|figure|points|inWords|listed|signed)\(|[nN]ame|[wW]ords|[tT]itle|^(names|numbers|sideNames|sides)\[|[tT]urn$|^faces?\b|^gun|^weapon|^weighed|^zoneOf|[iI]d$|^setup\.figures|hundred/.test(
    said,
  );

/** The places of a file where a number and the plural of its noun are put together by hand: `${n} squares`. */
export function countsByHand(file: string, source: string): ShownText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: ShownText[] = [];
  const look = (number: ts.Expression, after: string): void => {
    const noun = /^\s([a-z]+)\b/.exec(after)?.[1] ?? '';
    const said = number.getText().replace(/\s+/g, ' ');
    if (!nouns.has(noun) || ts.isStringLiteralLike(number) || isWords(said)) return;
    const { line } = parsed.getLineAndCharacterOfPosition(number.getStart());
    found.push({ text: `${said} ${noun}`, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateSpan(node)) look(node.expression, node.literal.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      const next = node.parent.children[node.parent.children.indexOf(node) + 1];
      if (next && ts.isJsxText(next)) look(node.expression, next.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
