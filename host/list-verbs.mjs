/**
 * Lists the verbs that are declared in the code, so that no list of them is kept by hand: for each room a file that
 * imports every `controlVerb` or `playerVerb` and gives it by its name. `declaredVerbs` tells the same without running them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';

/** The lists, each of the verbs of one kind in one room. */
const lists = [
  { room: 'lib/turn', kind: 'control', file: 'lib/turn/control-verbs.generated.ts' },
  { room: 'lib/turn', kind: 'player', file: 'lib/turn/player-verbs.generated.ts' },
  { room: 'companions/verbs', kind: 'control', file: 'companions/control-verbs.generated.ts' },
];

/** A verb as its file declares it. `who` is the word for its roles; undefined: a player's. @typedef {{ name: string, exported: string, kind: 'control' | 'player', file: string, who?: string }} DeclaredVerb */

/** A file of a room that may declare verbs: no test, and not the kernel, which makes them. @param {string} file */
const mayDeclare = (file) => file.endsWith('.ts') && !/\.test\.ts$|generated|\/(testing|kernel)\//.test(file);

const calls = /\b(?:control|player)Verb(?:InParts)?\b(?=[(<])/g;
const declaration = /^export const (\w+) = (control|player)Verb(?:InParts)?(?:<[^(]*>)?\(\{$([\s\S]*?)^\}\);$/gm;

/** The files of a room that may declare verbs, each with its text. @param {string} room */
const filesThatDeclare = (room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file).replaceAll('\\', '/'))
    .filter(mayDeclare)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The verbs of one file. Throws when a verb in it is declared in a way that is not understood. @param {{ file: string, text: string }} one @returns {DeclaredVerb[]} */
export function verbsIn({ file, text }) {
  const verbs = [...text.matchAll(declaration)].flatMap(([, exported, kind, body]) => {
    const name = /^ {2}name: '([a-z-]+)',$/m.exec(body)?.[1];
    const who = /^ {2}who: (\w+),$/m.exec(body)?.[1];
    return name && (who || kind === 'player') ? [{ name, exported, kind, file, who }] : [];
  });
  const called = text.match(calls)?.length ?? 0;
  if (verbs.length === called) return /** @type {DeclaredVerb[]} */ (verbs);
  throw new Error(`${file} declares ${called} verbs, of which ${verbs.length} are understood: see host/list-verbs.mjs`);
}

/** The verbs declared below a folder, by name. @param {string} room @returns {DeclaredVerb[]} */
export const declaredVerbs = (room) =>
  filesThatDeclare(room)
    .flatMap(verbsIn)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** @param {{ room: string, kind: string, file: string }} list */
function textOf({ room, kind, file }) {
  const verbs = declaredVerbs(room).filter((verb) => verb.kind === kind);
  const from = (verb) => `./${relative(dirname(file), verb.file).replaceAll('\\', '/').replace(/\.ts$/, '')}`;
  return [
    '// Made by host/list-verbs.mjs: every verb declared in this room, by its name.',
    ...verbs.map((verb) => `import { ${verb.exported} } from '${from(verb)}';`),
    '',
    `export const ${kind}Verbs = {`,
    ...verbs.map(({ name, exported }) => `  '${name}': ${exported},`),
    '} as const;',
  ];
}

/** Writes the lists that are not as they should be. */
export function listVerbs() {
  for (const list of lists) writeList(list.file, textOf(list));
}

/** Writes a generated file, unless it is there with the same lines. @param {string} name @param {readonly string[]} lines */
export function writeList(name, lines) {
  const file = join(root, name);
  const text = [...lines, ''].join('\n');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
