import { describe, expect, it } from 'vitest';
import { afterActs, game, inPhase, inTurn, plainMap, played, refused, said, unit, withUnits } from './desk-for-tests';
import type { BridgeKind, HexsideEntry } from './map-data';
import type { Act, State } from './state';

const us = unit('US 2-2-7 no. 1 of the 101st');
const tanks = unit('UK 4-3-10 no. 1 (turn 2)');
const engineers = unit('3-3-10 (E)');
const slow = unit('German 3-3-7 no. 4 (set-up)');

const side = '2010/2110';
const river = (more: Partial<HexsideEntry> = {}): HexsideEntry => ({ water: 'river', prohibited: true, ...more });
const bridged = (bridge: BridgeKind) => river({ bridge });

/** Allied movement of turn 3 with these hexsides and units. */
function morning(hexsides: Record<string, HexsideEntry>, places: Record<string, string>, turn = 3): State {
  const begun = game({ map: plainMap({}, hexsides) });
  const open = inTurn(begun, turn, 'alliedMovement');
  return withUnits(open, places);
}
const move = (id: string, ...path: string[]): Act => ({ kind: 'move', unit: id, path });
const demolish = (hexside: string): Act => ({ kind: 'demolish', hexside });

describe('§14.0 bridge demolition', () => {
  it('the units of the tests are those', () => {
    expect(game().pieces[tanks]).toBeDefined();
    expect(slow).toBe('german-0-4');
  });

  it('is offered the instant an Allied unit comes to a bridge that a German unit reaches, and halts it', () => {
    const begun = morning({ [side]: bridged('canal') }, { [us]: '1808', [slow]: '2810' });
    const { state, lines } = played(begun, move(us, '1909', '2009', '2010'));
    // 28 to 21 are seven hexes, a 3-3-7 reaches it; the unit stops in 2010, next to the bridge.
    expect(state.demolition).toEqual([side]);
    expect(said(lines).at(-1)).toBe('The German player may try to blow 2010/2110 before anything else.');
    expect(refused(state, move(us, '2110'))).toMatchObject({
      code: 'demolitionWaits',
      message: 'The German player first decides on 2010/2110.',
    });
    const on = played(played(state, { kind: 'letStand' }).state, move(us, '2110'));
    expect(on.state.pieces[us]?.hex).toBe('2110');
    expect(on.state.demolition).toEqual([side]);
  });

  it('halts a unit in the middle of its path', () => {
    const begun = morning({ [side]: bridged('canal') }, { [us]: '1909', [slow]: '2810' });
    const { state } = played(begun, move(us, '2009', '2010', '2110', '2210'));
    expect(state.pieces[us]?.hex).toBe('2010');
  });

  it('FB-21: is not offered where no German unit has it within its movement in hexes', () => {
    const begun = morning({ [side]: bridged('canal') }, { [us]: '2009', [slow]: '2910' });
    expect(played(begun, move(us, '2010')).state.demolition).toEqual([]);
  });

  it('FB-25: succeeds on 1–3 for a canal bridge, 1–2 for a railroad bridge, 1 for a highway bridge', () => {
    for (const [kind, limit] of [
      ['canal', 3],
      ['railroad', 2],
      ['highway', 1],
    ] as const)
      for (let die = 1; die <= 6; die += 1) {
        const begun = morning({ [side]: bridged(kind) }, { [us]: '2009', [slow]: '2710' });
        const { state, lines } = played(played(begun, move(us, '2010')).state, demolish(side), [die]);
        expect(state.demolished).toEqual(die <= limit ? [side] : []);
        expect(said(lines)[0]).toBe(
          `${kind} bridge 2010/2110: blown on ${limit === 1 ? '1' : `1–${limit}`}; ${die}, it ${die <= limit ? 'is demolished' : 'stands'}.`,
        );
      }
  });

  it('FB-22: one attempt a bridge a turn', () => {
    const begun = morning({ [side]: bridged('canal') }, { [us]: '2009', [tanks]: '2008', [slow]: '2710' });
    const tried = played(played(begun, move(us, '2010')).state, demolish(side), [4]).state;
    const second = played(tried, move(us, '2110')).state;
    expect(second.demolition).toEqual([]);
    expect(refused(second, demolish(side))).toMatchObject({ code: 'notOffered', field: 'hexside' });
  });

  it('FB-23: only the bridges of the hex that was entered', () => {
    const begun = morning(
      { [side]: bridged('canal'), '2012/2112': bridged('canal') },
      { [us]: '2009', [slow]: '2710' },
    );
    expect(played(begun, move(us, '2010')).state.demolition).toEqual([side]);
  });

  it('FB-24: a bridge next to an Allied unit when the turn began is safe for the whole turn', () => {
    const begun = morning({ [side]: bridged('canal') }, { [us]: '2010', [tanks]: '2008', [slow]: '2710' }, 2);
    const next = inTurn(begun, 3, 'alliedMovement');
    expect(next.immune).toEqual([side]);
    expect(played(next, move(us, '2110')).state.demolition).toEqual([]);
  });

  it('a landing next to a bridge offers it too', () => {
    const begun = game({ map: plainMap({}, { '1008/1108': bridged('highway') }) });
    const morningOf = withUnits(inPhase(begun, 'alliedMovement'), { [slow]: '1210' });
    const { state } = played(morningOf, { kind: 'land', unit: us, hex: '1007' }, [4]);
    expect(state.demolition).toEqual(['1008/1108']);
  });

  it('§14.1: a demolished bridge is a river hexside', () => {
    const begun = { ...morning({ [side]: bridged('canal') }, { [us]: '2010' }), demolished: [side] };
    expect(refused(begun, move(us, '2110'))).toMatchObject({
      code: 'noBridge',
      message: 'No bridge stands over 2010/2110, and it may not be crossed without one.',
    });
    expect(played({ ...begun, demolished: [] }, move(us, '2110')).state.pieces[us]?.hex).toBe('2110');
  });
});

describe('§14.2 bridge repair', () => {
  const broken = (kind: BridgeKind, places: Record<string, string>): State => ({
    ...morning({ [side]: bridged(kind) }, places),
    demolished: [side],
  });
  const repair: Act = { kind: 'repair', hexside: side };

  it('FB-25: succeeds on 5–6 for canal and railroad bridges, 4–6 for highway bridges', () => {
    for (const [kind, from] of [
      ['canal', 5],
      ['railroad', 5],
      ['highway', 4],
    ] as const)
      for (let die = 1; die <= 6; die += 1) {
        const { state } = played(broken(kind, { [engineers]: '2005' }), repair, [die]);
        expect(state.demolished).toEqual(die >= from ? [] : [side]);
      }
  });

  it('within the movement of the engineers in hexes, in an Allied movement phase', () => {
    expect(played(broken('canal', { [engineers]: '1005' }), repair, [6]).state.repaired).toEqual([side]);
    expect(refused(broken('canal', { [engineers]: '0904' }), repair)).toMatchObject({
      code: 'outOfReach',
      message: '2010/2110 is 12 hexes from the engineers in 0904: 10 at most.',
    });
    expect(refused(broken('canal', {}), repair).code).toBe('noEngineers');
    expect(refused(inPhase(broken('canal', { [engineers]: '2005' }), 'alliedCombat'), repair).code).toBe('wrongPhase');
    expect(
      played(inPhase(broken('canal', { [engineers]: '2005' }), 'alliedMobile'), repair, [6]).state.demolished,
    ).toEqual([]);
  });

  it('not next to a German unit, nor in its zone of control', () => {
    expect(refused(broken('canal', { [engineers]: '2005', [slow]: '2110' }), repair).code).toBe('germansNear');
    expect(refused(broken('canal', { [engineers]: '2005', [slow]: '2111' }), repair).message).toBe(
      '2010 holds a German unit or is in its zone of control.',
    );
  });

  it('FB-27: one die a bridge a phase, and again in the mobile phase', () => {
    const tried = played(broken('canal', { [engineers]: '2005' }), repair, [1]).state;
    expect(refused(tried, repair).code).toBe('triedOnce');
    expect(played(inPhase(tried, 'alliedMobile'), repair, [5]).state.demolished).toEqual([]);
  });

  it('FB-26: repaired, it stands, and may not be blown before the player turn ends', () => {
    const begun = broken('canal', { [engineers]: '2005', [us]: '2009', [slow]: '2710' });
    const repaired = played(begun, repair, [6]).state;
    expect(played(repaired, move(us, '2010')).state.demolition).toEqual([]);
    const next = inTurn(repaired, 4, 'alliedMovement');
    expect(next.repaired).toEqual([]);
    expect(played(next, move(us, '2010')).state.demolition).toEqual([side]);
  });

  it('a bridge that stands is not repaired', () => {
    expect(refused({ ...broken('canal', { [engineers]: '2005' }), demolished: [] }, repair)).toMatchObject({
      code: 'notDemolished',
      message: 'No demolished bridge is on 2010/2110: none is demolished.',
    });
  });
});

describe('§15.0 engineer bridging', () => {
  const bank = { [side]: river(), '2012/2112': river() };
  const over: Act = { kind: 'bridge', hexside: side };

  it('lets Allied units cross as over a bridge, German ones not (FB-36)', () => {
    const begun = morning(bank, { [engineers]: '2005', [us]: '2010', [slow]: '2710' });
    expect(refused(begun, move(us, '2110')).code).toBe('noBridge');
    const bridgedNow = afterActs(begun, over);
    const crossed = played(bridgedNow, move(us, '2110')).state;
    expect(crossed.pieces[us]?.hex).toBe('2110');
    expect(crossed.engineer).toEqual({ hexside: side, used: true });
    const german = withUnits(inPhase(afterActs(begun, over), 'germanMovement'), {
      [engineers]: '2005',
      [slow]: '2110',
    });
    expect(refused(german, move(slow, '2010')).code).toBe('noBridge');
  });

  it('FB-28: another hexside only while this one was not crossed this turn', () => {
    const begun = afterActs(morning(bank, { [engineers]: '2005', [us]: '2010' }), over);
    const other: Act = { kind: 'bridge', hexside: '2012/2112' };
    expect(afterActs(begun, other).engineer).toEqual({ hexside: '2012/2112', used: false });
    const crossed = afterActs(begun, move(us, '2110'));
    expect(refused(crossed, other)).toMatchObject({
      code: 'usedThisTurn',
      message: '2010/2110 has been crossed this turn: one bridged hexside a turn.',
    });
    const next = inTurn(crossed, 4, 'alliedMovement');
    expect(next.engineer).toEqual({ hexside: side, used: false });
    expect(afterActs(next, other).engineer.hexside).toBe('2012/2112');
  });

  it('FB-29: stays for the turn, and lapses at the next with a German near or out of reach', () => {
    const begun = afterActs(morning(bank, { [engineers]: '2005' }), over);
    const german = withUnits(begun, { [engineers]: '2005', [slow]: '2111' });
    expect(inPhase(german, 'germanMobile').engineer.hexside).toBe(side);
    expect(inTurn(german, 4, 'allotment').engineer.hexside).toBeNull();
    expect(inTurn(withUnits(begun, { [engineers]: '0904' }), 4, 'allotment').engineer.hexside).toBeNull();
  });

  it('FB-30: over a demolished bridge, which is not repaired by it', () => {
    const begun = {
      ...morning({ [side]: bridged('canal') }, { [engineers]: '2005', [us]: '2010' }),
      demolished: [side],
    };
    const { state, lines } = played(begun, over);
    expect(said(lines)).toEqual([
      'The engineers bridge 2010/2110: Allied units cross it as a bridge.',
      'The demolished bridge there is not repaired by that.',
    ]);
    const crossed = played(state, move(us, '2110')).state;
    expect(crossed.pieces[us]?.hex).toBe('2110');
    expect(crossed.demolished).toEqual([side]);
  });

  it('refuses dry ground, what is out of reach, and a hexside in a German zone', () => {
    expect(refused(morning({}, { [engineers]: '2005' }), over).code).toBe('noWater');
    expect(refused(morning(bank, { [engineers]: '0904' }), over).code).toBe('outOfReach');
    expect(refused(morning(bank, { [engineers]: '2005', [slow]: '2111' }), over).code).toBe('germansNear');
  });
});
