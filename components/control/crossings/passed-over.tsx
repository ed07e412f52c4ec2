'use client';

import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import type { CrossingOnBoard, PassedOnBoard } from '@/lib/desks/control/crossings/crossings';
import { points } from '../parts/crossings/crossing-words';

interface Props {
  crossing: CrossingOnBoard;
  turn: number;
}

/** The units that went over, this turn and the one before; wrong entries of this turn are taken back. */
export function PassedOver({ crossing, turn }: Props) {
  const turns = [turn, turn - 1]
    .map((number) => ({ number, gone: crossing.passed.filter((one) => one.turn === number) }))
    .filter(({ gone }) => gone.length > 0);
  if (turns.length === 0) return null;
  return (
    <section aria-label="Went over" className="on-desk px-4 py-3">
      <h3 className="lead">Went over</h3>
      {turns.map(({ number, gone }) => (
        <div key={number} className="mt-1">
          <p className="font-cond aside font-medium">
            {number === turn ? 'This turn' : `Turn ${number}`}, {points(gone.reduce((sum, one) => sum + one.points, 0))}
          </p>
          <ul>
            {gone.map((passage) => (
              <li key={passage.id} className="flex flex-wrap items-center gap-x-2 border-t border-rule py-0.5">
                <span className="min-w-0 flex-1 font-medium">{passage.name}</span>
                <span className="text-ink-3">
                  {passage.isWhole ? `${points(passage.points)}, all across` : `${points(passage.points)} of it`}
                </span>
                {number === turn && <TakeBack crossing={crossing} passage={passage} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function TakeBack({ crossing, passage }: { crossing: CrossingOnBoard; passage: PassedOnBoard }) {
  const send = useSend();
  const say = useToast();
  const { id, name, points: count } = passage;
  const { id: crossingId, version } = crossing;
  const takeBack = async (reason: string) => {
    const answer = await send('take-back-passage', { crossingId, version, passageId: id, reason });
    if (answer.ok)
      say(
        answer.value.isSafe
          ? `${name} waits again. The bridge is still marked safe: mark it otherwise if nobody crossed it.`
          : `${name} waits again.`,
      );
    return answer;
  };
  return (
    <ReasonDialog
      title={`${name} did not go over`}
      does="Take it back"
      trigger={
        <Button kind="quiet" size="small" aria-label={`Take back: ${name}`}>
          Take back…
        </Button>
      }
      act={takeBack}
    >
      <p className="mb-3">
        {points(count)} are free again this turn, and {name} is back in the order of march.
      </p>
    </ReasonDialog>
  );
}
