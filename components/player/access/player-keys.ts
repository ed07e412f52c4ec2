import { singleKeySaid } from '@/components/ui/own-ways';
import { tools } from '../maps/use-pencil';

type Key = readonly [key: string, does: string];

/** The keys of a player's desk as they are heard now, and what each does. */
export function playerKeys(): readonly Key[] {
  const card = singleKeySaid('?');
  return card ? [[card, 'This card.'], ...keysOfParts] : keysOfParts;
}

/** The keys that are always heard, and those of a part that has the focus. */
const keysOfParts: readonly Key[] = [
  ['Ctrl Enter (⌘ Enter)', 'In an order sheet or an air sheet: hand it in. In a message: send it.'],
  ['A letter', 'In a row, with action or movement in focus: circle the word with that letter underlined.'],
  [
    '← → ↑ ↓',
    'On the map: move what is seen. Plus and minus: nearer and farther. 0: all of it. 5: bookmarks. Semicolon: the legend. Comma and stop: back and forward.',
  ],
  [
    tools.map(({ key }) => key).join(' '),
    'On the map: take the pencil for a mark, an arrow, a boundary or a note, or measure.',
  ],
  ['Enter, Backspace', 'With a pencil in hand: set a point, take the last one back.'],
  ['Ctrl Z (⌘ Z)', 'On the map: undo what the pencil drew last.'],
  ['Escape', 'Put down what is in hand, or close what lies open.'],
];
