import { describe, expect, it } from 'vitest';
import { desks } from '@/components/control/frame/desks';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import { roleBriefings } from './role-briefings';

const wordsOf = ({ purpose, inTheTurn, means, never, whenStuck }: (typeof roleBriefings)[number]) =>
  [purpose, ...inTheTurn.flat(), ...means.flat(), ...never, ...whenStuck].join('\n');

describe('a page for each role', () => {
  it('there is one for every kind of Control and every duty of a staff', () =>
    expect(roleBriefings.map(({ role }) => role)).toEqual([
      'gameControl',
      'teamControl',
      'mapControl',
      'airControl',
      'commander',
      'operations',
      'intelligence',
    ]));

  it.each(roleBriefings.filter(({ isPlayers }) => isPlayers))(
    '§2: $title reads no word of the mechanism',
    (briefing) => {
      const said = wordsOf(briefing);
      expect(mechanismWords.filter(({ pattern }) => pattern.test(said)).map(({ name }) => name)).toEqual([]);
    },
  );

  it('a letter printed for a desk is that desk’s own', () => {
    const letters = new Set(desks.map(({ deed }) => keyOf(deed)));
    const printed = roleBriefings
      .flatMap(({ means }) => means.map(([key]) => key))
      .filter((key) => /^[A-Z]$/.test(key));
    const elsewhere = ['N', 'E', 'T', 'W'];
    expect(printed.filter((key) => !letters.has(key) && !elsewhere.includes(key))).toEqual([]);
  });
});
