import { describe, expect, it } from 'vitest';
import { readEntered } from '@/companions/rules/entered';
import { actsAllowed } from './acts-allowed';
import { allied, german, inPhase, played, table } from './desk-for-tests';
import { setupSchema, type UnitEntry } from './state';
import { houseTables, type Tables, tablesSchema } from './tables';

function read(change: (tables: Tables) => void) {
  const tables = structuredClone(houseTables);
  change(tables);
  return readEntered(tablesSchema, tables);
}

describe('the tables (5.3)', () => {
  it('are whole, and say of each figure whose it is', () => {
    expect(readEntered(tablesSchema, houseTables).ok).toBe(true);
    expect(houseTables.morale).toEqual({
      green: { face: 5, source: 'recovered' },
      veteran: { face: 3, source: 'book' },
    });
    const points = (figures: Record<string, { points: number; source: string }>) =>
      Object.fromEntries(
        Object.entries(figures).map(([name, { points: value, source }]) => [name, `${value} ${source}`]),
      );
    expect(points(houseTables.artilleryModifiers)).toEqual({
      lightGun: '-1 recovered',
      hardCover: '-2 recovered',
      heavyBurst: '1 recovered',
      open: '2 recovered',
      aircraft: '2 recovered',
    });
    expect(points(houseTables.armour)).toEqual({
      softSkin: '0 ours',
      halfTrack: '1 ours',
      armouredCar: '1 ours',
      lightTank: '2 ours',
      mediumTank: '3 ours',
      heavyTank: '5 ours',
      superHeavyTank: '6 ours',
    });
    expect(points(houseTables.antiArmour)).toEqual({
      light: '1 ours',
      bazooka: '4 ours',
      gun50: '3 ours',
      gun75: '4 ours',
      long75: '6 ours',
      gun88: '6 ours',
    });
    expect([houseTables.toHit, houseTables.inBuilding, houseTables.knockOut, houseTables.occupants]).toEqual([
      { face: 7, source: 'book' },
      { face: 10, source: 'book' },
      { face: 7, source: 'book' },
      { face: 7, source: 'ours' },
    ]);
    expect([houseTables.softSkinHits, houseTables.closeAssault]).toEqual([
      { points: 3, source: 'book' },
      { points: 3, source: 'ours' },
    ]);
  });

  it('a hole, an overlap, a wrong value: named by its field', () => {
    expect(read((tables) => tables.artilleryBands.splice(2, 1))).toMatchObject({
      field: 'artilleryBands.2.from',
      message: 'Nothing is said for 3: this band begins at 3.',
    });
    expect(read((tables) => Object.assign(tables.flakBands[1]!, { from: 6 }))).toMatchObject({
      field: 'flakBands.1.from',
      message: '6 stands in two bands: this one begins at 7.',
    });
    expect(read((tables) => Object.assign(tables.flakBands[2]!, { to: 9 }))).toMatchObject({
      field: 'flakBands.2.to',
      message: 'The last band ends at 10.',
    });
    expect(read((tables) => Object.assign(tables.toHit, { face: 11 }))).toMatchObject({
      field: 'toHit.face',
      message: 'A d10 shows 1 to 10.',
    });
    // By none a vehicle would be out that nobody has hit (IW-5).
    expect(read((tables) => Object.assign(tables.softSkinHits, { points: 0 }))).toMatchObject({
      field: 'softSkinHits.points',
      message: '1 or more.',
    });
    expect(read((tables) => Object.assign(tables.armour, { heavyTank: undefined }))).toMatchObject({
      field: 'armour.heavyTank',
      message: 'A figure: points, and whose it is.',
    });
  });

  it('another table is played by', () => {
    const tables: Tables = { ...houseTables, morale: { ...houseTables.morale, veteran: { face: 9, source: 'ours' } } };
    const state = table([german('hq', { observes: true }), allied('paras')], tables);
    const act = { kind: 'artillery', target: 'paras', spotter: 'hq', gun: 'over75', cover: 'soft' } as const;
    expect(played(state, act, [3, 8]).state.units.paras?.gone).toBe('routed');
  });
});

describe('the setup', () => {
  const unit = { id: 'a', name: 'A', side: 'allied', kind: 'foot', class: 'green', figures: 3 };
  it('refuses what cannot stand on a table', () => {
    const wrong = (change: object) => readEntered(setupSchema, { units: [{ ...unit, ...change }] });
    expect(wrong({}).ok).toBe(true);
    expect(wrong({ kind: 'armour' })).toMatchObject({ field: 'units.0.armour' });
    expect(wrong({ figures: 0 })).toMatchObject({ message: 'Men on foot are at least 1 figure.' });
    expect(wrong({ class: 'crack' })).toMatchObject({ message: 'green, veteran or elite.' });
    expect(readEntered(setupSchema, { units: [unit, unit] })).toMatchObject({
      field: 'units.1.id',
      message: 'Another unit has the id a.',
    });
  });
});

describe('what may be done', () => {
  it('each player has his own cards in his turn, the umpire the rest', () => {
    const state = inPhase(table([german('grenadiers'), allied('paras')]), 'buildingAssaults');
    expect(actsAllowed(state, 'german')).toEqual([]);
    expect(actsAllowed(state, 'umpire').map(({ label }) => label)).toEqual([
      'Assault a building',
      'A unit lies hidden, or is seen',
      'A unit tests its morale',
      'Next phase',
    ]);
    const fight = played(
      state,
      {
        kind: 'assault',
        building: 'the school',
        defender: 'german',
        attackers: [{ unit: 'paras', figures: 1 }],
        defenders: [{ unit: 'grenadiers', figures: 2 }],
      },
      [1, 1, 1],
    ).state;
    expect(actsAllowed(fight, 'german').map(({ label }) => label)).toEqual([
      'Play the ace of spades',
      'Play the 2 of spades',
    ]);
    expect(actsAllowed(fight, 'allied')).toEqual([]);
  });

  it('in movement: who moves, who lies in wait', () => {
    const state = inPhase(
      played(table([german('grenadiers'), allied('paras')]), { kind: 'hide', unit: 'paras', hidden: true }).state,
      'germanMovement',
    );
    expect(actsAllowed(state, 'umpire').map(({ label }) => label)).toEqual([
      'grenadiers moves',
      'paras springs an ambush',
      'A unit lies hidden, or is seen',
      'A unit tests its morale',
      'Next phase',
    ]);
  });

  it('a close assault is offered to three elite men on foot where there is a vehicle, to nobody else', () => {
    const offered = (unit: Partial<UnitEntry>, target: Partial<UnitEntry>) =>
      actsAllowed(
        inPhase(table([german('grenadiers', unit), allied('jeep', target)]), 'germanMovement'),
        'umpire',
      ).some(({ label }) => label === 'grenadiers assaults a vehicle');
    const jeep = { kind: 'softSkin' } as const;
    expect(offered({ class: 'elite', figures: 3 }, jeep)).toBe(true);
    expect(offered({ class: 'elite', figures: 2 }, jeep)).toBe(false);
    expect(offered({ class: 'veteran', figures: 3 }, jeep)).toBe(false);
    expect(offered({ class: 'elite', figures: 3 }, {})).toBe(false);
  });
});
