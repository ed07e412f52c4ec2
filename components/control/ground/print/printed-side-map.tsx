import { gameDate, turnTitle } from '@/components/control/parts/phase-times';
import { clockTime } from '@/components/control/parts/time-words';
import { gridReference } from '@/components/map/core/grid-reference';
import { projectionAt } from '@/components/map/core/projection';
import { Counter, counterSize } from '@/components/map/counters/counter';
import { isOn, type MapPage, mmPerKm, type PageFormat, pxPerMm } from '@/components/map/print/page-layout';
import { PileKey } from '@/components/map/print/pile-key';
import { PrintedMap } from '@/components/map/print/printed-map';
import { pilesOn, roomTaken, SideMapLayer } from '@/components/map/side/side-map-layer';
import type { MapData } from '@/lib/scenario/types';
import type { SideMapOnDesk } from '@/lib/turn/control-desk/ground/side-map';

interface Props {
  map: SideMapOnDesk['map'];
  mapData: MapData;
  pages: readonly MapPage[];
  paper: PageFormat;
  scale: number;
}

const nobody = () => undefined;

/** One team's own map on paper: what the team has on its desk, and nothing else. It may lie on the team's table. */
export function PrintedSideMap({ map, mapData, pages, paper, scale }: Props) {
  const projection = projectionAt(mmPerKm(scale) * pxPerMm);
  const { turn, daypart, date } = map.clock;
  const asOf = `${turnTitle({ number: turn, daypart })}, ${gameDate(date)}`;
  const counters = new Map(map.counters.map((counter) => [counter.id, counter]));
  const piles = pilesOn(map, projection).filter(({ box }) => pages.some((page) => isOn(page, box, projection)));
  const avoid = roomTaken(map, projection);
  return (
    <>
      {pages.map((page) => (
        <PrintedMap
          key={page.name}
          mapData={mapData}
          page={page}
          paper={paper}
          scale={scale}
          asOf={asOf}
          avoid={avoid}
          count={pages.length}
          title={map.team.name}
        >
          {(at) => (
            <SideMapLayer
              map={map}
              projection={at}
              chosen={null}
              onChoose={nobody}
              openPile={null}
              onOpenPile={nobody}
              timeOf={clockTime}
            />
          )}
        </PrintedMap>
      ))}
      <PileKey
        paper={paper}
        asOf={asOf}
        size={counterSize}
        piles={piles.map(({ key, ids }) => {
          const top = counters.get(ids[0]!)!;
          return {
            key,
            where: `${gridReference({ x: top.x!, y: top.y! })}: ${top.shortName} on top`,
            chips: ids.map((id) => {
              const { shortName, symbol, nation, formation } = counters.get(id)!;
              return (
                <svg key={id} {...counterSize} aria-hidden>
                  <Counter name={shortName} symbol={symbol} nation={nation} formation={formation} />
                </svg>
              );
            }),
          };
        })}
      />
    </>
  );
}
