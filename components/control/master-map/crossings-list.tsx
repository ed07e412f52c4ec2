'use client';

import { useState } from 'react';
import { gridReference } from '@/components/map/grid-reference';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';
import type { Answer } from '@/lib/turn/answer';
import type { MasterCrossing } from '@/lib/turn/control-desk/map';
import { useAct } from '../shell/use-act';
import { useWays } from '../shell/ways';

export type MarkCrossing = (
  seatId: string,
  input: { crossingId: string; version: number; state: MasterCrossing['state']; reason: string },
) => Promise<Answer<unknown>>;

const kindWords: Record<string, string> = {
  mainRoadBridge: 'main road bridge',
  minorRoadBridge: 'minor road bridge',
  baileyBridge: 'Bailey bridge',
  railBridge: 'railway bridge',
  civilianFerry: 'ferry',
};

const stateWords: Record<MasterCrossing['state'], string> = {
  untested: 'standing',
  tested: 'tested, standing',
  safe: 'safe',
  blown: 'blown',
};

/** The crossings of the game (§7, §8): what they carry, which are prepared, which are blown, and Control's word on it. */
export function CrossingsList({
  crossings,
  markCrossing,
}: {
  crossings: readonly MasterCrossing[];
  markCrossing: MarkCrossing;
}) {
  if (crossings.length === 0) return null;
  const blown = crossings.filter(({ state }) => state === 'blown').length;
  return (
    <details className="max-h-[45%] shrink-0 overflow-y-auto border-t border-rule-2">
      <summary className="sticky top-0 z-[1] min-h-8 content-center bg-paper px-4 text-small">
        <b>Crossings</b>{' '}
        <span className="text-ink-3">
          {crossings.length}, {blown} blown
        </span>
      </summary>
      <ul aria-label="Crossings">
        {crossings.map((crossing) => (
          <li key={crossing.id} className="border-t border-rule px-4 py-1.5">
            <p className="flex gap-2 font-medium">
              <span className="min-w-0 flex-1">{crossing.name}</span>
              <span className={crossing.state === 'blown' ? 'text-overdue' : 'text-ink-3'}>
                {stateWords[crossing.state]}
              </span>
            </p>
            <p className="flex items-center gap-2 text-small text-ink-3">
              <span className="min-w-0 flex-1">
                {kindWords[crossing.kind] ?? crossing.kind} · {crossing.capacityPoints} points a turn
                {crossing.isPrepared && ' · prepared'}{' '}
                <span className="font-mono text-mark">{gridReference(crossing)}</span>
              </span>
              <MarkButton crossing={crossing} markCrossing={markCrossing} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function MarkButton({ crossing, markCrossing }: { crossing: MasterCrossing; markCrossing: MarkCrossing }) {
  const { seatId } = useWays();
  const { isBusy, act } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const { id, name, version, state } = crossing;
  const isBlown = state === 'blown';
  const becomes = isBlown ? 'standing' : 'blown';
  const mark = () =>
    act(
      () => markCrossing(seatId, { crossingId: id, version, state: isBlown ? 'untested' : 'blown', reason }),
      () => {
        setOpen(false);
        setReason('');
        setRefused(null);
      },
      ({ message }) => {
        setRefused(message);
        return true;
      },
    );
  return (
    <Dialog
      title={`Mark ${name} ${becomes}?`}
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button size="small" kind="quiet" aria-label={`Mark ${becomes}: ${name}`}>
          Mark {becomes}…
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button>Leave it {isBlown ? 'blown' : 'standing'}</Button>
          </DialogClose>
          <Button kind="act" isBusy={isBusy} disabled={reason.trim() === ''} onClick={mark}>
            Mark it {becomes}
          </Button>
        </>
      }
    >
      <p className="mb-3">No team is told by this. What a team learns of it belongs in its report.</p>
      <TextArea
        label="Reason"
        hint="It stays in the ledger."
        maxLength={500}
        value={reason}
        error={refused}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
