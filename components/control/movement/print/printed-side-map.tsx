import { turnTitle } from '@/components/control/parts/phase-times';
import { clockTime } from '@/components/control/parts/time-words';
import { gridReference } from '@/components/map/core/grid-reference';
import { projectionAt } from '@/components/map/core/projection';
import { Counter, counterSize } from '@/components/map/counters/counter';
import { layOut } from '@/components/map/labels/labeller';
import { isOn, type MapPage, mmPerKm, type PageFormat, pxPerMm } from '@/components/map/print/page-layout';
import { PileKey } from '@/components/map/print/pile-key';
import { legendRoom } from '@/components/map/print/printed-legend';
import { PrintedMap } from '@/components/map/print/printed-map';
import { sideItems, whenTold } from '@/components/map/side/side-items';
import type { SideContact } from '@/components/map/side/side-map';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { pilesOn } from '@/components/map/side/side-stacks';
import type { SideMapOnDesk } from '@/lib/desks/control/maps/side-map';
import type { MapData } from '@/lib/scenario/types';
import { turnDateInFull } from '@/lib/text';

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
  const asOf = `${turnTitle({ number: turn, daypart })}, ${turnDateInFull({ date, daypart })}`;
  const layout = layOut(
    mapData,
    sideItems(map, projection, clockTime),
    projection,
    null,
    pages.slice(0, 1).map((page) => legendRoom(page, scale)),
  );
  const units = new Map([...map.counters, ...map.friends].map((unit) => [unit.id, unit]));
  const contacts = new Map(map.contacts.map((contact) => [contact.id, contact]));
  const piles = pilesOn(layout).filter(({ box }) => pages.some((page) => isOn(page, box, projection)));
  const whenOf = ({ seenTurn, seenAt }: SideContact) => whenTold(map, clockTime, seenTurn, seenAt);
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
          title={map.team.name}
        >
          {(at) => (
            <SideMapLayer
              map={map}
              projection={at}
              layout={layout}
              chosen={null}
              onChoose={nobody}
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
          const top = (units.get(ids[0]!) ?? contacts.get(ids[0]!))!;
          const name = 'shortName' in top ? top.shortName : top.label;
          return {
            key,
            where: `${gridReference({ x: top.x!, y: top.y! })}: ${name} on top`,
            chips: ids.map((id) => {
              const unit = units.get(id);
              if (!unit) return <ContactChip key={id} contact={contacts.get(id)!} when={whenOf(contacts.get(id)!)} />;
              const { shortName, symbol, nation, formation } = unit;
              return (
                <svg key={id} {...counterSize} aria-hidden>
                  <Counter
                    name={shortName}
                    symbol={symbol}
                    side={map.team.side}
                    nation={nation}
                    formation={formation}
                  />
                </svg>
              );
            }),
          };
        })}
      />
    </>
  );
}

/** The words of a contact beneath others. */
const ContactChip = ({ contact, when }: { contact: SideContact; when: string }) => (
  <p style={{ width: counterSize.width }}>
    {contact.label}, {when}
  </p>
);
