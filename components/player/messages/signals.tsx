'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { LetterProse } from '@/components/ui/letter-prose';
import { isProse } from '@/components/ui/letter-words';
import { LocalTime } from '@/components/ui/local-time';
import { StaffSignal } from '@/components/ui/staff-signal';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { ReadReceipt } from './read-receipt';

/** Tables and outlines are set out by a part that is loaded with the first of them; until then the letter stands in plain paragraphs. */
const LetterBody = later(async () => (await import('@/components/ui/letter-body')).LetterBody, LetterProse);
/** Slips come over the network, and so does what shows the first of them. */
const SlipsAbove = later(async () => (await import('./slips')).SlipsAbove);
const SlipsBelow = later(async () => (await import('./slips')).SlipsBelow);

/**
 * The papers that have come in: questions first, then the last report, the earlier ones in their tray, and copies from other
 * HQs.
 */
export function Signals({ desk, openReport }: { desk: PlayerDesk; openReport: string | null }) {
  const [chosen, setChosen] = useState(openReport);
  const report = desk.reports.find(({ id }) => id === chosen) ?? desk.reports[0];
  const objective = desk.reports.find(({ isObjective }) => isObjective);
  const others = desk.reports.filter((one) => one !== report && one !== objective);
  return (
    <aside aria-label="Signals" className="flows flex scrolls flex-col gap-3">
      {(desk.queries.length > 0 || desk.messages.length > 0) && <SlipsAbove desk={desk} />}
      <section
        aria-label="Reports"
        className="on-desk flex shrink-0 flex-col desk:min-h-[min(22rem,55%)] desk:flex-auto"
      >
        {report ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <div tabIndex={0} className="flows desk:min-h-0 desk:flex-1 desk:overflow-y-auto">
            <ReadReceipt key={report.id} kind="report" paperId={report.id}>
              <StaffSignal
                from={report.sender}
                to={desk.team.name}
                time={report.gameTime}
                heading={report.heading}
                foot={
                  <>
                    Came in <LocalTime time={report.releasedAt} />
                  </>
                }
              >
                {isProse(report.body) ? <LetterProse body={report.body} /> : <LetterBody body={report.body} />}
              </StaffSignal>
            </ReadReceipt>
          </div>
        ) : (
          <EmptyState title="No signal has come in">Reports appear here as soon as Control sends them.</EmptyState>
        )}
        {objective && objective !== report && (
          <button
            type="button"
            onClick={() => setChosen(objective.id)}
            className="min-h-handle shrink-0 border-t border-rule px-4 text-left text-note font-medium underline"
          >
            {objective.heading}
          </button>
        )}
        {others.length > 0 && (
          <nav
            aria-label="Other reports"
            className="shrink-0 border-t border-rule px-4 py-1 desk:max-h-[40%] desk:overflow-y-auto"
          >
            <ul>
              {others.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    onClick={() => setChosen(one.id)}
                    className="flex min-h-8 pointer-coarse:min-h-press w-full items-baseline gap-2 py-1.5 text-left leading-snug text-note quiet-link max-sm:min-h-handle"
                  >
                    <span className="w-[5.4rem] shrink-0 font-mono aside">{one.gameTime}</span>
                    <span>{one.heading}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {desk.notices.length + desk.copies.length + desk.expected.length > 0 && <SlipsBelow desk={desk} />}
    </aside>
  );
}
