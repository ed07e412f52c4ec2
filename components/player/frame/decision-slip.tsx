'use client';

import { useEffect, useState } from 'react';
import { Writable } from '@/components/transport/desk-transport';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { minutesAndSeconds } from '@/components/ui/use-clock';
import type { DeskDecision, PlayerDesk } from '@/lib/visibility/player/desk';

/** Questions that must be answered at once, on top of everything: one press answers. What was decided stays until it is put away. */
export function DecisionSlips({ desk }: { desk: PlayerDesk }) {
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  const shown = desk.decisions.filter(({ id }) => !putAway.has(id));
  useCall(desk.decisions);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Decide at once" className="not-printed shrink-0 space-y-2 px-2.5 pb-2 desk:px-3.5">
      {shown.map((decision) => (
        <DecisionSlip
          key={decision.id}
          decision={decision}
          now={desk.clock.now}
          onPutAway={() => setPutAway(new Set([...putAway, decision.id]))}
        />
      ))}
    </section>
  );
}

interface SlipProps {
  decision: DeskDecision;
  /** The server's time when the desk was read. */
  now: string;
  onPutAway: () => void;
}

function DecisionSlip({ decision, now, onPutAway }: SlipProps) {
  const { question, options, defaultOption, pausedAt } = decision;
  const leftMs = useLeft(decision.endsAt, now, pausedAt);
  const { isBusy, write } = useWrite();
  const came = cameTo(decision, leftMs);
  return (
    <article className="on-desk flex flex-wrap items-center gap-x-4 gap-y-2 border-2 border-waiting px-4 py-2.5">
      <div className="min-w-56 flex-1">
        <p className="font-cond text-small font-semibold text-waiting">
          {came ? 'Decided' : 'Decide at once: ask nobody'}
        </p>
        <p className="font-serif text-desk leading-snug whitespace-pre-wrap">{question}</p>
      </div>
      {came ? (
        <>
          <p className="text-note">
            <b>{options[came.option]}</b>
            <span className="block text-ink-2">{came.words}</span>
          </p>
          <Button kind="quiet" size="small" onClick={onPutAway}>
            Put away
          </Button>
        </>
      ) : (
        <>
          <Writable>
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">Your choice</legend>
              {options.map((option, at) => (
                <Button
                  key={option}
                  className="h-auto py-1.5 text-left whitespace-normal"
                  isBusy={isBusy}
                  onClick={() =>
                    write('answer-decision', { decisionId: decision.id, option: at }, `Decided: ${option}.`)
                  }
                >
                  <span>
                    {option}
                    {at === defaultOption && (
                      <span className="block detail font-normal">applies if you do not answer</span>
                    )}
                  </span>
                </Button>
              ))}
            </fieldset>
          </Writable>
          <p
            role="timer"
            className={`w-24 text-right text-[1.75rem] leading-none font-medium tabular-nums ${leftMs < 20_000 ? 'text-overdue' : ''}`}
          >
            <span className="sr-only">Time to decide: </span>
            {minutesAndSeconds(leftMs)}
            {pausedAt && <small className="block detail font-normal">the clock stands still</small>}
          </p>
        </>
      )}
    </article>
  );
}

/** The outcome of a question in words; null while it is open. */
function cameTo(
  { answer, settledAs, defaultOption }: DeskDecision,
  leftMs: number,
): { option: number; words: string } | null {
  if (settledAs !== null) return { option: settledAs, words: 'Control settled it so' };
  if (answer) return { option: answer.option, words: answer.by };
  return leftMs > 0 ? null : { option: defaultOption, words: 'the time was up' };
}

/** Milliseconds left by the server's clock, `now` when the desk was read; they stand still while the clock does. */
function useLeft(endsAt: string, now: string, pausedAt: string | null): number {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    void now;
    setPassedMs(0);
    if (pausedAt) return;
    const readAt = performance.now();
    const tick = setInterval(() => setPassedMs(performance.now() - readAt), 250);
    return () => clearInterval(tick);
  }, [now, pausedAt]);
  const left = Date.parse(endsAt) - Date.parse(pausedAt ?? now) - (pausedAt ? 0 : passedMs);
  return Math.max(0, left);
}

/** Says so when a question comes in, wherever on the desk somebody is. */
function useCall(decisions: readonly DeskDecision[]): void {
  const say = useToast();
  const [known] = useState(() => new Set(decisions.map(({ id }) => id)));
  useEffect(() => {
    for (const { id } of decisions) {
      if (known.has(id)) continue;
      known.add(id);
      say('Decide at once: the question is on top of your desk.');
    }
  }, [decisions, known, say]);
}
