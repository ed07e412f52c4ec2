import {
  MasterCounterCard,
  MasterCounterChip,
  masterCounterSize,
} from '@/components/control/parts/counters/master-counter';
import { gameDate, turnTitle } from '@/components/control/parts/phase-times';
import { gridReference } from '@/components/map/core/grid-reference';
import { type Box, projectionAt } from '@/components/map/core/projection';
import { layOut, type StackGroup } from '@/components/map/counters/stack';
import { LeadersAndPins, PileCount, PileEdges } from '@/components/map/counters/stack-marks';
import { isOn, type MapPage, mmPerKm, type PageFormat, pxPerMm } from '@/components/map/print/page-layout';
import { PileKey } from '@/components/map/print/pile-key';
import { PrintedMap } from '@/components/map/print/printed-map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { MasterCounter, MasterMap } from '@/lib/turn/control-desk/ground/map';
import { GroundMarks, marked } from '../map/layers/ground-marks';

interface Props {
  map: MasterMap;
  mapData: MapData;
  pages: readonly MapPage[];
  paper: PageFormat;
  scale: number;
}

/** Whose eyes a master sheet is for. */
export const controlOnly = 'Control eyes only';

/** The master map on paper: every counter with its profile; piles are numbered by their place and laid out on a key. */
export function PrintedMasterMap({ map, mapData, pages, paper, scale }: Props) {
  const standing = map.counters.filter(
    ({ isOnMap, isCaptured, x, y }) => isOnMap && !isCaptured && x !== null && y !== null,
  );
  const counters = new Map(standing.map((counter) => [counter.id, counter]));
  const projection = projectionAt(mmPerKm(scale) * pxPerMm);
  const groups = layOut(
    standing.map(({ id, side, x, y }) => ({ id, band: side, ...projection.toScreen({ x: x!, y: y! }) })),
  );
  const avoid: Box[] = [
    ...groups.flatMap(({ box, pins }) => [box, ...pins.map((pin) => around(pin, 4))]),
    ...marked(map.crossings).map((crossing) => around(projection.toScreen(crossing), 7)),
  ];
  const asOf = `${turnTitle({ number: map.turn, daypart: map.daypart })}, ${gameDate(map.date)}`;
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
          avoid={avoid}
          count={pages.length}
          title="Master map"
          secrecy={controlOnly}
        >
          {(at) => (
            <>
              <GroundMarks crossings={map.crossings} selected={null} found={null} projection={at} />
              {groups
                .filter(({ box, pins }) => [box, ...pins.map((pin) => around(pin, 4))].some((b) => isOn(page, b, at)))
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

const around = ({ x, y }: Place, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

type Counters = ReadonlyMap<string, MasterCounter>;

function Group({ group, counters }: { group: StackGroup; counters: Counters }) {
  const slots = group.isPile ? group.slots.slice(0, 1) : group.slots;
  return (
    <g>
      <LeadersAndPins group={group} />
      {slots.map(({ id, x, y }) => {
        const counter = counters.get(id)!;
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            {group.isPile && <PileEdges isGerman={counter.side === 'german'} {...masterCounterSize} />}
            <MasterCounterCard face={counter} />
            {group.isPile && <PileCount count={group.slots.length} width={masterCounterSize.width} />}
          </g>
        );
      })}
    </g>
  );
}
