import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Place } from '@/lib/geometry';
import { gridReference } from '../core/grid-reference';
import { type Box, overlap, type Point, type Projection } from '../core/projection';
import { Contact } from '../counters/contact';
import { Counter, counterSize } from '../counters/counter';
import { dealOut, layOutAt, type StackForm, type StackGroup } from '../counters/stack';
import { LeadersAndPins, PileCount, PileEdges } from '../counters/stack-marks';
import { bearingOf } from './bearing';
import { Friend } from './friend';
import { MarkShape } from './mark-shape';
import { howKnown, type SideContact, type SideCounter, type SideFriend, type SideMap, type SideMark } from './side-map';
import { spokenMark } from './spoken-mark';
import { markRoom, ToldCrossing, wordRoom } from './told-crossing';
import { whenSeen } from './turn-dates';
import './side-map.css';

const form: StackForm = { ...counterSize, gap: 2, columns: 2, pileAbove: 12, reach: 110 };
/** The room of a contact and of its words, around its place, px: counters make way for it. */
const contactRoom = { x: -44, y: -24, width: 88, height: 84 };
/** A friend keeps room below for the words that say when it was told. */
const friendForm: StackForm = { ...form, height: form.height + 14, pileAbove: 4 };

type Placed = SideCounter & Place;
const isPlaced = (counter: SideCounter): counter is Placed =>
  counter.x !== null && counter.y !== null && !counter.isLost;

const around = (room: Box, { x, y }: Point): Box => ({ ...room, x: x + room.x, y: y + room.y });

const roomOf = (contacts: readonly SideContact[], { toScreen }: Projection): Box[] =>
  contacts.map((contact) => around(contactRoom, toScreen(contact)));

/** The crossings whose word has room: nothing else lies there, and no other crossing. */
function namedCrossings(
  { crossings }: SideMap,
  groups: readonly Box[],
  contacts: readonly Box[],
  { toScreen }: Projection,
) {
  const marks = crossings.map((crossing) => around(markRoom, toScreen(crossing)));
  const words: Box[] = [];
  return new Set(
    crossings
      .filter((crossing, i) => {
        const word = around(wordRoom, toScreen(crossing));
        const others = [...groups, ...contacts, ...words, ...marks.filter((_, j) => j !== i)];
        const hasRoom = others.every((other) => !overlap(word, other));
        if (hasRoom) words.push(word);
        return hasRoom;
      })
      .map(({ id }) => id),
  );
}

/**
 * Where own counters and friends lie, in pixels of the projection. Contacts keep their places; own counters make way for
 * them, and friends with their words for all.
 */
function lay({ counters, friends, contacts }: SideMap, projection: Projection): StackGroup[] {
  const own = counters.filter(isPlaced).map(({ id, x, y }) => ({ id, band: 'own', x, y }));
  const told = friends.map(({ id, formation, x, y }) => ({ id, band: `friends of ${formation}`, x, y }));
  const met = roomOf(contacts, projection);
  const groups = layOutAt(own, projection, form, met);
  return [...groups, ...layOutAt(told, projection, friendForm, [...met, ...groups.map(({ box }) => box)])];
}

/** The piles on a side's map at a scale, and the counters in each, the one on top first. */
export const pilesOn = (map: SideMap, projection: Projection): { key: string; box: Box; ids: string[] }[] =>
  lay(map, projection)
    .filter(({ isPile }) => isPile)
    .map(({ key, box, slots }) => ({ key, box, ids: slots.map(({ id }) => id) }));

/** The room that counters, friends, contacts and crossings take, for names to keep clear of. */
export function roomTaken(map: SideMap, projection: Projection): Box[] {
  const groups = lay(map, projection).map(({ box }) => box);
  const crossings = map.crossings.map((crossing) => around(markRoom, projection.toScreen(crossing)));
  return [...groups, ...roomOf(map.contacts, projection), ...crossings];
}

interface Props {
  map: SideMap;
  projection: Projection;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The pile that is dealt out. */
  openPile: string | null;
  onOpenPile: (key: string) => void;
  /** The time of day on the reader's wall; empty where it is not known yet. */
  timeOf: (time: string) => string;
  /** A hand takes hold of a mark, to move it. */
  onHold?: (mark: SideMark, event: PointerEvent) => void;
}

/**
 * What lies on a team's own map: its marks in pencil, contacts as told, old ones fading, friends as told, and its own
 * counters where they were last told to stand.
 */
export function SideMapLayer({ map, projection, chosen, onChoose, openPile, onOpenPile, timeOf, onHold }: Props) {
  const own = new Map(map.counters.map((counter) => [counter.id, counter]));
  const friends = new Map(map.friends.map((friend) => [friend.id, friend]));
  const opened = (group: StackGroup) =>
    group.isPile && (group.key === openPile || group.slots.some(({ id }) => id === chosen))
      ? dealOut(group, form)
      : group;
  const groups = lay(map, projection).map(opened);
  const named = namedCrossings(
    map,
    groups.map(({ box }) => box),
    roomOf(map.contacts, projection),
    projection,
  );
  const { turn } = map.clock;
  const when = (thenTurn: number, time: string) => (thenTurn >= turn ? timeOf(time) : whenSeen(map.clock, thenTurn));
  return (
    <>
      {map.marks.map((mark) => (
        <Pressable
          key={mark.id}
          id={mark.id}
          name={spokenMark(mark)}
          isPressed={mark.id === chosen}
          isMark
          onPress={() => onChoose(mark.id)}
          onHold={onHold && ((event) => onHold(mark, event))}
        >
          <MarkShape mark={mark} projection={projection} isSelected={mark.id === chosen} />
        </Pressable>
      ))}
      {map.crossings.map((crossing) => (
        <ToldCrossing key={crossing.id} crossing={crossing} projection={projection} isNamed={named.has(crossing.id)} />
      ))}
      {map.contacts.map((contact) => (
        <Pressable
          key={contact.id}
          id={contact.id}
          name={spokenContact(contact)}
          isPressed={contact.id === chosen}
          at={projection.toScreen(contact)}
          onPress={() => onChoose(contact.id)}
        >
          <Contact
            symbol={contact.symbol}
            label={contact.label}
            when={when(contact.seenTurn, contact.seenAt)}
            howKnown={howKnown(contact)}
            age={turn - contact.seenTurn}
            bearing={bearingOf(contact.direction)}
            isSelected={contact.id === chosen}
          />
        </Pressable>
      ))}
      {groups.map((group) => (
        <LeadersAndPins key={group.key} group={group} />
      ))}
      {groups.flatMap((group) =>
        group.slots.slice(0, group.isPile ? 1 : undefined).map(({ id, x, y }) => {
          const friend = friends.get(id);
          const name = friend ? spokenFriend(friend, map) : spokenCounter(own.get(id)!);
          const count = group.slots.length;
          return (
            <Pressable
              key={id}
              id={id}
              name={group.isPile ? `${name} and ${count - 1} more beneath` : name}
              isPressed={group.isPile ? undefined : id === chosen}
              at={{ x, y }}
              onPress={() => (group.isPile ? onOpenPile(group.key) : onChoose(id))}
            >
              {group.isPile && <PileEdges isGerman={map.team.side === 'german'} {...counterSize} />}
              {card(friend ?? own.get(id)!, id === chosen, friend && when(friend.asOfTurn, friend.asOf))}
              {group.isPile && <PileCount count={count} width={counterSize.width} />}
            </Pressable>
          );
        }),
      )}
    </>
  );
}

interface PressableProps {
  id: string;
  name: string;
  isPressed: boolean | undefined;
  isMark?: boolean;
  at?: Point;
  onPress: () => void;
  onHold?: (event: PointerEvent) => void;
  children: ReactNode;
}

/** Something on the map that may be pressed, by pointer or key. */
const Pressable = ({ id, name, isPressed, isMark, at, onPress, onHold, children }: PressableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: it is drawn inside the map's SVG, where there is no button
  <g
    data-counter={id}
    data-mark={isMark ? id : undefined}
    role="button"
    tabIndex={0}
    aria-label={name}
    aria-pressed={isPressed}
    transform={at && `translate(${at.x} ${at.y})`}
    onClick={onPress}
    onPointerDown={onHold}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') onPress();
    }}
  >
    {children}
  </g>
);

/** An own counter; a friend where it is said when it was told. */
function card(unit: SideCounter | SideFriend, isSelected: boolean, when: string | undefined): ReactNode {
  const { shortName, symbol, nation, formation } = unit;
  return when === undefined ? (
    <Counter name={shortName} symbol={symbol} nation={nation} formation={formation} isSelected={isSelected} />
  ) : (
    <Friend name={shortName} symbol={symbol} isSelected={isSelected} when={when && `told ${when}`} />
  );
}

/** The name printed on a counter is said too where the unit's name does not hold it. */
const printed = ({ name, shortName }: SideCounter | SideFriend) => (name.includes(shortName) ? '' : `, ${shortName}`);

const spokenCounter = (unit: SideCounter) =>
  `${unit.name} at ${gridReference({ x: unit.x!, y: unit.y! })}${printed(unit)}`;

const spokenFriend = (friend: SideFriend, { clock }: SideMap) =>
  `${friend.name}${printed(friend)} at ${gridReference(friend)}, as told in turn ${Math.min(friend.asOfTurn, clock.turn)}`;

const spokenContact = (contact: SideContact) =>
  `Enemy: ${contact.label} at ${gridReference(contact)}, ${howKnown(contact)}${contact.direction && `, ${contact.direction}`}`;
