import { describe, expect, test } from 'vitest';
import { chancesWhenStanding } from '.';
import { actsAllowed } from './acts-allowed';
import { attack, coins, given, H, refusal, run, T, where } from './game-for-tests';
import { unitOf } from './state';

describe('Combat: the count', () => {
  test('the factors are lines, and the totals are their sums; the chances come before the coins', () => {
    const { state, said } = run(given({ guards: 'B2', 'east-3': 'B3' }), [attack('B3', 'guards')]);
    expect(said).toEqual([
      'Attack 8: Guards Armoured.',
      'Defence 3: KG East 3.',
      'Defence 1: KG East 3 is infantry in Eindhoven.',
      '8 against 4: 2:1.',
      'Chances: disrupted 1/4; disrupted, retreat 1 hex 1/2; disrupted, routed 1 hex 1/4.',
    ]);
    expect(state.attack).toMatchObject({ attack: 8, defence: 4, rung: 'retreat' });
  });
  test('PA-9 a cross-river attack is worth 1 to the hex, unless it is flanked', () => {
    const across = run(given({ '101st': 'B4', 'east-1': 'B5' }), [attack('B5', '101st')]);
    expect(across.said).toContain('Defence 1: all attack across a river.');
    const flanked = run(given({ '101st': 'B4', '82nd': 'B6', 'east-1': 'B5' }), [attack('B5', '101st', '82nd')]);
    expect(flanked.state.attack).toMatchObject({ attack: 8, defence: 3 });
    expect(flanked.said).toContain('Defence 0: the river is flanked.');
  });
  test('PA-10 the larger factor only for infantry that has not moved to attack', () => {
    const start = given({ '43rd': 'B1', 'east-4': 'B3' });
    const near = given({ '43rd': 'B2', 'east-4': 'B3' });
    expect(run(near, [attack('B3', '43rd')]).state.attack!.attack).toBe(7);
    const moved = run(start, [{ do: 'move', unit: '43rd', path: ['B2'] }], [attack('B3', '43rd')]);
    expect(moved.state.attack!.attack).toBe(6);
  });
  test('PA-1 below 1:1 there is no attack', () => {
    expect(refusal(given({ poles: 'B2', 'east-3': 'B3' }), attack('B3', 'poles'))).toMatchObject({
      code: 'oddsTooLow',
      message: '2 against 4 is below 1:1: no attack. Bring more.',
    });
  });
  test('PA-14 two across a side, three with Tiger 502', () => {
    const three = { '101st': 'B2', '82nd': 'B2', '1st': 'B2', 'east-3': 'B3' };
    expect(refusal(given(three), attack('B3', '101st', '82nd', '1st'))).toMatchObject({
      code: 'tooMany',
      field: 'units',
    });
    const tigers = given(
      { tigers: 'B4', 'east-1': 'B4', 'east-4': 'B4', '50th': 'B3' },
      { player: 'german', hasDrawn: true },
    );
    expect(run(tigers, [attack('B3', 'tigers', 'east-1', 'east-4')]).state.attack!.attack).toBe(9);
  });
  test('a disrupted unit cannot attack; attacks against it are one level up', () => {
    const state = given({
      guards: { hex: 'B2', isDisrupted: true },
      '43rd': 'B2',
      'east-3': { hex: 'B3', isDisrupted: true },
    });
    expect(refusal(state, attack('B3', 'guards')).message).toBe('Guards Armoured is disrupted: it cannot attack.');
    const { said, state: declared } = run(state, [attack('B3', '43rd')]);
    expect(said).toContain('7 against 4: 3:2.');
    expect(said.at(-1)).toBe('Chances: disrupted 1/4; disrupted, retreat 1 hex 1/2; disrupted, routed 1 hex 1/4.');
    expect(declared.attack!.isDisrupted).toBe(true);
  });
  test('PA-27 an attack may be cancelled, unless a hidden defender was turned over', () => {
    const open = run(given({ guards: 'B2', 'east-3': 'B3' }), [attack('B3', 'guards')], [{ do: 'cancelAttack' }]);
    expect([open.state.attack, unitOf(open.state, 'guards')!.mayAttack]).toEqual([null, true]);
    const hidden = run(given({ guards: 'B2', g4: { hex: 'B3', isHidden: true } }), [attack('B3', 'guards')]);
    expect(hidden.said[0]).toBe('Garrison 4 is turned over in Eindhoven.');
    expect(refusal(hidden.state, { do: 'cancelAttack' }).code).toBe('revealed');
  });
  test('Setup: a garrison that attacks is turned over too, and both lines say that they reveal', () => {
    const state = given(
      { g4: { hex: 'B3', isHidden: true }, 'ss-1': 'B3', '101st': 'B4' },
      { player: 'german', hasDrawn: true },
    );
    const { lines, state: declared } = run(state, [attack('B4', 'g4', 'ss-1')]);
    expect(lines[0]).toEqual({
      what: 'Garrison 4 is turned over in Eindhoven.',
      rule: 'Setup',
      source: 'book',
      isRevealing: true,
    });
    expect(unitOf(declared, 'g4')!.isHidden).toBe(false);
  });
  test('Setup: what a hidden attacker is worth no odds and no refusal tell before it is turned over', () => {
    const of = (garrison: string) =>
      given({ [garrison]: { hex: 'B3', isHidden: true }, poles: 'B4' }, { player: 'german', hasDrawn: true });
    const offered = (garrison: string) =>
      actsAllowed(of(garrison)).flatMap(({ act, label }) => (act.do === 'attack' ? [label] : []));
    expect(offered('g1')).toEqual(['Attack on B4, unknown odds', 'Press an attack on B4, unknown odds']);
    expect(offered('g3')).toEqual(offered('g1'));
    const { state, said } = run(of('g1'), [attack('B4', 'g1')]);
    expect(said).toEqual([
      'Garrison 1 is turned over in Eindhoven.',
      'Attack 0: Garrison 1.',
      'Defence 2: Polish Brigade.',
      '0 against 2 is below 1:1: the attack is broken off and spent.',
    ]);
    expect([state.attack, unitOf(state, 'g1')!.mayAttack]).toEqual([null, false]);
  });
  test('nobody beyond the board is attacked: units wait there to attack onto it', () => {
    const state = given({ guards: 'south', 'ss-1': 'B1' }, { player: 'german', hasDrawn: true });
    expect(refusal(state, attack('south', 'ss-1'))).toMatchObject({
      code: 'offBoard',
      field: 'hex',
      message: 'the road from Belgium lies beyond the board: attack a hex of the map.',
    });
  });
  test('PA-3 chances that go beyond 4:1 are marked ours, those below are the book’s', () => {
    const last = (defender: string) =>
      run(given({ guards: 'B4', [defender]: 'C3' }), [attack('C3', 'guards')]).lines.at(-1);
    expect(last('east-5')).toEqual({
      what: 'Chances: disrupted, routed 1 hex 1/2; defenders eliminated 1/2.',
      rule: 'Combat, PA-3, PA-7',
      source: 'ours',
    });
    expect(last('east-1')).toMatchObject({ rule: 'Combat, PA-7', source: 'book' });
  });
});

describe('Combat: the results', () => {
  test('PA-22 a disrupted unit that is disrupted again stays disrupted, and no more', () => {
    const state = given({ '43rd': 'B2', 'east-3': { hex: 'B3', isDisrupted: true } });
    const { state: after, said } = run(state, [attack('B3', '43rd')], [coins, T, T]);
    expect(after.attack).toBeNull();
    expect(unitOf(after, 'east-3')).toMatchObject({ hex: 'B3', isDisrupted: true, isLost: false });
    expect(said.at(-1)).toBe('Result: disrupted.');
  });
  test('PA-5 a pressed attack has its coin first', () => {
    const state = given({ guards: 'B4', 'east-1': 'C3' });
    const { said } = run(state, [{ do: 'attack', hex: 'C3', units: ['guards'], isPressed: true }], [coins, T, H, T]);
    expect(said.slice(2)).toEqual([
      '8 against 3: 2:1.',
      'Chances, pressed: nil 1/8; disrupted 1/4; disrupted, retreat 1 hex 1/4; disrupted, routed 1 hex 5/16; defenders eliminated 1/16.',
      'The pressed attack: one level down.',
      'Two coins: as the odds are.',
      'Result: disrupted.',
      'KG East 1 is disrupted.',
    ]);
  });
  const field = () => given({ guards: 'B4', 'east-1': 'C3' });
  test('attackers eliminated: all of them (PA-4)', () => {
    const state = given({ '101st': 'B3', '82nd': 'C2', 'east-1': 'C3', 'east-3': 'C3' });
    const { state: after } = run(state, [attack('C3', '101st', '82nd')], [coins, T, T]);
    expect([where(after, '101st'), where(after, '82nd'), after.attack]).toEqual([null, null, null]);
  });
  test('retreat: where the owner will, but not next to an attacker', () => {
    const start = run(
      given({ guards: 'B2', 'east-1': 'B4', '101st': 'B3' }),
      [attack('B4', '101st')],
      [coins, H, H],
    ).state;
    expect(start.attack).toMatchObject({ result: 'disrupted' });
    const two = run(field(), [attack('C3', 'guards')], [coins, H, T]);
    expect(two.said.at(-1)).toBe('KG East 1 is disrupted.');
    expect(refusal(two.state, { do: 'stay', unit: 'east-1' }).code).toBe('mustGo');
    expect(refusal(two.state, { do: 'retreat', unit: 'east-1', hex: 'B3' })).toMatchObject({
      code: 'badRetreat',
      field: 'hex',
    });
    const gone = run(two.state, [{ do: 'retreat', unit: 'east-1', hex: 'D3' }]).state;
    expect([where(gone, 'east-1'), unitOf(gone, 'east-1')!.isDisrupted]).toEqual(['D3', true]);
  });
  test('PA-25 attackers as strong as the defenders were must advance', () => {
    const gone = run(
      field(),
      [attack('C3', 'guards')],
      [coins, H, T],
      [{ do: 'retreat', unit: 'east-1', hex: 'D3' }],
    ).state;
    expect(refusal(gone, { do: 'advance', units: [] })).toMatchObject({
      code: 'mustAdvance',
      message: 'Attackers with 3 or more must advance; these have 0.',
    });
    const { state } = run(gone, [{ do: 'advance', units: ['guards'] }]);
    expect([where(state, 'guards'), state.attack, state.breakthrough]).toEqual(['C3', null, null]);
  });
  test('PA-25 who counted the larger factor in the attack counts it in the advance', () => {
    // 43rd 7, for it has not moved, and 101st 4 against 3 + 4: 3:2, one level up with both heads.
    const { state } = run(
      given({ '43rd': 'B4', '101st': 'B3', 'east-1': 'C3', tettau: 'C3' }),
      [attack('C3', '43rd', '101st')],
      [coins, H, H],
      [{ do: 'retreat', unit: 'east-1', hex: 'D3' }],
      [{ do: 'retreat', unit: 'tettau', hex: 'D3' }],
    );
    expect(refusal(state, { do: 'advance', units: ['101st'] }).message).toBe(
      'Attackers with 7 or more must advance; these have 4.',
    );
    expect(where(run(state, [{ do: 'advance', units: ['43rd'] }]).state, '43rd')).toBe('C3');
  });
  test('PA-24 a voluntary retreat from a disruption: nobody need advance', () => {
    const start = run(field(), [attack('C3', 'guards')], [coins, T, T]).state;
    expect(start.attack!.result).toBe('disrupted');
    const { state } = run(start, [{ do: 'retreat', unit: 'east-1', hex: 'D3' }], [{ do: 'advance', units: [] }]);
    expect(where(state, 'guards')).toBe('B4');
  });
  test('rout: the attacker says where, next to himself if he will', () => {
    const { state, said } = run(
      field(),
      [attack('C3', 'guards')],
      [coins, H, H],
      [{ do: 'retreat', unit: 'east-1', hex: 'B3' }],
    );
    expect(said.at(-1)).toBe('KG East 1 is routed to Eindhoven.');
    expect(where(state, 'east-1')).toBe('B3');
  });
  test('PA-23 nowhere to go: eliminated', () => {
    const state = given({ guards: 'A1', '43rd': 'B2', '50th': 'C1', 'east-1': 'B1', '101st': 'A2' });
    const { state: after, said } = run(state, [attack('B1', 'guards')], [coins, H, T]);
    expect(said).toContain('KG East 1 is eliminated: it has nowhere to go.');
    expect(unitOf(after, 'east-1')!.isLost).toBe(true);
  });
});

describe('No Retreat, in both senses (PA-6)', () => {
  const city = () => given({ guards: 'B2', 'east-3': 'B3' });
  test('a German unit in a victory city must: half is lost', () => {
    const kept = run(city(), [attack('B3', 'guards')], [coins, H, T, H]);
    expect([where(kept.state, 'east-3'), kept.state.attack]).toEqual(['B3', null]);
    const lost = run(city(), [attack('B3', 'guards')], [coins, H, T, T]);
    expect(lost.said.at(-1)).toBe('KG East 3 is eliminated: No Retreat.');
  });
  test('on a rout it is lost without a coin', () => {
    const { state } = run(city(), [attack('B3', 'guards')], [coins, H, H]);
    expect(unitOf(state, 'east-3')!.isLost).toBe(true);
  });
  test('ordered: the same for an Allied unit', () => {
    const state = run(given({ '101st': 'C5', 'ss-1': 'C6', 'ss-2': 'C6' }), [
      { do: 'noRetreat', unit: '101st', isOrdered: true },
    ]).state;
    const german = { ...state, player: 'german' as const, hasDrawn: true };
    expect(run(german, [attack('C5', 'ss-1', 'ss-2')], [coins, H, T, T]).said.at(-1)).toBe(
      '101st Airborne is eliminated: No Retreat.',
    );
  });
  const willing = () =>
    run(given({ guards: 'B4', 'east-1': 'C3' }), [attack('C3', 'guards')], [{ do: 'stand', unit: 'east-1' }]).state;
  test('voluntary: said before the coins; on a retreat two coins, both tails lose', () => {
    expect(where(run(willing(), [coins, H, T, T, H]).state, 'east-1')).toBe('C3');
    const { state, said } = run(willing(), [coins, H, T, T, T]);
    expect([where(state, 'east-1'), said.at(-1)]).toEqual([null, 'KG East 1 is eliminated: No Retreat.']);
  });
  test('voluntary: on a rout it is lost without a coin, by the text; a disruption it sits out', () => {
    const { state, lines } = run(willing(), [coins, H, H]);
    expect(unitOf(state, 'east-1')!.isLost).toBe(true);
    expect(lines.at(-1)).toEqual({
      what: 'KG East 1 is eliminated: No Retreat and routed.',
      rule: 'No Retreat, PA-6',
      source: 'book',
    });
    const sat = run(willing(), [coins, T, T]).state;
    expect([where(sat, 'east-1'), unitOf(sat, 'east-1')!.isDisrupted, sat.attack]).toEqual(['C3', true, null]);
  });
  test('what is shown of a defender who stands is what his coins come to', () => {
    // 8 against 3 is 2:1: of 16 falls, 4 disrupt, 8 retreat (2 of them lost), 4 rout.
    const counted = { lost: 0, stands: 0 };
    for (let fall = 0; fall < 16; fall += 1) {
      const four = [8, 4, 2, 1].map((bit) => (fall & bit ? T : H));
      const isRetreat = four[0] !== four[1];
      const { state } = run(willing(), [coins, ...(isRetreat ? four : four.slice(0, 2))]);
      counted[unitOf(state, 'east-1')!.isLost ? 'lost' : 'stands'] += 1;
    }
    expect(counted).toEqual({ lost: 6, stands: 10 });
    const shown = chancesWhenStanding({ rung: 'retreat', isDisrupted: false, isPressed: false }, 'voluntary');
    expect([shown.lost, shown.disrupted]).toEqual([
      { over: 3, under: 8 },
      { over: 5, under: 8 },
    ]);
  });
  test('it is not said twice, nor after the coins, nor for who must stand or is not attacked', () => {
    const declared = run(given({ guards: 'B4', 'east-1': 'C3' }), [attack('C3', 'guards')]).state;
    const listed = (state: typeof declared) => actsAllowed(state).filter(({ act }) => act.do === 'stand');
    expect([listed(declared).length, listed(willing()).length]).toEqual([1, 0]);
    expect(refusal(willing(), { do: 'stand', unit: 'east-1' }).code).toBe('standsAlready');
    expect(refusal(declared, { do: 'stand', unit: 'guards' })).toMatchObject({ code: 'notAttacked', field: 'unit' });
    const inCity = run(city(), [attack('B3', 'guards')]).state;
    expect(refusal(inCity, { do: 'stand', unit: 'east-3' }).code).toBe('standsAlready');
    const thrown = run(declared, [coins, H, T]).state;
    expect(refusal(thrown, { do: 'stand', unit: 'east-1' }).message).toBe(
      'The coins have fallen: this is said before them.',
    );
  });
});

describe('Tactical Advance: breakthroughs (PA-26)', () => {
  const cleared = () =>
    run(
      given({ guards: 'B2', '43rd': 'B2', 'east-5': 'B3', 'east-3': 'B5' }),
      [{ do: 'strike', hex: 'B3' }, T],
      [attack('B3', 'guards', '43rd')],
      [coins, H, H],
      [{ do: 'advance', units: ['guards', '43rd'] }],
    ).state;
  test('one unit along each road, pure armour 2 hexes, and one more attack with the same air support', () => {
    const { state, said } = run(
      cleared(),
      [{ do: 'breakthrough', unit: 'guards', path: ['B4'] }],
      [{ do: 'strike', hex: 'B5' }, H],
      [attack('B5', 'guards')],
    );
    expect(state.missionsLeft).toBe(1);
    expect(said).toContain('The air support of Guards Armoured goes with it.');
    expect(state.attack).toMatchObject({ attack: 8, defence: 4 });
    expect(refusal(cleared(), { do: 'breakthrough', unit: '43rd', path: ['B4', 'B5'] }).message).toBe(
      'It goes 1 hex at the most.',
    );
    const used = run(cleared(), [{ do: 'breakthrough', unit: 'guards', path: ['B4'] }]).state;
    expect(refusal(used, { do: 'breakthrough', unit: '43rd', path: ['B4'] }).code).toBe('roadUsed');
    expect(refusal(used, { do: 'breakthrough', unit: 'guards', path: [] }).code).toBe('onceATurn');
  });
  test('the air support of an attack is one: two units that break through do not have it twice', () => {
    const fork = run(
      given({ guards: 'B2', '43rd': 'B2', 'east-5': 'B3', 'east-3': 'B4', 'east-4': 'C3' }),
      [{ do: 'strike', hex: 'B3' }, T],
      [attack('B3', 'guards', '43rd')],
      [coins, H, H],
      [{ do: 'advance', units: ['guards', '43rd'] }],
      [{ do: 'breakthrough', unit: 'guards', path: [] }],
      [{ do: 'breakthrough', unit: '43rd', path: [] }],
      [{ do: 'strike', hex: 'B4' }, H],
    );
    expect(fork.state.missionsLeft).toBe(1);
    const second = run(fork.state, [{ do: 'strike', hex: 'C3' }, H]);
    expect(second.state.missionsLeft).toBe(0);
    expect(second.said).toEqual(['Air attack: KG East 4 is not hit.']);
  });
  test('the air support is gone with the attack that it was for', () => {
    const { state } = run(
      cleared(),
      [{ do: 'breakthrough', unit: 'guards', path: ['B4'] }],
      [attack('B5', 'guards')],
      [coins, H, T],
      [{ do: 'retreat', unit: 'east-3', hex: 'A5' }],
      [{ do: 'advance', units: ['guards'] }],
    );
    expect(refusal({ ...state, missionsLeft: 0 }, { do: 'strike', hex: 'A5' }).code).toBe('noMission');
  });
  test('Germans have no air support, though the hex was struck when they stood there', () => {
    const state = given(
      { '101st': { hex: 'C6', isDisrupted: true }, 'ss-1': 'D6', 'ss-2': 'D6', 'east-4': 'D7', 'east-5': 'B6' },
      { player: 'german', hasDrawn: true, struck: ['C6'] },
    );
    const through = run(
      state,
      [attack('C6', 'ss-1', 'ss-2', 'east-4')],
      [coins, H, H],
      [{ do: 'advance', units: ['ss-1'] }],
      [{ do: 'breakthrough', unit: 'ss-1', path: ['D6'] }],
    ).state;
    expect(refusal(through, { do: 'strike', hex: 'B6' }).code).toBe('notNow');
  });
  test('a unit stays only before a road that the enemy bars, and one for each', () => {
    const three = run(
      given({ guards: 'B3', '43rd': 'B3', '50th': 'C3', 'east-5': 'B4', 'east-3': 'A4', 'east-2': 'B5' }),
      [attack('B4', 'guards', '43rd', '50th')],
      [coins, H, H],
      [{ do: 'advance', units: ['guards', '43rd', '50th'] }],
      [{ do: 'breakthrough', unit: 'guards', path: [] }],
    ).state;
    expect(refusal(three, { do: 'breakthrough', unit: '43rd', path: [] })).toMatchObject({
      code: 'noRoadBarred',
      field: 'path',
    });
    expect(actsAllowed(three).map(({ label }) => label)).not.toContain('43rd Division stands ready to attack again');
    const { state } = run(three, [{ do: 'breakthrough', unit: '43rd', path: ['B3'] }]);
    expect(where(state, '43rd')).toBe('B3');
  });
  test('every breakthrough is listed: 2 hexes for pure armour, 1 for all others', () => {
    const listed = actsAllowed(cleared()).flatMap(({ act }) => (act.do === 'breakthrough' ? [act] : []));
    const of = (id: string) => listed.filter(({ unit }) => unit === id).map(({ path }) => path.join(' '));
    // From B3 the highway leads to B2 and B1 and to B4, before the enemy in B5; roads lead to A3, and to C3 and D3.
    expect(of('guards').sort()).toEqual(['A3', 'B2', 'B2 B1', 'B4', 'C3', 'C3 D3']);
    expect(of('43rd').sort()).toEqual(['A3', 'B2', 'B4', 'C3']);
    expect(where(run(cleared(), [{ do: 'breakthrough', unit: 'guards', path: ['C3', 'D3'] }]).state, 'guards')).toBe(
      'D3',
    );
  });
  test('no road, no breakthrough', () => {
    expect(refusal(cleared(), { do: 'breakthrough', unit: 'guards', path: ['A4'] }).code).toBe('noRoad');
  });
});
