import type { TrainingCase } from './training-case';

const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };

const km = (...figures: readonly number[]) => figures.map((figure) => ({ is: `${figure}`, words: `${figure} km` }));

/** Five moves: how far, whether it can still attack, and who is met. */
export const trainingMoves: readonly TrainingCase[] = [
  {
    id: 'move-by-night',
    subject: 'move',
    rule: '§6 Movement, OC-102',
    situation:
      'A mechanised battalion is ordered across open country by night, in tactical movement. By day the table gives it 30 km.',
    question: 'How far does the guide let it go?',
    answers: km(3.75, 7.5, 15, 30),
    asks: 'maxKm',
    put: {
      kind: 'movement',
      input: { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'night', distanceKm: 0 },
    },
  },
  {
    id: 'move-then-attack',
    subject: 'move',
    rule: '§6 Movement, OC-71',
    situation:
      'An infantry battalion on foot has gone 8 km over open fields in tactical movement this morning; the table gives it 15 km for the turn. Its sheet orders it to attack where it arrived.',
    question: 'Can it still attack this turn?',
    answers: [
      { is: 'true', words: 'Yes' },
      { is: 'false', words: 'No, it has moved too far' },
    ],
    asks: 'canAttack',
    put: {
      kind: 'movement',
      input: { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 8 },
    },
  },
  {
    id: 'move-guns',
    subject: 'move',
    rule: '§6 Movement, OC-101',
    situation: 'A regiment of towed guns is ordered 3 km straight across the fields, in tactical movement, by day.',
    question: 'How far does the guide let it go?',
    answers: km(0, 1, 15, 18),
    asks: 'maxKm',
    put: {
      kind: 'movement',
      input: { mover: 'towedArtillery', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 3 },
    },
  },
  {
    id: 'move-past-two',
    subject: 'move',
    rule: '§6 Passing By, OC-134',
    situation:
      'By day a battalion is ordered to move 10 km east along a road. One and a half km north of the road enemies stand at two places: A in a wood after 4 km, and B in the open after 8 km.',
    question: 'Who stops it first?',
    answers: [
      { is: 'A', words: 'A, in the wood' },
      { is: 'B', words: 'B, in the open' },
      { is: 'nobody', words: 'Nobody: it goes by' },
    ],
    asks: 'stoppedBy',
    put: {
      kind: 'meeting',
      from: { x: 0, y: 0 },
      to: { x: 10, y: 0 },
      action: 'move',
      daypart: 'morning',
      enemies: [
        { id: 'A', x: 4, y: 1.5, ground: { ...open, isWoods: true } },
        { id: 'B', x: 8, y: 1.5, ground: open },
      ],
    },
  },
  {
    id: 'move-attack-halts',
    subject: 'move',
    rule: '§6 Passing By, OC-134',
    situation:
      'By day a tank battalion is ordered to attack along a straight road. After 6 km an enemy battalion lies astride it, in the open.',
    question: 'After how many km does the attack halt before it?',
    answers: km(4, 5, 5.5, 6),
    asks: 'km',
    put: {
      kind: 'meeting',
      from: { x: 0, y: 0 },
      to: { x: 10, y: 0 },
      action: 'attack',
      daypart: 'morning',
      enemies: [{ id: 'The enemy', x: 6, y: 0, ground: open }],
    },
  },
];
