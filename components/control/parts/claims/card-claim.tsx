'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/components/ui/form/field-makers';
import type { CardKind } from '@/lib/words';
import { useChrome } from '../desk-context';
import { ActForm } from '../form/act-form';
import { useActForm } from '../form/use-act-form';
import { type CardId, type ClaimedCard, useClaims } from './claims';

/**
 * The owner of a card, quietly, on its own desk: to take, to let go, to take over with a reason. The claim is renewed while
 * it is shown.
 */
export function CardClaim({ kind, subjectId }: { kind: CardKind; subjectId: string }) {
  const { isOneUmpire } = useChrome();
  const { holderOf, act, isBusy, keepOpen } = useClaims();
  const [isTaking, setTaking] = useState(false);
  useEffect(() => keepOpen({ kind, subjectId }), [keepOpen, kind, subjectId]);
  const holder = holderOf({ kind, subjectId });
  const left = useSecondsLeft(holder);
  const isHeld = holder !== undefined && left > 0;
  const card = { kind, subjectId };
  // There is nobody to tell that it is taken.
  if (isOneUmpire) return null;
  return (
    <fieldset className="not-printed flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 detail">
      <legend className="sr-only">Who has taken it</legend>
      {!isHeld && (
        <>
          <span>Nobody has taken this</span>
          <Button size="small" isBusy={isBusy} onClick={() => act('take-card', card)}>
            Take it
          </Button>
        </>
      )}
      {isHeld && holder.isMine && (
        <>
          <span className="font-medium text-mine">You have taken this</span>
          <LeaseRuns left={left} />
          <Button size="small" isBusy={isBusy} onClick={() => act('let-card-go', card)}>
            Release my claim
          </Button>
        </>
      )}
      {isHeld && !holder.isMine && (
        <>
          <span className="font-medium text-waiting">Taken by {holder.label}</span>
          <LeaseRuns left={left} />
          {!isTaking && (
            <Button size="small" onClick={() => setTaking(true)}>
              Take over…
            </Button>
          )}
        </>
      )}
      {isHeld && !holder.isMine && isTaking && (
        <TakeOver card={card} from={holder.label} onClose={() => setTaking(false)} />
      )}
    </fieldset>
  );
}

function TakeOver({ card, from, onClose }: { card: CardId; from: string; onClose: () => void }) {
  const { look } = useClaims();
  const form = useActForm({
    verb: 'take-card-over',
    begin: { reason: '' },
    input: ({ reason }) => ({ ...card, reason }),
    onDone: () => void look().then(onClose),
  });
  return (
    <ActForm
      form={form}
      fields={[text('reason', 'Why you take it over', { maxLength: 500, autoFocus: true, hint: `${from} is told.` })]}
      does="Take over"
      isWhole={form.values.reason.trim() !== ''}
      leaves="Leave it"
      onLeave={onClose}
      isSmall
      className="flex w-full flex-wrap items-end gap-2"
    />
  );
}

/** The owner of a card, in a list; nothing where nobody has it. */
export function ClaimHolder({ kind, subjectId }: { kind: CardKind; subjectId: string }) {
  const holder = useClaims().holderOf({ kind, subjectId });
  if (!holder) return null;
  if (holder.isMine) return <span className="text-small font-medium text-mine">taken by you</span>;
  return <span className="text-small text-waiting">taken by {holder.label}</span>;
}

/** Seconds until a claim lapses, by the second; 0 when there is none. */
export function useSecondsLeft(holder: ClaimedCard | undefined): number {
  const lapsesAt = holder?.lapsesAt ?? 0;
  const leftNow = () => Math.max(0, Math.ceil((lapsesAt - performance.now()) / 1000));
  const [, setTick] = useState(0);
  useEffect(() => {
    if (lapsesAt === 0) return;
    const tick = setInterval(() => setTick((was) => was + 1), 1000);
    return () => clearInterval(tick);
  }, [lapsesAt]);
  return lapsesAt === 0 ? 0 : leftNow();
}

/** The lease as it runs out: a number for the eye, and a line that shortens. */
export const LeaseRuns = ({ left }: { left: number }) => (
  <span className="inline-flex items-center gap-1.5" title="Free again after this time, unless somebody works on it">
    <span aria-hidden className="h-1 w-9 overflow-hidden rounded-1 bg-rule">
      <span style={{ width: `${Math.min(100, (left / 45) * 100)}%` }} className="block h-full bg-ink-3" />
    </span>
    <span className="w-8 font-cond text-ink-3 tabular-nums">{left} s</span>
  </span>
);
