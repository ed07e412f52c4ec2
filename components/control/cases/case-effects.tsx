import type { Kinds } from '@/lib/adjudication/adjudicate';
import type { RuledKind } from '@/lib/adjudication/open-figures';
import { outcomeInWords } from './case-words';

/** The outcome of a case of any kind but combat: the headline, and its effects. */
export function CaseEffects<K extends RuledKind>({
  kind,
  put,
  outcome,
  named,
  note,
}: {
  kind: K;
  put: Kinds[K]['case'];
  outcome: Kinds[K]['outcome'];
  named: (id: string) => string;
  /** The owner of the dice, or the finding where it was ruled otherwise. */
  note?: string;
}) {
  const { headline, effects } = outcomeInWords(kind, put, outcome, named);
  return (
    <section aria-label="Verdict">
      <div className="flex items-baseline gap-2.5">
        <h2 className="text-[1.375rem] leading-7 tracking-tight">{headline}</h2>
        {note && <p className="aside">{note}</p>}
      </div>
      <ul aria-label="Effects" className="mt-1 text-ink-2">
        {effects.map(({ who, what }) => (
          <li key={`${who} ${what}`} className="flex gap-2">
            <b className="w-36 shrink-0 truncate font-medium text-ink" title={who}>
              {who}
            </b>
            <span className="min-w-0">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
