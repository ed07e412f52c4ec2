import { type Reading, reading, wholly } from './reading';

/** The readings from a second look at the book. */
export const secondReadings: readonly Reading[] = [
  reading(
    119,
    '§9 Factors note 2',
    'Who must be prepared',
    'Every unit in the fight. By the other reading only those that add to the score, and one of them at least: a unit that adds nothing does not spoil it for the others.',
  ),
  reading(
    120,
    '§9 Factors notes 2 and 5',
    'Gunners in the fight',
    'Only guns that support from a distance are artillery of their force. By the other reading gunners in the fight are too, where they add to the score; anti-aircraft guns never are.',
  ),
  reading(
    121,
    '§9 Results Table',
    'A fortified place alone',
    'It halves a retreat as woods do. By the other reading it leaves the retreat whole; for the factors it is not open ground either way.',
  ),
  reading(
    122,
    '§10 Type',
    'What hit it',
    'By day a unit that is bombed sees what sort of bombers, by night only that it came from the air; shelled, it hears field guns or heavier ones. Whoever was carried tells of flak. Losses are told in words.',
  ),
  reading(
    123,
    '§9 Unit Status',
    'Numbers crossed off by Control',
    'Control may amend any figure of a counter, with a reason. It holds from then on; what has been ruled stays.',
  ),
  reading(
    124,
    '§4 Sequence of Play',
    'How signals travel',
    'A telephone carries at once, a radio at once or in minutes, a rider takes a share of a turn, a liaison officer goes by hand. The scenario says how each line carries, and Control may change it. Who listens in is for Control to say.',
    wholly,
  ),
  reading(
    125,
    '§4 Sequence of Play',
    'Battle updates',
    'Once movement is closed, what is ruled may be told at once: of a fight or a move the places of the own units in it and the enemy as contacts, of an attack from the air no place. Otherwise places come as a turn opens, as movement closes and with the report.',
  ),
  reading(
    126,
    '§2 Notes on Running a Game',
    'What a higher HQ knows',
    'When the game opens, once, the names and places of the units below it. After that, what returns say.',
    wholly,
  ),
  reading(
    127,
    '§12c Recce',
    'Exceptionally high concentration',
    'Control says so. In cover by day it gets a die with one less, and at best the enemy is spotted.',
    { oursIs: 'the one less, and the enemy spotted at best' },
  ),
  reading(
    128,
    '§9 Results Table',
    'How far the winner follows',
    'Into the place that was left, and no further unless it overran.',
    wholly,
  ),
  reading(
    129,
    '§9 Factors note 5',
    'Tanks beside infantry',
    'Tanks and anti-tank units support the infantry beside them if they add to the score. By the other reading it is enough that they are effective and in the fight.',
  ),
  reading(
    130,
    '§9 Factors',
    'Shares of a turn',
    'The share of a turn that a unit has moved is rounded to the nearest tenth before a case is made of it, so that no score has more than one decimal.',
    wholly,
  ),
];
