import type { ReactNode } from 'react';
import { hexOf, unitsOnMap } from '@/companions/farthest-bridge/rules/board';
import { isAlliedGround, nationNames } from '@/companions/farthest-bridge/rules/counters';
import { arnhem, hexesWithoutTerrain } from '@/companions/farthest-bridge/rules/map-data';
import { sides, zones } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { allotmentOf, zoneNation, zonesOccupied } from '@/companions/farthest-bridge/rules/support-fire';
import { SourceMark } from '@/companions/parts/companion-log';
import { sideWords } from '@/lib/text';
import type { Side } from '@/lib/words';
import { hexesCount, markerName, victoryWords } from './farthest-bridge-words';
import { bridgeWords } from './hexsides-drawn';

/** The state of the game beside the map: victory, drop zones and their cost, support fire, bridges, tables. */
export function GameStanding({ state }: { state: State }) {
  const { tables, map } = state;
  const inArnhem = unitsOnMap(state, 'allied').filter(
    (unit) => isAlliedGround(unit) && arnhem.includes(hexOf(state, unit.id)!),
  ).length;
  const bridges = Object.keys(map.hexsides).filter(
    (side) => map.hexsides[side]!.bridge || state.engineer.hexside === side,
  );
  const occupied = zonesOccupied(state);
  const gone = markersIn(state, state.support.removed);
  return (
    <section aria-label="How it stands" className="mt-4 border-t border-rule-2">
      <Part title="Victory">
        <p className="font-medium">{victoryWords(state)}</p>
        <p className="detail">Allied ground units in Arnhem now: {inArnhem}; two at one time win.</p>
      </Part>
      <Part title="Drop zones">
        <ul>
          {zones.map((zone) => {
            const hex = state.dropZones[zone];
            const isTaken = occupied.includes(zone);
            return (
              <li key={zone} className="flex gap-2">
                <span className="w-10 font-medium">{zone}</span>
                <span className="w-10 font-mono">{hex ?? '–'}</span>
                <span className={isTaken ? 'font-medium text-overdue' : 'text-ink-2'}>
                  {isTaken
                    ? 'occupied, reckoned at the allotment'
                    : hex
                      ? `open, ${nationNames[zoneNation[zone]]} fire`
                      : 'not written'}
                </span>
              </li>
            );
          })}
        </ul>
        {state.support.cut > 0 && (
          <p className="detail">
            The Allied allotment is {state.support.cut} lower
            {gone && `; out of the game: ${gone}`}.
          </p>
        )}
      </Part>
      <Part title="Support fire this turn" mark={<SourceMark source={tables.source} />}>
        {sides.map((side) => (
          <p key={side}>
            <b className="font-medium">{sideWords[side]}</b>{' '}
            <span className="text-ink-2">
              {state.support.chosen[side]
                ? markersIn(state, state.support.inHand, side) || 'none in hand'
                : `${allotmentOf(state, side)} to choose`}
            </span>
          </p>
        ))}
      </Part>
      <Part title="Bridges">
        {bridges.length === 0 ? (
          <p className="text-ink-3">None entered.</p>
        ) : (
          <ul>
            {bridges.map((side) => (
              <li key={side} className="flex gap-2">
                <span className="font-mono">{side}</span>
                <span className={state.demolished.includes(side) ? 'text-overdue' : 'text-ink-2'}>
                  {bridgeWords(state, side)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Tables" mark={<SourceMark source={tables.source} />}>
        <p>{tables.title}.</p>
        <p className="detail">
          Zones of control, retreats and advances, and what a unit without a way to retreat loses:{' '}
          <SourceMark source="ours" />
        </p>
        <p className="detail">Terrain is not entered for {hexesCount(hexesWithoutTerrain(map).length)}.</p>
      </Part>
    </section>
  );
}

/** The number of each marker, by its id, in words: of one side, or of both. */
const markersIn = ({ tables }: State, counts: Record<string, number>, of?: Side): string =>
  tables.markers
    .filter(({ id, side }) => (!of || side === of) && (counts[id] ?? 0) > 0)
    .map((marker) => `${counts[marker.id]} × ${markerName(marker)}`)
    .join(', ');

const Part = ({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) => (
  <div className="border-b border-rule py-2">
    <h3 className="cap mb-1 flex items-center gap-2">
      {title} {mark}
    </h3>
    {children}
  </div>
);
