import { describe, expect, it } from 'vitest';
import type { UnitOfTheGame } from '@/companions/rules/scene';
import { arms } from '@/lib/words';
import { setupSchema } from './state';
import { unitsAtTable } from './units-of-the-game';

const unit = (change: Partial<UnitOfTheGame>): UnitOfTheGame => ({
  id: 'A087',
  name: '2 Para Bn',
  side: 'allied',
  arm: 'paras',
  flags: [],
  stepsLost: 0,
  place: 'Arnhem bridge',
  ...change,
});

describe('the units of the main game at the table (ours)', () => {
  it('men that came by air are elite on foot, ten figures', () => {
    expect(unitsAtTable([unit({})])).toEqual([
      {
        id: 'A087',
        name: '2 Para Bn',
        side: 'allied',
        kind: 'foot',
        class: 'elite',
        figures: 10,
        place: 'Arnhem bridge',
      },
    ]);
  });

  it('tanks are medium, and heavy where the counter says so; panzer grenadiers ride in half-tracks', () => {
    const german = { side: 'german', id: 'G1', name: 'sPzAbt' } as const;
    const table = unitsAtTable([
      unit({ ...german, arm: 'armour', flags: ['tanks'] }),
      unit({ ...german, arm: 'armour', flags: ['tanks', 'heavyTanks'] }),
      unit({ ...german, arm: 'mechanised' }),
    ]);
    expect(table.map(({ kind, armour, figures }) => [kind, armour, figures])).toEqual([
      ['armour', 'mediumTank', 4],
      ['armour', 'heavyTank', 4],
      ['armour', 'halfTrack', 8],
    ]);
  });

  it('a headquarters is green and may call artillery; a lorry is soft-skinned', () => {
    expect(unitsAtTable([unit({ arm: 'hq' }), unit({ id: 'A2', arm: 'transport' })])).toEqual([
      {
        id: 'A087',
        name: '2 Para Bn',
        side: 'allied',
        kind: 'foot',
        class: 'green',
        figures: 4,
        observes: true,
        place: 'Arnhem bridge',
      },
      {
        id: 'A2',
        name: '2 Para Bn',
        side: 'allied',
        kind: 'softSkin',
        class: 'green',
        figures: 3,
        place: 'Arnhem bridge',
      },
    ]);
  });

  it('a step lost is two figures gone, never the last one', () => {
    expect(unitsAtTable([unit({ stepsLost: 3 }), unit({ stepsLost: 5 })]).map(({ figures }) => figures)).toEqual([
      4, 1,
    ]);
  });

  it('is a setup that the game takes, whatever the arm', () => {
    const units = unitsAtTable(arms.map((arm, i) => unit({ id: `A${i}`, arm, stepsLost: 1 })));
    expect(
      setupSchema.safeParse({ units, places: [{ name: 'Arnhem bridge', cover: 'building', what: 'city' }] }).success,
    ).toBe(true);
  });
});
