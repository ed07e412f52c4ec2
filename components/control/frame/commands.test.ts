import { describe, expect, it } from 'vitest';
import { commandsOf } from './commands';

const team = { id: 't', key: 'guards', name: 'Guards Armoured', side: 'allied' as const };
const noKeys = { desk: [], frame: [] };
const labels = (...of: Parameters<typeof commandsOf>) => commandsOf(...of).map(({ label, hint }) => [label, hint]);

describe('the command palette', () => {
  it('begins with what the desk shown does by a letter; walking and opening are no commands', () =>
    expect(
      commandsOf(
        {
          desk: [
            ['walk', 'card'],
            ['open', 'open'],
            ['nextPhase', 'next phase'],
          ],
          frame: [],
        },
        [],
        [],
        [],
      ).slice(0, 1),
    ).toEqual([{ id: 'nextPhase on this desk', label: 'Next phase', hint: 'on this desk', keys: 'N', press: 'n' }]));

  it('offers what a key does on every desk, a mark as well as a letter', () =>
    expect(
      labels(
        {
          desk: [],
          frame: [
            ['telephone', 'take a call'],
            ['flag', 'flag this moment'],
          ],
        },
        [],
        [],
        [],
      ).slice(0, 2),
    ).toEqual([
      ['Take a call', 'on every desk'],
      ['Flag this moment', 'on every desk'],
    ]));

  it('leads to every desk by its letter and to the papers of every team', () => {
    const found = labels(noKeys, [{ deed: 'map', name: 'Map', path: '/map' }], [team], []);
    expect(found).toContainEqual(['Map', 'desk']);
    expect(found.filter(([label]) => label === 'Guards Armoured')).toEqual([
      ['Guards Armoured', 'order sheet'],
      ['Guards Armoured', 'air request sheet'],
      ['Guards Armoured', 'report'],
      ['Guards Armoured', 'its own map'],
      ['Guards Armoured', 'what it knows of…'],
    ]);
  });

  it('looks over the shoulder of every team', () =>
    expect(commandsOf(noKeys, [], [team], [])).toContainEqual({
      id: 'sees guards',
      label: 'See as Guards Armoured',
      hint: 'what its seats see',
      path: '/sees/guards',
    }));

  it('ends with what was found in the game', () =>
    expect(
      labels(noKeys, [], [], [{ id: 'c', label: 'C2 Nijmegen', hint: 'combat, grouped', path: '/combats/c' }]).at(-1),
    ).toEqual(['C2 Nijmegen', 'combat, grouped']));

  it('names no thing twice', () => {
    const ids = commandsOf(
      { desk: [['nextPhase', 'next phase']], frame: [['telephone', 'take a call']] },
      [{ deed: 'map', name: 'Map', path: '/map' }],
      [team],
      [],
    ).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
