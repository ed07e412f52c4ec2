import { Cell, Table, TableHead } from '@/components/ui/table';
import type { PlaceHeld } from '@/lib/desks/control/scenarios/weighing/weighed';
import { holdsPlaceKm } from '@/lib/printed-places';
import type { Side } from '@/lib/words';

interface Props {
  places: readonly PlaceHeld[];
  turn: number;
  sides: Record<Side, string>;
}

/** In how many plays each side has each place that an objective names. */
export function PlacesTable({ places, turn, sides }: Props) {
  return (
    <section aria-labelledby="who-has-what" className="max-w-prose break-inside-avoid">
      <h2 id="who-has-what" className="font-semibold">
        Who holds what after turn {turn}
      </h2>
      <Table aria-labelledby="who-has-what">
        <TableHead
          heads={{ Place: '', [sides.allied]: 'text-right', [sides.german]: 'text-right', Nobody: 'text-right' }}
        />
        <tbody>
          {places.map(({ place, allied, german, nobody }) => (
            <tr key={place}>
              <th scope="row" className="border-b border-rule py-1.5 pr-3 text-left font-medium">
                {place}
              </th>
              {[allied, german, nobody].map((plays, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay
                <Cell key={column} pad="snug" className="text-right font-mono">
                  {plays}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="aside">{`In how many plays. Whoever stands nearest, within ${holdsPlaceKm} km, holds a place.`}</p>
    </section>
  );
}
