import { describe, expect, it } from 'vitest';
import {
  areaOfRequest,
  formationsOffered,
  formOfRequest,
  freeWords,
  lackOf,
  newAirForm,
  squaresWritten,
  squareWords,
  withGroup,
  withMission,
  withSquare,
  worthWords,
} from './air-words';

const formations = [
  { side: 'allied', name: '43 Wessex', asksForAir: false, hasTask: false },
  { side: 'allied', name: 'Guards', asksForAir: true, hasTask: false },
  { side: 'allied', name: '1 Airborne', asksForAir: true, hasTask: true },
  { side: 'german', name: 'KG Walther', asksForAir: true, hasTask: false },
] as const;

describe('the form of an air order', () => {
  it('offers the formations of the side, who asks and has none first', () => {
    expect(formationsOffered(formations, 'allied').map(({ name }) => name)).toEqual([
      'Guards',
      '1 Airborne',
      '43 Wessex',
    ]);
    expect(formationsOffered(formations, null)).toEqual([]);
  });
  it('§9 Cab Rank: another group takes its mission along only where it can fly it', () => {
    const form = { ...newAirForm('typhoons'), mission: 'cabRank', formation: 'Guards' } as const;
    expect(
      withGroup(form, { id: 'mustangs', side: 'allied', missions: ['closeAirSupport', 'cabRank'] }, formations),
    ).toEqual({
      ...form,
      squadronId: 'mustangs',
    });
    expect(
      withGroup(form, { id: 'lancasters', side: 'allied', missions: ['closeAirSupport', 'bombing'] }, formations),
    ).toMatchObject({
      mission: 'closeAirSupport',
      formation: 'Guards',
    });
    expect(withGroup(form, { id: 'scouts', side: 'german', missions: ['recce'] }, formations)).toMatchObject({
      mission: 'recce',
      formation: '',
    });
  });
  it('§12: a request comes filled in: mission, formation, place, and the group it asks for where that can fly it', () => {
    const asked = {
      id: 'row-1',
      number: 1,
      team: { key: 'guards', name: 'Guards', side: 'allied' as const },
      mission: 'closeAirSupport' as const,
      target: 'The road',
      at: '372 965',
      timing: '',
      wish: '',
      formation: 'Guards',
      squadronId: 'typhoons',
      square: null,
    };
    const groups = [{ id: 'typhoons', side: 'allied', missions: ['closeAirSupport', 'cabRank'] }] as never;
    const desk = { groups, formations: [...formations] };
    const near = { x: 140, y: 95 };
    expect(formOfRequest(asked, desk, near)).toMatchObject({
      taskId: null,
      requestId: 'row-1',
      mission: 'closeAirSupport',
      squadronId: 'typhoons',
      formation: 'Guards',
      x: 137.25,
      y: 96.55,
    });
    expect(formOfRequest({ ...asked, mission: 'recce' }, desk, near)).toMatchObject({
      squadronId: '',
      squares: [[137, 96]],
    });
    expect(formOfRequest({ ...asked, mission: 'recce', at: '3796' }, desk, near)).toMatchObject({
      squares: [[137, 96]],
    });
    expect(formOfRequest({ ...asked, formation: 'KG Walther' }, desk, near).formation).toBe('');
  });
  it('§9: a bombing request opens Control’s template on the square the team drew', () => {
    const asked = {
      id: 'row-1',
      number: 1,
      team: { key: 'guards', name: 'Guards', side: 'allied' as const },
      mission: 'bombing' as const,
      target: 'The road',
      at: '372 965',
      timing: '',
      wish: '',
      formation: '',
      squadronId: null,
      square: { x: 37.25, y: -3.45 },
    };
    expect(areaOfRequest(asked)).toMatchObject({ areaId: null, name: 'The road', x: 37.25, y: -3.45 });
    expect(areaOfRequest({ ...asked, square: null })).toBeNull();
    const desk = { groups: [], formations: [] };
    expect(formOfRequest(asked, desk, { x: 40, y: 70 })).toMatchObject({ x: 37.25, y: -3.45 });
  });
  it('another mission lets a group go that cannot fly it', () => {
    const groups = [{ id: 'typhoons', missions: ['closeAirSupport', 'bombing'] }] as never;
    expect(withMission(newAirForm('typhoons'), 'bombing', groups)).toMatchObject({ squadronId: 'typhoons' });
    expect(withMission(newAirForm('typhoons'), 'airCover', groups)).toMatchObject({ squadronId: '' });
  });
  it('§12: says what a mission still wants', () => {
    const wants = (more: object) => lackOf({ ...newAirForm('spitfires'), ...more });
    expect(wants({ mission: 'airCover' })).toContain('where they patrol');
    expect(wants({ mission: 'airCover', x: 70, y: 75 })).toBeNull();
    expect(wants({ mission: 'bombing' })).toContain('area');
    expect(wants({ mission: 'escort', escortsId: 'one' })).toBeNull();
    expect(wants({ mission: 'recce' })).toContain('squares');
    expect(wants({ mission: 'airTransport', squadronId: '' })).toContain('lift');
    expect(lackOf(newAirForm())).toContain('group');
  });
});

describe('squares of one km, by four figures', () => {
  it('are written and read, the nearest of each hundred', () => {
    expect(squareWords([174, 77])).toBe('7477');
    expect(squaresWritten('7477, 99 01', { x: 170, y: 95 })).toEqual([
      [174, 77],
      [199, 101],
    ]);
    expect(squaresWritten('', { x: 0, y: 0 })).toEqual([]);
    expect(squaresWritten('747', { x: 0, y: 0 })).toBeNull();
  });
  it('go in by one click and out by the next', () => {
    const once = withSquare([], { x: 74.9, y: 77.1 });
    expect(once).toEqual([[74, 77]]);
    expect(withSquare(once, { x: 74.2, y: 77.8 })).toEqual([]);
  });
});

describe('in words', () => {
  it('how many are free', () => {
    expect(freeWords({ free: 8, squadrons: 8 })).toBe('8');
    expect(freeWords({ free: 5, squadrons: 8 })).toBe('5 of 8');
  });
  it('OC-39: what a cab rank comes to', () => {
    expect(worthWords({ squadrons: 9, mission: 'cabRank', effective: 3 })).toBe('9 squadrons, worth 3');
    expect(worthWords({ squadrons: 1, mission: 'closeAirSupport', effective: 1 })).toBe('1 squadron');
  });
});
