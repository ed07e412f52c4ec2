import { useState } from 'react';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LocalTime } from '@/components/ui/local-time';
import type { DraftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { PracticeCode } from './practice-code';

type Practice = DraftsDesk['practices'][number];

/** The practice games that go on, each with a way in and an end. */
export function PracticesList({ practices }: { practices: readonly Practice[] }) {
  if (practices.length === 0) return null;
  return (
    <section aria-label="Practice games" className="space-y-2">
      <h2 className="font-semibold">Practice games</h2>
      <ul className="ruled-list">
        {practices.map((practice) => (
          <PracticeRow key={practice.gameId} practice={practice} />
        ))}
      </ul>
    </section>
  );
}

function PracticeRow({ practice: { gameId, title, openedAt, turn, isBegun } }: { practice: Practice }) {
  const { act, isBusy } = useMutation();
  const [code, setCode] = useState<string | null>(null);
  const [isEnding, setEnding] = useState(false);
  return (
    <li className="flex min-h-handle flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-3">
        {isBegun ? `turn ${turn}` : 'not begun'} · opened <LocalTime time={openedAt} />
      </span>
      <span className="ml-auto flex gap-2">
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`A way into ${title}`}
          onClick={() => act('join-practice', { gameId }, (joined) => setCode(joined.code))}
        >
          Go in…
        </Button>
        <Button kind="quiet" size="small" aria-label={`End ${title}`} onClick={() => setEnding(true)}>
          End…
        </Button>
      </span>
      <PracticeCode code={code} onClose={() => setCode(null)} />
      <Dialog
        title={`End ${title}?`}
        isOpen={isEnding}
        onOpen={setEnding}
        leaves="Let it go on"
        actions={
          <Button kind="act" isBusy={isBusy} onClick={() => act('end-practice', { gameId }, () => setEnding(false))}>
            End it
          </Button>
        }
      >
        <p>All its seats are taken back, and whoever sits there is out of it. This game is not touched.</p>
      </Dialog>
    </li>
  );
}
