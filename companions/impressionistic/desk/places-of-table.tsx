import { coverNames } from '@/companions/impressionistic/rules/names';
import type { State } from '@/companions/impressionistic/rules/state';
import { unitsLeft } from '@/companions/impressionistic/rules/units';
import { SourceMark } from '@/companions/parts/companion-log';

/** The places that are known by name: the ground there, the cover that it is, and who stands there. */
export function PlacesOfTable({ state }: { state: State }) {
  if (state.places.length === 0) return null;
  const units = unitsLeft(state);
  return (
    <table className="mt-4 w-full text-small">
      <caption className="cap pb-1 text-left">
        The ground <SourceMark source="ours" />
      </caption>
      <thead className="text-left text-ink-3">
        <tr>
          {['Place', 'Ground', 'Cover', 'Units'].map((head) => (
            <th key={head} scope="col" className="pr-3 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.places.map(({ name, cover, what }) => (
          <tr key={name} className="border-t border-rule align-baseline">
            <th scope="row" className="pr-3 text-left font-medium">
              {name}
            </th>
            <td className="pr-3">{what}</td>
            <td className="pr-3">{coverNames[cover]}</td>
            <td>
              {units
                .filter(({ place }) => place === name)
                .map((unit) => (
                  <span key={unit.id} className={`mr-2 ${unit.side === 'allied' ? 'text-allied' : 'text-german'}`}>
                    {unit.name}
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
