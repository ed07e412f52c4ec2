import { type Reading, reading } from './reading';

/** Readings that a check of every sentence of the book asked for. */
export const thirdReadings: readonly Reading[] = [
  reading(
    131,
    '§9 Close Air Support',
    'Air liaison counts',
    'The book says that air liaison matters much. Every battle that comes with the console plays it: support without it counts one level lower.',
    { oursIs: 'the one level' },
  ),
  reading(
    132,
    '§12 Losses from Flak',
    'Bombers in close support',
    'Heavy bombers fly over flak whatever they are laid on for: flak fires at them on the way to close support. It does not fire at ground-attack squadrons.',
  ),
  reading(
    133,
    '§9 Factors note 1',
    'Holding a river crossing',
    'It is offered as an advantage to a defender within 500 m of a crossing that its side holds, against attackers who come over it or for it.',
    { oursIs: 'the 500 m' },
  ),
  reading(
    134,
    '§6 Passing By',
    'Closing with the enemy',
    'A unit that attacks, breaks through or probes is not halted at the passing distance: it closes to 500 m and is in contact there. Others halt by the ground of the unit that does not move.',
    { oursIs: 'the 500 m' },
  ),
  reading(
    135,
    '§6 Unit Movement',
    'Who arrives first',
    'A unit starts at the hour of its order, else as the turn begins, and moves at the speed of its slowest part. Arrivals within a quarter of an hour are simultaneous. It is advice; Control decides.',
    { oursIs: '' },
  ),
  reading(
    136,
    '§13 Air to Air Combat',
    'Bombers driven off',
    'The book takes squadrons from bombers that fighters reach; that the rest turn back is OC-44. The line says so, and Control may overrule it.',
    { oursIs: '' },
  ),
  reading(
    137,
    '§9 Unit Status',
    'Ineffective in contact',
    'Whether such a unit retires or is captured is open until the turn ends, and the turn does not end before Control has chosen. Both sides are told.',
  ),
  reading(
    138,
    '§12c Recce',
    'What a pilot sees',
    'Trucks, tanks, assault guns and tank destroyers, artillery, half-tracks and infantry. A pilot never sees the trade of a unit: paratroops, pioneers or a headquarters.',
  ),
  reading(
    139,
    '§10 Effectiveness',
    'How fit a unit is',
    'A report compares a unit with how it began the game, and with 3 and 5. One that lost nothing is never worn; one step before it is ineffective it is very close to disintegration.',
  ),
  reading(
    140,
    'The whole book',
    'Names of the rulebooks',
    'On screen literal2011 is called the narrow reading and printed2011 as printed. Files keep their keys.',
  ),
];
