import { describe, expect, it } from 'vitest';
import { airOrderFault } from '@/lib/adjudication/air-missions';
import { airInCombat, airLines } from '@/lib/adjudication/close-air-support';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { airRowsOf, bookSides, bridgeTakers, groundAttackOf, sidesOf } from '@/lib/sides';
import { lookOf } from '@/lib/visibility/crossing-look';
import { british, germans } from '@/lib/visibility/testing/given-truth';
import { troopsAmong } from '@/lib/visibility/words/player-words';
import { combatCaseOf, type Grouping } from './combat-grouping';

/** Crete: the Axis attacks, has the aircraft of the book's Allies, and takes bridges; the Commonwealth does not. */
const crete = sidesOf({
  sides: [
    { key: 'allied', name: 'Commonwealth', rules: { hasCabRank: false, makesBridgesSafe: false } },
    { key: 'german', name: 'Axis', rules: { hasCabRank: true, makesBridgesSafe: true, troops: 'german' } },
  ],
});
const rulebook = rulebookFrom({ base: 'literal2011', germanCas: true });

describe('what the book ties to Allied and German, as properties of a side', () => {
  it('the book: Allied ground attack flies cab ranks, Allied units make bridges safe', () => {
    expect(airRowsOf(bookSides)).toEqual({ cabRankRows: ['alliedGroundAttack'], airNames: {} });
    expect(bridgeTakers(bookSides).map(({ key }) => key)).toEqual(['allied']);
    expect(groundAttackOf(bookSides.sides.german.rules)).toBe('germanGroundAttack');
  });

  it('OC-39: a cab rank is flown by the side that has one', () => {
    expect(airRowsOf(crete).cabRankRows).toEqual(['germanGroundAttack']);
    const stukas = {
      name: 'Stukas',
      side: 'german' as const,
      kind: 'germanGroundAttack' as const,
      trade: 'groundAttack' as const,
      interdiction: null,
      squadrons: 6,
      lost: 0,
    };
    const turn = { number: 1, date: '1941-05-20', daypart: 'morning' as const };
    const task = { squadrons: 3, mission: 'cabRank' as const, turn };
    expect(airOrderFault(task, stukas, [], [turn])?.code).toBe('noCabRank');
    expect(airOrderFault(task, { ...stukas, hasCabRank: true }, [], [turn])).toBeNull();
    const fighters = { ...stukas, side: 'allied' as const, kind: 'alliedGroundAttack' as const };
    expect(airOrderFault(task, fighters, [], [turn])).toBeNull();
    expect(airOrderFault(task, { ...fighters, hasCabRank: false }, [], [turn])?.message).toBe(
      'A cab rank is of ground attack squadrons, of a side that has one.',
    );
  });

  it('OC-39: in a combat three squadrons of its cab rank count as one, in defence too', () => {
    const entry = {
      kind: 'germanGroundAttack' as const,
      squadrons: 3,
      isCabRank: true,
      inGroundOrders: true,
      inAirOrders: true,
      hasAirLiaison: true,
    };
    const grouping = {
      kind: 'attack',
      hour: 'beginning',
      attackersLead: '',
      defendersLead: '',
      units: [],
      air: [{ ...entry, role: 'defender', airTaskId: null }],
      ground: {},
    } as unknown as Grouping;
    const scene = { daypart: 'morning', isPreparedAttack: false } as const;
    const airOf = (cabRank?: typeof crete) => {
      const turn = { daypart: 'morning', weather: 'fair' } as const;
      const put = combatCaseOf(grouping, () => undefined, cabRank ? { ...turn, ...airRowsOf(cabRank) } : turn);
      return airInCombat(put.defender.air[0]!, scene, rulebook);
    };
    expect(airOf()).toMatchObject({
      level: 'none',
      whyNothing: { what: 'a cab rank is of Allied ground attack squadrons only' },
    });
    expect(airOf(bookSides).entry).toEqual(entry);
    expect(airOf(crete)).toMatchObject({ level: 'normal', whyNothing: null });
  });

  it('aircraft are called by the name of their side, and by none where both sides have one row', () => {
    const row = (key: 'allied' | 'german', name: string) => ({ key, name, rules: { closeSupport: 'german' as const } });
    const tuapse = sidesOf({ sides: [row('allied', 'Soviet'), row('german', 'Axis')] });
    expect(airRowsOf(crete).airNames).toEqual({
      alliedGroundAttack: 'Commonwealth ground attack',
      germanGroundAttack: 'Axis ground attack',
    });
    expect(airRowsOf(tuapse).airNames).toEqual({ germanGroundAttack: 'ground attack' });
    const grouping = {
      kind: 'attack',
      hour: 'beginning',
      attackersLead: '',
      defendersLead: '',
      units: [],
      air: [
        {
          kind: 'alliedGroundAttack',
          role: 'attacker',
          squadrons: 3,
          isCabRank: true,
          inGroundOrders: true,
          inAirOrders: true,
          hasAirLiaison: true,
          airTaskId: null,
        },
      ],
      ground: {},
    } as unknown as Grouping;
    const linesOf = (of: typeof crete) => {
      const turn = { daypart: 'morning', weather: 'fair' } as const;
      const put = combatCaseOf(grouping, () => undefined, { ...turn, ...airRowsOf(of) });
      const air = airInCombat(put.attacker.air[0]!, { daypart: 'morning', isPreparedAttack: true }, rulebook);
      return airLines([air], 'attacker').map(({ what }) => what);
    };
    expect(linesOf(crete)).toEqual([
      'Nothing from 3 Commonwealth ground attack squadrons on cab rank: its side has no cab rank, or it is no ground attack.',
    ]);
    expect(linesOf(bookSides)).toEqual(['Normal air support: 3 Allied ground attack squadrons on cab rank.']);
  });

  it('§8: that a bridge is safe, only those know whose side makes it so', () => {
    expect(lookOf({ state: 'safe' }, british)).toBe('safe');
    expect(lookOf({ state: 'safe' }, germans)).toBe('standing');
    expect(lookOf({ state: 'safe' }, { ...british, sides: crete })).toBe('standing');
    expect(lookOf({ state: 'safe' }, { ...germans, sides: crete })).toBe('safe');
    expect(bridgeTakers(crete).map(({ name }) => name)).toEqual(['Axis']);
  });

  it('troops are spoken of in the words of their side', () => {
    const sappers = { arm: 'engineers' as const, flags: [], side: 'german' as const };
    expect(troopsAmong([sappers]).types).toEqual(['pioneers']);
    const italians = sidesOf({ sides: [{ key: 'german', name: 'Axis', rules: { troops: 'allied' } }] });
    expect(troopsAmong([sappers], italians).types).toEqual(['engineers']);
  });
});
