'use client';

import { useId } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/text';
import { openCount } from './guard-mark-words';
import { ReleaseWaits } from './release-waits';

/** Letting a report go: shut while a combat is open or a mark is, and it says so. */
export function ReleaseBox({
  team,
  open,
  waits,
  friends,
  isHeldBack,
  isBusy,
  hasNext,
  onSee,
  onRelease,
  onGoOn,
}: {
  team: string;
  open: number;
  /** The things to do before this team can be told, one sentence each. */
  waits: readonly string[];
  /** The number of friends told with it. */
  friends: number;
  /** Two texts lie side by side: one must be chosen first. */
  isHeldBack: boolean;
  isBusy: boolean;
  /** Another draft waits to be read. */
  hasNext: boolean;
  onSee: () => void;
  onRelease: () => void;
  onGoOn: () => void;
}) {
  const why = useId();
  const isShut = open > 0 || waits.length > 0 || isHeldBack;
  return (
    <section aria-label="Release" className="shrink-0 border-t border-rule-2 bg-sheet p-3">
      <p id={why} className="mb-2 text-ink-2">
        {isHeldBack ? (
          'Two texts lie side by side. Choose one first.'
        ) : waits.length > 0 ? (
          <span className="font-medium text-waiting">
            <ReleaseWaits waits={waits} /> It can be written until then, not released.
          </span>
        ) : open > 0 ? (
          <>
            {openCount(open)}: put {open === 1 ? 'it' : 'each'} right, or overrule it with a reason.
          </>
        ) : (
          <>
            To <b className="text-ink">{team}</b>. Its counters’ places and the enemy it met are issued with it
            {friends > 0 && `, and where ${counted(friends, 'friend stands', 'friends stand')}`}.
          </>
        )}
      </p>
      <div className="flex flex-col gap-1.5">
        <Button hint={keyOf('see')} className="justify-between" onClick={onSee}>
          See it as they will
        </Button>
        {!isShut && (
          <Button kind="act" hint={keyOf('accept')} className="justify-between" isBusy={isBusy} onClick={onGoOn}>
            {hasNext ? 'Tell them and read the next' : 'Tell them and see all'}
          </Button>
        )}
        <Button
          hint={keyOf('send')}
          className="justify-between"
          disabled={isShut}
          isBusy={isBusy}
          aria-describedby={why}
          onClick={onRelease}
        >
          {open > 0 ? `Release: ${openCount(open)}` : 'Release'}
        </Button>
      </div>
    </section>
  );
}
