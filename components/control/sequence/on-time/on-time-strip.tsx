'use client';

import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { isSeatedUnplayed, whoIsLate } from '@/components/control/parts/on-time/on-time-words';
import { useOnTime } from '@/components/control/parts/on-time/use-on-time';
import { DeskLink } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { names } from '@/components/control/sequence/bottleneck';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';

const groups = [
  ['console', 'the console writes for'],
  ['unseen', 'link not opened'],
  ['offline', 'offline'],
  ['unopened', 'not opened'],
  ['blank', 'nothing written'],
  ['drafting', 'drafting'],
] as const;

/**
 * The teams that are on time, on the board while orders are written: by the reason they are not, with the nudge for all of
 * them.
 */
export function OnTimeStrip({ turn, asOf }: { turn: number; asOf: string }) {
  const list = useOnTime(null, asOf);
  const { isBusy, act } = useMutation();
  const say = useToast();
  const owing = list?.teams.filter(({ isOwing }) => isOwing) ?? [];
  const mayBeNudged = owing.some(({ playedBy }) => playedBy !== 'console');
  const late = list && whoIsLate(list);
  const unplayed = list?.teams.filter(isSeatedUnplayed) ?? [];
  const nudge = () =>
    act('nudge-late', { turn, text: '', reason: '' }, ({ nudged }) => say(`Nudged: ${nudged.join(', ')}.`));
  useKeys({ all: mayBeNudged && !isBusy ? nudge : undefined });
  return (
    <section aria-label="Orders on time" className="desk-head min-h-11.5 gap-x-6 gap-y-1 py-1">
      <h2 className="cap">Orders on time</h2>
      {late &&
        groups.map(
          ([key, words]) =>
            late[key].length > 0 && (
              <p key={key}>
                <span className={key === 'offline' || key === 'unseen' ? 'font-medium text-waiting' : 'text-ink-3'}>
                  {words}
                </span>{' '}
                <b>{names(late[key])}</b>
              </p>
            ),
        )}
      {unplayed.length > 0 && (
        <p>
          <span className="font-medium text-waiting">somebody sits here, and the team is not played</span>{' '}
          <b>{names(unplayed)}</b> <DeskLink to="/setup/teams">Teams</DeskLink>
        </p>
      )}
      {late && owing.length === 0 && <p className="text-ink-2">No team owes an order sheet.</p>}
      <span className="ml-auto flex items-center gap-3">
        {mayBeNudged && (
          <Button size="small" hint={keyOf('all')} isBusy={isBusy} onClick={nudge}>
            Nudge all who are late
          </Button>
        )}
        <DeskLink to="/orders/on-time" className="text-small">
          Seat by seat
        </DeskLink>
      </span>
    </section>
  );
}
