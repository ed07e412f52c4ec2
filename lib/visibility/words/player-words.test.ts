import { describe, expect, it } from 'vitest';
import { unit } from '../testing/given-truth';
import { gridReference, placeWords } from './grid';
import {
  battalionWords,
  effectivenessOf,
  effectivenessWords,
  gameTimeOf,
  headingOf,
  lossesOf,
  namings,
  openingTimeOf,
  troopsAmong,
  worthWords,
} from './player-words';

describe('words for what the mechanism counts', () => {
  it('§10 Effectiveness: below 3 low, 3 to 5 worn but capable, above 5 considerable; §9 below 1 ineffective', () => {
    const bands = [0, 0.5, 1, 2, 2.5, 3, 4, 5, 6, 10].map((status) => effectivenessOf(status, false));
    expect(bands).toEqual([
      'ineffective',
      'ineffective',
      'low',
      'low',
      'low',
      'capable',
      'capable',
      'capable',
      'considerable',
      'considerable',
    ]);
    expect(effectivenessOf(0, true)).toBe('captured');
  });

  it('OC-139: what lost nothing is never worn; one step before ineffective is very close to disintegration', () => {
    expect(effectivenessOf(4, false)).toBe('capable');
    const words = (since: 'untouched' | 'hasLost') => worthWords({ effectiveness: 'capable', since });
    expect(words('untouched')).toBe('fresh and capable');
    expect(words('hasLost')).toBe('worn but capable');
    expect(effectivenessOf(2, false, true)).toBe('disintegrating');
    expect(effectivenessWords.disintegrating).toBe('very close to disintegration');
  });

  it('tells losses as none, light or heavy, without a number', () => {
    expect(lossesOf(6, 6)).toBe('none');
    expect(lossesOf(6, 5)).toBe('light');
    expect(lossesOf(4, 3)).toBe('light');
    expect(lossesOf(6, 4)).toBe('heavy');
    expect(lossesOf(6, 3)).toBe('heavy');
    expect(lossesOf(2, 1)).toBe('heavy');
    expect(lossesOf(0, 0)).toBe('none');
  });

  it('OC-118: battalions are contributing contact status over 5, to the nearest half, at least a company or so', () => {
    expect(battalionWords(0)).toBe('a company or so');
    expect(battalionWords(1)).toBe('a company or so');
    expect(battalionWords(2)).toBe('about half a battalion');
    expect(battalionWords(3)).toBe('about half a battalion');
    expect(battalionWords(4)).toBe('about one battalion');
    expect(battalionWords(6)).toBe('about one battalion');
    expect(battalionWords(8)).toBe('one to two battalions');
    expect(battalionWords(10)).toBe('about two battalions');
    expect(battalionWords(18)).toBe('three to four battalions');
    expect(battalionWords(24)).toBe('about five battalions');
    expect(battalionWords(400)).toBe('more than twenty battalions');
  });

  it('§10 Type: tells kinds of troops in soldiers’ words, tanks first, each once', () => {
    const german = { side: 'german' as const };
    expect(
      troopsAmong([
        unit('a', { ...german, arm: 'infantry' }),
        unit('b', { ...german, arm: 'mechanised' }),
        unit('c', { ...german, arm: 'armour' }),
        unit('d', { ...german, arm: 'infantry' }),
      ]),
    ).toEqual({ types: ['tanks', 'Panzergrenadiers', 'infantry'], symbol: 'armour' });
  });

  it('OC-15: tanks and guns out of role are crews on foot, not tanks and not artillery', () => {
    const found = troopsAmong([
      unit('a', { arm: 'armour', flags: ['outOfRole'] }),
      unit('b', { arm: 'artillery', flags: ['outOfRole'] }),
    ]);
    expect(found).toEqual({ types: ['crews fighting on foot'], symbol: 'infantry' });
    expect('crews fighting on foot'.match(namings.tanks)).toBeNull();
  });

  it('OC-14: tank destroyers flagged as tanks are tanks', () => {
    expect(troopsAmong([unit('a', { arm: 'antiTank', flags: ['tanks'] })])).toEqual({
      types: ['tanks'],
      symbol: 'armour',
    });
  });

  it('dates a report; a night runs from one day to the next (§3)', () => {
    expect(headingOf({ number: 2, date: '1944-09-17', daypart: 'afternoon' })).toBe('Afternoon of 17 September 1944');
    expect(headingOf({ number: 3, date: '1944-09-17', daypart: 'night' })).toBe('Night of 17 to 18 September 1944');
    expect(headingOf({ number: 3, date: '1944-09-30', daypart: 'night' })).toBe(
      'Night of 30 September to 1 October 1944',
    );
    expect(gameTimeOf({ number: 3, date: '1944-09-30', daypart: 'night' })).toBe('1 OCT 0600');
    expect(gameTimeOf({ number: 4, date: '1944-09-18', daypart: 'morning' })).toBe('18 SEP 1400');
    expect(openingTimeOf({ number: 2, date: '1944-09-17', daypart: 'afternoon' })).toBe('17 SEP 1400');
    expect(openingTimeOf({ number: 3, date: '1944-09-17', daypart: 'night' })).toBe('17 SEP 2200');
  });

  it('tells anti-tank and anti-aircraft guns from artillery, tanks and aircraft', () => {
    const names = (kind: keyof typeof namings, text: string): boolean => (text.match(namings[kind]) ?? []).length > 0;
    expect(names('artillery', 'anti-tank guns held the road')).toBe(false);
    expect(names('tanks', 'anti-tank guns held the road')).toBe(false);
    expect(names('air', 'light anti-aircraft guns')).toBe(false);
    expect(names('artillery', 'light anti-aircraft guns')).toBe(false);
    expect(names('tanks', 'men of 9 SS Panzer Division')).toBe(false);
    expect(names('tanks', 'Assault guns came on')).toBe(true);
    expect(names('artillery', 'Field guns fired throughout')).toBe(true);
    expect(names('air', 'Typhoons came in')).toBe(true);
  });
});

describe('places', () => {
  const places = [{ name: 'Arnhem', x: 74.5, y: 78 }];

  it('gives six figures, easting before northing, the hundred kilometres left off', () => {
    expect(gridReference({ x: 74.62, y: 77.95 })).toBe('746 779');
    expect(gridReference({ x: 74.699, y: 77.999 })).toBe('746 779');
    expect(gridReference({ x: 7.05, y: 0.3 })).toBe('070 003');
    expect(gridReference({ x: 104.2, y: 102.7 })).toBe('042 027');
    expect(gridReference({ x: 38.7, y: -3.2 })).toBe('387 968');
    expect(gridReference({ x: 174.62, y: 7.9 })).toBe('746 079');
    expect(gridReference({ x: -0.05, y: 0 })).toBe('999 000');
  });

  it('puts a spot in the map’s words', () => {
    expect(placeWords({ x: 74.6, y: 78.1 }, places)).toBe('at Arnhem');
    expect(placeWords({ x: 74.5, y: 80 }, places)).toBe('just north of Arnhem');
    expect(placeWords({ x: 70, y: 73.5 }, places)).toBe('south-west of Arnhem');
    expect(placeWords({ x: 50, y: 50 }, places)).toBe('');
  });
});
