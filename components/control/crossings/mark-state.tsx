'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { CrossingOnBoard } from '@/lib/turn/control-desk/crossings';
import { useWays } from '../shell/ways';
import { WithReason } from '../shell/with-reason';
import type { CrossingActs } from './crossing-acts';
import type { CrossingState } from './crossing-words';

const states: readonly { id: CrossingState; label: string }[] = [
  { id: 'untested', label: 'standing, not tested' },
  { id: 'tested', label: 'tested, it stands' },
  { id: 'safe', label: 'safe' },
  { id: 'blown', label: 'blown' },
];

/** Says by Control's own word how a crossing stands, with the reason: bombed from the air, repaired, a slip undone. */
export function MarkState({
  crossing,
  markCrossing,
}: {
  crossing: Pick<CrossingOnBoard, 'id' | 'name' | 'version' | 'state'>;
  markCrossing: CrossingActs['markCrossing'];
}) {
  const { seatId } = useWays();
  const { id: crossingId, version, name, state } = crossing;
  const others = states.filter(({ id }) => id !== state);
  const [chosen, setChosen] = useState<CrossingState>(state === 'blown' ? 'untested' : 'blown');
  const becomes = chosen === state ? others[0]!.id : chosen;
  return (
    <WithReason
      title={`Mark ${name}`}
      trigger={
        <Button size="small" kind="quiet" aria-label={`Mark ${name}`}>
          Mark…
        </Button>
      }
      does="Mark it"
      act={(reason) => markCrossing(seatId, { crossingId, version, state: becomes, reason })}
    >
      <p className="mb-3">By your word, without a die. No team is told: what one learns of it belongs in its report.</p>
      <div className="mb-3 w-56">
        <Select label="It is" choices={others} value={becomes} onPick={setChosen} />
      </div>
    </WithReason>
  );
}
