'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { reliefOf, useBaseMap } from '@/components/map/core/base-map';
import type { Ground } from '@/components/map/core/base-map-data';
import { SidesProvider } from '@/components/map/counters/sides';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import type { SideMap } from '@/components/map/side/side-map';
import { newestByName } from '@/components/map/side/side-map-at';
import { GroundOfStills, StillSideMap } from '@/components/map/side/still-side-map';
import { usePrintedMap } from '@/components/player/maps/use-printed-map';
import { useIsPhone } from '@/components/ui/use-is-phone';
import type { SidesShown } from '@/lib/sides';
import type { TurnMap } from '@/lib/visibility/player/after-battle';
import type { Side } from '@/lib/words';

/** The maps of a diary, and whose they are. */
export interface DiaryMapsProps {
  seatId: string;
  team: string;
  side: Side;
  look: SidesShown;
  maps: readonly { turn: number; name: string; map: TurnMap }[];
  /** Is told once they are all there. */
  onDrawn: () => void;
}

/** As a map is laid out, px: on a sheet of A4, and on a phone as wide as it is, so that its words are as large as those of the page. */
const sheets = { wide: { width: 720, height: 900 }, phone: { width: 358, height: 470 } };

/** The hour of the hall is not said: a diary has the calendar of the battle. */
const noHour = () => '';

/** The maps of a diary, each turn's own, drawn as on the team's desk. */
export function DiaryMaps({ seatId, team, side, look, maps, onDrawn }: DiaryMapsProps) {
  const mapData = usePrintedMap(seatId, null);
  const sheet = useIsPhone() ? sheets.phone : sheets.wide;
  const drawn = useMemo(() => maps.map((one) => ({ ...one, map: sideMapOf(one.map, side) })), [maps, side]);
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    // Without a base map the ground is drawn with the rest.
    if (mapData && !mapData.ground) tell();
  }, [mapData]);
  return (
    <SidesProvider value={look}>
      <section aria-label="Appendices" className="diary-appendices">
        <h2 className="mt-6 lead">Appendices: the map of each turn as it was at its end, or is now</h2>
        {mapData && <GroundOfStills mapData={mapData} />}
        {mapData?.ground && <GroundAwaited ground={mapData.ground} onThere={onDrawn} />}
        {drawn.map(({ turn, name, map }, i) => (
          <figure key={turn} className="mt-3">
            <figcaption className="font-semibold">
              Appendix {i + 1}: {name}
            </figcaption>
            {mapData && (
              <StillSideMap
                map={map}
                mapData={mapData}
                label={`The map of ${team} in turn ${turn}`}
                look={
                  firstLook(map.counters) ?? {
                    centre: middleOf(mapData),
                    kmAcross: mapData.frame.maxX - mapData.frame.minX,
                  }
                }
                {...sheet}
                timeOf={noHour}
              />
            )}
          </figure>
        ))}
      </section>
    </SidesProvider>
  );
}

/** A map that was kept, as it is drawn. What lies on it is named by its place on the list. */
function sideMapOf({ turn, date, daypart, lies }: TurnMap, side: Side): SideMap {
  const named = <Row,>(kind: string, rows: readonly Row[]) => rows.map((row, i) => ({ ...row, id: `${kind}/${i}` }));
  return {
    team: { side },
    clock: { turn, date, daypart },
    counters: named('counter', lies.counters),
    friends: named('friend', lies.friends).map((friend) => ({ ...friend, asOf: '' })),
    contacts: named('contact', lies.contacts).map((contact) => ({ ...contact, seenAt: '' })),
    crossings: newestByName(named('crossing', lies.crossings)),
    marks: [],
  };
}

/** Tells once the base map of the maps is there, its relief with it. */
function GroundAwaited({ ground, onThere }: { ground: Ground; onThere: () => void }) {
  const level = useBaseMap(ground, 'near');
  const tell = useEffectEvent(onThere);
  useEffect(() => {
    if (level === undefined) return;
    const relief = (['shade', 'light'] as const).map(async (part) => {
      const image = new Image();
      image.src = reliefOf(ground, part);
      await image.decode();
    });
    void Promise.allSettled(level ? relief : []).then(() => tell());
  }, [level, ground]);
  return null;
}
