import { RuleReference } from '@/components/control/parts/rule-reference';
import type { Found } from './rules-card';

/** One table of the card: its title and section, its rows, and what goes with them. */
export function CardTableShown({ found: { table, rows, notes } }: { found: Found }) {
  return (
    <section aria-label={table.title} className="mb-4 break-inside-avoid">
      <h2 className="flex items-baseline gap-2 border-b-[1.5px] border-ink text-small leading-6 font-semibold">
        {table.title}
        <RuleReference rule={table.rule} className="ml-auto text-right font-cond aside font-normal" />
      </h2>
      {rows.length > 0 && (
        <table aria-label={table.title} className="w-full text-small leading-4.5">
          <thead>
            <tr>
              {table.heads.map((head, i) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  key={i}
                  scope="col"
                  className={`pr-2 pb-0.5 align-bottom font-cond font-medium text-ink-3 text-left`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()} className="border-t border-rule align-baseline">
                {row.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                  <td key={i} className={`pr-2 ${i === 0 ? 'font-medium' : 'text-ink-2'}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note} className="border-t border-rule pt-0.5 detail leading-4.5">
          {note}
        </p>
      ))}
    </section>
  );
}
