import { type Reading, reading, wholly } from './reading';

/** §9 Supporting Artillery and Close Air Support. */
export const supportReadings: readonly Reading[] = [
  reading(
    31,
    '§9 Supporting Artillery',
    'Long range',
    'Guns count in a combat within effective range. Long range is for interdiction only. Heavy guns reach less far than medium: so printed, so kept.',
  ),
  reading(
    32,
    '§9 Supporting Artillery',
    'Rockets and infantry guns',
    'They have no long range, so they never interdict.',
  ),
  reading(
    33,
    '§9 Supporting Artillery',
    'One fight a turn',
    'An artillery unit supports one combat in a turn; it cannot be divided.',
  ),
  reading(
    34,
    '§9 Supporting Artillery',
    'Guns that moved',
    'They give the share of their status for which they stood still, and nothing when they moved for more than half the turn or are still moving when the attack begins.',
  ),
  reading(
    35,
    '§9 Supporting Artillery',
    'Guns in the fight',
    'A gun unit standing where the fight is counts as a unit in contact, and loses steps like one.',
  ),
  reading(36, '§9 Close Air Support', 'Normal or ordinary', 'Both words mean the same level, +4.'),
  reading(
    37,
    '§12a Close Air Support',
    'German air support',
    'Close air support is for the Allies. The table has a German row all the same; a scenario may switch it on.',
  ),
  reading(
    38,
    '§9 Close Air Support',
    'Prepared attacks only',
    'Ordinary close air support counts for a prepared attack. Defence and hasty attacks get it from a cab rank only.',
  ),
  reading(
    39,
    '§9 Cab Rank',
    'Three for one',
    'Every three squadrons count as one, in the morning and in the afternoon, for one named Allied formation. One or two over are idle.',
  ),
  reading(
    40,
    '§9 Close Air Support',
    'One level only',
    'Several kinds of aircraft are not added up: the highest single level counts, at most +10.',
  ),
  reading(
    41,
    '§12b Bombing',
    'The bomb line',
    'Two to three kilometres from friends holds for bombing missions. For heavy bombers in close support it is a warning.',
  ),
  reading(
    42,
    '§9 Close Air Support',
    'Tentacle or FLIVO',
    'Without air liaison the support counts one level lower, and normal support nothing. The book gives no figure.',
    wholly,
  ),
  reading(
    43,
    '§12a Close Air Support',
    'Both orders, by day',
    'It must stand in the ground orders and in the air orders, else it has no effect. There is none by night.',
    { oursIs: 'that there is none by night' },
  ),
  reading(
    44,
    '§12 Air Operations',
    'Fighters before bombs',
    'Air cover is settled first. Squadrons lost do not bomb, and a mission whose interceptors win is called off. Whom flak fires at on the way is OC-132.',
    wholly,
  ),
];
