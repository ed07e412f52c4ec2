import { describe, expect, it } from 'vitest';
import { type EnteredContact, teamContacts } from './team-contacts';

const contact = (turn: number, unitId: string, enemyFormation = '9 SS Pz Div'): EnteredContact => ({
  turn,
  unitId,
  enemyFormation,
});
const team = new Set(['2 Para', '3 Para']);

describe('§10 Identity, OC-118: turns running in contact are counted by team', () => {
  it('one unit, turn after turn', () => {
    expect(teamContacts([contact(4, '2 Para'), contact(5, '2 Para')], team, 5)).toEqual([
      { enemyFormation: '9 SS Pz Div', turnsRunning: 2 },
    ]);
  });

  it('a battalion relieved by another of its team does not begin anew', () => {
    expect(teamContacts([contact(4, '2 Para'), contact(5, '3 Para')], team, 5)).toEqual([
      { enemyFormation: '9 SS Pz Div', turnsRunning: 2 },
    ]);
  });

  it('another team’s contact does not count', () => {
    expect(teamContacts([contact(4, '1 Border'), contact(5, '3 Para')], team, 5)).toEqual([
      { enemyFormation: '9 SS Pz Div', turnsRunning: 1 },
    ]);
  });

  it('a turn without contact begins anew, and a formation not met this turn is none', () => {
    const entered = [contact(3, '2 Para'), contact(5, '2 Para'), contact(4, '3 Para', '10 SS Pz Div')];
    expect(teamContacts(entered, team, 5)).toEqual([{ enemyFormation: '9 SS Pz Div', turnsRunning: 1 }]);
  });

  it('each formation is counted by itself, once however many units met it', () => {
    const entered = [
      contact(4, '2 Para'),
      contact(5, '2 Para'),
      contact(5, '3 Para'),
      contact(5, '3 Para', '10 SS Pz Div'),
    ];
    expect(teamContacts(entered, team, 5)).toEqual([
      { enemyFormation: '9 SS Pz Div', turnsRunning: 2 },
      { enemyFormation: '10 SS Pz Div', turnsRunning: 1 },
    ]);
  });
});
