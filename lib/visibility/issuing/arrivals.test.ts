import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { british, fixedSource } from '../testing/given-truth';
import { issueExpected, type TruthComing } from './arrivals';

const coming = (id: string, more: Partial<TruthComing> = {}): TruthComing => ({
  counterId: `counter-${id}`,
  teamId: british.teamId,
  name: `${id} Bn`,
  arm: 'infantry',
  nation: 'UK',
  formation: '43 Wessex Div',
  arrivalTurn: 7,
  entry: 'Hechtel road',
  isOnMap: false,
  isCaptured: false,
  isInBox: false,
  ...more,
});
const told = (units: readonly TruthComing[], turns = { now: 5, until: 8 }) =>
  issueExpected(british, units, turns, fixedSource());

describe('§4 step 4: the arrivals a team may expect', () => {
  it('are its own units off the map, up to the turn that Control names', () => {
    const units = [coming('own'), coming('later', { arrivalTurn: 9 }), coming('theirs', { teamId: 'german-team' })];
    expect(told(units)).toEqual([
      {
        id: 'counter-own',
        gameId: british.gameId,
        teamId: british.teamId,
        name: 'own Bn',
        symbol: 'infantry',
        nation: 'UK',
        formation: '43 Wessex Div',
        turn: 7,
        place: 'Hechtel road',
        asOf: new Date('1944-09-17T22:00:00.000Z'),
      },
    ]);
  });

  it('leave out who is on the map, taken, or in the off-map box', () => {
    expect(
      told([coming('a', { isOnMap: true }), coming('b', { isCaptured: true }), coming('c', { isInBox: true })]),
    ).toEqual([]);
  });

  it('tell who is late for the coming turn', () => {
    expect(told([coming('late', { arrivalTurn: 3 })]).map(({ turn }) => turn)).toEqual([6]);
  });

  it('two worlds: all that the team may not know changes nothing, byte for byte', () => {
    const secret = fc.record({
      others: fc.array(fc.record({ turn: fc.integer({ min: 1, max: 9 }), isInBox: fc.boolean() })),
      // What Control knows of its units besides: why one is late, its profile, the place laid ready for it.
      profile: fc.constantFrom('5-3-2-1-0', '8-6-4-2-0'),
      x: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
      notes: fc.string(),
    });
    const world = ({ others, ...besides }: typeof secret extends fc.Arbitrary<infer S> ? S : never) =>
      JSON.stringify(
        told([
          ...others.map(({ turn, isInBox }, i) =>
            coming(`enemy-${i}`, { teamId: 'german-team', arrivalTurn: turn, isInBox }),
          ),
          { ...coming('own'), ...besides },
        ]),
      );
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        expect(world(one)).toBe(world(other));
      }),
    );
  });

  it('two worlds: what it may know changes it', () => {
    const one = JSON.stringify(told([coming('own')]));
    for (const more of [{ arrivalTurn: 8 }, { entry: 'Hamont road' }, { isInBox: true }, { name: 'another' }])
      expect(JSON.stringify(told([coming('own', more)]))).not.toBe(one);
  });
});
