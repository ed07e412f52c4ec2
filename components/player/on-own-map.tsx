'use client';

import type { KeyboardEvent } from 'react';
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

/** Where the own counters lie, in pixels of the projection. Contacts keep their places; counters make way for them. */
function lay(counters: readonly DeskCounter[], contacts: readonly DeskContact[], projection: Projection): StackGroup[] {
  const own = counters.map(({ id, x, y }) => ({ id, band: 'own', x: x!, y: y! }));
  const enemy = contacts.map(({ id, x, y }) => ({ id, band: `contact ${id}`, x, y }));
  const ids = new Set(own.map(({ id }) => id));
  return layOutAt([...own, ...enemy], projection, form).filter(({ slots }) => ids.has(slots[0]!.id));
}

/** The room that counters and contacts take, for names to keep clear of. */
export function takenRoom(
  counters: readonly DeskCounter[],
  contacts: readonly DeskContact[],
  projection: Projection,
): Box[] {
  const around = contacts.map((contact) => {
    const { x, y } = projection.toScreen(contact);
    return { x: x - 40, y: y - 22, width: 80, height: 72 };
  });
  return [...lay(counters, contacts, projection).map(({ box }) => box), ...around];
}

interface Props {
  desk: PlayerDesk;
  counters: readonly DeskCounter[];
  projection: Projection;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The pile that is dealt out. */
  openPile: string | null;
  onOpenPile: (key: string) => void;
}

/** What lies on a team's own map: its counters where they were last told to stand, and the contacts, old ones fading. */
export function OnOwnMap({ desk, counters, projection, chosen, onChoose, openPile, onOpenPile }: Props) {
  const byId = new Map(counters.map((counter) => [counter.id, counter]));
  const opened = (group: StackGroup) =>
    group.isPile && (group.key === openPile || group.slots.some(({ id }) => id === chosen))
      ? dealOut(group, form)
      : group;
  const groups = lay(counters, desk.contacts, projection).map(opened);
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
          const act = group.isPile ? () => onOpenPile(group.key) : () => onChoose(id);
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
