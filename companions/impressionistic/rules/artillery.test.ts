import { describe, expect, it } from 'vitest';
import { bandsReached } from './chances';
import { allied, german, inPhase, played, refused, said, table } from './desk-for-tests';
import type { Act, CoverOfTarget, Gun, State } from './state';

const street = (target = {}) => table([german('spotter', { observes: true }), allied('paras', target)]);
const shell = (gun: Gun, cover: CoverOfTarget): Act => ({
  kind: 'artillery',
  target: 'paras',
  spotter: 'spotter',
  gun,
  cover,
});
/** The sentence of the result, for an elite target that tests no morale. */
const result = (state: State, act: Act, die: number) => {
  const words = ['no effect', 'suppressed', 'driven back', 'driven back with casualties', 'destroyed'];
  return said(played(state, act, [die]).lines).find((line) => words.some((word) => line.endsWith(`: ${word}.`)));
};
const elite = () => street({ class: 'elite' });
/** The number of faces that bring each result. */
const facesOf = (gun: Gun, cover: CoverOfTarget, fromAircraft: boolean) => {
  const faces: Record<string, number> = {};
  for (const { band, reached } of bandsReached(elite(), { gun, cover }, fromAircraft))
    faces[band.result] = (faces[band.result] ?? 0) + reached.length;
  return faces;
};

describe('phase 1: artillery', () => {
  it('recovered: no effect 1–2, suppress 3–6, retreat 7–8; ours: casualties 9–10, destroyed 11+ (IW-1)', () => {
    const plain = shell('over75', 'soft');
    expect([1, 2, 3, 6, 7, 8, 9, 10].map((die) => result(elite(), plain, die))).toEqual([
      '1: no effect.',
      '2: no effect.',
      '3: suppressed.',
      '6: suppressed.',
      '7: driven back.',
      '8: driven back.',
      '9: driven back with casualties.',
      '10: driven back with casualties.',
    ]);
    expect(result(elite(), shell('over105', 'open'), 8)).toBe('11: destroyed.');
  });

  it('recovered modifiers: light gun −1 (IW-2), hard cover −2, over 105 mm, bomb or rocket +1, open +2', () => {
    expect(result(elite(), shell('upTo75', 'soft'), 7)).toBe('6: suppressed.');
    expect(result(elite(), shell('over75', 'hard'), 7)).toBe('5: suppressed.');
    expect(result(elite(), shell('over105', 'soft'), 7)).toBe('8: driven back.');
    expect(result(elite(), shell('bomb', 'soft'), 7)).toBe('8: driven back.');
    expect(result(elite(), shell('rocket', 'soft'), 7)).toBe('8: driven back.');
    expect(result(elite(), shell('over75', 'open'), 7)).toBe('9: driven back with casualties.');
    expect(result(elite(), shell('upTo75', 'hard'), 1)).toBe('−2: no effect.');
  });

  it('says whose each figure is', () => {
    const { lines } = played(elite(), shell('over105', 'open'), [8]);
    expect(lines.map(({ what, source }) => `${what} ${source}`)).toEqual([
      'An impact marker lies on paras until the next turn. book',
      'Fire on paras: 8. book',
      '+1: over 105 mm, bomb or rocket. recovered',
      '+2: target in the open. recovered',
      '11: destroyed. ours',
      'paras is taken off the table. ours',
    ]);
  });

  it('an attack with an effect tests morale, one without does not', () => {
    expect(played(street(), shell('over75', 'soft'), [2]).state.units.paras?.gone).toBeUndefined();
    const failed = played(street(), shell('over75', 'soft'), [3, 2]);
    expect(failed.state.units.paras?.gone).toBe('routed');
    expect(said(failed.lines).slice(-3)).toEqual([
      'paras tests its morale: shelled.',
      'paras: 2 of 3 or more, it fails.',
      'paras routs off the table.',
    ]);
  });

  it('casualties cost a figure and a second test, for the men who fell (IW-16)', () => {
    const { state } = played(street(), shell('over75', 'soft'), [9, 3, 3]);
    expect(state.units.paras).toMatchObject({ figures: 5, suppressed: true, halted: true });
    const once = { ...street(), tables: { ...street().tables, moraleOncePerPhase: true } };
    expect(played(once, shell('over75', 'soft'), [9, 3]).state.units.paras?.figures).toBe(5);
  });

  it('a marker lies until the next turn; what is suppressed is so for the turn', () => {
    const hit = played(elite(), shell('over75', 'soft'), [3]).state;
    expect([hit.impacts, hit.units.paras?.suppressed]).toEqual([['paras'], true]);
    const last = inPhase(hit, 'buildingAssaults');
    expect(last.impacts).toEqual(['paras']);
    const next = played(last, { kind: 'nextPhase' }).state;
    expect([next.turn, next.impacts, next.units.paras?.suppressed]).toEqual([2, [], false]);
  });

  it('a headquarters or a spotter of the other side calls it, in its phase', () => {
    const blind = table([german('spotter'), allied('paras')]);
    expect(refused(blind, shell('over75', 'soft'))).toMatchObject({
      code: 'noSpotter',
      message: 'spotter may not call artillery: a headquarters or a spotter team does.',
      field: 'spotter',
    });
    expect(refused(table([allied('spotter', { observes: true }), allied('paras')]), shell('over75', 'soft')).code).toBe(
      'ownSide',
    );
    expect(refused(inPhase(elite(), 'directFire'), shell('over75', 'soft')).code).toBe('wrongPhase');
    expect(refused(table([german('spotter', { observes: true })]), shell('over75', 'soft'))).toMatchObject({
      code: 'noSuchUnit',
      field: 'target',
    });
  });

  it('chances before the die', () => {
    expect(facesOf('over75', 'soft', false)).toEqual({
      noEffect: 2,
      suppress: 4,
      retreat: 2,
      retreatWithCasualties: 2,
      destroyed: 0,
    });
    expect(facesOf('bomb', 'open', true)).toEqual({
      noEffect: 0,
      suppress: 1,
      retreat: 2,
      retreatWithCasualties: 2,
      destroyed: 5,
    });
  });
});

describe('phase 1: air attack and flak', () => {
  const attack = (flak: number): Act => ({
    kind: 'airAttack',
    side: 'german',
    target: 'paras',
    gun: 'bomb',
    cover: 'soft',
    flak,
  });

  it('flak fires first (ours): 1–6 a miss, 7–8 turns it away, 9–10 shoots it down', () => {
    expect(said(played(street(), attack(2), [6, 7]).lines)).toEqual([
      'Flak 1 of 2: 6, a miss.',
      'Flak 2 of 2: 7, the aircraft turns away.',
    ]);
    expect(said(played(street(), attack(2), [9]).lines)).toEqual(['Flak 1 of 2: 9, the aircraft is shot down.']);
    expect(said(played(street(), attack(1), [8]).lines)[0]).toBe('Flak 1 of 1: 8, the aircraft turns away.');
    expect(said(played(street(), attack(1), [10]).lines)[0]).toBe('Flak 1 of 1: 10, the aircraft is shot down.');
  });

  it('an aircraft adds 2, and whoever is attacked tests morale whatever came of it', () => {
    const { lines, state } = played(street(), { ...attack(0), cover: 'hard' } as Act, [1, 3]);
    expect(said(lines)).toEqual([
      'Fire on paras: 1.',
      '+1: over 105 mm, bomb or rocket.',
      '−2: target in hard cover.',
      '+2: from an aircraft.',
      '2: no effect.',
      'paras tests its morale: attacked by aircraft.',
      'paras: 3 of 3 or more, it holds.',
    ]);
    expect(state.units.paras?.suppressed).toBe(false);
  });

  it('not at the own side', () => {
    expect(refused(street(), { ...attack(0), side: 'allied' } as Act).code).toBe('ownSide');
  });
});
