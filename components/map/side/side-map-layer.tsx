import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Side } from '@/lib/words';
import { gridReference } from '../core/grid-reference';
import { onMap } from '../core/on-map';
import type { Point, Projection } from '../core/projection';
import { Contact } from '../counters/contact';
import { Counter } from '../counters/counter';
import { FormationCard } from '../counters/formation-card';
import { formationName } from '../counters/formation-name';
import { useSides } from '../counters/sides';
import type { StackGroup, StackSlot } from '../counters/stack';
import { PileCount } from '../counters/stack-marks';
import { Tray } from '../counters/tray';
import type { WordsLaid } from '../labels/item';
import type { Layout } from '../labels/labeller';
import { LeadersAndPins } from '../labels/leaders-and-pins';
import { blockAt } from '../labels/place-words';
import type { FaceName } from '../labels/type';
import { Words } from '../labels/words';
import { printedOn } from '../list/thing-in-words';
import { bearingOf } from './bearing';
import { Friend } from './friend';
import { MarkShape } from './mark-shape';
import { Objective } from './objective';
import { contactSize, contactWords, type TimeOf, whenTold } from './side-items';
import type { SideContact, SideCounter, SideFriend, SideMap, SideMark } from './side-map';
import { contactForm, stacksOn } from './side-stacks';
import { contactKnown, drawnOn, friendKnown } from './side-things';
import { spokenMark } from './spoken-mark';
import { ToldCrossing } from './told-crossing';
import './side-map.css';

interface Props {
  map: SideMap;
  projection: Projection;
  /** Where all of it lies. */
  layout: Layout;
  /** The pile that lies open over it. */
  dealt?: StackGroup | null;
  /** The number of things beneath it meanwhile. */
  beneath?: number;
  chosen: string | null;
  onChoose: (id: string) => void;
  onOpenPile: (key: string) => void;
  timeOf: TimeOf;
  /** A hand takes hold of a mark, to move it. */
  onHold?: (mark: SideMark, event: PointerEvent) => void;
  /** The mark that a hand moves. */
  held?: string | null;
}

/**
 * The things on a team's own map: its marks in pencil, contacts as told, old ones fading, friends as told, and its own
 * counters where they were last told to stand.
 */
export function SideMapLayer(props: Props) {
  const {
    map,
    projection,
    layout,
    dealt = null,
    beneath = 0,
    chosen,
    onChoose,
    onOpenPile,
    timeOf,
    onHold,
    held,
  } = props;
  const things: Things = {
    side: map.team.side,
    own: new Map(map.counters.map((counter) => [counter.id, counter])),
    friends: new Map(map.friends.map((friend) => [friend.id, friend])),
    contacts: new Map(map.contacts.map((contact) => [contact.id, contact])),
  };
  const groups = stacksOn(layout);
  const drawn = (group: StackGroup, { id, x, y }: StackSlot) => {
    const contact = things.contacts.get(id);
    const name = spoken(id, things, map);
    const beneath = group.slots.filter((slot) => slot.id !== id);
    const others = beneath.length === 1 ? spoken(beneath[0]!.id, things, map) : `${beneath.length} more`;
    const words = group === dealt ? contact && wordsBelow(contact, map, timeOf, { x, y }) : layout.laid.get(id)?.words;
    return (
      <Pressable
        key={id}
        id={id}
        name={group.isPile ? `${name} and ${others} beneath` : name}
        isPressed={group.isPile ? undefined : id === chosen}
        members={group.isPile ? group.slots.map((slot) => slot.id).join(' ') : undefined}
        onPress={() => (group.isPile ? onOpenPile(group.key) : onChoose(id))}
      >
        {contact ? (
          <Contact
            at={middleIn(group, { x, y })}
            symbol={contact.symbol}
            age={map.clock.turn - contact.seenTurn}
            bearing={bearingOf(contact.direction)}
            isSelected={id === chosen}
          />
        ) : (
          <g transform={`translate(${x} ${y})`}>
            {group.isPile && group.isGathered ? (
              <FormationOnSide ids={group.slots.map((slot) => slot.id)} things={things} />
            ) : (
              card(id, things, id === chosen)
            )}
          </g>
        )}
        {group.isPile && (
          <g transform={`translate(${x} ${y})`}>
            <PileCount group={group} />
          </g>
        )}
        {words && <Words words={words} classes={words.lines.map(({ face }) => classOf[face] ?? '')} />}
      </Pressable>
    );
  };
  return (
    <>
      {map.objectives?.map((objective) => (
        <Objective key={objective.name} objective={objective} projection={projection} layout={layout} />
      ))}
      {map.marks.map((mark) => {
        const laid = layout.laid.get(mark.id);
        return (
          <Pressable
            key={mark.id}
            id={mark.id}
            name={spokenMark(mark)}
            isPressed={mark.id === chosen}
            isMark
            onPress={() => onChoose(mark.id)}
            onHold={onHold && ((event) => onHold(mark, event))}
          >
            <MarkShape
              mark={mark}
              projection={projection}
              laid={mark.id === held ? undefined : laid}
              isSelected={mark.id === chosen}
            />
          </Pressable>
        );
      })}
      {map.crossings.map((crossing) => {
        const laid = layout.laid.get(crossing.id);
        return laid && <ToldCrossing key={crossing.id} crossing={crossing} laid={laid} />;
      })}
      {groups.flatMap((group) => group.slots.slice(0, 1).map((slot) => drawn(group, slot)))}
      {dealt && (
        <>
          <Tray pile={dealt} beneath={beneath} />
          <LeadersAndPins of={[dealt]} />
          {dealt.slots.map((slot) => drawn(dealt, slot))}
        </>
      )}
    </>
  );
}

/** The middle of a contact: of its box, or of the upper part of what it is dealt out in. */
const middleIn = ({ box, isPile, form: { width }, slots }: StackGroup, { x, y }: Point): Point =>
  isPile || slots.length === 1
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : { x: x + width / 2, y: y + contactSize.height / 2 };

/** A contact dealt out says below it what it is and when it was seen. */
function wordsBelow(contact: SideContact, map: SideMap, timeOf: TimeOf, { x, y }: Point): WordsLaid | null {
  const [words] = contactWords(contact, whenTold(map, timeOf, contact.seenTurn, contact.seenAt), 0);
  const left = x + (contactForm.width - contactSize.width) / 2;
  return words ? blockAt(words, 'below', { x: left, y, ...contactSize }) : null;
}

/** The class of a line, by its face. */
const classOf: Partial<Record<FaceName, string>> = { contact: 'contact-name', when: 'contact-when' };

interface Things {
  side: Side;
  own: ReadonlyMap<string, SideCounter>;
  friends: ReadonlyMap<string, SideFriend>;
  contacts: ReadonlyMap<string, SideContact>;
}

interface PressableProps {
  id: string;
  name: string;
  isPressed: boolean | undefined;
  isMark?: boolean;
  /** A pile: the ids of all that lie in it. */
  members?: string | undefined;
  onPress: () => void;
  onHold?: (event: PointerEvent) => void;
  children: ReactNode;
}

/** Something on the map that may be pressed, by pointer or key. */
const Pressable = ({ id, name, isPressed, isMark, members, onPress, onHold, children }: PressableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: it is drawn inside the map's SVG, where there is no button
  <g
    {...onMap(id)}
    data-counter={id}
    data-members={members}
    data-mark={isMark ? id : undefined}
    role="button"
    aria-label={name}
    aria-pressed={isPressed}
    onClick={onPress}
    onPointerDown={onHold}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') onPress();
    }}
  >
    {children}
  </g>
);

/** An own counter, or a friend. */
function card(id: string, { side, own, friends }: Things, isSelected: boolean): ReactNode {
  const friend = friends.get(id);
  if (friend) return <Friend name={friend.shortName} symbol={friend.symbol} isSelected={isSelected} />;
  const counter = own.get(id)!;
  const { shortName, symbol, nation, formation } = counter;
  return (
    <Counter
      name={shortName}
      symbol={symbol}
      side={counter.side ?? side}
      nation={nation}
      formation={formation}
      isSelected={isSelected}
    />
  );
}

/** Own units or friends that are seen as one. */
function FormationOnSide({ ids, things }: { ids: readonly string[]; things: Things }) {
  const { names } = useSides();
  const { own, friends } = things;
  const units = ids.map((id) => own.get(id) ?? friends.get(id)!);
  const { symbol, nation, formation } = units[0]!;
  const side = own.get(ids[0]!)?.side ?? things.side;
  const name = formationName(
    units.map((unit) => ({ formation: unit.formation, side })),
    names,
  );
  const drawn = (
    <FormationCard name={name} symbol={symbol} side={side} nation={nation} formation={formation} count={units.length} />
  );
  return friends.has(ids[0]!) ? <g className="friend">{drawn}</g> : drawn;
}

function spoken(id: string, { own, friends, contacts }: Things, map: SideMap): string {
  const contact = contacts.get(id);
  const friend = friends.get(id);
  return contact ? spokenContact(contact) : friend ? spokenFriend(friend, map) : spokenCounter(own.get(id)!);
}

/** The name printed on a counter is said too where the unit's name does not hold it. */
const printed = (unit: SideCounter | SideFriend) => (printedOn(unit) ? `, ${printedOn(unit)}` : '');

const spokenCounter = (unit: SideCounter) =>
  `${unit.name} at ${gridReference({ x: unit.x!, y: unit.y! })}${printed(unit)}, ${drawnOn(unit)}`;

const spokenFriend = (friend: SideFriend, map: SideMap) =>
  `${friend.name}${printed(friend)} at ${gridReference(friend)}, ${friendKnown(friend, map)}`;

const spokenContact = (contact: SideContact) =>
  `Enemy: ${contact.label} at ${gridReference(contact)}, ${contactKnown(contact)}`;
