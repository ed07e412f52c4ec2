import { describe, expect, it } from 'vitest';
import { actsAllowed } from './acts-allowed';
import { chanceToHit, facesThatHit, facesThatHold, facesThatKnockOut } from './chances';
import { afterActs, allied, german, inPhase, played, refused, said, table } from './desk-for-tests';
import type { ActOf, State, UnitEntry } from './state';
import { houseTables } from './tables';

const shot = (more: Partial<ActOf<'fire'>> = {}): ActOf<'fire'> => ({
  kind: 'fire',
  firer: 'grenadiers',
  target: 'paras',
  dice: 1,
  range: 'short',
  cover: 'soft',
  ...more,
});
const ambush = (more: Partial<ActOf<'ambush'>> = {}): ActOf<'ambush'> => ({
  ...shot(),
  firer: 'paras',
  target: 'grenadiers',
  ...more,
  kind: 'ambush',
});
const desk = (target: Partial<UnitEntry> = {}, firer: Partial<UnitEntry> = {}): State =>
  table([german('grenadiers', firer), allied('paras', target)]);
const firing = (target: Partial<UnitEntry> = {}, firer: Partial<UnitEntry> = {}) =>
  inPhase(desk(target, firer), 'directFire');
const hits = (state: State, act: ActOf<'fire'>, rolls: number[]) =>
  state.effects.length === 0 &&
  played(state, act, rolls).state.effects.reduce((sum, one) => sum + (one.kind === 'figures' ? one.figures : 0), 0);

describe('morale by class', () => {
  it('Green 5 or more (recovered), Veteran 3 or more, Elite never (book)', () => {
    const faces = (troops: UnitEntry['class']) => facesThatHold(desk({ class: troops }), 'paras');
    expect([faces('green'), faces('veteran'), faces('elite')]).toEqual([6, 8, 10]);
    const test = (troops: UnitEntry['class'], rolls: number[]) =>
      played(firing({ class: troops }), shot({ cover: 'open' }), [6, ...rolls]).lines.slice(-1)[0]?.what;
    expect(test('green', [5])).toBe('paras: 5 of 5 or more, it holds.');
    expect(test('green', [4])).toBe('paras routs off the table.');
    expect(test('veteran', [3])).toBe('paras: 3 of 3 or more, it holds.');
    expect(test('veteran', [2])).toBe('paras routs off the table.');
    expect(test('elite', [])).toBe('paras (men have fallen) is elite and takes no test.');
  });
});

describe('phase 3: direct fire', () => {
  it('7 or more hits (book), with modifiers (ours): long range −1, soft −1, hard −2, moved −1, open +1', () => {
    const still = firing({ class: 'elite' });
    const least = (state: State, act: ActOf<'fire'>) => 11 - facesThatHit(state, act);
    expect(least(still, shot())).toBe(8);
    expect(least(still, shot({ cover: 'hard' }))).toBe(9);
    expect(least(still, shot({ cover: 'open' }))).toBe(6);
    expect(least(still, shot({ range: 'long' }))).toBe(9);
    expect(least(still, shot({ cover: 'building' }))).toBe(7);
    const moved = inPhase(
      afterActs(inPhase(desk({ class: 'elite' }), 'germanMovement'), { kind: 'move', unit: 'grenadiers' }),
      'directFire',
    );
    expect(least(moved, shot({ cover: 'open' }))).toBe(7);
    expect(hits(still, shot({ dice: 4 }), [7, 8, 9, 10])).toBe(3);
  });

  it('IW-4: hits on a target in a building are rolled again, and 10 alone hits', () => {
    const act = shot({ cover: 'building', dice: 3 });
    expect(hits(firing({ class: 'elite' }), act, [7, 10, 6, 9, 10])).toBe(1);
    expect(said(played(firing({ class: 'elite' }), act, [7, 10, 6, 9, 10]).lines).slice(0, 2)).toEqual([
      'grenadiers at paras: 7, 10, 6; 7 or more with +0: 2 hits.',
      'In a building, each hit again without modifiers: 9, 10; 1 hit.',
    ]);
    expect(chanceToHit(firing(), act)).toBeCloseTo(0.04, 10);
  });

  it('IW-12: is simultaneous: who is hit still fires, and is taken off at the end of the phase', () => {
    const first = played(firing({ figures: 1 }), shot({ cover: 'open' }), [10, 1]).state;
    expect(first.units.paras).toMatchObject({ figures: 1 });
    expect(first.units.paras?.gone).toBeUndefined();
    const back = played(first, { ...shot({ cover: 'open' }), firer: 'paras', target: 'grenadiers' }, [10, 3]).state;
    const end = played(back, { kind: 'nextPhase' });
    expect(end.state.units.paras?.gone).toBe('noFigures');
    expect(end.state.units.grenadiers?.figures).toBe(5);
    expect(said(end.lines)).toEqual([
      'grenadiers has 5 figures left.',
      'paras has no figures left.',
      'Turn 1: Fights for buildings.',
    ]);
  });

  it('a unit loses no more figures than it has, whoever hits it', () => {
    const begun = inPhase(
      table([
        german('grenadiers'),
        german('gunners'),
        german('staff'),
        allied('paras', { class: 'elite', figures: 4 }),
      ]),
      'directFire',
    );
    const loses = (answer: ReturnType<typeof played>) => answer.lines.find(({ what }) => what.includes('loses'))?.what;
    const first = played(begun, shot({ dice: 3, cover: 'open' }), [10, 10, 10]);
    const second = played(first.state, shot({ firer: 'gunners', dice: 3, cover: 'open' }), [10, 10, 10]);
    const third = played(second.state, shot({ firer: 'staff', cover: 'open' }), [10]);
    expect([first, second, third].map(loses)).toEqual([
      'paras loses 3 figures.',
      'paras loses 1 figure.',
      'paras loses no more figures: all are hit.',
    ]);
    const one = played(first.state, { kind: 'nextPhase' });
    expect(said(one.lines)[0]).toBe('paras has 1 figure left.');
  });

  it('who fires is seen, and springs no ambush until he lies unseen again', () => {
    const hidden = inPhase(afterActs(desk(), { kind: 'hide', unit: 'grenadiers', hidden: true }), 'directFire');
    expect(hidden.units.grenadiers?.hidden).toBe(true);
    expect(played(hidden, shot(), [1]).state.units.grenadiers?.hidden).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString'])('“%s” is no unit, and nothing comes of naming it', (name) => {
    const shells = { kind: 'artillery', target: name, spotter: 'grenadiers', gun: 'over75', cover: 'soft' } as const;
    const fight = (unit: string) => ({
      ...({ kind: 'assault', building: 'the mill', defender: 'allied' } as const),
      attackers: [{ unit: 'grenadiers', figures: 1 }],
      defenders: [{ unit, figures: 1 }],
    });
    expect(refused(desk({}, { observes: true }), shells)).toMatchObject({
      code: 'noSuchUnit',
      field: 'target',
      message: `No unit has the id ${name}.`,
    });
    expect(refused(desk(), { kind: 'morale', unit: name })).toMatchObject({ code: 'noSuchUnit', field: 'unit' });
    expect(refused(desk(), { kind: 'hide', unit: name, hidden: true }).code).toBe('noSuchUnit');
    expect(refused(firing(), shot({ target: name }))).toMatchObject({ code: 'noSuchUnit', field: 'target' });
    expect(refused(inPhase(desk(), 'buildingAssaults'), fight(name))).toMatchObject({ field: 'defenders.0.unit' });
    const everyObject = {} as Record<string, unknown>;
    expect([everyObject.suppressed, everyObject.hidden]).toEqual([undefined, undefined]);
  });

  it('refuses who may not fire', () => {
    const once = played(firing({ class: 'elite' }), shot(), [1]).state;
    expect(refused(once, shot()).code).toBe('hasFired');
    expect(refused(desk(), shot()).code).toBe('wrongPhase');
    expect(refused(firing(), shot({ target: 'grenadiers' })).code).toBe('ownSide');
    expect(refused(firing(), shot({ target: 'nobody' })).message).toBe('No unit has the id nobody.');
    const under = firing();
    under.units.grenadiers!.suppressed = true;
    expect(refused(under, shot()).code).toBe('suppressed');
  });
});

describe('armour and soft-skins', () => {
  const tank: Partial<UnitEntry> = { kind: 'armour', armour: 'mediumTank' };

  it('IW-6: d10, less the armour, with the weapon’s figure, 7 or more', () => {
    const at = (weapon: 'light' | 'gun88', die: number) =>
      played(firing({ ...tank, class: 'elite' }), shot({ weapon, cover: 'open' }), [10, die]).lines.map(
        ({ what }) => what,
      );
    expect(at('gun88', 4)).toContain('Hit 1: 4 − 3 + 6 = 7; 7 or more knocks out: it does.');
    expect(at('gun88', 3)).toContain('Hit 1: 3 − 3 + 6 = 6; 7 or more knocks out: it holds.');
    expect(at('light', 9)).toContain('Hit 1: 9 − 3 + 1 = 7; 7 or more knocks out: it does.');
    expect(facesThatKnockOut(firing(), 'mediumTank', 'gun88')).toBe(7);
    expect(facesThatKnockOut(firing(), 'superHeavyTank', 'light')).toBe(0);
  });

  it('a vehicle that is hit and holds tests its morale; driven back 12", off the table for good (IW-13)', () => {
    const hit = played(firing(tank), shot({ weapon: 'light', cover: 'open' }), [10, 1, 2]);
    expect(said(hit.lines).slice(-2)).toEqual([
      'paras: 2 of 3 or more, it fails.',
      'paras goes back 12" and ends with its back to the enemy.',
    ]);
    expect(refused(hit.state, { kind: 'leaveTable', unit: 'paras' }).code).toBe('notDrivenBack');
    const end = played(hit.state, { kind: 'nextPhase' }).state;
    expect(played(end, { kind: 'leaveTable', unit: 'paras' }).state.units.paras?.gone).toBe('leftTable');
  });

  it('small arms do nothing to it', () => {
    expect(refused(firing(tank), shot())).toMatchObject({ code: 'noAntiArmour', field: 'weapon' });
  });

  it('morale: flame tests a vehicle too, hit or not, and does nothing to its armour', () => {
    const missed = played(firing(tank), shot({ flame: true }), [1, 2]);
    expect(said(missed.lines).slice(-4)).toEqual([
      'grenadiers at paras: 1; 7 or more with −1: 0 hits.',
      'paras tests its morale: attacked with flame.',
      'paras: 2 of 3 or more, it fails.',
      'paras goes back 12" and ends with its back to the enemy.',
    ]);
    const hit = played(firing(tank), shot({ flame: true }), [10, 3]);
    expect(said(hit.lines)).toContain('A weapon without an anti-armour value does nothing to paras.');
    expect(hit.state.effects).toEqual([]);
  });

  it('a figure below nought is written as it counts', () => {
    const tables = structuredClone(houseTables);
    Object.assign(tables, { armour: { ...tables.armour, mediumTank: { points: -1, source: 'ours' } } });
    Object.assign(tables, { antiArmour: { ...tables.antiArmour, light: { points: -2, source: 'ours' } } });
    const begun = inPhase(
      table([german('grenadiers'), allied('paras', { ...tank, class: 'elite' })], tables),
      'directFire',
    );
    expect(said(played(begun, shot({ weapon: 'light', cover: 'open' }), [10, 7]).lines)).toEqual(
      expect.arrayContaining([
        'medium tank: armour −1.',
        'anti-tank rifle or light gun: −2.',
        'Hit 1: 7 + 1 − 2 = 6; 7 or more knocks out: it holds.',
      ]),
    );
  });

  it('IW-5, IW-7: the third hit of small arms in a turn puts a soft-skin out; each hit rolls for occupants', () => {
    const truck: Partial<UnitEntry> = { kind: 'softSkin', figures: 3 };
    const begun = inPhase(table([german('grenadiers'), german('gunners'), allied('paras', truck)]), 'directFire');
    const two = played(begun, shot({ dice: 2, cover: 'open' }), [10, 10, 6, 7]).state;
    expect(two.effects).toEqual([{ kind: 'figures', unit: 'paras', figures: 1 }]);
    const three = played(two, shot({ firer: 'gunners', cover: 'open' }), [10, 1]).state;
    const end = played(three, { kind: 'nextPhase' }).state;
    expect(end.units.paras).toMatchObject({ gone: 'knockedOut', figures: 2 });
    const fresh = inPhase(played(inPhase(two, 'buildingAssaults'), { kind: 'nextPhase' }).state, 'directFire');
    expect(fresh.units.paras?.smallArmsHits).toBe(0);
  });

  it('IW-5: an anti-tank hit on a soft-skin is tested as armour 0, and rolls for occupants', () => {
    const truck: Partial<UnitEntry> = { kind: 'softSkin', figures: 3 };
    const { lines } = played(firing(truck), shot({ weapon: 'gun50', cover: 'open' }), [10, 4, 7]);
    expect(said(lines).slice(-4)).toEqual([
      'soft-skinned vehicle: armour 0.',
      '50 or 57 mm gun: +3.',
      'Hit 1: 4 − 0 + 3 = 7; 7 or more knocks out: it does.',
      'Occupants of paras: 7; 7 or more: 1 fall.',
    ]);
  });

  it('IW-14: a soft-skin whose occupants fail is abandoned; flame tests anybody', () => {
    const truck: Partial<UnitEntry> = { kind: 'softSkin', figures: 3 };
    const { state } = played(firing(truck), shot({ flame: true }), [1, 2]);
    expect(played(state, { kind: 'nextPhase' }).state.units.paras?.gone).toBe('abandoned');
  });
});

describe('phase 2: movement and ambush (IW-8, IW-9)', () => {
  const lying = (state: State) =>
    inPhase(afterActs(state, { kind: 'hide', unit: 'paras', hidden: true }), 'germanMovement');

  it('Germans move first, Allies ambush; then the other way round', () => {
    expect(refused(inPhase(desk(), 'germanMovement'), { kind: 'move', unit: 'paras' }).code).toBe('wrongPhase');
    expect(refused(inPhase(desk(), 'alliedMovement'), { kind: 'move', unit: 'grenadiers' }).code).toBe('wrongPhase');
    expect(refused(inPhase(desk(), 'alliedMovement'), ambush({ firer: 'grenadiers', target: 'paras' })).code).toBe(
      'notHidden',
    );
  });

  it('+2 (ours); the target’s movement is over, it loses men at once and tests for the ambush besides', () => {
    const { state, lines } = played(lying(desk()), ambush(), [6, 3, 3]);
    expect(said(lines)).toEqual([
      'paras springs an ambush: grenadiers moves no further.',
      '−1: target in soft cover.',
      '+2: ambush (IW-8).',
      'paras at grenadiers: 6; 7 or more with +1: 1 hit.',
      'grenadiers loses 1 figure.',
      'grenadiers tests its morale: men have fallen.',
      'grenadiers: 3 of 3 or more, it holds.',
      'grenadiers tests its morale: ambushed.',
      'grenadiers: 3 of 3 or more, it holds.',
    ]);
    expect(state.units.grenadiers).toMatchObject({ figures: 5, halted: true });
    expect(refused(state, { kind: 'move', unit: 'grenadiers' }).code).toBe('halted');
  });

  it('wants a unit that lay unseen in cover and did not move the turn before', () => {
    expect(refused(inPhase(desk(), 'germanMovement'), ambush()).code).toBe('notHidden');
    const moved = afterActs(inPhase(desk(), 'alliedMovement'), { kind: 'move', unit: 'paras' });
    const next = inPhase(moved, 'artilleryAndAir');
    expect(refused(lying(next), ambush())).toMatchObject({
      code: 'hasMoved',
      message: 'paras moved last turn: an ambush wants a unit that lay still.',
    });
    expect(refused(inPhase(desk(), 'directFire'), ambush()).code).toBe('wrongPhase');
  });
});

describe('close assault on a vehicle (IW-10)', () => {
  const begun = (unit: Partial<UnitEntry> = {}) =>
    inPhase(
      table([german('tiger', { kind: 'armour', armour: 'heavyTank' }), allied('paras', { class: 'elite', ...unit })]),
      'alliedMovement',
    );
  const close = { kind: 'closeAssault', unit: 'paras', target: 'tiger', figures: 3 } as const;

  it('a light hit (+3, ours) by three figures of an elite unit; the vehicle tests its morale', () => {
    const { lines, state } = played(begun(), close, [8, 3]);
    expect(said(lines)).toEqual([
      '3 figures of paras close with tiger.',
      'heavy tank: armour 5.',
      'close assault (IW-10): +3.',
      'Hit 1: 8 − 5 + 3 = 6; 7 or more knocks out: it holds.',
      'tiger tests its morale: assaulted at close quarters.',
      'tiger: 3 of 3 or more, it holds.',
    ]);
    expect(state.units.tiger?.gone).toBeUndefined();
    expect(played(begun(), close, [9]).state.units.tiger?.gone).toBe('knockedOut');
  });

  it('once a turn (ours)', () => {
    const { state } = played(begun(), close, [1, 3]);
    expect(refused(state, close)).toMatchObject({
      code: 'hasAssaulted',
      field: 'unit',
      message: 'paras has assaulted a vehicle: once a turn (ours).',
    });
    expect(actsAllowed(state, 'umpire').map(({ label }) => label)).not.toContain('paras assaults a vehicle');
    const next = inPhase(inPhase(state, 'artilleryAndAir'), 'alliedMovement');
    expect(actsAllowed(next, 'umpire').map(({ label }) => label)).toContain('paras assaults a vehicle');
    expect(played(next, close, [9]).state.units.tiger?.gone).toBe('knockedOut');
  });

  it('refuses others', () => {
    expect(refused(begun({ class: 'veteran' }), close).code).toBe('notElite');
    expect(refused(begun(), { ...close, figures: 2 })).toMatchObject({ code: 'tooFewFigures', field: 'figures' });
    expect(refused(begun(), { ...close, target: 'paras' }).code).toBe('ownSide');
  });
});
