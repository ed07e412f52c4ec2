'use client';

import { type ReactNode, useState } from 'react';
import { useIsMine } from '@/components/control/parts/desk-context';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { byKind } from '@/components/control/parts/sheets/conflict-kinds';
import { conflictTitles } from '@/components/control/parts/sheets/conflict-words';
import { type ConflictForSeat, conflictsForSeat } from '@/components/control/parts/sheets/conflicts-for-seat';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Tag } from '@/components/ui/tag';
import { counted } from '@/lib/text';
import type { ConflictsDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { ConflictSteps } from './conflict-steps';
import { LetAllStand } from './let-all-stand';

/** The conflicts of the turn's handed-in sheets: one card each, with the rule and the remedy. */
export function ConflictList({ desk }: { desk: ConflictsDesk }) {
  const { handedIn, all } = desk.sheets;
  const conflicts = conflictsForSeat(desk.conflicts, useIsMine());
  const sheets = `${handedIn} of ${counted(all, 'sheet')} handed in.`;
  return (
    <section aria-label="Conflicts" className="flex h-full min-w-0 flex-1 flex-col">
      <header className="flex min-h-12 shrink-0 flex-wrap items-baseline gap-x-3 border-b border-rule px-5 pt-3 pb-1">
        <h2 className="lead">Conflicts of turn {desk.turn}</h2>
        <p className="aside">{sheets} Drafts are not compared. Nothing here stops the turn.</p>
      </header>
      <div className="scrolls p-5">
        {desk.conflicts.length === 0 ? (
          <div className="pt-10">
            <EmptyState title={handedIn === 0 ? 'No sheet is handed in yet.' : 'The sheets agree with each other.'}>
              Take a sheet from the tray
              <span className="max-md:hidden">
                : <KeyOf deed="walk" /> go along it
              </span>
              .
            </EmptyState>
          </div>
        ) : (
          <>
            <LetAllStand conflicts={desk.conflicts} turn={desk.turn} />
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(21.25rem,100%),1fr))] gap-3">
              {byKind(conflicts.filter(isOpen)).map((kind) => (
                <ConflictKind key={kind[0].code} kind={kind} turn={desk.turn} />
              ))}
              {conflicts
                .filter((conflict) => !isOpen(conflict))
                .map((conflict) => (
                  <li key={conflict.id}>
                    <ConflictCard conflict={conflict} turn={desk.turn} />
                  </li>
                ))}
            </ul>
          </>
        )}
      </div>
      <KeysLine keys={{ walk: 'sheet', open: 'take it', all: 'accept what is unchanged' }} />
    </section>
  );
}

/** Neither asked about nor let stand. */
const isOpen = ({ isAsked, exception }: ConflictForSeat) => !isAsked && !exception;

/** Conflicts of a kind: the worst lies open, the others fold to a count. */
function ConflictKind({ kind, turn }: { kind: readonly [ConflictForSeat, ...ConflictForSeat[]]; turn: number }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [worst, ...others] = kind;
  return (
    <>
      <li>
        <ConflictCard conflict={worst} turn={turn}>
          {others.length > 0 && (
            <Button size="small" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
              {isUnfolded ? 'Fold' : 'Show'} {others.length} more of this kind
            </Button>
          )}
        </ConflictCard>
      </li>
      {isUnfolded &&
        others.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard conflict={conflict} turn={turn} />
          </li>
        ))}
    </>
  );
}

const linkLook = 'min-h-press font-medium text-link';

function ConflictCard(props: { conflict: ConflictForSeat; turn: number; children?: ReactNode }) {
  const { conflict, turn, children } = props;
  const { code, message, remedy, rule, rows, teams, place, isMine } = conflict;
  const elsewhere = teams.filter(({ key }) => !rows.some(({ teamKey }) => teamKey === key));
  return (
    <article
      aria-label={`${conflictTitles[code]}: ${message}`}
      className="flex h-full flex-col rounded-2 border border-rule-2 bg-sheet px-4 pt-3 pb-2.5"
    >
      <h3 className="flex items-baseline gap-2">
        <Tag>{conflictTitles[code]}</Tag>
        {isMine && <span className="text-small font-medium text-mine">yours</span>}
        <RuleReference rule={rule} className="ml-auto font-cond aside" />
      </h3>
      <p className="mt-2">{message}</p>
      <p className="mt-1 mb-2 text-ink-2">{remedy}</p>
      <ConflictSteps conflict={conflict} turn={turn} />
      {children && <p className="mt-1">{children}</p>}
      <p className="mt-auto flex flex-wrap gap-x-4 border-t border-rule pt-1.5 text-small">
        {rows.map(({ teamKey, teamName, number }) => (
          <DeskLink key={`${teamKey} ${number}`} to={`/orders/${teamKey}?row=${number}`} className={linkLook}>
            {teamName}, row {number}
          </DeskLink>
        ))}
        {elsewhere.map(({ key, name }) => (
          <DeskLink key={key} to={`/orders/${key}`} className={linkLook}>
            {name}
          </DeskLink>
        ))}
        {code.startsWith('air') && (
          <DeskLink to="/air" className={linkLook}>
            Air orders
          </DeskLink>
        )}
        {place && (
          <DeskLink to={`/map?at=${place.x.toFixed(2)},${place.y.toFixed(2)}`} className={`${linkLook} ml-auto`}>
            Map <span className="font-mono">{gridReference(place)}</span>
          </DeskLink>
        )}
      </p>
    </article>
  );
}
