'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { DeskQuery, DeskReport, PlayerDesk } from '@/lib/visibility/desk';
import { At } from './at';
import { CopySlip } from './copy-slip';
import { QuerySlip } from './query-slip';

/** What has come in: questions first, then the last report, the earlier ones in their tray, and copies from other HQs. */
export function Signals({ desk, readAgain }: { desk: PlayerDesk; readAgain: () => Promise<void> }) {
  const open = desk.queries.filter((query) => !query.answer);
  const [chosen, setChosen] = useState<string | null>(null);
  const report = desk.reports.find(({ id }) => id === chosen) ?? desk.reports[0];
  const others = desk.reports.filter((one) => one !== report);
  return (
    <aside aria-label="Signals" className="flex min-h-0 flex-1 flex-col gap-3 max-lg:overflow-y-auto">
      {open.map((query) => (
        <QuerySlip
          key={query.id}
          query={query}
          seatId={desk.seat.id}
          about={aboutOf(query, desk)}
          onAnswered={readAgain}
        />
      ))}
      <section aria-label="Reports" className="on-desk flex min-h-0 flex-col lg:flex-1">
        {report ? (
          <div className="min-h-0 flex-1 lg:overflow-y-auto">
            <Report report={report} to={desk.team.name} />
          </div>
        ) : (
          <EmptyState title="No signal has come in">Reports appear here as soon as Control sends them.</EmptyState>
        )}
        {others.length > 0 && (
          <nav
            aria-label="Other reports"
            className="shrink-0 border-t border-rule px-4 py-1 lg:max-h-36 lg:overflow-y-auto"
          >
            <ul>
              {others.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    onClick={() => setChosen(one.id)}
                    className="flex min-h-8 w-full items-center gap-3 text-left text-note text-ink-2 hover:text-ink hover:underline max-sm:min-h-handle"
                  >
                    <span className="w-24 shrink-0 font-mono text-small text-ink-3">{one.gameTime}</span>
                    <span className="truncate">{one.heading}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {desk.copies.map((copy) => (
        <CopySlip key={copy.id} copy={copy} />
      ))}
    </aside>
  );
}

/** A report as a staff signal: the heads in type, the story in a book face. */
function Report({ report, to }: { report: DeskReport; to: string }) {
  return (
    <article className="px-4.5 pt-4 pb-3">
      <dl className="mb-2.5 grid grid-cols-[3rem_1fr] border-b-[1.5px] border-ink pb-2 font-mono text-console leading-5 uppercase">
        <dt className="text-ink-3">From</dt>
        <dd>{report.sender}</dd>
        <dt className="text-ink-3">To</dt>
        <dd>{to}</dd>
        <dt className="text-ink-3">Time</dt>
        <dd>{report.gameTime}</dd>
      </dl>
      <h3 className="mb-1.5 font-serif text-desk leading-snug font-semibold">{report.heading}</h3>
      <div className="font-serif text-[15.5px] leading-[23px] text-pretty max-sm:text-desk">
        {report.body.split(/\n{2,}/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one report never change places
          <p key={at} className="mb-2 whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <p className="text-small text-ink-3">
        Came in <At time={report.releasedAt} />
      </p>
    </article>
  );
}

function aboutOf(query: DeskQuery, desk: PlayerDesk): string | null {
  const line = desk.sheets.flatMap(({ lines }) => lines).find(({ id }) => id === query.lineId);
  if (!line) return null;
  return line.grouping || (desk.counters.find(({ id }) => id === line.counterIds[0])?.shortName ?? null);
}
