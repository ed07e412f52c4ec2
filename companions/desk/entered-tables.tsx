import { tablesOf } from '@/companions/tables-to-enter';
import { DeskLink } from '@/components/control/parts/router';
import { type CompanionName, companionNames } from '@/lib/words';
import { SourceMark } from '../parts/companion-log';

/** The tables that the owner of a printed game may enter, and who has. */
export function EnteredTables({
  titles,
  entered,
}: {
  titles: Record<CompanionName, string>;
  entered: Partial<Record<CompanionName, string>>;
}) {
  return (
    <section aria-labelledby="printed-tables">
      <h3 id="printed-tables" className="mt-6 lead">
        Tables of the printed games
      </h3>
      <p className="max-w-3xl text-ink-2">
        Who owns a printed game may enter what stands in it. A game that has begun keeps what it was begun with.
      </p>
      <ul className="mt-2 max-w-3xl">
        {companionNames.map((companion) => (
          <li key={companion} className="flex flex-wrap items-baseline gap-x-2 border-t border-rule py-1.5">
            <DeskLink to={`/companions/tables/${companion}`} className="inline-block min-h-press underline">
              Tables of {titles[companion]}
            </DeskLink>
            {entered[companion] === undefined ? (
              <SourceMark source={tablesOf(companion).source} />
            ) : (
              <span className="text-ink-3">entered by {entered[companion]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
