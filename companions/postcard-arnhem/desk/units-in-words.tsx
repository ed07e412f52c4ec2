import type { PostcardState } from '@/companions/postcard-arnhem/rules';
import { counterOf, hexName, nameOf, type UnitInPlay, unitsIn } from '@/companions/postcard-arnhem/rules/state';
import { factorsInWords, marksInWords } from './postcard-words';

/** The same as the map, in words: who stands where, who is still to come, who is lost. */
export function UnitsInWords({ state }: { state: PostcardState }) {
  const onMap = state.scenario.hexes.filter(({ id }) => unitsIn(state, id).length > 0);
  const off = state.units.filter(({ hex }) => hex === null);
  const isDrawn = (id: string): boolean => state.arrivals.some(({ unit }) => unit === id);
  const by = (...starts: string[]) =>
    off.filter(({ id, isLost }) => !isLost && !isDrawn(id) && starts.includes(counterOf(state, id).start.by));
  const rows: [string, UnitInPlay[]][] = [
    ...onMap.map(({ id }): [string, UnitInPlay[]] => [hexName(state, id), unitsIn(state, id)]),
    ['Drawn, to be placed', off.filter(({ id }) => isDrawn(id))],
    ['To jump', by('airdrop', 'laterAirdrop')],
    ['To be drawn', by('pool', 'ssPanzer')],
    ['Lost', off.filter(({ isLost }) => isLost)],
  ];
  return (
    <details className="mt-2 max-w-105">
      <summary className="min-h-handle-small font-medium text-ink-2">The units in words</summary>
      <dl className="mt-1">
        {rows
          .filter(([, units]) => units.length > 0)
          .map(([where, units]) => (
            <div key={where} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-1">
              <dt className="text-ink-3">{where}</dt>
              <dd>
                {units.map((unit) => (
                  <span key={unit.id} className="block">
                    {unit.id.startsWith('hidden-') ? 'Hidden garrison' : `${said(state, unit)}`}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}

/** Face down it keeps its name here: this is Control’s own list unless the state is already as players see it. */
const said = (state: PostcardState, unit: UnitInPlay): string => {
  const name = unit.isHidden ? counterOf(state, unit.id).name : nameOf(state, unit.id);
  return [`${name} ${factorsInWords(state, unit)}`, ...marksInWords(unit)].join(', ');
};
