'use client';

import { useEffect, useRef } from 'react';
import type { CompanionLine, Source } from '@/companions/rules/companion';
import type { RecordedGame } from '@/companions/rules/recorded-game';
import { sourceWords } from './source-words';

/** The source of a rule or figure, as a mark; the book's own has none. */
export function SourceMark({ source }: { source: Source }) {
  const words = sourceWords[source];
  if (!words) return null;
  return (
    <span className="rounded-1 border border-dotted border-edge px-1 font-cond detail leading-none font-medium tracking-normal whitespace-nowrap normal-case">
      {words}
    </span>
  );
}

/** The working of a companion game, act by act, with the dice as they fell. The last act is in sight. */
export function CompanionLog({
  lines,
  record,
}: {
  lines: readonly (readonly CompanionLine[])[];
  record: RecordedGame<unknown, unknown>;
}) {
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <section aria-label="Log" className="flex min-h-0 flex-col border-l border-rule-2 bg-sheet max-md:border-l-0">
      <h2 className="cap border-b border-rule px-4 py-2">Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard */}
      <ol tabIndex={0} aria-label="What was done" className="scrolls px-4 py-2">
        {lines.map((working, act) => {
          const rolls = act === 0 ? record.rolls : (record.acts[act - 1]?.rolls ?? []);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an act is known by its place
              key={act}
              ref={act === count - 1 ? end : undefined}
              className="border-b border-rule py-1.5 leading-5.25"
            >
              {working.map(({ what, rule, source }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                <p key={i} className="flex items-start gap-2">
                  <span className="min-w-0 flex-1">{what}</span>
                  <span className="flex shrink-0 items-center gap-1.5 font-cond aside">
                    <SourceMark source={source} />
                    {rule}
                  </span>
                </p>
              ))}
              {rolls.length > 0 && (
                <p className="aside">
                  {rolls.map(({ forWhat, sides, value }) => `d${sides} ${forWhat}: ${value}`).join(' · ')}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
