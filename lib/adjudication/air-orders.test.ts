import { describe, expect, it } from 'vitest';
import { airOrderFault } from './air-missions';
import {
  type AirGroup,
  type AirTask,
  type AirTurn,
  airOrderAdvice,
  fliesIn,
  squadronsFree,
  squadronsWorth,
  turnsFlown,
} from './air-orders';
import { literal2011 } from './rulebook';

const night: AirTurn = { number: 1, date: '1944-09-18', daypart: 'night' };
const morning: AirTurn = { number: 2, date: '1944-09-18', daypart: 'morning' };
const afternoon: AirTurn = { number: 3, date: '1944-09-18', daypart: 'afternoon' };
const nextNight: AirTurn = { number: 4, date: '1944-09-19', daypart: 'night' };
const nextMorning: AirTurn = { number: 5, date: '1944-09-19', daypart: 'morning' };
const turns = [night, morning, afternoon, nextNight, nextMorning];

const typhoons: AirGroup = {
  name: 'Typhoon wings',
  side: 'allied',
  kind: 'alliedGroundAttack',
  trade: 'groundAttack',
  interdiction: 'medium',
  squadrons: 8,
  lost: 1,
};
const support = (squadrons: number, turn = morning): AirTask => ({ squadrons, turn, mission: 'closeAirSupport' });
const cabRank = (squadrons: number, turn = morning): AirTask => ({ squadrons, turn, mission: 'cabRank' });

describe('§9 Cab Rank, OC-39: both daylight turns of the day', () => {
  it.each([morning, afternoon])('laid on in turn $number it flies in the morning and in the afternoon', (turn) =>
    expect(turnsFlown(cabRank(3, turn), turns)).toEqual([morning, afternoon]),
  );
  it('never by night, nor on the next day', () => {
    expect(fliesIn(cabRank(3), night)).toBe(false);
    expect(fliesIn(cabRank(3), nextMorning)).toBe(false);
  });
  it('close air support flies in its own turn', () => expect(turnsFlown(support(3), turns)).toEqual([morning]));
});

describe('§12, OC-97: one task a turn', () => {
  it('squadrons lost and squadrons with a task are not free', () => {
    expect(squadronsFree(typhoons, [support(2), cabRank(3)], morning)).toBe(2);
    expect(squadronsFree(typhoons, [support(2), cabRank(3)], afternoon)).toBe(4);
    expect(squadronsFree(typhoons, [support(2), cabRank(3)], nextMorning)).toBe(7);
  });
  it('the last free squadron can be laid on, one more cannot', () => {
    expect(airOrderFault(support(2), typhoons, [support(2), cabRank(3)], turns)).toBeNull();
    expect(airOrderFault(support(3), typhoons, [support(2), cabRank(3)], turns)).toEqual({
      code: 'tooMany',
      field: 'squadrons',
      message: 'Typhoon wings: 2 squadrons free, not 3. A squadron has one task a turn.',
      rule: '§12 Air Operations, OC-97',
    });
  });
  it('a cab rank of the morning binds the afternoon too', () =>
    expect(airOrderFault(support(5, afternoon), typhoons, [cabRank(3)], turns)?.message).toBe(
      'Typhoon wings: 4 squadrons free, not 5. A squadron has one task a turn.',
    ));
  it('a cab rank of the afternoon is of squadrons that were free in the morning too', () =>
    expect(airOrderFault(cabRank(6, afternoon), typhoons, [support(2)], turns)?.message).toBe(
      'Typhoon wings: 5 squadrons free in the morning of the same day, not 6. A squadron has one task a turn.',
    ));
  it('what was lost after it was laid on leaves less than nothing free, and says none', () => {
    const few = { ...typhoons, lost: 6 };
    expect(squadronsFree(few, [support(3)], morning)).toBe(-1);
    expect(airOrderFault(support(1), few, [support(3)], turns)?.message).toBe(
      'Typhoon wings: 0 squadrons free, not 1. A squadron has one task a turn.',
    );
  });
});

describe('what cannot be laid on', () => {
  it('OC-43 (ours): nothing by night', () => {
    expect(airOrderFault(support(1, night), typhoons, [], turns)?.code).toBe('night');
    expect(airOrderFault(cabRank(3, night), typhoons, [], turns)?.code).toBe('night');
  });
  it.each(['heavyBomber', 'germanGroundAttack'] as const)('§9 Cab Rank, OC-39: no cab rank of %s', (kind) => {
    expect(airOrderFault(cabRank(3), { ...typhoons, kind }, [], turns)?.code).toBe('noCabRank');
    expect(airOrderFault(support(3), { ...typhoons, kind }, [], turns)).toBeNull();
  });
  it('a group that flies no close air support', () =>
    expect(airOrderFault(support(1), { ...typhoons, kind: null }, [], turns)?.code).toBe('noCloseSupport'));
});

describe('what it comes to, and what speaks against it', () => {
  it.each([
    [2, 0, 2],
    [3, 1, 0],
    [5, 1, 2],
    [9, 3, 0],
  ])('§9 Cab Rank: %i squadrons give %i, with %i left over', (squadrons, effective, idle) =>
    expect(squadronsWorth(cabRank(squadrons))).toEqual({ effective, idle }),
  );
  it('laid on as ordered all count', () => expect(squadronsWorth(support(5))).toEqual({ effective: 5, idle: 0 }));

  const well = { weather: 'fair', isAskedFor: true, free: 0 } as const;
  const codes = (task: AirTask, group = typhoons, scene: Parameters<typeof airOrderAdvice>[2] = well, liaison = true) =>
    airOrderAdvice({ ...task, hasAirLiaison: liaison }, group, scene, literal2011).map(({ code }) => code);
  it('nothing against three squadrons asked for, in fair weather, with a Tentacle', () =>
    expect(codes(cabRank(3))).toEqual([]));
  it('OC-113 (ours): bad weather', () =>
    expect(codes(support(1), typhoons, { ...well, weather: 'bad' })).toEqual(['badWeather']));
  it('OC-37: German support where the game has none', () => {
    const jabos = { ...typhoons, side: 'german', kind: 'germanGroundAttack' } as const;
    expect(codes(support(1), jabos)).toEqual(['germanCas']);
    const allowed = { ...literal2011, policies: { ...literal2011.policies, germanCas: true } };
    expect(airOrderAdvice({ ...support(1), hasAirLiaison: true }, jabos, well, allowed)).toEqual([]);
  });
  it('OC-39: what is left over of the threes', () => {
    const said = (squadrons: number) =>
      airOrderAdvice({ ...cabRank(squadrons), hasAirLiaison: true }, typhoons, well, literal2011)[0]?.message;
    expect(said(4)).toBe('1 squadron left over: a cab rank goes by threes.');
    expect(said(2)).toBe('2 squadrons of three: too few for a cab rank.');
  });
  it('OC-42 (ours): nobody on the ground to call it in', () => {
    expect(codes(support(1), typhoons, well, false)).toEqual(['noLiaison']);
    const said = (airLiaison: 'required' | 'ignored') =>
      airOrderAdvice({ ...support(1), hasAirLiaison: false }, typhoons, well, {
        ...literal2011,
        policies: { ...literal2011.policies, airLiaison },
      }).map(({ message }) => message);
    expect(said('required')).toEqual(['Without a Tentacle or FLIVO it gives nothing.']);
    const own = airOrderAdvice(
      { ...support(1), hasAirLiaison: false },
      { ...typhoons, airLiaison: 'Air Liaison Officer' },
      well,
      literal2011,
    );
    expect(own.map(({ message }) => message)).toEqual(['Without an Air Liaison Officer it counts one level lower.']);
    expect(said('ignored')).toEqual([]);
  });
  it('§12a, OC-43: no row of the ground orders asks for it', () =>
    expect(codes(support(1), typhoons, { ...well, isAskedFor: false })).toEqual(['notAskedFor']));
  it('more than the group has left', () =>
    expect(codes(support(1), typhoons, { ...well, free: -2 })).toEqual(['tooManyNow']));
});

describe('what is said of an air order', () => {
  it.each<[AirTask, AirGroup, string, string, string, string]>([
    [
      support(1),
      { ...typhoons, kind: null },
      'noCloseSupport',
      'squadronId',
      'Typhoon wings does not fly close air support.',
      '§9 Close Air Support',
    ],
    [
      support(1, night),
      typhoons,
      'night',
      'mission',
      'Nothing is laid on by night: close air support flies by day.',
      '§9 Close Air Support, OC-43',
    ],
    [
      cabRank(3),
      { ...typhoons, kind: 'heavyBomber' },
      'noCabRank',
      'mission',
      'A cab rank is of Allied ground attack squadrons only.',
      '§9 Cab Rank, OC-39',
    ],
  ])('refused: %#', (task, group, code, field, message, rule) =>
    expect(airOrderFault(task, group, [], turns)).toEqual({ code, field, message, rule }),
  );
  it('everything that speaks against one, in its order', () => {
    const jabos = { ...typhoons, side: 'german', kind: 'germanGroundAttack' } as const;
    const scene = { weather: 'bad', isAskedFor: false, free: -2 } as const;
    expect(airOrderAdvice({ ...cabRank(4), hasAirLiaison: false }, jabos, scene, literal2011)).toEqual([
      { code: 'tooManyNow', message: '2 squadrons more than the group has left.', rule: '§12 Air Operations, OC-97' },
      { code: 'badWeather', message: 'In this weather it gives nothing.', rule: '§6 Movement, OC-113' },
      {
        code: 'germanCas',
        message: 'Close air support is for the Allies only in this game: it gives nothing.',
        rule: '§12a Close Air Support, OC-37',
      },
      {
        code: 'idleSquadrons',
        message: '1 squadron left over: a cab rank goes by threes.',
        rule: '§9 Cab Rank, OC-39',
      },
      {
        code: 'noLiaison',
        message: 'Without a Tentacle or FLIVO it counts one level lower.',
        rule: '§9 Close Air Support, OC-42',
      },
      {
        code: 'notAskedFor',
        message: 'No handed-in row of the formation asks for air: it has to stand in both.',
        rule: '§12a Close Air Support, OC-43',
      },
    ]);
  });
});
