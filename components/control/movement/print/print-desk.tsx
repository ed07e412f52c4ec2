'use client';

import { useState } from 'react';
import { MasterCounterCard, masterCounterSize } from '@/components/control/parts/counters/master-counter';
import { useWithGround } from '@/components/control/parts/map/use-map-data';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { Counter, counterSize } from '@/components/map/counters/counter';
import { BlankForm } from '@/components/map/print/blank-forms';
import { CountersToCut } from '@/components/map/print/counters-to-cut';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { SideMapOnDesk } from '@/lib/desks/control/maps/side-map';
import type { MasterMap } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import { wishChoices } from '@/lib/visibility/forms/air-form';
import { actionChoices, postureChoices } from '@/lib/visibility/forms/order-form';
import { countersChosen, firstChoice, isBlankForm, type Print, type PrintChoice, pagesChosen } from './print-choice';
import { PrintForm } from './print-form';
import { controlOnly, PrintedMasterMap } from './printed-master-map';
import { PrintedSideMap } from './printed-side-map';

interface Props {
  print: Print;
  map: MasterMap;
  mapData: MapData;
  /** The team whose own map is printed; null: another print. */
  side: SideMapOnDesk | null;
}

/** Maps, counters and blank forms on paper (§2, §5, §9): what is printed lies below as it will come from the printer. */
export function PrintDesk({ print, map, mapData, side }: Props) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const gameMap = useWithGround(mapData);
  const [choice, setChoice] = useState<PrintChoice>(() => firstChoice(mapData));
  const isMap = print === 'masterMap' || print === 'sideMap';
  const isCounters = print === 'masterCounters' || print === 'playerCounters';
  const standing = side
    ? side.map.counters.filter(({ isLost }) => !isLost)
    : map.counters.filter(({ isOnMap, isCaptured }) => isOnMap && !isCaptured);
  const chosen = isMap ? pagesChosen(choice, mapData, standing) : null;
  const teamKey = side?.teamKey ?? choice.teamKey;
  const counters = countersChosen(map.counters, teamKey);
  return (
    <div className="flex h-full flex-col print:block print:h-auto">
      <div className="not-printed flex shrink-0 flex-wrap items-end gap-3 border-b border-rule bg-paper px-5 py-2">
        <h1 className="mr-2 self-center lead">Print</h1>
        <PrintForm
          print={print}
          choice={choice}
          teamKey={teamKey}
          teams={map.teams}
          problem={chosen && 'problem' in chosen ? chosen : null}
          onPrint={(next) => go(address(`/print?what=${next}`))}
          onTeam={(key) =>
            side ? go(address(`/print?what=sideMap&team=${key}`)) : setChoice({ ...choice, teamKey: key })
          }
          onChoice={(change) => setChoice({ ...choice, ...change })}
        />
        <Button kind="act" disabled={chosen !== null && 'problem' in chosen} onClick={() => window.print()}>
          Print…
        </Button>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keyboard
        tabIndex={0}
        aria-label="As it will be printed"
        className="min-h-0 flex-1 overflow-auto bg-sunk p-4 print:overflow-visible print:bg-white print:p-0"
      >
        {side && chosen && 'pages' in chosen && (
          <PrintedSideMap
            map={side.map}
            mapData={mapData}
            pages={chosen.pages}
            paper={choice.paper}
            scale={choice.scale}
          />
        )}
        {!side && chosen && 'pages' in chosen && (
          <PrintedMasterMap
            map={map}
            mapData={gameMap}
            pages={chosen.pages}
            paper={choice.paper}
            scale={choice.scale}
          />
        )}
        {isBlankForm(print) && (
          <BlankForm
            form={print}
            words={{ actions: actionChoices, movements: postureChoices, missions: wishChoices }}
            scale={choice.scale}
          />
        )}
        {isCounters && counters.length === 0 && <EmptyState title="No counters to cut out" />}
        {print === 'masterCounters' && (
          <CountersToCut
            title="Master counters"
            secrecy={controlOnly}
            paper={choice.paper}
            widthMm={choice.widthMm}
            faces={counters}
            keyOf={({ id }) => id}
            size={masterCounterSize}
            draw={(counter) => <MasterCounterCard face={counter} />}
          />
        )}
        {print === 'playerCounters' && (
          <CountersToCut
            title="Player counters"
            paper={choice.paper}
            widthMm={choice.widthMm}
            faces={counters}
            keyOf={({ id }) => id}
            size={counterSize}
            draw={({ shortName, arm, side, nation, formation }) => (
              <Counter name={shortName} symbol={arm} side={side} nation={nation} formation={formation} />
            )}
          />
        )}
      </section>
    </div>
  );
}
