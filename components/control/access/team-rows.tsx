'use client';

import type { CoreVerbs, InputOf } from '@/components/transport/send/verbs';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioStrip } from '@/components/ui/radio-strip';
import type { SeatOnDesk, SeatsDesk, TeamOfSeats } from '@/lib/desks/control/access/seats';
import { capital, listed } from '@/lib/text';
import { type PlayedBy, temperNames } from '@/lib/words';
import { hasCome } from './seat-words';

/** The short word on the strip for each way of playing a team. */
const choices = [
  { id: 'people', label: 'Played' },
  { id: 'control', label: 'Control' },
  { id: 'console', label: 'Console' },
  { id: 'nobody', label: 'Out' },
] as const satisfies readonly { id: PlayedBy; label: string }[];

/** Game Control says who is to play a team, and how the console plays it; what is left out stays as it is. */
export type TeamPlayed = InputOf<CoreVerbs['set-teams-played']>['teams'][number];

const temperChoices = temperNames.map((id) => ({ id, label: capital(id) }));

/** A team, who plays it as the page shows it, and its seats that are not revoked. */
export interface TeamShown extends TeamOfSeats {
  shownAs: PlayedBy;
  /** Nobody has said it: it is proposed. */
  isProposed: boolean;
  seats: SeatOnDesk[];
}

/** The teams as the page shows them. In the lobby a team that nothing was said of is shown as it is proposed. */
export const teamsShown = ({ teams, seats }: SeatsDesk, isBegun: boolean): TeamShown[] =>
  teams.map((team) => ({
    ...team,
    shownAs: team.playedBy ?? (isBegun ? 'people' : team.proposed),
    isProposed: team.playedBy === null && !isBegun,
    seats: seats.filter((seat) => seat.team?.key === team.key && !seat.revokedAt),
  }));

/** The seats of a team in words: how many are taken, and which are empty. */
function seatsInWords({ shownAs, seats }: Pick<TeamShown, 'shownAs' | 'seats'>): {
  taken: string;
  rest: string;
  isGap: boolean;
} {
  const empty = seats.filter((seat) => !hasCome(seat));
  if (seats.length === 0) return { taken: 'none', rest: 'no seats', isGap: false };
  if (shownAs !== 'people' && empty.length === seats.length)
    return { taken: `${seats.length} free`, rest: 'not needed', isGap: false };
  const taken = `${seats.length - empty.length} of ${seats.length}`;
  if (empty.length === 0 || shownAs !== 'people') return { taken, rest: 'taken', isGap: false };
  return { taken, rest: `empty: ${listed(empty.map(({ label }) => label))}`, isGap: true };
}

/** The teams of one side, a line each: its troops, who plays it, its seats, who is to sit there. */
export function TeamRows({
  title,
  teams,
  isBusy,
  onSet,
}: {
  title: string;
  teams: readonly TeamShown[];
  isBusy: boolean;
  onSet: (change: TeamPlayed) => void;
}) {
  return (
    <section aria-label={title} className="on-desk min-w-0 px-4 py-2">
      <h2 className="py-1.5 lead">{title}</h2>
      <ul className="border-t border-rule">
        {teams.map((team) => {
          const { taken, rest, isGap } = seatsInWords(team);
          const people = team.seats.flatMap(({ person }) => person || []);
          return (
            <li
              key={team.key}
              aria-label={team.name}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-1.5"
            >
              <div className="min-w-44 flex-1" style={{ paddingLeft: `${team.depth}rem` }}>
                <p className={team.shownAs === 'nobody' ? 'text-ink-3' : 'font-semibold'}>{team.name}</p>
                <p className="detail">{team.troops}</p>
              </div>
              <div className="w-60">
                <RadioStrip
                  label={`Who plays ${team.name}`}
                  choices={choices}
                  value={team.shownAs}
                  isDisabled={isBusy}
                  onPick={(playedBy) => onSet({ teamKey: team.key, playedBy })}
                />
              </div>
              <p className="w-36 text-small">
                <b className="font-semibold">{taken}</b>{' '}
                <span className={isGap ? 'font-medium text-waiting' : 'text-ink-3'}>{rest}</span>
                {team.isProposed && <span className="block text-ink-3">proposed</span>}
              </p>
              <p className="w-32 detail">{people.length > 0 ? listed(people) : 'No names yet'}</p>
              {team.shownAs === 'console' && <HowItPlays team={team} isBusy={isBusy} onSet={onSet} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Game Control picks here at which temper the console plays a team, and whether as a novice. */
function HowItPlays({
  team: { key: teamKey, name, depth, temper, isNovice },
  isBusy,
  onSet,
}: {
  team: TeamShown;
  isBusy: boolean;
  onSet: (change: TeamPlayed) => void;
}) {
  const set = (how: Pick<TeamPlayed, 'temper' | 'isNovice'>) => onSet({ teamKey, playedBy: 'console', ...how });
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1" style={{ paddingLeft: `${depth}rem` }}>
      <div className="w-60">
        <RadioStrip
          label={`Temper of ${name}`}
          choices={temperChoices}
          value={temper}
          isDisabled={isBusy}
          onPick={(picked) => set({ temper: picked })}
        />
      </div>
      <Checkbox
        label={
          <>
            Plays as a novice<span className="sr-only">: {name}</span>
          </>
        }
        isTicked={isNovice}
        isDisabled={isBusy}
        onTick={(isTicked) => set({ isNovice: isTicked })}
      />
    </div>
  );
}
