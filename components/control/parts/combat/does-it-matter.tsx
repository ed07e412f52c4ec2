'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { type Doubt, withoutLine } from '@/lib/adjudication/doubts';
import { advantageWords } from '@/lib/adjudication/factors';
import type { Face, Odds, ScoreLine } from '@/lib/adjudication/types';
import type { ResultsColumn } from '@/lib/words';
import { byDoubt, doubtTag, doubtWords, matterWords, turnsTag } from './combat-words';
import { DiceTable } from './dice-table';

/** The doubts that change a result on some die, those argued about most first. */
export const mattering = (doubts: readonly Doubt[]): Doubt[] =>
  doubts.filter(({ changesOn }) => changesOn.length > 0).sort(byDoubt);

/** The words beside each line that a doubt is about. */
export const doubtfulLines = (
  lines: readonly ScoreLine[],
  doubts: readonly Doubt[],
  die: Face | null,
): ReadonlyMap<ScoreLine, string> =>
  new Map(
    lines.flatMap((line) => {
      const doubt = doubts.find((one) => isAbout(one, line));
      const tag = doubt && doubtTag(doubt, die);
      return tag ? [[line, tag] as const] : [];
    }),
  );

/**
 * Beside every other line that a factor made: whether it matters. It is taken away by its points alone, so that what hangs
 * on the same fact stays.
 */
export function answersBeside(
  score: { lines: readonly ScoreLine[]; odds: readonly Odds[]; column: ResultsColumn },
  doubtful: ReadonlyMap<ScoreLine, string>,
  die: Face | null,
): ReadonlyMap<ScoreLine, string> {
  const scored = { ...score, lines: [...score.lines], odds: [...score.odds] };
  return new Map(
    score.lines.flatMap((line, index) => {
      if (line.points === 0 || doubtful.has(line) || !line.factors) return [];
      const { changesOn, odds } = withoutLine(scored, index);
      if (changesOn.length === 0) return [[line, 'same on every die'] as const];
      return [[line, turnsTag({ changesOn, odds }, die)] as const];
    }),
  );
}

/** True when a line of the score is what the doubt is about. */
function isAbout(doubt: Doubt, line: ScoreLine): boolean {
  if (doubt.about === 'tacticalAdvantage')
    return line.unitId === doubt.unitId && line.advantage === advantageWords(doubt.advantage);
  return doubt.about === 'prepared' && line.unitId === doubt.unitId && !!line.factors?.includes('unprepared');
}

/** The six dice of a combat, and what one doubtful factor decided the other way would change on them. */
export function DoesItMatter({
  score: { odds, column },
  doubts,
  die,
  name,
}: {
  score: { odds: readonly Odds[]; column: ResultsColumn };
  /** The doubts that matter, in their order. */
  doubts: readonly Doubt[];
  die: Face | null;
  name: (id: string) => string;
}) {
  const [asked, setAsked] = useState<string | null>(null);
  const words = (doubt: Doubt) => doubtWords(doubt, name);
  const shown = doubts.find((doubt) => words(doubt) === asked) ?? (asked === '' ? undefined : doubts[0]);
  return (
    <>
      <DiceTable odds={odds} column={column} die={die} doubts={shown ? [{ words: words(shown), doubt: shown }] : []} />
      {doubts.length > 0 && (
        <div className="mt-1 flex items-center gap-2">
          <span aria-hidden className="font-cond text-small font-semibold whitespace-nowrap text-waiting">
            Does it matter?
          </span>
          <Select
            label="Does it matter?"
            isLabelHidden
            choices={[
              ...doubts.map((doubt) => ({ id: words(doubt), label: words(doubt) })),
              { id: '', label: 'Nothing is in doubt' },
            ]}
            value={shown ? words(shown) : ''}
            onPick={setAsked}
            className="min-h-handle-small text-small"
          />
          <span className="detail">{shown && matterWords(shown, die)}</span>
        </div>
      )}
    </>
  );
}
