import { GroundMarks } from '@/components/control/movement/layers/ground-marks';
import { counterItems, crossingItems, standing } from '@/components/control/movement/layers/master-items';
import {
  MasterCounterCard,
  MasterCounterChip,
  masterCounterSize,
} from '@/components/control/parts/counters/master-counter';
import { turnTitle } from '@/components/control/parts/phase-times';
import { gridReference } from '@/components/map/core/grid-reference';
import { projectionAt } from '@/components/map/core/projection';
import { counterForm, type StackGroup, stacksOf } from '@/components/map/counters/stack';
import { isCountOnCounter, PileCount } from '@/components/map/counters/stack-marks';
import { layOut } from '@/components/map/labels/labeller';
import { around } from '@/components/map/labels/room';
import { isOn, type MapPage, mmPerKm, type PageFormat, pxPerMm } from '@/components/map/print/page-layout';
import { PileKey } from '@/components/map/print/pile-key';
import { legendRoom } from '@/components/map/print/printed-legend';
import { PrintedMap } from '@/components/map/print/printed-map';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import { turnDateInFull } from '@/lib/text';

interface Props {
  map: MasterMap;
  mapData: MapData;
  pages: readonly MapPage[];
  paper: PageFormat;
  scale: number;
}

/** The heading of a master sheet: the people it is for. */
export const controlOnly = 'Control eyes only';

/** The master map on paper: every counter with its profile; piles are numbered by their place and laid out on a key. */
export function PrintedMasterMap({ map, mapData, pages, paper, scale }: Props) {
  const counters = new Map(map.counters.map((counter) => [counter.id, counter]));
  const projection = projectionAt(mmPerKm(scale) * pxPerMm);
  const layout = layOut(
    mapData,
    [
      ...counterItems(standing(map.counters), counterForm, projection),
      ...crossingItems({ crossings: map.crossings, bridging: [] }, projection),
    ],
    projection,
    null,
    pages.slice(0, 1).map((page) => legendRoom(page, scale)),
  );
  const groups = stacksOf(layout, 'counter', counterForm);
  const asOf = `${turnTitle({ number: map.turn, daypart: map.daypart })}, ${turnDateInFull(map)}`;
  const piles = groups.filter(({ isPile, box }) => isPile && pages.some((page) => isOn(page, box, projection)));
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
          layout={layout}
          count={pages.length}
          hasLegend={page === pages[0]}
          title="Master map"
          secrecy={controlOnly}
        >
          {(at) => (
            <>
              <GroundMarks crossings={map.crossings} selected={null} found={null} projection={at} layout={layout} />
              {groups
                .filter(({ box, leaders }) =>
                  [box, ...leaders.map(({ from }) => around(from, 8))].some((b) => isOn(page, b, at)),
                )
                .map((group) => (
                  <Group key={group.key} group={group} counters={counters} />
                ))}
            </>
          )}
        </PrintedMap>
      ))}
      <PileKey
        paper={paper}
        asOf={asOf}
        secrecy={controlOnly}
        size={masterCounterSize}
        piles={piles.map(({ key, slots }) => {
          const top = counters.get(slots[0]!.id)!;
          return {
            key,
            where: `${gridReference({ x: top.x!, y: top.y! })}: ${top.shortName} on top`,
            chips: slots.map(({ id }) => <MasterCounterChip key={id} face={counters.get(id)!} />),
          };
        })}
      />
    </>
  );
}

type Counters = ReadonlyMap<string, MasterCounter>;

function Group({ group, counters }: { group: StackGroup; counters: Counters }) {
  const slots = group.isPile ? group.slots.slice(0, 1) : group.slots;
  return (
    <g>
      {slots.map(({ id, x, y }) => {
        const counter = counters.get(id)!;
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <MasterCounterCard face={counter} isStripCovered={isCountOnCounter(group)} />
            {group.isPile && <PileCount group={group} />}
          </g>
        );
      })}
    </g>
  );
}
