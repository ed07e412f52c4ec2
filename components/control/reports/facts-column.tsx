import { KeyOf } from '@/components/control/parts/keys/key-of';
import { digitDeeds } from '@/components/control/parts/keys/key-table';
import type { FactItem, FactRow } from '@/lib/desks/control/reports/report-items';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';

/** The facts that have a key, nine at most, in the order they are shown; those that must be said before the others. */
export function keyedFacts(item: FactItem | undefined): FactRow[] {
  const rows = (item?.groups ?? []).flatMap((group) => group.rows);
  const keyed = new Set([...rows.filter(({ isMust }) => isMust), ...rows.filter(({ isMust }) => !isMust)].slice(0, 9));
  return rows.filter((row) => keyed.has(row));
}

/**
 * The facts that may be told, one by one; and in violet those this team must not hear. A fact pressed is written at the
 * cursor.
 */
export function FactsColumn({
  item,
  withheld,
  isTold,
  onSay,
}: {
  item: FactItem | undefined;
  withheld: ReportOnDesk['withheld'];
  /** Updates have told what there was, where nothing is left. */
  isTold: boolean;
  onSay: ((words: string) => void) | null;
}) {
  const keyed = keyedFacts(item);
  return (
    <section
      aria-label="Facts"
      className="flex w-89 shrink-0 flex-col border-r border-rule bg-paper max-pair:w-full max-pair:border-r-0 max-pair:border-b"
    >
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-rule px-4">
        <h2 className="truncate lead">{item?.title ?? (isTold ? 'All of it is told' : 'All quiet')}</h2>
        {item?.ended && <span className="ml-auto shrink-0 aside">{item.ended}</span>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="scrolls pb-3">
        {!item && (
          <p className="px-4 pt-4 text-ink-2">
            {isTold
              ? 'Battle updates have told all of it. The report says so: that is a report too.'
              : 'No combat, no move, no arrival. The team is told that it was quiet: that is a report too.'}
          </p>
        )}
        {item?.groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="cap px-4 pt-3.5 pb-1">{title}</h3>
            <ul>
              {rows.map((row) => (
                <li key={row.id} className="mx-4 border-b border-rule">
                  <Fact row={row} digit={keyed.indexOf(row) + 1} onSay={onSay} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label="Not for this team" className="text-secret">
          <h3 className="cap px-4 pt-3.5 pb-1 text-secret">Not for this team</h3>
          <ul>
            {withheld.map(({ what, why }) => (
              <li
                key={`${what} ${why}`}
                className="mx-4 flex min-h-8 items-center gap-3 border-b border-rule py-1 leading-4.25"
              >
                <span>{what}</span>
                <span className="ml-auto shrink-0 font-medium">{why}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

function Fact({ row, digit, onSay }: { row: FactRow; digit: number; onSay: ((words: string) => void) | null }) {
  const isPlace = /^\d{3} \d{3}/.test(row.fact);
  const words = (
    <>
      <span className="w-5 shrink-0">{onSay && digit > 0 && <KeyOf deed={digitDeeds[digit - 1]!} />}</span>
      <span className="min-w-0 flex-1">{row.what}</span>
      <span className={`shrink text-right max-w-[55%] ${row.isMust ? 'font-semibold text-ink' : 'text-ink-2'}`}>
        {isPlace ? (
          <>
            <span className="font-mono">{row.fact.slice(0, 7)}</span>
            {row.fact.slice(7)}
          </>
        ) : (
          row.fact
        )}
      </span>
    </>
  );
  const look = 'flex min-h-8 pointer-coarse:min-h-press w-full items-center gap-2.5 py-1 text-left leading-4.25';
  if (!onSay) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      title={`Say: ${row.sentence}`}
      className={`${look} hover:text-mine`}
      onClick={() => onSay(row.sentence)}
    >
      {words}
    </button>
  );
}
