import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './testing/imports';

/** A chapter of the turn has one name in every room. */

const chapters = [
  'access',
  'sequence',
  'clock',
  'orders',
  'movement',
  'crossings',
  'air',
  'combat',
  'cases',
  'reports',
  'messages',
  'arrivals',
  'maps',
  'claims',
  'undo',
  'record',
  'debrief',
  'scenarios',
];

/** The folders of a room beside its chapters. */
const beside: Record<string, readonly string[]> = {
  'lib/advice': [],
  'lib/turn': ['kernel', 'issuing', 'sheets', 'testing'],
  'lib/desks/control': ['frame'],
  'lib/desks/player': ['frame'],
  'lib/db': ['kernel', 'issued', 'team', 'generated', 'testing'],
  'components/control': ['frame', 'parts'],
  'components/player': ['frame', 'sheets', 'offline'],
};

const foldersOf = (room: string): string[] =>
  readdirSync(join(root, room), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

describe('one name a chapter', () => {
  it.each(Object.entries(beside))(
    '%s has folders of chapters, and those it is known to have beside',
    (room, others) => {
      const folders = foldersOf(room);
      expect(folders.length).toBeGreaterThan(5);
      expect(folders.filter((folder) => !chapters.includes(folder) && !others.includes(folder))).toEqual([]);
    },
  );

  it('the table of the README has every chapter, and a dot where a room has it', () => {
    const rows = [...textOf('lib/README.md').matchAll(/^\| ([a-z]+) \| [^|]+ \|((?: •? ?\|){7})$/gm)];
    expect(rows.map(([, chapter]) => chapter)).toEqual(chapters);
    const wrong = rows.flatMap(([, chapter, dots]) =>
      dots!
        .split('|')
        .slice(0, 7)
        .flatMap((dot, at) => {
          const room = Object.keys(beside)[at]!;
          return dot.includes('•') === existsSync(join(root, room, chapter!)) ? [] : [`${room}/${chapter}`];
        }),
    );
    expect(wrong).toEqual([]);
  });
});
