'use client';

import { useState } from 'react';
import { ByCompanion } from '@/components/control/parts/companions/by-companion';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { choice } from '@/components/ui/form/field-makers';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import type { CrossingState } from '@/lib/words';

const states: readonly { id: CrossingState; label: string }[] = [
  { id: 'untested', label: 'standing, not tested' },
  { id: 'tested', label: 'tested, it stands' },
  { id: 'safe', label: 'safe' },
  { id: 'blown', label: 'blown' },
];

/** Says by Control's own word how a crossing stands, with the reason: bombed from the air, repaired, a slip undone. */
export function MarkCrossingState({
  crossing,
  played = null,
}: {
  crossing: Pick<CrossingOnBoard, 'id' | 'name' | 'version' | 'state'>;
  /** The companion game whose result is ruled by. */
  played?: CompanionGameOnList | null;
}) {
  const send = useSend();
  const { go } = useRouter();
  const address = useDeskAddress();
  const [isOpen, setOpen] = useState(played !== null);
  const { id: crossingId, version, name, state } = crossing;
  const others = states.filter(({ id }) => id !== state);
  return (
    <ReasonDialog
      title={`Mark ${name}`}
      isOpen={isOpen}
      onOpen={setOpen}
      given={played ? playedOutWords({ number: played.number, result: played.result ?? '' }) : ''}
      trigger={
        <Button size="small" kind="quiet" aria-label={`Mark ${name}`}>
          Mark…
        </Button>
      }
      does="Mark it"
      begin={{ state: (state === 'blown' ? 'untested' : 'blown') as CrossingState }}
      fields={[choice('state', 'It is', others, { width: 'w-56' })]}
      act={(reason, becomes) =>
        send('mark-crossing', {
          crossingId,
          version,
          state: becomes.state === state ? others[0]!.id : becomes.state,
          reason,
          companionGameId: played?.id ?? null,
        })
      }
      then={() => played && go(address(`/crossings?at=${encodeURIComponent(crossingId)}`))}
    >
      {played && (
        <p className="mb-2">
          By <ByCompanion game={played} />.
        </p>
      )}
      <p className="mb-3">You decide, without a die. Teams that use it or see it are told in their report.</p>
    </ReasonDialog>
  );
}
