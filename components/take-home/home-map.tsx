import { useCallback, useMemo, useRef, useState } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { MapView } from '@/components/map/map-view';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import type { ViewKey } from '@/lib/replay/take-home/battle-told';
import type { Stage } from '@/lib/replay/take-home/stages';
import type { Battle } from './read-battle';

interface Props {
  battle: Battle;
  view: ViewKey;
  turn: number;
  stage: Stage;
}

/** The hour of the hall is not said: the page has the calendar of the battle. */
export const noHour = () => '';

/** The console's own map, with what lay on it at the end of a part of a turn. */
export function HomeMap({ battle, view, turn, stage }: Props) {
  const { mapData } = battle;
  const map = battle.mapAt(view, turn, stage);
  const [chosen, setChosen] = useState<string | null>(null);
  const [openPile, setOpenPile] = useState<string | null>(null);
  const handle = useRef<MapHandle>(null);
  const sideAt = useSideLayout(map, mapData, noHour, openPile, chosen);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  const opensOn = useMemo(
    () => firstLook(map.counters) ?? { centre: middleOf(mapData), kmAcross: mapData.frame.maxX - mapData.frame.minX },
    [map, mapData],
  );
  const isThere = battle.hasView(view, turn);
  return (
    <section className="home-map" aria-label="Map">
      <MapView
        ref={handle}
        mapData={mapData}
        initial={{ ...opensOn, keepsToSheet: true }}
        label={battle.shown.views.find(({ key }) => key === view)?.name ?? 'Map'}
        layoutAt={layoutAt}
        onGround={() => {
          setOpenPile(null);
          setChosen(null);
        }}
      >
        {(projection) => {
          const { layout, dealt, beneath } = sideAt(projection);
          return (
            <SideMapLayer
              map={map}
              projection={projection}
              layout={layout}
              dealt={dealt}
              beneath={beneath}
              chosen={chosen}
              onChoose={setChosen}
              onOpenPile={setOpenPile}
              timeOf={noHour}
            />
          );
        }}
      </MapView>
      {!isThere && (
        <p role="status" className="home-closed">
          Of this turn there is no such map.
        </p>
      )}
    </section>
  );
}
