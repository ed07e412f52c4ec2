import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { BoardShown, CardsShown, SetUpShown, TableShown } from '@/lib/visibility/player/table-shown';

/** The fault of a move, at its field, and the remedy. */
interface WhyNot {
  field: string;
  message: string;
}

/** Why a move may not be laid on a table as it is shown; null: it may. */
export function whyNotLaid(shown: TableShown, move: TableMove): WhyNot | null {
  if (shown.kind === 'cards')
    return 'card' in move ? ofCard(shown, move.card) : { field: 'move', message: 'Lay a card of your hand.' };
  if (shown.kind === 'board')
    return 'choice' in move
      ? ofBoard(shown, move.choice)
      : { field: 'move', message: 'Lay something of what may be done now.' };
  return 'places' in move
    ? ofSetUp(shown, move.places)
    : { field: 'move', message: 'Write where each of them stands.' };
}

function ofCard({ hand, played, isToLay, end }: CardsShown, card: string): WhyNot | null {
  const wrong = (message: string): WhyNot => ({ field: 'move.card', message });
  if (end) return wrong('The fight is over.');
  if (!isToLay) return wrong('The other side lays a card first.');
  const held = hand.find((one) => one.card === card);
  if (!held) return wrong('This card is not in your hand.');
  if (held.mayLay) return null;
  return wrong(`The ${held.title} does not follow the ${played.at(-1)!.title}: the same suit or the same number.`);
}

function ofBoard({ isToLay, choices, end }: BoardShown, choice: string): WhyNot | null {
  const wrong = (message: string): WhyNot => ({ field: 'move.choice', message });
  if (end) return wrong('The game is over.');
  if (!isToLay) return wrong('It is not for you to say what comes next.');
  return choices.some(({ id }) => id === choice) ? null : wrong('This is none of what may be done now.');
}

function ofSetUp({ pieces, isOneAHex, grounds }: SetUpShown, places: Record<string, string>): WhyNot | null {
  const at = (id: string) => `move.places.${id}`;
  const extra = Object.keys(places).find((id) => !pieces.some((piece) => piece.id === id));
  if (extra) return { field: at(extra), message: 'This is none of what you set up.' };
  for (const { id, name, ground } of pieces) {
    const hex = places[id];
    const hexes = grounds[ground];
    if (!hex) return { field: at(id), message: `Write a hex for ${name}.` };
    if (!hexes) return { field: at(id), message: `Control has not said yet which hexes lie ${ground}.` };
    if (!hexes.includes(hex)) return { field: at(id), message: `${name} stands ${ground}: ${hex} is no hex of it.` };
    const there = isOneAHex && pieces.find((one) => one.id !== id && places[one.id] === hex);
    if (there) return { field: at(id), message: `${there.name} is written for ${hex} too: one a hex.` };
  }
  return null;
}
