'use client';

import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { gridReference } from '@/components/map/core/grid-reference';
import { symbolWords } from '@/components/map/counters/symbol-words';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { capital } from '@/lib/text';
import { markLettersAtMost } from '@/lib/visibility/forms/mark-form';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';
import { isDisputed, type MarkHere } from './marks';

const kindWords = { symbol: 'Mark', arrow: 'Arrow', boundary: 'Boundary', note: 'Note' } as const;

/** The types of Annex B that a mark may bear. */
const types = [
  'infantry',
  'armour',
  'mechanised',
  'paras',
  'gliderInfantry',
  'mountainInfantry',
  'recce',
  'cavalry',
  'artillery',
  'selfPropelledArtillery',
  'airborneArtillery',
  'mountainArtillery',
  'antiTank',
  'antiAircraftArtillery',
  'engineers',
  'armouredEngineers',
  'airborneEngineers',
  'bridgingColumn',
  'transport',
  'hq',
];

const choices = [
  { id: '', label: 'A plain cross' },
  ...types.map((id) => ({ id, label: capital(symbolWords(id)) })),
  ...types.map((id) => ({ id: `hostile:${id}`, label: `Enemy ${symbolWords(id)}` })),
];

interface Props {
  mark: MarkHere;
  /** It has just been drawn: the pen goes to its words. */
  isFresh: boolean;
  pen: RefObject<HTMLInputElement | null>;
  onEdit: (patch: Partial<MarkWords>) => void;
  onRemove: () => void;
  onChoose: (whose: 'mine' | 'theirs') => void;
  onClose: () => void;
}

/** The slip of a mark: its words, its symbol, who drew it; and both texts where two hands met. */
export function MarkSlip({ mark, isFresh, pen, onEdit, onRemove, onChoose, onClose }: Props) {
  const { kind, points, writtenBy } = mark;
  useEffect(() => {
    if (isFresh && (kind === 'note' || !matchMedia('(pointer: coarse)').matches)) pen.current?.focus();
  }, [isFresh, kind, pen]);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <section aria-label={kindWords[kind]} className="border-t border-rule bg-sheet px-3 py-2 text-note">
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold text-pencil">{kindWords[kind]}</b>
        <span className="font-mono detail">
          {points.length === 1 ? at(points[0]!) : `${at(points[0]!)} to ${at(points.at(-1)!)}`}
        </span>
        <span className="aside">{writtenBy ? `by ${writtenBy}` : 'by you, just now'}</span>
      </p>
      {isDisputed(mark) ? (
        <Dispute mark={mark} onChoose={onChoose} />
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-36 flex-1">
            <input
              ref={pen}
              aria-label="What it says"
              autoComplete="off"
              maxLength={markLettersAtMost}
              placeholder="What it says"
              value={mark.text}
              onChange={(event) => onEdit({ text: event.target.value })}
              onKeyDown={keys}
              className="min-h-handle-small w-full rounded-2 border border-edge bg-sheet px-2 text-pencil"
            />
          </div>
          {kind === 'symbol' && (
            <Select
              frame="min-w-36 flex-1"
              label="Symbol"
              isLabelHidden
              choices={choices}
              value={mark.symbol}
              onPick={(symbol) => onEdit({ symbol })}
              className="min-h-handle-small"
            />
          )}
          <Button size="small" aria-keyshortcuts="Delete" onClick={onRemove}>
            Rub out
          </Button>
          <Button kind="quiet" size="small" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </section>
  );
}

const at = ([x, y]: readonly [number, number]) => gridReference({ x, y });

/** Two hands met on one mark: both texts, and which of them stands. */
function Dispute({ mark, onChoose }: { mark: MarkHere; onChoose: (whose: 'mine' | 'theirs') => void }) {
  const { theirs } = mark;
  const said = ({ text, points }: MarkWords) =>
    `“${text || 'no words'}”, ${points.map((point) => at(point)).join(' to ')}`;
  return (
    <div role="alert" className="border-l-2 border-waiting pl-2.5">
      <p className="font-medium text-waiting">
        {theirs
          ? `${theirs.writtenBy} changed this mark at the same time.`
          : 'A colleague took this mark off meanwhile.'}
      </p>
      <p>Yours: {said(mark)}</p>
      {theirs && (
        <p>
          {theirs.writtenBy}: {said(theirs)}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChoose('mine')}>
          {theirs ? 'Keep mine' : 'Keep it'}
        </Button>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {theirs ? 'Take theirs' : 'Let it go'}
        </Button>
      </div>
    </div>
  );
}
