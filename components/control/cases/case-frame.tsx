'use client';

import type { ReactNode } from 'react';
import { RuleReference } from '@/components/control/parts/rule-reference';
import type { Kind } from '@/lib/adjudication/adjudicate';
import type { CaseLine } from '@/lib/adjudication/settle-case';
import { kindNames } from '@/lib/advice/cases/case-words';
import type { Noted } from '../parts/combat/card-score';
import { CardTitle } from '../parts/combat/card-title';
import { kindSentences } from './case-choices';

/** The card of a case: what it is, its whole working read downwards, and at the foot the dice or the verdict. */
export function CaseFrame({
  kind,
  name,
  number,
  when,
  children,
  foot,
}: {
  kind: Kind;
  name: string;
  /** null: it has not been put yet. */
  number: number | null;
  when: string;
  children: ReactNode;
  foot: ReactNode;
}) {
  const title = name || kindNames[kind];
  return (
    <article
      aria-label={number === null ? `New case: ${kindNames[kind]}` : `Case ${number} ${title}`}
      className="flex h-full min-h-0 flex-col border-l border-rule-2 bg-sheet"
    >
      <header className="border-b border-rule px-4 py-2">
        <CardTitle title={title} number={number === null ? null : `Case ${number}`} />
        <p className="truncate aside">
          {kindNames[kind]}, {kindSentences[kind].chapter} · {when}
        </p>
      </header>
      <div className="scrolls px-4 py-2.5">{children}</div>
      {foot}
    </article>
  );
}

/** The working of a case, line by line, each with its rule. */
export function Working({ lines, named }: { lines: readonly CaseLine[]; named: (id: string) => string }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Working" className="mt-2">
      <h3 className="cap mb-0.5">Working</h3>
      <ul>
        {lines.map(({ what, rule, unitId, points }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={i}
            className="flex items-start gap-2 border-b border-rule leading-5.25"
          >
            {points !== undefined && (
              <span className="w-16 shrink-0 text-right font-medium whitespace-nowrap">{signedKm(points)}</span>
            )}
            <span className="min-w-0 flex-1">
              {unitId && <b className="font-semibold">{named(unitId)}: </b>}
              {what}{' '}
            </span>
            <RuleReference rule={rule} className="max-w-44 text-right font-cond aside" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const signedKm = (km: number): string => `${km < 0 ? '−' : ''}${Math.round(Math.abs(km) * 100) / 100} km`;

/** Advice for Control; it blocks nothing. */
export function Advised({ advice, named }: { advice: readonly Noted[]; named: (id: string) => string }) {
  if (advice.length === 0) return null;
  return (
    <ul aria-label="Advice" className="mt-2 border-t border-rule pt-1">
      {advice.map(({ unitId, message, rule }) => (
        <li key={`${unitId} ${message}`} className="flex gap-2 detail leading-4.5">
          <span className="min-w-0 flex-1">
            {unitId && <b className="font-medium">{named(unitId)}: </b>}
            {message}
          </span>
          <RuleReference rule={rule} className="max-w-32 text-right font-cond aside" />
        </li>
      ))}
    </ul>
  );
}
