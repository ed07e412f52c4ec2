'use client';

import { type ReactNode, useState } from 'react';
import { FindField } from '@/components/control/parts/find-field';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { gridReference } from '@/components/map/core/grid-reference';
import { Tag } from '@/components/ui/tag';
import { toGoWords } from '@/lib/adjudication/bridging';
import type { CrossingOnBoard, CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { counted } from '@/lib/text';
import { CrossingSign } from '../parts/crossings/crossing-sign';
import { crossingWords, stateWords } from '../parts/crossings/crossing-words';
import { findCrossings } from './find-crossings';

interface Props {
  desk: CrossingsDesk;
  openId: string;
  onOpen: (crossingId: string) => void;
  children: ReactNode;
}

/** The crossings: those that matter now, then all others; found by typing. */
export function CrossingList({ desk, openId, onOpen, children }: Props) {
  const [typed, setTyped] = useState('');
  const shown = findCrossings(desk.crossings, typed);
  const now = shown.filter(({ mattersNow }) => mattersNow);
  const others = shown.filter(({ mattersNow }) => !mattersNow);
  const apart = desk.works.filter(({ crossingId }) => crossingId === null);
  const row = (crossing: CrossingOnBoard) => (
    <Row
      key={crossing.id}
      crossing={crossing}
      works={desk.works}
      isOpen={crossing.id === openId}
      onOpen={() => onOpen(crossing.id)}
    />
  );
  return (
    <>
      <div className="shrink-0 border-b border-rule px-3 pt-2.5 pb-2">
        <div className="mb-2 flex items-baseline gap-2">
          <h1 className="lead">Crossings</h1>
          <p role="status" className="aside">
            {typed.trim() === '' ? `${desk.crossings.length}, turn ${desk.turn}` : `${shown.length} found`}
          </p>
        </div>
        <FindField
          label="Find a crossing"
          type="search"
          placeholder={`Find a crossing or a water${keysSaid(['find'], (key) => `  ${key}`)}`}
          value={typed}
          onFind={setTyped}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' && shown[0]) onOpen(shown[0].id);
            else if (key !== 'Escape') return;
            currentTarget.blur();
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="All crossings" tabIndex={0} className="scrolls pb-3">
        <Part title="Now" count={now.length} none={typed ? '' : 'No queue, no test, no bridge being built.'}>
          {now.map(row)}
        </Part>
        {apart.length > 0 && (
          <Part title="Being built" count={apart.length} none="">
            {apart.map((work) => (
              <li key={work.id} className="border-t border-rule px-3 py-2">
                <p className="font-medium">{work.name}</p>
                <p className="aside">
                  {toGoWords(work)} · over the {work.water}{' '}
                  <span className="font-mono text-small">{gridReference(work)}</span>
                </p>
              </li>
            ))}
          </Part>
        )}
        <Part title="All others" count={others.length} none="">
          {others.map(row)}
        </Part>
        {shown.length === 0 && <p className="px-3 py-4 text-ink-3">No crossing found.</p>}
      </section>
      <div className="shrink-0 border-t border-rule px-3 py-2">{children}</div>
    </>
  );
}

function Part({ title, count, none, children }: { title: string; count: number; none: string; children: ReactNode }) {
  if (count === 0 && none === '') return null;
  return (
    <section aria-label={title}>
      <h2 className="sticky top-0 z-[1] bg-paper px-3 pt-3 pb-1 font-cond aside font-medium">
        {title} <span className="tabular-nums">{count > 0 && count}</span>
      </h2>
      {count === 0 ? <p className="px-3 aside">{none}</p> : <ul aria-label={title}>{children}</ul>}
    </section>
  );
}

interface RowProps {
  crossing: CrossingOnBoard;
  works: CrossingsDesk['works'];
  isOpen: boolean;
  onOpen: () => void;
}

function Row({ crossing, works, isOpen, onOpen }: RowProps) {
  const { name, kind, capacityPoints, called, queue, rows } = crossing;
  const work = works.find(({ id }) => id === crossing.workId);
  return (
    <li className="border-t border-rule">
      <button
        type="button"
        data-stop
        aria-current={isOpen ? 'page' : undefined}
        onClick={onOpen}
        className={`relative flex w-full items-start gap-2.5 px-3 py-1.5 text-left pointer-coarse:py-2.5 ${isOpen ? 'bg-sheet' : 'hover:bg-sunk'}`}
      >
        {isOpen && <span aria-hidden className="absolute inset-y-1 left-0 w-[3px] bg-ink" />}
        <CrossingSign crossing={crossing} />
        <span className="min-w-0 flex-1">
          <span className={`block leading-snug ${isOpen ? 'font-semibold' : 'font-medium'}`}>{name}</span>
          <span className="block aside">
            {crossingWords[kind]} · {capacityPoints} ·{' '}
            <span className={crossing.state === 'blown' ? 'text-overdue' : ''}>{stateWords(crossing)}</span>
          </span>
          {crossing.mattersNow && (
            <span className="mt-0.5 flex flex-wrap gap-1">
              {called?.call === 'due' && <Tag meaning="overdue">test due</Tag>}
              {called?.call === 'open' && <Tag meaning="waiting">may be tested</Tag>}
              {queue.length > 0 && <Tag meaning="waiting">{counted(queue.length, 'waits', 'wait')}</Tag>}
              {work && <Tag meaning={work.lacks.length > 0 ? 'waiting' : 'mine'}>{toGoWords(work)}</Tag>}
              {rows.length > 0 && <Tag>{counted(rows.length, 'row to queue', 'rows to queue')}</Tag>}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
