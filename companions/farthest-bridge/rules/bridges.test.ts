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
    expect(played(next, move(us, '2110')).state.demolition).toEqual([]);
  });

  it('FB-24: safe too where the bridge is read off the map only in the course of the turn', () => {
    const next = inTurn(morning({}, { [us]: '2010', [slow]: '2710' }, 2), 3, 'alliedMovement');
    const entered = afterActs(next, { kind: 'enterHexside', hexside: side, entry: bridged('canal') });
    expect(played(entered, move(us, '2110')).state.demolition).toEqual([]);
    const came = afterActs(withUnits(next, { [us]: '2209', [slow]: '2710' }), {
      kind: 'enterHexside',
      hexside: '2110/2209',
      entry: bridged('canal'),
    });
    expect(played(came, move(us, '2110')).state.demolition).toEqual(['2110/2209']);
  });

  it('a hexside put right while the German player decides: no bridge, nothing to blow or to repair', () => {
    const begun = morning({ [side]: bridged('canal') }, { [us]: '2009', [slow]: '2710', [engineers]: '2005' });
    const dry: Act = { kind: 'enterHexside', hexside: side, entry: river() };
    const asked = played(begun, move(us, '2010')).state;
    const without = afterActs(asked, dry);
    expect(without.demolition).toEqual([]);
    expect(played(without, move(us, '2011')).state.pieces[us]?.hex).toBe('2011');
    const blown = afterActs(played(asked, demolish(side), [1]).state, dry);
    expect(refused(blown, { kind: 'repair', hexside: side }).message).toBe(
      'No demolished bridge is on 2010/2110: none is demolished.',
    );
  });

  it('a retreat of two hexes offers the bridges of both', () => {
    const canals = { '2011/2112': bridged('canal'), '2012/2113': bridged('canal') };
    const panzers = unit('German 5-5-10 no. 5 (turn 1)');
    const foot = unit('German 4-4-7 no. 5 (set-up)');
    const begun = morning(canals, { [us]: '2010', [panzers]: '2009', [foot]: '2110' });
    // 9 against 2 is +7: a 3 of the house table is DR2.
    const attack: Act = {
      kind: 'attack',
      units: [panzers, foot],
      hex: '2010',
      attackSupport: {},
      defenceSupport: {},
    };
    const beaten = played(inPhase(begun, 'germanCombat'), attack, [3]).state;
    const away = played(beaten, { kind: 'retreat', path: ['2011', '2012'] }).state;
    expect(away.demolition).toEqual(['2011/2112', '2012/2113']);
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

  it('FB-28: another hexside only while this one was not used this turn', () => {
    const begun = afterActs(morning(bank, { [engineers]: '2005', [us]: '2010' }), over);
    const other: Act = { kind: 'bridge', hexside: '2012/2112' };
    expect(afterActs(begun, other).engineer).toEqual({ hexside: '2012/2112', used: false });
    const crossed = afterActs(begun, move(us, '2110'));
    expect(refused(crossed, other)).toMatchObject({
      code: 'usedThisTurn',
      message: '2010/2110 has been used this turn: one bridged hexside a turn.',
    });
    const next = inTurn(crossed, 4, 'alliedMovement');
    expect(next.engineer).toEqual({ hexside: side, used: false });
    expect(afterActs(next, other).engineer.hexside).toBe('2012/2112');
  });

  it('FB-28: an attack across it uses it, and so does a retreat over it', () => {
    const begun = afterActs(morning(bank, { [engineers]: '2005', [tanks]: '2010' }), over);
    const attackOn = (hex: string): Act => ({
      kind: 'attack',
      units: [tanks],
      hex,
      attackSupport: {},
      defenceSupport: {},
    });
    const other: Act = { kind: 'bridge', hexside: '2012/2112' };
    /** The mobile phase, the German unit gone, so that nothing but the use is in the way. */
    const then = (state: State) => inPhase(withUnits(state, { [engineers]: '2005', [tanks]: '2010' }), 'alliedMobile');
    const facing = (hex: string) =>
      inPhase(withUnits(begun, { [engineers]: '2005', [tanks]: '2010', [slow]: hex }), 'alliedCombat');
    expect(afterActs(then(facing('2110')), other).engineer.hexside).toBe('2012/2112');
    // 4 against 3 is +1, a bridge one column less: a 5 is no result.
    const across = played(facing('2110'), attackOn('2110'), [5]).state;
    expect(refused(then(across), other).code).toBe('usedThisTurn');
    // On dry ground a 2 drives the attackers back; over the hexside that is bridged, or not.
    const beaten = played(facing('1910'), attackOn('1910'), [2]).state;
    expect(refused(then(played(beaten, { kind: 'retreat', path: ['2110'] }).state), other).code).toBe('usedThisTurn');
    expect(afterActs(then(played(beaten, { kind: 'retreat', path: ['2111'] }).state), other).engineer.used).toBe(false);
  });

  it('FB-36: a German unit that attacks across it or retreats has not used it', () => {
    const open = { [side]: { water: 'river' as const }, '2012/2112': river() };
    const begun = afterActs(morning(open, { [engineers]: '2005', [tanks]: '2010' }), over);
    const facing = withUnits(begun, { [engineers]: '2005', [tanks]: '2111', [slow]: '2110' });
    const combat = inPhase(facing, 'alliedCombat');
    // +1: a 5 is DR1; without prohibition the German unit may go back over the water by itself.
    const beaten = played(
      combat,
      { kind: 'attack', units: [tanks], hex: '2110', attackSupport: {}, defenceSupport: {} },
      [5],
    ).state;
    expect(played(beaten, { kind: 'retreat', path: ['2009'] }).state.engineer.used).toBe(false);
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
