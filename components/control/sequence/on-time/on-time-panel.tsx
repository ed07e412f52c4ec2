'use client';

import { useState } from 'react';
import { useIsMine } from '@/components/control/parts/desk-context';
import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { howFar, whereIs } from '@/components/control/parts/on-time/on-time-words';
import { useOnTime } from '@/components/control/parts/on-time/use-on-time';
import { DeskLink } from '@/components/control/parts/router';
import { SeesLink } from '@/components/control/parts/sees-link';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { Tag } from '@/components/ui/tag';
import { TextArea } from '@/components/ui/text-area';
import { useToast } from '@/components/ui/toast';
import type { OnTime, TeamOnTime } from '@/lib/desks/control/orders/on-time';
import { counted } from '@/lib/text';

const minutesMore = [2, 3, 5, 10] as const;

/** Orders on time: every team with its seats, and what can be done about those whose orders are not in. */
export function OnTimePanel({ initial }: { initial: OnTime }) {
  const { teams, turn, isClosed, deadline, nudgeText, now } = useOnTime(initial, initial.now) ?? initial;
  const isMine = useIsMine();
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [text, setText] = useState('');
  const guarded = useGuarded(text);
  const owing = teams.filter(({ isOwing }) => isOwing);
  const people = owing.filter(({ playedBy }) => playedBy !== 'console');
  const asked = teams.filter(({ isAsked }) => isAsked);
  const inOrder = [...owing, ...asked.filter(({ isOwing }) => !isOwing), ...teams.filter(({ isAsked }) => !isAsked)];
  return (
    <div className="min-w-0 flex-1 overflow-y-auto p-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div>
          <h2 className="text-title font-semibold">Orders on time, turn {turn}</h2>
          <p className="text-ink-2">
            {owing.length === 0
              ? 'No team owes an order sheet.'
              : `${owing.length} of ${asked.length} ${owing.length === 1 ? 'is' : 'are'} not in.`}{' '}
            {deadline === 'takeDraft'
              ? 'When the orders phase ends, drafts are taken as they are.'
              : 'When the orders phase ends, Control waits.'}
          </p>
          <p className="aside">
            As of {clockTime(now)}, read again every 15 seconds. Offline: the page is closed or hidden.
          </p>
        </div>
        {!isClosed && people.length > 0 && (
          <div className="ml-auto flex w-104 max-w-full items-end gap-2">
            <TextArea
              frame="min-w-0 flex-1"
              label="Words of the nudge"
              placeholder={nudgeText}
              rows={1}
              maxLength={300}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button
              kind="act"
              isBusy={isBusy}
              onClick={() =>
                act(
                  'nudge-late',
                  { turn, text, reason: guarded.given },
                  ({ nudged }) => say(`Nudged: ${nudged.join(', ')}.`),
                  guarded.takes,
                )
              }
            >
              Nudge all who are late
            </Button>
          </div>
        )}
      </div>
      <GuardMarks guarded={guarded} label="Reason to nudge with these words all the same" />
      <ul className="mt-4 border-t border-rule">
        {inOrder.map((team) => (
          <li
            key={team.teamId}
            aria-label={team.name}
            className="flex flex-wrap gap-x-6 gap-y-1 border-b border-rule py-2.5"
          >
            <div className="w-76 shrink-0">
              <p>
                <DeskLink to={`/orders/${team.key}`} className="font-semibold text-ink">
                  {team.name}
                </DeskLink>{' '}
                {isMine(team.key) && <span className="text-small font-medium text-mine">yours</span>}{' '}
                <SeesLink team={team} />
              </p>
              <p className={team.isTakenAsDraft || (team.isLate && team.isOwing) ? 'text-overdue' : 'text-ink-2'}>
                {howFar(team)}
              </p>
              <TimeGiven team={team} />
            </div>
            <ul className="min-w-72 flex-1 text-small">
              {team.seats.map((seat) => (
                <li key={seat.id} className="flex gap-2 leading-5">
                  <span className="w-24 shrink-0 truncate text-ink-2">{seat.label}</span>
                  <span className={seat.where === 'here' ? 'text-ink' : 'text-ink-3'}>{whereIs(seat)}</span>
                </li>
              ))}
            </ul>
            {!isClosed && team.isOwing && (
              <div className="flex flex-wrap items-start gap-1.5">
                {people.includes(team) && (
                  <Button
                    size="small"
                    isBusy={isBusy}
                    aria-label={`Nudge ${team.name}`}
                    onClick={() =>
                      act(
                        'nudge-team',
                        { teamId: team.teamId, turn, text, reason: guarded.given },
                        () => say(`${team.name} is nudged.`),
                        guarded.takes,
                      )
                    }
                  >
                    Nudge
                  </Button>
                )}
                <Menu
                  trigger={
                    <Button size="small" isBusy={isBusy} aria-label={`More time for ${team.name}`}>
                      More time…
                    </Button>
                  }
                  entries={minutesMore.map((minutes) => ({
                    id: `${minutes}`,
                    label: `${counted(minutes, 'minute')} more`,
                    isDisabled: isBusy,
                    onPick: () =>
                      act('extend-deadline', { teamId: team.teamId, turn, minutes }, ({ until }) =>
                        say(`${team.name} has until ${clockTime(until)}. Nobody else is told.`),
                      ),
                  }))}
                />
                <Button
                  size="small"
                  isBusy={isBusy}
                  aria-label={`Leave ${team.name} as it is this turn`}
                  onClick={() =>
                    act('leave-as-it-is', { turn, teamIds: [team.teamId] }, () =>
                      say(`${team.name} is left as it is this turn. Nobody is asked about it again.`),
                    )
                  }
                >
                  Leave as it is
                </Button>
                {team.rows > 0 && !team.hasTime && (
                  <Button
                    size="small"
                    isBusy={isBusy}
                    aria-label={`Take the draft of ${team.name}`}
                    onClick={() =>
                      act('take-draft', { teamId: team.teamId, turn }, () =>
                        say(`The draft of ${team.name} is taken as it lay. The team is told.`),
                      )
                    }
                  >
                    Take the draft
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More time the team was given, and when it was last nudged. */
const TimeGiven = ({ team: { longerUntil, hasTime, nudgedAt } }: { team: TeamOnTime }) => (
  <p className="flex flex-wrap gap-1.5 text-small">
    {longerUntil && (
      <Tag meaning={hasTime ? 'mine' : 'plain'}>
        {hasTime ? 'has until' : 'had until'} {clockTime(longerUntil)}
      </Tag>
    )}
    {nudgedAt && <span className="text-ink-3">nudged at {clockTime(nudgedAt)}</span>}
  </p>
);
