import { type Reading, reading, wholly } from './reading';

/** §12c Recce and §13 Air to Air Combat. */
export const airReadings: readonly Reading[] = [
  reading(
    88,
    '§12c Recce',
    'The four columns',
    'The head of the table is broken. It is read: vehicles moving; vehicles halted; infantry, guns and supplies halted; infantry moving; all in the open.',
  ),
  reading(89, '§12c Recce', 'How much a squadron sees', 'Ten squares of a kilometre, named in the order.', wholly),
  reading(
    90,
    '§12c Recce',
    'One die a unit',
    'Each unit that can be seen has its own die, +1 where more than two stand in the square, never above 6.',
  ),
  reading(
    91,
    '§12c Recce',
    'Cover and night',
    'Units in cover are not seen. Vehicles in a town cannot hide and count as halted in the open. By night nothing is seen.',
    { oursIs: 'that nothing is seen by night' },
  ),
  reading(
    92,
    '§12c Recce',
    'Direction only',
    'A report of direction without type says the direction and nothing else.',
  ),
  reading(
    93,
    '§13 Air to Air Combat',
    'Odds',
    'Whole times the larger side holds the smaller, from 1 to 6: five against three is 1-1. Against nobody there is no combat.',
  ),
  reading(
    94,
    '§13 Air to Air Combat',
    'Losses',
    'Ten or twenty per cent of the other side’s strength, to the nearest squadron, a half upwards, and never more than there are. A side that fought and lost no whole squadron is told light losses.',
  ),
  reading(
    95,
    '§13 Air to Air Combat',
    'Small interceptors',
    'The smaller side wins when the larger one’s result is Lose. After a draw nobody breaks through.',
  ),
  reading(
    96,
    '§13 Fighter vs Transport',
    'Who breaks through',
    'Every winning squadron left without another task takes out one transport serial; of bombers a quarter of that, to the nearest.',
  ),
  reading(
    97,
    '§12 Air Operations',
    'Missions a turn',
    'A squadron flies one mission a turn, on a cab rank two in the day.',
  ),
];
