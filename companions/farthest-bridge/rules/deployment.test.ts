import { describe, expect, it } from 'vitest';
import { begin, play, undo } from '@/companions/rules/recorded-game';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { setUpUnits, toPlace } from './deployment';
import { afterActs, game, plainMap, played, refused, said } from './desk-for-tests';
import { farthestBridge } from './farthest-bridge';
import { allHexes, columnOf, rowOf } from './hexes';
import type { Act, State } from './state';

const areas = {
  germany: allHexes.filter((hex) => rowOf(hex) >= 22 && columnOf(hex) <= 20),
  northOfNederRijn: allHexes.filter((hex) => columnOf(hex) >= 33),
  northOfWaal: allHexes.filter((hex) => columnOf(hex) >= 28),
  southOfMaas: allHexes.filter((hex) => columnOf(hex) <= 14),
};
const free = () => game({ scenario: 'free', map: { ...plainMap(), areas } });

const german = {
  'german-0-1': '2025',
  'german-0-2': '0125',
  'german-0-3': '2621',
  'german-0-4': '3710',
  'german-0-5': '3810',
  'german-0-6': '2910',
  'german-0-7': '0710',
};
const allied = { '1st': '3610', '101st': '1007', '82nd': '2323' };
const write = (side: 'german' | 'allied', places: Record<string, string>): Act => ({ kind: 'write', side, places });

describe('§18.0 historic scenario', () => {
  it('everything where the book prints it', () => {
    const state = game();
    expect(setUpUnits.map(({ id }) => state.pieces[id]?.hex)).toEqual([
      '2025',
      '2325',
      '2621',
      '3722',
      '3724',
      '3322',
      '0702',
    ]);
    expect(state.dropZones).toEqual({ '1st': '3919', '101st': '1007', '82nd': '2323' });
    expect([state.turn, state.phase]).toEqual([1, 'allotment']);
    expect(Object.values(state.pieces).filter(({ hex }) => hex).length).toBe(7);
  });

  it('FB-35: the fast garrison is as printed, and said in both scenarios', () => {
    for (const scenario of ['historic', 'free'] as const) {
      const started = farthestBridge.start({ scenario }, scriptedTableDice([]));
      expect(started.ok && said(started.lines)).toContain('Grsn 2-2-12 moves far for a garrison: as printed.');
    }
  });
});

describe('§18.1 free deployment', () => {
  it('both write, neither sees the other’s, both are revealed together', () => {
    const one = played(free(), write('german', german));
    expect(said(one.lines)).toEqual(['The German player has written their set-up.']);
    expect(Object.values(one.state.pieces).some(({ hex }) => hex)).toBe(false);
    expect(one.state.written).toEqual({ german, allied: null });
    expect(one.state.dropZones['1st']).toBeNull();
    expect(toPlace(one.state, 'allied')).toEqual(toPlace(free(), 'allied'));
    const both = played(one.state, write('allied', allied));
    expect(both.state.pieces['german-0-4']?.hex).toBe('3710');
    expect(both.state.dropZones).toEqual(allied);
    expect([both.state.turn, both.state.phase]).toEqual([1, 'allotment']);
  });

  it('once revealed it is not taken back; before, what one side wrote may be', () => {
    const map = { ...plainMap(), areas };
    const begun = begin(farthestBridge, { scenario: 'free', map }, () => 1);
    if (!begun.ok) throw new Error(begun.message);
    const one = play(farthestBridge, begun, write('german', german), () => 1);
    if (!one.ok) throw new Error(one.message);
    expect(undo(one).ok).toBe(true);
    const both = play(farthestBridge, one, write('allied', allied), () => 1);
    if (!both.ok) throw new Error(both.message);
    expect(undo(both)).toMatchObject({ ok: false, code: 'turnedOver' });
  });

  it('what a side sees does not depend on what the other wrote', () => {
    const here = played(free(), write('german', german));
    const there = played(free(), write('german', { ...german, 'german-0-4': '3711', 'german-0-6': '3010' }));
    expect(JSON.stringify(toPlace(here.state, 'allied'))).toBe(JSON.stringify(toPlace(there.state, 'allied')));
    expect(here.lines).toEqual(there.lines);
  });

  it('a side may write again until both have', () => {
    const again = afterActs(free(), write('allied', allied), write('allied', { ...allied, '1st': '3611' }));
    expect(again.written.allied).toMatchObject({ '1st': '3611' });
    const done = afterActs(again, write('german', german));
    expect(refused(done, write('german', german)).code).toBe('wrongPhase');
    expect(refused(free(), { kind: 'nextPhase' }).code).toBe('setUpFirst');
  });

  it('a drop zone on a German unit goes where §18.0 has it', () => {
    const { state, lines } = played(
      afterActs(free(), write('german', german)),
      write('allied', { ...allied, '1st': '3710' }),
    );
    expect(state.dropZones['1st']).toBe('3919');
    expect(said(lines)).toContain('Drop zone of the 1st: a German unit stands in 3710, so it lies in 3919.');
  });

  const wrong = (change: Record<string, string>) => refused(free(), write('german', { ...german, ...change }));

  it('FB-34: each German unit in its ground', () => {
    expect(wrong({ 'german-0-1': '2021' })).toMatchObject({
      code: 'wrongArea',
      message: 'German 2-2-7 no. 1 (set-up) stands in Germany: 2021 does not lie there.',
      field: 'places.german-0-1',
    });
    expect(wrong({ 'german-0-3': '2622' })).toMatchObject({ code: 'fixed', field: 'places.german-0-3' });
    expect(wrong({ 'german-0-4': '3210' }).code).toBe('wrongArea');
    expect(wrong({ 'german-0-6': '2710' }).code).toBe('wrongArea');
    expect(wrong({ 'german-0-7': '1510' }).code).toBe('wrongArea');
  });

  it('not within two hexes of a city, Arnhem among them', () => {
    expect(wrong({ 'german-0-4': '3421' })).toMatchObject({
      code: 'nearCity',
      message: '3421 is 2 hexes from the city hex 3423: more than 2.',
    });
    expect(afterActs(free(), write('german', { ...german, 'german-0-4': '3420' })).written.german).not.toBeNull();
  });

  it('not within five hexes of the southern edge, but for the 2-2-7’s', () => {
    expect(wrong({ 'german-0-7': '0510' })).toMatchObject({
      code: 'nearSouthEdge',
      message: '0510 is within 5 hexes of the southern edge: column 06 or further north.',
    });
    expect(afterActs(free(), write('german', { ...german, 'german-0-7': '0610' })).written.german).not.toBeNull();
    expect(afterActs(free(), write('german', { ...german, 'german-0-2': '0126' })).written.german).not.toBeNull();
  });

  it('one unit a hex, each of the seven, and nothing else', () => {
    expect(wrong({ 'german-0-5': '3710' })).toMatchObject({ code: 'stacked', field: 'places.german-0-5' });
    const { 'german-0-7': _, ...six } = german;
    expect(refused(free(), write('german', six))).toMatchObject({ code: 'missing', field: 'places.german-0-7' });
    expect(wrong({ 'german-1-1': '3712' }).code).toBe('extra');
  });

  it('no drop zone in Germany; ground that nobody has entered is asked for', () => {
    expect(refused(free(), write('allied', { ...allied, '82nd': '2025' }))).toMatchObject({
      code: 'inGermany',
      field: 'places.82nd',
    });
    const bare: State = game({ scenario: 'free' });
    expect(refused(bare, write('german', german))).toMatchObject({
      code: 'areaUnknown',
      message: 'Enter first which hexes lie in Germany: the text does not number them.',
    });
    const entered = afterActs(bare, { kind: 'enterArea', area: 'germany', hexes: areas.germany });
    expect(afterActs(entered, write('allied', allied)).written.allied).toEqual(allied);
  });
});
