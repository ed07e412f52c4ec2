import { gridReference } from '@/components/map/core/grid-reference';
import { howKnown } from '@/components/map/side/side-map';
import { LocalTime } from '@/components/ui/local-time';
import type { Place } from '@/lib/geometry';
import type { DeskContact, DeskCounter, DeskFriend, SideMap } from '@/lib/visibility/player/desk';
import { whenSeen } from '../turn-words';

const Grid = ({ x, y }: Place) => <span className="font-mono text-small">{gridReference({ x, y })}</span>;

/** A line on what was pressed: an own counter, a friend or a contact; null where it is none of these. */
export function MapToldLine({ map, chosen, hasReach }: { map: SideMap; chosen: string; hasReach: boolean }) {
  const counter = map.counters.find(({ id }) => id === chosen);
  if (counter) return <OwnLine counter={counter} hasReach={hasReach} />;
  const friend = map.friends.find(({ id }) => id === chosen);
  if (friend) return <FriendLine friend={friend} clock={map.clock} />;
  const contact = map.contacts.find(({ id }) => id === chosen);
  return contact ? <ContactLine contact={contact} clock={map.clock} /> : null;
}

const OwnLine = ({ counter, hasReach }: { counter: DeskCounter; hasReach: boolean }) => {
  const { name, brigade, x, y, sizeKm } = counter;
  return (
    <p>
      <b className="text-ink">{name}</b>
      {brigade && ` · ${brigade}`}
      {x !== null && y !== null && (
        <>
          {' · '}
          <Grid x={x} y={y} />
        </>
      )}
      {sizeKm > 0 && ` · takes up ${sizeKm} km of road`}
      {hasReach && x !== null && (
        <span className="block">The soft edges are a guide: how far it gets this turn at the very most.</span>
      )}
    </p>
  );
};

const FriendLine = ({ friend, clock }: { friend: DeskFriend; clock: SideMap['clock'] }) => (
  <p>
    <b className="text-ink">{friend.name}</b>
    {friend.formation && ` · ${friend.formation}`} · <Grid x={friend.x} y={friend.y} /> · as told{' '}
    {friend.asOfTurn >= clock.turn ? <LocalTime time={friend.asOf} /> : whenSeen(clock, friend.asOfTurn)}
  </p>
);

const ContactLine = ({ contact, clock }: { contact: DeskContact; clock: SideMap['clock'] }) => (
  <p>
    <b className="text-ink">{contact.label}</b> · <Grid x={contact.x} y={contact.y} /> ·{' '}
    {contact.seenTurn >= clock.turn ? <LocalTime time={contact.seenAt} /> : whenSeen(clock, contact.seenTurn)},{' '}
    {howKnown(contact)}
    {contact.direction && ` · ${contact.direction}`}
  </p>
);
