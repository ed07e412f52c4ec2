import { asPlace } from '@/lib/geometry';
import { symbolWords } from '../counters/symbol-words';
import { joined, printedOn, type ThingInWords } from '../list/thing-in-words';
import { objectiveId } from './side-items';
import { howKnown, type SideContact, type SideCounter, type SideFriend, type SideMap } from './side-map';
import { markKinds } from './spoken-mark';
import { lookWords } from './told-crossing';

/** The symbol and the bar of a counter, in words. */
export const drawnOn = ({ symbol, formation }: SideCounter): string => joined(symbolWords(symbol), formation);

/** When a friend was told to be there. */
export const friendKnown = ({ asOfTurn, symbol }: SideFriend, { clock }: Pick<SideMap, 'clock'>): string =>
  `as told in turn ${Math.min(asOfTurn, clock.turn)}, ${symbolWords(symbol)}`;

/** The knowledge of a contact, and where it was going. */
export const contactKnown = (contact: SideContact): string => joined(howKnown(contact), contact.direction);

/** The contents of a side's map, in words: the map as it is given, and nothing beside it. */
export function sideThings(map: SideMap): ThingInWords[] {
  const own = map.counters.flatMap((counter): ThingInWords[] => {
    const { id, name, x, y, isLost } = counter;
    if (x === null || y === null || isLost) return [];
    return [{ id, of: 'Own units', name, place: { x, y }, known: joined(printedOn(counter), drawnOn(counter)) }];
  });
  const friends = map.friends.map((friend): ThingInWords => {
    const { id, name, x, y } = friend;
    return {
      id,
      of: 'Friends, as told',
      name,
      place: { x, y },
      known: joined(printedOn(friend), friendKnown(friend, map)),
    };
  });
  const contacts = map.contacts.map((contact): ThingInWords => {
    const { id, label, x, y } = contact;
    return { id, of: 'Enemy, as told', name: label, place: { x, y }, known: contactKnown(contact) };
  });
  const objectives = (map.objectives ?? []).map((objective): ThingInWords => {
    const { name, x, y } = objective;
    return { id: objectiveId(objective), of: 'Own objective', name, place: { x, y }, known: '' };
  });
  const crossings = map.crossings.map(({ id, name, x, y, look, asOfTurn }): ThingInWords => {
    const known = `${lookWords[look].long}, told in turn ${asOfTurn}`;
    return { id, of: 'Crossings, as told', name, place: { x, y }, known };
  });
  const marks = map.marks.flatMap(({ id, kind, text, points }): ThingInWords[] => {
    const [first] = points;
    return first
      ? [{ id, of: 'Pencil marks', name: text || markKinds[kind], place: asPlace(first), known: markKinds[kind] }]
      : [];
  });
  return [...own, ...friends, ...contacts, ...objectives, ...crossings, ...marks];
}
