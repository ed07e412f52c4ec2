'use client';

import { type ReactNode, type RefObject, useState } from 'react';
import { FieldWord } from '@/components/control/parts/field-word';
import { ActForm } from '@/components/control/parts/form/act-form';
import { Button } from '@/components/ui/button';
import { text } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';
import type { Mark } from '@/lib/visibility/guard/guard';
import { meaningOfMark, openCount, suggestionWords, titleOfMark } from './guard-mark-words';

const edges = { secret: 'border-l-secret', waiting: 'border-l-waiting', overdue: 'border-l-overdue' } as const;
const inks = { secret: 'text-secret', waiting: 'text-waiting', overdue: 'text-overdue' } as const;

/** The guard's marks in the text: words that must not be said and facts that must be, each with a remedy. */
export function GuardColumn({
  open,
  kept,
  numbers,
  overruled,
  list,
  onUse,
  onShow,
  onOverrule,
  children,
}: {
  open: readonly Mark[];
  /** Marks overruled with a reason. */
  kept: readonly Mark[];
  numbers: ReadonlyMap<string, number>;
  overruled: Readonly<Record<string, string>>;
  list: RefObject<HTMLUListElement | null>;
  onUse: (mark: Mark) => void;
  onShow: (mark: Mark) => void;
  onOverrule: (mark: Mark, reason: string | null) => void;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label="The guard"
      className="flex w-78 shrink-0 flex-col border-l border-rule bg-paper max-pair:w-full max-pair:border-t max-pair:border-l-0"
    >
      <header className="flex h-12 shrink-0 items-center border-b border-rule px-4">
        <h2 className="lead">
          <FieldWord of="guard">Guard</FieldWord>
        </h2>
        <span role="status" className="ml-auto aside">
          {open.length > 0 ? openCount(open.length) : 'nothing open'}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="scrolls p-3">
        {open.length === 0 && (
          <p className="px-1 pt-1 text-ink-2">No forbidden words, nothing missing. Read once more and release.</p>
        )}
        <ul ref={list} aria-label="Guard" className="flex flex-col gap-3">
          {open.map((mark) => (
            <OpenMark
              key={mark.id}
              mark={mark}
              number={numbers.get(mark.id)!}
              onUse={() => onUse(mark)}
              onShow={() => onShow(mark)}
              onOverrule={(reason) => onOverrule(mark, reason)}
            />
          ))}
        </ul>
        {kept.length > 0 && (
          <section aria-label="Overruled" className="mt-4">
            <h3 className="cap px-1 pb-1">Overruled</h3>
            <ul>
              {kept.map((mark) => (
                <li key={mark.id} className="border-b border-rule px-1 py-2 text-small">
                  <p className="text-ink-2">{mark.message}</p>
                  <p className="mt-0.5 flex items-baseline gap-2">
                    <q className="font-serif">{overruled[mark.id]}</q>
                    <Button kind="quiet" size="small" className="ml-auto" onClick={() => onOverrule(mark, null)}>
                      Take back
                    </Button>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {children}
    </aside>
  );
}

function OpenMark({
  mark,
  number,
  onUse,
  onShow,
  onOverrule,
}: {
  mark: Mark;
  number: number;
  onUse: () => void;
  onShow: () => void;
  onOverrule: (reason: string) => void;
}) {
  const [isGivingReason, setGivingReason] = useState(false);
  const meaning = meaningOfMark(mark);
  return (
    <li
      aria-label={`${number} ${titleOfMark(mark)}`}
      className={`rounded-2 border border-l-[3px] border-rule bg-sheet px-3 py-2.5 ${edges[meaning]}`}
    >
      <h3 className={`font-semibold ${inks[meaning]}`}>
        <span className="mr-2">{number}</span>
        {titleOfMark(mark)}
      </h3>
      <p className="mt-0.5 text-ink-2">{mark.message}</p>
      {!mark.at && mark.suggestion && <p className="mt-1.5 font-serif text-note text-ink">{mark.suggestion}</p>}
      {isGivingReason ? (
        <Reason
          onGive={(reason) => {
            setGivingReason(false);
            onOverrule(reason);
          }}
          onLeave={() => setGivingReason(false)}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-1">
          {mark.suggestion ? (
            <Button data-stop size="small" kind={mark.kind === 'placeDiffers' ? 'act' : 'plain'} onClick={onUse}>
              {suggestionWords(mark)}
            </Button>
          ) : (
            mark.at && (
              <Button data-stop size="small" onClick={onShow}>
                Show it in the text
              </Button>
            )
          )}
          <Button kind="quiet" size="small" onClick={() => setGivingReason(true)}>
            {mark.at ? 'Keep, because…' : 'Leave out, because…'}
          </Button>
        </div>
      )}
    </li>
  );
}

function Reason({ onGive, onLeave }: { onGive: (reason: string) => void; onLeave: () => void }) {
  const form = useForm({ begin: { reason: '' }, send: ({ reason }) => onGive(reason.trim()) });
  return (
    <ActForm
      form={form}
      does="Overrule the guard"
      leaves="Not now"
      onLeave={onLeave}
      isSmall
      isPlain
      className="mt-2 space-y-2"
      isWhole={form.values.reason.trim() !== ''}
      fields={[text('reason', 'Reason', { maxLength: 500, autoFocus: true })]}
    />
  );
}
