import { describe, expect, it } from 'vitest';
import { commandsOf } from './commands';

const team = { id: 't', key: 'guards', name: 'Guards Armoured', side: 'allied' as const };
const labels = (...of: Parameters<typeof commandsOf>) => commandsOf(...of).map(({ label, hint }) => [label, hint]);

describe('the command palette', () => {
  it('begins with what the desk shown does by a letter; walking and opening are no commands', () =>
    expect(
      commandsOf(
        [
          ['J K', 'card'],
          ['↵', 'open'],
          ['N', 'next phase'],
        ],
        [],
        [],
        [],
      ).slice(0, 1),
    ).toEqual([{ id: 'key N', label: 'Next phase', hint: 'on this desk', keys: 'N', press: 'n' }]));

  it('leads to every desk by its letter and to the papers of every team', () => {
    const found = labels([], [{ letter: 'M', name: 'Map', path: '/map' }], [team], []);
    expect(found).toContainEqual(['Map', 'desk']);
    expect(found.filter(([label]) => label === 'Guards Armoured')).toEqual([
      ['Guards Armoured', 'order sheet'],
      ['Guards Armoured', 'report'],
      ['Guards Armoured', 'its own map'],
      ['Guards Armoured', 'what it knows of…'],
    ]);
  });

  it('looks over the shoulder of every team', () =>
    expect(commandsOf([], [], [team], [])).toContainEqual({
      ...{ id: 'sees guards', label: 'See as Guards Armoured', hint: 'what its seats see', path: '/sees/guards' },
    }));

  it('ends with what was found in the game', () =>
    expect(
      labels([], [], [], [{ id: 'c', label: 'C2 Nijmegen', hint: 'combat, grouped', path: '/combats/c' }]).at(-1),
    ).toEqual(['C2 Nijmegen', 'combat, grouped']));

  it('names no thing twice', () => {
    const ids = commandsOf([['N', 'next phase']], [{ letter: 'M', name: 'Map', path: '/map' }], [team], []).map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
