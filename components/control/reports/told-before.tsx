import { DeskLink } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import { unbroken } from '@/lib/text';

/** The first sentence that is not a title. */
const firstSentence = (body: string): string => {
  const told = body.split(/\n{2,}/).find((paragraph) => /\p{Ll}/u.test(paragraph)) ?? body;
  return /^.*?[.!?](?=\s|$)/s.exec(told)?.[0] ?? told;
};

/** The reports this team was told before, the last first; each opens to its whole text. */
export function ToldBefore({
  teamKey,
  turn,
  told,
}: {
  teamKey: string;
  /** The turn of the letter on the desk. */
  turn: number;
  told: ReportOnDesk['toldBefore'];
}) {
  if (told.length === 0) return null;
  return (
    <section aria-label="Told this team before" className="mt-auto shrink-0">
      <h2 className="cap border-b border-rule-2 pb-1.5">Told this team before</h2>
      <ul>
        {told.map(({ id, turn: itsTurn, gameTime, heading, body, releasedAt, isCorrectable }) => (
          <li key={id} className="border-b border-rule">
            <details>
              <summary className="flex min-h-8 pointer-coarse:min-h-press items-center gap-3.5 whitespace-nowrap">
                <span className="w-24 shrink-0 font-mono aside">{gameTime}</span>
                <q className="truncate font-serif text-note [quotes:none]">{firstSentence(body)}</q>
                <span className="ml-auto shrink-0 aside" suppressHydrationWarning>
                  {heading}, {clockTime(releasedAt)}
                </span>
              </summary>
              <p className="pb-3 pl-27.5 font-serif text-note whitespace-pre-line">{unbroken(body)}</p>
              {isCorrectable && itsTurn !== turn && (
                <p className="pb-3 pl-27.5">
                  <DeskLink to={`/reports/${teamKey}?turn=${itsTurn}`}>Correct the letter of turn {itsTurn}</DeskLink>
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
