'use client';

import type { ReactNode } from 'react';
import { digitDeeds, digitsOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { knowsPath } from '@/components/control/parts/sees-link';
import { EmptyState } from '@/components/ui/empty-state';
import { namedByKey } from '@/components/ui/form/field-makers';
import { Select } from '@/components/ui/select';
import type { SeesOnDesk } from '@/lib/desks/control/record/sees';

const duties = { commander: 'Commander', operations: 'Operations', intelligence: 'Intelligence' };

/** Over a seat's shoulder: whose eyes these are, the other seats and teams, and under it the desk as that seat has it. */
export function SeesDesk({ desk, children }: { desk: SeesOnDesk; children: ReactNode }) {
  const { team, teams, seats } = desk;
  const { go } = useRouter();
  const address = useDeskAddress();
  const at = teams.findIndex(({ key }) => key === team.key);
  const seen = desk.desk?.seat;
  const seatPath = (id: string) => `/sees/${team.key}?seat=${id}`;
  const turnTo = (by: number) => go(address(`/sees/${teams[(at + by + teams.length) % teams.length]!.key}`));
  const back = () => window.history.back();
  useKeys({
    walkOn: () => turnTo(1),
    walkBack: () => turnTo(-1),
    ...Object.fromEntries(seats.map(({ id }, place) => [digitDeeds[place], () => go(address(seatPath(id)))])),
    leave: back,
  });
  return (
    <div className="flex h-full min-w-0 flex-col overflow-y-auto">
      <section
        aria-label="Whose eyes these are"
        className="not-printed flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-secret bg-secret-soft px-5 py-1.5 max-sm:px-3"
      >
        <button type="button" onClick={back} className="min-h-handle-small quiet-link">
          ‹ Back
        </button>
        <h1 className="lead">
          What {team.name} sees
          {seen && <span className="font-normal text-ink-2"> · {seen.label}</span>}
        </h1>
        {seats.length > 0 && (
          <nav aria-label={`Seats of ${team.name}`} className="flex flex-wrap gap-0.5">
            {seats.map(({ id, duty, isTaken }) => (
              <DeskLink
                key={id}
                to={seatPath(id)}
                aria-current={id === seen?.id ? 'page' : undefined}
                className="flex min-h-handle-small items-center rounded-2 px-2.5 detail no-underline hover:text-ink aria-[current=page]:bg-sheet aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-1"
              >
                {duties[duty]}
                {!isTaken && <span className="pl-1 text-ink-3">(nobody there)</span>}
              </DeskLink>
            ))}
          </nav>
        )}
        <span className="ml-auto flex flex-wrap items-center gap-3">
          <DeskLink to={knowsPath(team.key, null)} className="text-small quiet-link">
            What do they know about…
          </DeskLink>
          <span className="w-52">
            <Select
              label="Another team"
              isLabelHidden
              choices={namedByKey(teams)}
              value={team.key}
              onPick={(key) => go(address(`/sees/${key}`))}
            />
          </span>
        </span>
        <p className="basis-full detail">
          Nothing is sent from here, and nobody sees that you look. Not shown here: what is only in the player’s
          browser, such as letters not saved yet, a message not sent, notices put away, and the place of the map.
        </p>
      </section>
      {desk.desk ? (
        <section aria-label={`The desk of ${team.name}`} className="flex min-h-96 flex-1 flex-col">
          {children}
        </section>
      ) : (
        <EmptyState title={`${team.name} has no seat`}>
          Game Control gives it one under Seats; until then there is nothing to show.
        </EmptyState>
      )}
      <KeysLine keys={{ walk: 'team', ...(seats.length > 0 && { [digitsOf(seats.length)]: 'seat' }), leave: 'back' }} />
    </div>
  );
}
