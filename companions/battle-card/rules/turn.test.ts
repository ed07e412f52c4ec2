import { describe, expect, test } from 'vitest';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { battleCard } from '.';
import { recoveredFigures } from './figures';
import { advance, done, given, order, refusal, run, said } from './game-for-tests';
import { areaOf } from './state';

describe('Setup', () => {
  test('the start is told with whose figures it is: recovered, or as an owner enters it (BC-1)', () => {
    const startOf = (change: object) => {
      const figures = { ...recoveredFigures, ...change };
      const answer = battleCard.start({ orders: 'first', figures }, scriptedTableDice([]));
      return answer.ok ? answer.lines : [];
    };
    expect(startOf({})).toEqual([
      {
        what: '6 turns; all orders of a battle are given before its first die.',
        rule: 'Setup, BC-2',
        source: 'ours',
      },
      {
        what: '101st Airborne 6 against 2, 82nd 6 against 2, 1st 5 against 2; Germans 1 at Nijmegen.',
        rule: 'Setup, BC-1',
        source: 'recovered',
      },
    ]);
    const start = { ...recoveredFigures.start, source: 'ours' as const };
    const weather = { source: 'ours' as const, track: [6, 4] };
    expect(startOf({ start, weather }).map(({ what, source }) => `${source}: ${what.slice(0, 7)}`)).toEqual([
      'ours: 2 turns',
      'ours: 101st A',
    ]);
  });
});

describe('Airdrop (BC-18)', () => {
  test('one die for each unit: −2 on 1-2, −1 on 3-4, none on 5-6', () => {
    const { state, lines } = done(given({ step: 'airdrop' }), { do: 'airdrop' }, 1, 4, 5);
    expect(state.areas.map(({ allied }) => allied)).toEqual([4, 5, 0, 5]);
    expect(state.step).toBe('battle');
    expect(lines).toEqual([
      { what: '101st Airborne rolls 1: −2, now 4.', rule: 'Airdrop, BC-18', source: 'recovered' },
      { what: '82nd Airborne rolls 4: −1, now 5.', rule: 'Airdrop, BC-18', source: 'recovered' },
      { what: '1st Airborne rolls 5: no change, now 5.', rule: 'Airdrop, BC-18', source: 'recovered' },
    ]);
  });
});

describe('Battle', () => {
  const three = [
    [order('arnhem', 'defend')],
    [order('grave', 'attack')],
    [order('eindhoven', 'attack')],
  ] satisfies Parameters<typeof run>[1][];
  test('BC-2 all orders first: no die before the last order; then top to bottom (BC-3)', () => {
    expect(refusal(given(), { do: 'battle' })).toEqual({
      ok: false,
      code: 'orderMissing',
      rule: 'Battle, BC-2',
      message: '1st Airborne at Arnhem has no order yet: attack or defend.',
    });
    const { state, lines } = run(
      given(),
      ...three,
      [{ do: 'battle' }, 3],
      [{ do: 'battle' }, 6],
      [{ do: 'battle' }, 2],
    );
    expect(said(lines)).toEqual([
      '1st Airborne defends at Arnhem.',
      '82nd Airborne attacks at Grave.',
      '101st Airborne attacks at Eindhoven.',
      'Arnhem: 1st Airborne (5) defends, Germans 2: Allied advantage.',
      'Arnhem: 3 is rolled: no effect. Allies 5, Germans 2.',
      'Grave: 82nd Airborne (6) attacks, Germans 2: Allied advantage.',
      'Grave: 6 is rolled: Germans −1, Allied control. Allies 6, Germans 1.',
      'Eindhoven: 101st Airborne (6) attacks, Germans 2: Allied advantage.',
      'Eindhoven: 2 is rolled: Allies −1, Germans −1, Allied control. Allies 5, Germans 1.',
    ]);
    expect(state.step).toBe('reinforcements');
    expect(state.areas.map(({ isHeld }) => isHeld)).toEqual([true, true, false, false]);
  });
  test('an order may be changed until the first die; after it the orders stand (BC-2)', () => {
    const { state } = run(given(), ...three, [order('grave', 'defend')]);
    expect(areaOf(state, 'grave').order).toBe('defend');
    expect(refusal(done(state, { do: 'battle' }, 3).state, order('grave', 'attack'))).toMatchObject({
      code: 'orderStands',
      field: 'area',
      message: 'A die of this battle has been rolled: the orders stand.',
    });
  });
  test('BC-2 area by area: an order, its die, the next area; bottom to top', () => {
    const start = given({ orders: 'area' });
    expect(refusal(start, order('grave', 'attack')).message).toBe('Orders are given area by area: Eindhoven is next.');
    const { state, lines } = run(
      start,
      [order('eindhoven', 'attack')],
      [{ do: 'battle' }, 5],
      [order('grave', 'attack')],
      [order('grave', 'defend')],
      [{ do: 'battle' }, 1],
      [order('arnhem', 'attack')],
      [{ do: 'battle' }, 1],
    );
    expect(state.step).toBe('reinforcements');
    expect(said(lines).filter((what) => what.includes('is rolled'))).toEqual([
      'Eindhoven: 5 is rolled: Germans −1, Allied control. Allies 6, Germans 1.',
      'Grave: 1 is rolled: Allies −1, Germans −1. Allies 5, Germans 1.',
      'Arnhem: 1 is rolled: Allies −1. Allies 4, Germans 2.',
    ]);
  });
  test('BC-4 a tie is nobody’s advantage', () => {
    const { lines } = run(
      given({ orders: 'area', eindhoven: { allied: 2, german: 2 } }),
      [order('eindhoven', 'attack')],
      [{ do: 'battle' }, 4],
    );
    expect(lines[1]).toEqual({
      what: 'Eindhoven: 101st Airborne (2) attacks, Germans 2: no advantage.',
      rule: 'Battle, BC-4',
      source: 'book',
    });
    expect(lines[2]!.what).toBe('Eindhoven: 4 is rolled: Allies −1, Germans −1. Allies 1, Germans 1.');
  });
  test('BC-5 no German unit, no battle; nor without an Allied unit', () => {
    const state = given({ corps: 0, eindhoven: { german: 0, isHeld: true } });
    expect(refusal(state, order('eindhoven', 'attack')).message).toBe(
      'There is no German unit in Eindhoven: no battle.',
    );
    expect(refusal(state, order('nijmegen', 'attack')).message).toBe('There is no Allied unit in Nijmegen: no battle.');
    const { state: fought } = run(
      state,
      [order('arnhem', 'defend')],
      [order('grave', 'defend')],
      [{ do: 'battle' }, 6],
      [{ do: 'battle' }, 6],
    );
    expect(fought.step).toBe('reinforcements');
  });
  test('BC-7 a German unit is never below 1', () => {
    const { state, lines } = run(
      given({ orders: 'area', eindhoven: { german: 1 } }),
      [order('eindhoven', 'attack')],
      [{ do: 'battle' }, 6],
    );
    expect(areaOf(state, 'eindhoven').german).toBe(1);
    expect(lines[2]!.what).toBe(
      'Eindhoven: 6 is rolled: Germans −1, but they stay at 1, Allied control. Allies 6, Germans 1.',
    );
  });
  test('BC-7 an Allied unit below 1 is removed, and the game is lost at once', () => {
    const { state, lines } = run(
      given({ orders: 'area', eindhoven: { allied: 3, german: 4 } }),
      [order('eindhoven', 'attack')],
      [{ do: 'battle' }, 1],
    );
    expect(state.step).toBe('over');
    expect(state.end).toEqual({ isWon: false, why: '101st Airborne is lost at Eindhoven.' });
    expect(areaOf(state, 'eindhoven').unit).toBeNull();
    expect(lines.at(-1)).toEqual({
      what: '101st Airborne is lost at Eindhoven. The Allies lose.',
      rule: 'Ending the Game',
      source: 'book',
    });
    expect(refusal(state, { do: 'battle' }).message).toBe('Not now: the game is over.');
  });
  test('BC-8 a battle does not return control to the Germans, however strong they are', () => {
    const { state } = run(
      given({ orders: 'area', eindhoven: { allied: 2, german: 5, isHeld: true } }),
      [order('eindhoven', 'defend')],
      [{ do: 'battle' }, 4],
    );
    expect(areaOf(state, 'eindhoven')).toMatchObject({ allied: 1, german: 5, isHeld: true });
  });
});

describe('German Reinforcements', () => {
  const reinforced = (change: Parameters<typeof given>[0]) =>
    done(given({ step: 'reinforcements', ...change }), { do: 'reinforce' });
  test('each German unit 1 stronger, top to bottom', () => {
    const { state, lines } = reinforced({});
    expect(state.areas.map(({ german }) => german)).toEqual([3, 3, 2, 3]);
    expect(said(lines)).toEqual([
      'Arnhem: Germans +1, now 3.',
      'Nijmegen: Germans +1, now 2.',
      'Grave: Germans +1, now 3.',
      'Eindhoven: Germans +1, now 3.',
    ]);
    expect(state.step).toBe('advance');
  });
  test('a stronger German unit retakes an area; an equal one does not', () => {
    const { state } = reinforced({
      eindhoven: { allied: 2, german: 2, isHeld: true },
      grave: { allied: 3, german: 2, isHeld: true },
    });
    expect(state.areas.map(({ isHeld }) => isHeld)).toEqual([false, true, false, false]);
  });
  test('BC-6 no more than the six of a die', () => {
    const { state, lines } = reinforced({ grave: { german: 6 } });
    expect(areaOf(state, 'grave').german).toBe(6);
    expect(lines[2]).toEqual({
      what: 'Grave: Germans stay at 6, the most there is.',
      rule: 'German Reinforcements, BC-6',
      source: 'ours',
    });
  });
  test('BC-9 an area without an Allied unit has strength 0: the Germans retake it', () => {
    const { state } = reinforced({ nijmegen: { allied: 0, german: 1, isHeld: true } });
    expect(areaOf(state, 'nijmegen').isHeld).toBe(false);
  });
  test('BC-10 Nijmegen is not reinforced while Arnhem is Allied, but its control is checked', () => {
    const { state, lines } = reinforced({
      arnhem: { allied: 5, german: 1, isHeld: true },
      nijmegen: { unit: '82nd', allied: 2, german: 3, isHeld: true },
    });
    expect(areaOf(state, 'nijmegen')).toMatchObject({ german: 3, isHeld: false });
    expect(said(lines)).toContain('Nijmegen: no reinforcement, Arnhem is in Allied hands.');
    expect(said(lines)).toContain('Nijmegen: the Germans are stronger and retake it.');
  });
  test('BC-11 Arnhem’s own check comes before: retaken there, Nijmegen is reinforced', () => {
    const { state } = reinforced({ arnhem: { allied: 2, german: 2, isHeld: true } });
    expect(areaOf(state, 'arnhem')).toMatchObject({ german: 3, isHeld: false });
    expect(areaOf(state, 'nijmegen').german).toBe(2);
  });
  test('BC-12 a German unit that 30 Corps removed is not reinforced; control stays', () => {
    const { state, lines } = reinforced({ corps: 0, eindhoven: { german: 0, isHeld: true } });
    expect(areaOf(state, 'eindhoven')).toMatchObject({ german: 0, isHeld: true });
    expect(said(lines)).toContain('Eindhoven: no German unit to reinforce.');
  });
});

describe('Allied Advance', () => {
  const advancing = (change: Parameters<typeof given>[0]) => given({ step: 'advance', ...change });
  test('30 Corps needs Allied control where it goes, and removes the German unit', () => {
    expect(refusal(advancing({}), advance('30 Corps'))).toMatchObject({
      code: 'notHeld',
      field: 'who',
      message: '30 Corps needs Eindhoven under Allied control first.',
    });
    const { state, lines } = done(advancing({ eindhoven: { isHeld: true } }), advance('30 Corps'));
    expect(state.corps).toBe(0);
    expect(areaOf(state, 'eindhoven').german).toBe(0);
    expect(said(lines)).toEqual(['30 Corps advances to Eindhoven; the German unit there is removed.']);
  });
  test('BC-13 a unit advances only from the area that 30 Corps is in, forward, control or not', () => {
    expect(refusal(advancing({}), advance('unit'))).toMatchObject({ code: 'notWithCorps', field: 'who' });
    const { state, lines } = done(advancing({ corps: 1, grave: { german: 0, isHeld: true } }), advance('unit'));
    expect(areaOf(state, 'nijmegen')).toMatchObject({ unit: '82nd', allied: 6, german: 1, isHeld: false });
    expect(areaOf(state, 'grave')).toMatchObject({ unit: null, allied: 0 });
    expect(said(lines)).toEqual(['82nd Airborne advances to Nijmegen.']);
  });
  test('BC-13 one advance or none', () => {
    const { state } = done(advancing({}), advance('none'));
    expect(state.step).toBe('airborne');
    expect(refusal(state, advance('none')).code).toBe('wrongStep');
  });
  test('BC-14 merged units: the one already there stays, 6 at the most', () => {
    const { state, lines } = done(
      advancing({ corps: 0, eindhoven: { allied: 4 }, grave: { allied: 3 } }),
      advance('unit'),
    );
    expect(areaOf(state, 'grave')).toMatchObject({ unit: '82nd', allied: 6 });
    expect(areaOf(state, 'eindhoven')).toMatchObject({ unit: null, allied: 0 });
    expect(lines[0]).toEqual({
      what: '101st Airborne advances to Grave and joins 82nd Airborne, now 6.',
      rule: 'Allied Advance, BC-14',
      source: 'book',
    });
  });
  test('BC-20 a unit just arrived in Nijmegen fights in the next turn', () => {
    const { state } = run(
      advancing({ corps: 1, eindhoven: { german: 0 }, grave: { german: 0, isHeld: true } }),
      [advance('unit')],
      [{ do: 'airborne' }, 1],
      [{ do: 'weather' }],
      [order('arnhem', 'defend')],
      [order('nijmegen', 'attack')],
      [{ do: 'battle' }, 6],
      [{ do: 'battle' }, 6],
    );
    expect(areaOf(state, 'nijmegen')).toMatchObject({ isFought: true, isHeld: true });
  });
});

describe('1st Airborne Reinforcement and Weather Track', () => {
  test.each([
    [1, 6, 5],
    [2, 5, 4],
    [3, 4, 3],
    [4, 3, 2],
    [5, 2, 1],
  ])('turn %i: a %i clears the weather, a %i does not (BC-16)', (turn, enough, short) => {
    const state = given({ step: 'airborne', turn });
    const cleared = done(state, { do: 'airborne' }, enough).state;
    expect([cleared.weather, areaOf(cleared, 'arnhem').allied]).toEqual(['clear', 6]);
    const foggy = done(state, { do: 'airborne' }, short).state;
    expect([foggy.weather, areaOf(foggy, 'arnhem').allied, foggy.turn]).toEqual(['fog', 5, turn]);
  });
  test('turn 6: a 1 is enough', () => {
    expect(done(given({ step: 'airborne', turn: 6 }), { do: 'airborne' }, 1).state.weather).toBe('clear');
  });
  test('BC-6 and BC-15: the unit in Arnhem, 6 at the most', () => {
    const { state } = done(given({ step: 'airborne', arnhem: { allied: 6, unit: '82nd' } }), { do: 'airborne' }, 6);
    expect(areaOf(state, 'arnhem').allied).toBe(6);
  });
  test('BC-16 once reinforced the step is left out', () => {
    const { state, lines } = done(given({ step: 'advance', weather: 'clear' }), advance('none'));
    expect(state.step).toBe('weather');
    expect(lines.at(-1)).toEqual({
      what: '1st Airborne has been reinforced: no die.',
      rule: '1st Airborne Reinforcement, BC-16',
      source: 'book',
    });
  });
  test('the marker moves down, and the next turn asks for new orders', () => {
    const { state, lines } = done(given({ step: 'weather', arnhem: { order: 'attack', isFought: true } }), {
      do: 'weather',
    });
    expect(state).toMatchObject({ turn: 2, step: 'battle' });
    expect(areaOf(state, 'arnhem')).toMatchObject({ order: null, isFought: false });
    expect(said(lines)).toEqual(['Turn 2: the weather marker is on 5.']);
  });
});

describe('Ending the Game', () => {
  test('30 Corps in Arnhem wins', () => {
    const { state, lines } = done(
      given({ step: 'advance', corps: 2, turn: 6, arnhem: { isHeld: true } }),
      advance('30 Corps'),
    );
    expect(state.end).toEqual({ isWon: true, why: '30 Corps is in Arnhem.' });
    expect(lines.at(-1)!.what).toBe('30 Corps is in Arnhem. The Allies win.');
  });
  test('BC-17 the marker off the track after turn 6 loses', () => {
    const { state } = done(given({ step: 'weather', turn: 6 }), { do: 'weather' });
    expect(state).toMatchObject({ step: 'over', end: { isWon: false, why: 'Time has run out.' } });
  });
});
