import { type Reading, reading } from './reading';

/** §9 Bombing/Interdiction and §12 Losses from Flak. */
export const bombingReadings: readonly Reading[] = [
  reading(
    76,
    '§9 Bombing/Interdiction',
    'Nine light',
    'The table leaves nine out and has twelve twice. Nine to eleven are the fifth row, twelve and more the sixth.',
  ),
  reading(
    77,
    '§9 Bombing/Interdiction',
    'Two heavy',
    'Two heavy squadrons stand in two rows; the third row, the first of the two, holds.',
  ),
  reading(
    78,
    '§9 Bombing/Interdiction',
    'Empty cells',
    'No seventh row for light and no first row for heavy: as printed. Light never passes the sixth.',
  ),
  reading(
    79,
    '§9 Bombing/Interdiction',
    'Which aircraft is what',
    'Spitfires and German fighter-bombers are light; Mosquitoes, Mitchells, Marauders and Junkers bombers are medium. Fortresses and Liberators are medium here but heavy bombers in close support.',
    { oursIs: 'every type the table does not name' },
  ),
  reading(
    80,
    '§9 Bombing/Interdiction',
    'Several kinds of force',
    'Each rolls against each target. Steps add up; immobilised twice is immobilised.',
  ),
  reading(
    81,
    '§9 Bombing/Interdiction',
    'How long immobilised',
    'For the rest of the turn. The unit may still defend itself.',
  ),
  reading(
    82,
    '§9 Bombing/Interdiction',
    'Who lies in the area',
    'Every unit whose counter has its middle in the 2 by 2 km, friends included.',
  ),
  reading(
    83,
    '§12 Losses from Flak',
    'How many dice',
    'One for each serial and each weight of flak in range, however many guns of that weight there are.',
  ),
  reading(
    84,
    '§12 Losses from Flak',
    'Flak distances',
    'For a landing: up to 2 km, then beyond it up to 4 km. For an overflight: guns within 2 km of the route.',
    { oursIs: 'the 2 km of an overflight' },
  ),
  reading(
    85,
    '§12 Losses from Flak',
    'Damage adds up',
    'Over the whole operation of the turn; two damages are one serial lost, an odd one lapses. A loss also costs the unit carried a step.',
  ),
  reading(86, '§12 Losses from Flak', 'Loss to bombers', 'They carry nobody, so it is one damage and no more.'),
  reading(
    87,
    '§12 Losses from Flak',
    'Suppressed flak',
    'It does not fire this turn, and guns may suppress it too. So interdiction comes before the aircraft fly.',
  ),
];
