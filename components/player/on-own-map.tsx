'use client';

import type { KeyboardEvent } from 'react';
import { Contact } from '@/components/map/contact';
import { Counter, counterSize } from '@/components/map/counter';
import { gridReference } from '@/components/map/grid-reference';
import type { Box, Projection } from '@/components/map/projection';
import { layOutAt, type StackForm, type StackGroup } from '@/components/map/stack';
import type { DeskContact, DeskCounter, PlayerDesk } from '@/lib/visibility/desk';
import { useIsInBrowser, wallTime } from './at';
import { whenSeen } from './turn-words';

const form: StackForm = { ...counterSize, gap: 2, columns: 2, pileAbove: 40, reach: 190 };

/** Where the counters lie, in pixels of the projection. */
const lay = (counters: readonly DeskCounter[], projection: Projection): StackGroup[] =>
  layOutAt(
    counters.map(({ id, x, y }) => ({ id, band: 'own', x: x!, y: y! })),
    projection,
    form,
  );

/** The room the counters take, for names to keep clear of. */
export const counterBoxes = (counters: readonly DeskCounter[], projection: Projection): Box[] =>
  lay(counters, projection).map(({ box }) => box);

interface Props {
  desk: PlayerDesk;
  counters: readonly DeskCounter[];
  projection: Projection;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** What lies on a team's own map: its counters where they were last told to stand, and the contacts, old ones fading. */
export function OnOwnMap({ desk, counters, projection, chosen, onChoose }: Props) {
  const groups = lay(counters, projection);
  const byId = new Map(counters.map((counter) => [counter.id, counter]));
  return (
    <>
      {desk.contacts.map((contact) => (
        <ContactOnMap key={contact.id} contact={contact} desk={desk} projection={projection} />
      ))}
      {groups.map(({ key, leader, pins }) => (
        <g key={key}>
          {leader && <path className="leader" d={`M${leader.from.x} ${leader.from.y}L${leader.to.x} ${leader.to.y}`} />}
          {leader &&
            pins.map((pin) => <circle key={`${pin.x} ${pin.y}`} className="pin" cx={pin.x} cy={pin.y} r={3} />)}
        </g>
      ))}
      {groups.flatMap(({ slots }) =>
        slots.map(({ id, x, y }) => {
          const counter = byId.get(id)!;
          const choose = (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && onChoose(id);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a counter is drawn inside the map's SVG, where there is no button
            <g
              key={id}
              data-counter={id}
              role="button"
              tabIndex={0}
              aria-label={spoken(counter)}
              aria-pressed={id === chosen}
              transform={`translate(${x} ${y})`}
              onClick={() => onChoose(id)}
              onKeyDown={choose}
            >
              <Counter
                name={counter.shortName}
                symbol={counter.symbol}
                nation={counter.nation}
                formation={counter.formation}
                isSelected={id === chosen}
              />
            </g>
          );
        }),
      )}
    </>
  );
}

const spoken = ({ name, x, y }: DeskCounter) => `${name} at ${gridReference({ x: x!, y: y! })}`;

function ContactOnMap({
  contact,
  desk,
  projection,
}: {
  contact: DeskContact;
  desk: PlayerDesk;
  projection: Projection;
}) {
  const { x, y } = projection.toScreen(contact);
  const age = desk.clock.turn - contact.seenTurn;
  const isInBrowser = useIsInBrowser();
  const now = isInBrowser ? wallTime(new Date(contact.seenAt)) : '';
  return (
    <g transform={`translate(${x} ${y})`}>
      <Contact
        symbol={contact.symbol}
        label={contact.label}
        when={age <= 0 ? now : whenSeen(desk.clock, contact.seenTurn)}
        age={age}
      />
    </g>
  );
}
