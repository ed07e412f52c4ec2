import type { Tables } from '@/companions/impressionistic/rules/tables';
import { SourceMark } from '@/companions/parts/companion-log';
import { tableGroups } from './table-groups';

/** The tables this game is played by, each figure with whose it is; folded until asked for. */
export function TablesInUse({ tables }: { tables: Tables }) {
  return (
    <details className="mt-4 border-t border-rule-2 pt-2">
      <summary className="min-h-handle-small font-medium">Tables in use</summary>
      <p className="flex flex-wrap items-center gap-1.5 pb-3 text-ink-2">
        {tables.moraleOncePerPhase ? (
          <>
            A unit tests its morale once a phase at most. <SourceMark source="ours" />
          </>
        ) : (
          'A unit tests its morale once for each cause.'
        )}
      </p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {tableGroups(tables).map(({ title, rows }) => (
          <table key={title} className="w-full self-start">
            <caption className="cap pb-1 text-left">{title}</caption>
            <tbody>
              {rows.map(({ name, printed, source }) => (
                <tr key={`${name} ${printed}`} className="border-t border-rule">
                  <th scope="row" className="py-0.5 pr-2 text-left font-normal">
                    {name}
                  </th>
                  <td className="pr-2 text-right whitespace-nowrap">{printed}</td>
                  <td className="w-16 text-right">
                    <SourceMark source={source} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
