import { counted, listed } from '@/lib/text';
import type { ScenarioProblem } from './types';

/** Notes of one kind as one: how many there are, and of whom. */
export interface NoteGroup {
  file: string;
  column?: string;
  /** Of a single note: the line of the file. */
  row?: number;
  /** In a sentence that reads on from the place of the note: with the count, and as many names as are shown at once. */
  message: string;
  /** Each of the notes, of a group of several: where it stands, and what it says. */
  each: readonly { row?: number; name: string; message: string }[];
}

/** A message about one thing is turned into one about several: `has no place: it is left open` is `have no place: they are left open`. */
export const plural = (message: string): string =>
  message
    .replace(/^(has|is|does|comes|goes|stands)\b/, (word) => manyOf[word]!)
    .replace(/\bit is\b/g, 'they are')
    .replace(/\bit has\b/g, 'they have')
    .replace(/\bit stays where it was\b/g, 'they stay where they were')
    .replace(/\bits\b/g, 'their');

const manyOf: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  does: 'do',
  comes: 'come',
  goes: 'go',
  stands: 'stand',
};

/** Names that are told at once. */
const namesShown = 60;

/**
 * The notes of a file that was taken in, each kind once, in the order in which they first come. Notes that name nobody are of
 * one kind only where they say the same.
 */
export function grouped(notes: readonly ScenarioProblem[]): NoteGroup[] {
  const kinds = new Map<string, ScenarioProblem[]>();
  for (const note of notes) {
    const key = JSON.stringify([note.file, columnOf(note) ?? '', note.kind ?? note.message]);
    const there = kinds.get(key);
    if (there) there.push(note);
    else kinds.set(key, [note]);
  }
  return [...kinds.values()].map((of) => (of.length === 1 ? single(of[0]!) : several(of)));
}

/** Of a list in a document, which of its entries is no part of the kind. */
const columnOf = ({ column }: ScenarioProblem): string | undefined => column?.replace(/\.\d+$/, '');

const single = ({ file, row, column, name, message }: ScenarioProblem): NoteGroup => ({
  file,
  ...(column === undefined ? {} : { column }),
  ...(row === undefined ? {} : { row }),
  message: name === undefined ? message : `${name} ${message}`,
  each: [],
});

function several(of: readonly ScenarioProblem[]): NoteGroup {
  const { file, message, kind, name } = of[0]!;
  const column = columnOf(of[0]!);
  const noun = column === 'nations' ? 'nation' : 'unit';
  const names = of.map((one) => one.name ?? (one.row === undefined ? '' : `row ${one.row}`)).filter(Boolean);
  const what = kind ?? plural(message);
  const said =
    name === undefined ? `${counted(of.length, 'time')}: ${kind ?? message}` : `${counted(of.length, noun)} ${what}`;
  return {
    file,
    ...(column === undefined ? {} : { column }),
    message: names.length === 0 ? said : `${said}: ${listed(names, namesShown)}`,
    each: of.map((one) => ({
      ...(one.row === undefined ? {} : { row: one.row }),
      name: one.name ?? '',
      message: one.message,
    })),
  };
}
