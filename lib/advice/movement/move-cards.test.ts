import { describe, expect, it } from 'vitest';
import { type CardUnit, countMoves, moveCards, nextToMove, notMoved } from './move-cards';
import { readCard } from './move-goal';

const unit = (
  id: string,
  row: number,
  more: Partial<CardUnit> & { action?: string; accepted?: boolean } = {},
): CardUnit => {
  const { action = 'move', accepted = true, teamKey = 'guards', ...rest } = more;
  return {
    ...{
      id,
      name: id,
      shortName: id,
      formation: '',
      x: 1,
      y: 1,
      side: 'allied',
      teamKey,
      teamName: teamKey,
      kmMoved: 0,
      way: [],
    },
    ...{ moveNote: '', isOnMap: true, isCaptured: false, isInContact: false },
    order: {
      ...{ lineId: `${teamKey} ${row}`, number: row, grouping: '', orders: 'Go.', posture: 'tact' },
      ...{ action: action as 'move', isAccepted: accepted, goal: '', goalBy: null },
    },
    ...rest,
  };
};
const states = (units: CardUnit[], mine: string[] = []) =>
  moveCards(units, mine).map(({ lineId, state, units: row }) => `${lineId} ${state} ${row.map(({ id }) => id)}`);

describe('the movement list (§5, §6)', () => {
  it('has a card for each accepted row that sends units somewhere, with its units together', () =>
    expect(
      states([
        unit('2 Irish', 1, { action: 'breakThrough' }),
        unit('3 Irish', 1, { action: 'breakThrough' }),
        unit('HCR', 2, { action: 'hold' }),
        unit('55 Field', 3, { accepted: false }),
        unit('Welsh', 4, { action: 'probe' }),
        unit('Gren', 5, { isOnMap: false }),
        { ...unit('Cold', 6), order: null },
      ]),
    ).toEqual(['guards 1 toMove 2 Irish,3 Irish', 'guards 4 toMove Welsh']));

  it('of a row that stays those stay who have not moved', () => {
    const [card] = moveCards([unit('a', 1, { kmMoved: 3 }), unit('b', 1), unit('c', 1, { moveNote: 'Mines.' })], []);
    expect(notMoved(card!).map(({ id }) => id)).toEqual(['b']);
  });

  it('a row has moved when all its units have; with a note on one it was stopped', () =>
    expect(
      states([
        unit('a', 1, { kmMoved: 3 }),
        unit('b', 1),
        unit('c', 2, { kmMoved: 3 }),
        unit('d', 2, {
          way: [
            [0, 0],
            [1, 1],
          ],
        }),
        unit('e', 3, { moveNote: 'The bridge is down' }),
        unit('f', 3, { kmMoved: 2 }),
      ]),
    ).toEqual(['guards 1 toMove a,b', 'guards 2 moved c,d', 'guards 3 stopped e,f']));

  it('who attacks and stands in contact already has nothing to move; who is ordered to move has', () =>
    expect(
      states([unit('a', 1, { action: 'attack', isInContact: true }), unit('b', 2, { isInContact: true })]),
    ).toEqual(['guards 1 inContact a', 'guards 2 toMove b']));

  it('own teams stand first; the next to be moved is found past the end, and none that is on its way', () => {
    const cards = moveCards(
      [unit('a', 1, { teamKey: 'airborne' }), unit('b', 1), unit('c', 2), unit('d', 3, { kmMoved: 1 })],
      ['guards'],
    );
    expect(cards.map(({ lineId }) => lineId)).toEqual(['guards 1', 'guards 2', 'guards 3', 'airborne 1']);
    expect(nextToMove(cards, 'airborne 1', () => false)).toBe('guards 1');
    expect(nextToMove(cards, 'guards 1', (id) => id === 'guards 2')).toBe('airborne 1');
    expect(nextToMove(cards, null, () => true)).toBeNull();
    expect(countMoves(cards, ({ lineId }) => lineId !== 'guards 2')).toEqual({
      ...{ toMove: 3, moved: 1, stopped: 0, inContact: 0, withoutPlace: 1 },
    });
  });
});

describe('a blown crossing on the ordered way', () => {
  const card = moveCards([unit('a', 1)], [])[0]!;
  const gazetteer = (isBlown: boolean) => ({
    places: [{ name: 'Cuijk', place: { x: 1, y: 7 } }],
    crossings: [
      {
        id: 'mook',
        name: 'Mook – Maas rail bridge',
        kind: 'railBridge',
        water: 'Maas',
        place: { x: 1, y: 5 },
        isBlown,
      },
    ],
    units: [],
    frame: { minX: 0, minY: 0, maxX: 10, maxY: 10 },
  });
  const words = 'By the Maas railway bridge to Cuijk.';

  it('they are sent to its near bank, 300 m short of it, and the card says why', () => {
    const { move, doubts } = readCard({ ...card, words }, gazetteer(true));
    expect(move).toMatchObject({
      to: { name: 'this bank at Mook – Maas rail bridge', place: { x: 1, y: 4.7 } },
      via: [],
    });
    expect(doubts).toEqual(['Mook – Maas rail bridge is blown: they can go as far as this bank.']);
  });

  it('a crossing that stands is gone over', () => {
    const { move, doubts } = readCard({ ...card, words }, gazetteer(false));
    expect(move).toMatchObject({ to: { name: 'Cuijk' }, via: [{ name: 'Mook – Maas rail bridge' }] });
    expect(doubts).toEqual([]);
  });
});
