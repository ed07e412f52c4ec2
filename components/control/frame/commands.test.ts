import { describe, expect, it } from 'vitest';
import { matching } from '@/components/ui/matching';
import { commandsOf } from './commands';

const team = { id: 't', key: 'guards', name: 'Guards Armoured', side: 'allied' as const };
const begun = { teams: [], isBegun: true, practice: null };
const withGuards = { ...begun, teams: [team] };
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
        begun,
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
        begun,
        [],
      ).slice(0, 2),
    ).toEqual([
      ['Take a call', 'on every desk'],
      ['Flag this moment', 'on every desk'],
    ]));

  it('leads to every desk by its letter and to the papers of every team', () => {
    const found = labels(noKeys, [{ deed: 'map', name: 'Map', path: '/map' }], withGuards, []);
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
    expect(commandsOf(noKeys, [], withGuards, [])).toContainEqual({
      id: 'sees guards',
      label: 'See as Guards Armoured',
      hint: 'what its seats see',
      path: '/sees/guards',
    }));

  it('ends with what was found in the game', () =>
    expect(
      labels(noKeys, [], begun, [{ id: 'c', label: 'C2 Nijmegen', hint: 'combat, grouped', path: '/combats/c' }]).at(
        -1,
      ),
    ).toEqual(['C2 Nijmegen', 'combat, grouped']));

  const seats = { deed: 'seats', name: 'Seats', path: '/setup', isGameControls: true } as const;
  const tried = (of: Parameters<typeof commandsOf>[2], desks = [seats]) =>
    commandsOf(noKeys, desks, of, []).flatMap(({ label, tries, looksAt, showsSteps }) =>
      tries || looksAt || showsSteps ? [[label, tries ?? looksAt ?? 'shows the steps']] : [],
    );

  it('offers Game Control a game to try, under what people look for, until the game begins', () => {
    const lobby = { ...begun, isBegun: false };
    expect(tried(lobby)).toEqual([
      ['Try a turn', 'arnhem-bridge'],
      ['Try Market Garden', 'market-garden'],
      ['See a finished battle', 'market-garden'],
    ]);
    for (const word of ['try', 'demo', 'example', 'tutorial', 'practice', 'learn'])
      expect(
        matching(commandsOf(noKeys, [seats], lobby, []), word).map(({ label }) => label),
        word,
      ).toEqual(expect.arrayContaining(['Try a turn', 'Try Market Garden', 'See a finished battle']));
    expect(tried(begun)).toEqual([]);
    expect(tried(lobby, [])).toEqual([]);
    expect(tried({ ...lobby, practice: { title: 'Crete', hasSteps: false, isRehearsal: false } })).toEqual([]);
  });

  it('shows the steps again where there are steps', () => {
    expect(tried({ ...begun, practice: { title: 'Arnhem Bridge', hasSteps: true, isRehearsal: false } })).toEqual([
      ['Show the steps', 'shows the steps'],
    ]);
    expect(tried({ ...begun, practice: { title: 'Market Garden', hasSteps: false, isRehearsal: false } })).toEqual([]);
  });

  it('names no thing twice', () => {
    const ids = commandsOf(
      { desk: [['nextPhase', 'next phase']], frame: [['telephone', 'take a call']] },
      [{ deed: 'map', name: 'Map', path: '/map' }],
      withGuards,
      [],
    ).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
