import { factorsSource, inEnemyZone, isMobile, unitsOnMap } from '@/companions/farthest-bridge/rules/board';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { sideWords } from '@/lib/text';
import { sides } from '../rules/schedule';
import { factorsNow } from './hex-pieces';

/** The map in words: every unit that stands on it. */
export function UnitsOnMap({ state, show }: { state: State; show: (hexes: readonly string[]) => void }) {
  return (
    <>
      <p className="mb-2 detail">
        Which units are mobile: by the tables in use <SourceMark source={state.tables.source} />. Zones of control: all
        six hexes around a unit <SourceMark source="ours" />.
      </p>
      {sides.map((side) => {
        const units = unitsOnMap(state, side);
        return (
          <Table key={side} className="mb-4">
            <caption className="pb-1 text-left">
              <b className={`text-lead font-medium ${side === 'german' ? 'text-german' : 'text-allied'}`}>
                {sideWords[side]}
              </b>
              {units.length === 0 && <span className="ml-2 text-ink-3">None on the map.</span>}
            </caption>
            {units.length > 0 && (
              <thead>
                <tr>
                  <HeadCell className="w-16">Hex</HeadCell>
                  <HeadCell>Unit</HeadCell>
                  <HeadCell className="w-20">Now</HeadCell>
                  <HeadCell>Besides</HeadCell>
                </tr>
              </thead>
            )}
            <tbody>
              {units.map((unit) => {
                const { hex, depleted } = state.pieces[unit.id]!;
                const besides = [
                  depleted && 'depleted',
                  isMobile(state, unit) && 'mobile',
                  inEnemyZone(state, side, hex!) && 'in an enemy zone',
                  state.moved.includes(unit.id) && 'has moved',
                  state.attacked.includes(unit.id) && 'has attacked',
                ];
                return (
                  <tr key={unit.id}>
                    <Cell>
                      <button
                        type="button"
                        onClick={() => show([hex!])}
                        className="min-h-press font-mono underline decoration-rule-2 underline-offset-2"
                      >
                        {hex}
                        <span className="sr-only">: show on the map</span>
                      </button>
                    </Cell>
                    <Cell>{unit.name}</Cell>
                    <Cell>
                      {factorsNow(state, unit)} <SourceMark source={factorsSource(state, unit)} />
                    </Cell>
                    <Cell className="detail">{besides.filter(Boolean).join(', ')}</Cell>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        );
      })}
    </>
  );
}
