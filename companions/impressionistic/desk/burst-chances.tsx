import { artilleryModifiersFor } from '@/companions/impressionistic/rules/artillery';
import { artillerySum, type Burst, bandsReached, chanceThroughFlak } from '@/companions/impressionistic/rules/chances';
import { artilleryModifierNames, artilleryResultNames } from '@/companions/impressionistic/rules/names';
import type { State } from '@/companions/impressionistic/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { bandName, withSign } from '@/companions/rules/entered';
import { facesInWords, percent } from './impressionistic-words';
import { type Counting, ModifierLines } from './modifier-lines';
import { MoralePreview } from './morale-preview';

/** The modifiers that count, and each result with the faces of the die that bring it now. */
export function BurstChances({
  state,
  burst,
  isAir,
  flak,
  target,
}: {
  state: State;
  burst: Burst;
  isAir: boolean;
  flak: number;
  target: string;
}) {
  const { artilleryModifiers } = state.tables;
  const lines: Counting[] = artilleryModifiersFor(burst.gun, burst.cover, isAir).map((name) => ({
    name: artilleryModifierNames[name],
    ...artilleryModifiers[name],
  }));
  const sum = artillerySum(state, burst, isAir);
  const through = isAir ? chanceThroughFlak(state, flak) : 1;
  return (
    <>
      <ModifierLines lines={lines} tweak={burst.tweak ?? 0} />
      {isAir && flak > 0 && <p className="mt-1 text-ink-2">The aircraft comes through: {percent(through)}.</p>}
      <table className="mt-2 w-full max-w-xl">
        <caption className="sr-only">Results with {withSign(sum)}</caption>
        <thead>
          <tr className="text-left aside">
            {['The die', `with ${withSign(sum)}`, 'Result', 'Chance'].map((head) => (
              <th key={head} scope="col" className="pr-3 font-normal last:pr-0 last:text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bandsReached(state, burst, isAir).map(({ band, reached }) => (
            <tr key={bandName(band)} className={`border-t border-rule ${reached.length === 0 ? 'text-ink-3' : ''}`}>
              <th scope="row" className="py-0.5 pr-3 text-left font-medium">
                {facesInWords(reached)}
              </th>
              <td className="pr-3 text-ink-2">{bandName(band)}</td>
              <td>
                {artilleryResultNames[band.result]} <SourceMark source={band.source} />
              </td>
              <td className="text-right">{percent((reached.length / 10) * through)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoralePreview state={state} unit={target} when={isAir ? 'Attacked from the air' : 'Unless it has no effect'} />
    </>
  );
}
