'use client';

import { type KeyboardEvent, useState } from 'react';
import { Contact } from '@/components/map/contact';
import { Counter, counterSize } from '@/components/map/counter';
import { gridReference } from '@/components/map/grid-reference';
import type { Box, Projection } from '@/components/map/projection';
import { dealOut, layOutAt, type StackForm, type StackGroup } from '@/components/map/stack';
import { LeadersAndPins, PileCount, PileEdges } from '@/components/map/stack-marks';
import type { DeskContact, DeskCounter, PlayerDesk } from '@/lib/visibility/desk';
import { useIsInBrowser, wallTime } from './at';
import { whenSeen } from './turn-words';

const form: StackForm = { ...counterSize, gap: 2, columns: 2, pileAbove: 12, reach: 110 };

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
  const [openPile, setOpenPile] = useState<string | null>(null);
  const byId = new Map(counters.map((counter) => [counter.id, counter]));
  const opened = (group: StackGroup) =>
    group.isPile && (group.key === openPile || group.slots.some(({ id }) => id === chosen))
      ? dealOut(group, form)
      : group;
  const groups = lay(counters, projection).map(opened);
  return (
    <>
      {desk.contacts.map((contact) => (
        <ContactOnMap key={contact.id} contact={contact} desk={desk} projection={projection} />
      ))}
      {groups.map((group) => (
        <LeadersAndPins key={group.key} group={group} />
      ))}
      {groups.flatMap((group) =>
        group.slots.slice(0, group.isPile ? 1 : undefined).map(({ id, x, y }) => {
          const counter = byId.get(id)!;
          const act = group.isPile ? () => setOpenPile(group.key) : () => onChoose(id);
          const press = (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && act();
          const count = group.slots.length;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a counter is drawn inside the map's SVG, where there is no button
            <g
              key={id}
              data-counter={id}
              role="button"
              tabIndex={0}
              aria-label={group.isPile ? `${spoken(counter)} and ${count - 1} more beneath` : spoken(counter)}
              aria-pressed={group.isPile ? undefined : id === chosen}
              transform={`translate(${x} ${y})`}
              onClick={act}
              onKeyDown={press}
            >
              {group.isPile && <PileEdges isGerman={desk.team.side === 'german'} {...counterSize} />}
              <Counter
                name={counter.shortName}
                symbol={counter.symbol}
                nation={counter.nation}
                formation={counter.formation}
                isSelected={id === chosen}
              />
              {group.isPile && <PileCount count={count} width={counterSize.width} />}
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
