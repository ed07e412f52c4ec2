'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useMapData } from '@/components/control/parts/map/use-map-data';
import { DeskLink, useDataAddress, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { SeesLink } from '@/components/control/parts/sees-link';
import { clockTime } from '@/components/control/parts/time-words';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { useSides } from '@/components/map/counters/sides';
import { MapView } from '@/components/map/map-view';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import { howKnown, shownOf, sideLayers } from '@/components/map/side/side-map';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { sideThings } from '@/components/map/side/side-things';
import { whenSeen } from '@/components/map/side/turn-dates';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import type { SideMapOnDesk } from '@/lib/desks/control/maps/side-map';
import { sides } from '@/lib/words';

/** One team's own map, drawn as that team has it, to look at and nothing more. */
export function SideMapDesk({ desk }: { desk: SideMapOnDesk }) {
  const { names: sideNames } = useSides();
  const { map, teams, teamKey } = desk;
  const { go } = useRouter();
  const address = useDeskAddress();
  const dataAt = useDataAddress();
  const mapData = useMapData(dataAt('/map/data'));
  const view = useRef<MapHandle>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [openPile, setOpenPile] = useState<string | null>(null);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [initial] = useState(() => firstLook(map.counters, map.objectives));
  const shown = useMemo(() => shownOf(map, off), [map, off]);
  const sideAt = useSideLayout(shown, mapData, clockTime, openPile, chosen);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  const at = teams.findIndex(({ key }) => key === teamKey);
  const turnTo = (by: number) => go(address(`/map/side/${teams[(at + by + teams.length) % teams.length]!.key}`));
  useKeys({ walkOn: () => turnTo(1), walkBack: () => turnTo(-1), leave: () => go(address('/map')) });

  return (
    <div className="flex h-full min-w-0 flex-col [--least-height:25rem]">
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5">
        <DeskLink to="/map" className="quiet-link">
          Master map
        </DeskLink>
        <span aria-hidden className="text-ink-3">
          /
        </span>
        <h1 className="lead">{map.team.name}, as they see it</h1>
        <p className="aside">
          {map.placesAsOf ? (
            <span suppressHydrationWarning>Own places as of {clockTime(map.placesAsOf)}</span>
          ) : (
            'Their places have not been told yet'
          )}
        </p>
        <DeskLink to={`/print?what=sideMap&team=${teamKey}`} className="quiet-link">
          Print
        </DeskLink>
        <SeesLink team={{ key: teamKey, name: map.team.name }} />
        <span className="ml-auto flex flex-wrap gap-x-3">
          {sideLayers.map(({ key, label }) => (
            <Checkbox key={key} label={label} isTicked={!off.has(key)} onTick={() => setOff(toggled(off, key))} />
          ))}
        </span>
      </header>
      <div className="flex min-h-0 flex-1">
        <nav
          aria-label="Teams"
          className="w-44 shrink-0 overflow-y-auto border-r border-rule bg-paper py-2 max-sm:hidden"
        >
          {sides.map((side) => (
            <section key={side} aria-label={sideNames[side]}>
              <h2 className="cap px-4 pt-2 pb-1">{sideNames[side]}</h2>
              {teams
                .filter((team) => team.side === side)
                .map(({ key, name }) => (
                  <DeskLink
                    key={key}
                    to={`/map/side/${key}`}
                    aria-current={key === teamKey ? 'page' : undefined}
                    className="block truncate px-4 py-1.5 text-ink-2 no-underline hover:text-ink aria-[current=page]:bg-invert aria-[current=page]:font-medium aria-[current=page]:text-on-invert"
                  >
                    {name}
                  </DeskLink>
                ))}
            </section>
          ))}
        </nav>
        <div className="side-map relative min-h-0 min-w-0 flex-1">
          {mapData ? (
            <MapView
              ref={view}
              mapData={mapData}
              label={`Map of ${map.team.name}, as they see it`}
              initial={initial ?? { centre: middleOf(mapData), kmAcross: 30 }}
              layoutAt={layoutAt}
              things={() => sideThings(shown)}
              onThing={setChosen}
              onGround={() => {
                setChosen(null);
                setOpenPile(null);
              }}
            >
              {(projection) => (
                <SideMapLayer
                  map={shown}
                  projection={projection}
                  {...sideAt(projection)}
                  chosen={chosen}
                  onChoose={setChosen}
                  onOpenPile={setOpenPile}
                  timeOf={clockTime}
                />
              )}
            </MapView>
          ) : (
            <EmptyState title="The map is loading" />
          )}
        </div>
      </div>
      {chosen && <Pressed map={map} chosen={chosen} />}
      <KeysLine keys={{ walk: 'team', leave: 'master map' }}>
        What they were told and what they drew, and nothing else.
      </KeysLine>
    </div>
  );
}

const toggled = (before: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
};

/** A line on what was pressed, in the words the team reads, and who drew a mark. */
function Pressed({ map, chosen }: { map: SideMapOnDesk['map']; chosen: string }) {
  const words = wordsOn(map, chosen);
  if (!words) return null;
  return (
    <p aria-live="polite" className="shrink-0 border-t border-rule bg-sheet px-5 py-2">
      <b>{words.name}</b> · <span className="font-mono">{words.place}</span>
      {words.more && ` · ${words.more}`}
    </p>
  );
}

function wordsOn(map: SideMapOnDesk['map'], id: string): { name: string; place: string; more: string } | null {
  const counter = map.counters.find((one) => one.id === id);
  if (counter && counter.x !== null && counter.y !== null)
    return { name: counter.name, place: gridReference({ x: counter.x, y: counter.y }), more: counter.brigade };
  const friend = map.friends.find((one) => one.id === id);
  if (friend) return { name: friend.name, place: gridReference(friend), more: `as told in turn ${friend.asOfTurn}` };
  const contact = map.contacts.find((one) => one.id === id);
  if (contact) {
    const more = [whenSeen(map.clock, contact.seenTurn), howKnown(contact), contact.direction];
    return { name: contact.label, place: gridReference(contact), more: more.filter(Boolean).join(', ') };
  }
  const mark = map.marks.find((one) => one.id === id);
  if (!mark) return null;
  const [x, y] = mark.points[0]!;
  return { name: mark.text || 'A mark', place: gridReference({ x, y }), more: `drawn by ${mark.writtenBy}` };
}
