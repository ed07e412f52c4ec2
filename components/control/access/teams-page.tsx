'use client';

import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import type { SeatsDesk } from '@/lib/desks/control/access/seats';
import { counted, countedInWords, inWords, listed } from '@/lib/text';
import { sides } from '@/lib/words';
import { useChrome } from '../parts/desk-context';
import { DeskLink } from '../parts/router';
import { useMutation } from '../parts/use-mutation';
import { hasCome } from './seat-words';
import { type TeamPlayed, TeamRows, type TeamShown, teamsShown } from './team-rows';

/** The meaning of each way of playing a team. */
const legend = [
  ['Played', 'people write its orders'],
  ['Control', 'you move its units, and it is never late'],
  ['Console', 'it writes the orders, by the plan of the team and rules of thumb, at the temper you choose'],
  ['Out', 'its units stay where they are, and it is told nothing'],
] as const;

/** Which teams people play, and who runs the others (§2). Proposed from who has a seat, and changed at any time. */
export function TeamsPage({ desk }: { desk: SeatsDesk }) {
  const { names: sideNames } = useSides();
  const { isBegun } = useChrome();
  const { isBusy, act } = useMutation();
  const teams = teamsShown(desk, isBegun);
  const otherwise = teams.filter(isOtherwise);
  const set = (changes: TeamPlayed[]) => act('set-teams-played', { teams: changes });
  return (
    <div className="mx-auto max-w-360 px-6 py-4 max-sm:px-3">
      <h1 className="font-serif text-head">
        <b>{playedWords(teams)}</b> {restWords(teams)}
      </h1>
      <dl className="my-3 flex flex-wrap gap-x-6 gap-y-1 bg-sunk px-4 py-2">
        {legend.map(([word, means]) => (
          <div key={word} className="flex gap-2">
            <dt className="font-semibold">{word}</dt>
            <dd className="text-ink-2">{means}</dd>
          </div>
        ))}
      </dl>
      {otherwise.length > 0 && (
        <section aria-label="Proposed" className="mb-3 flex flex-wrap items-center gap-3 bg-waiting-soft px-4 py-2">
          <p className="min-w-0 flex-1">{otherwise.map(proposalWords).join(' ')}</p>
          <Button
            isBusy={isBusy}
            onClick={() => set(otherwise.map(({ key, proposed }) => ({ teamKey: key, playedBy: proposed })))}
          >
            Set {otherwise.length === 1 ? 'this team' : `these ${counted(otherwise.length, 'team')}`} by their seats
          </Button>
        </section>
      )}
      <div className="grid gap-x-4 xl:grid-cols-2">
        {sides.map((side) => (
          <TeamRows
            key={side}
            title={sideNames[side]}
            teams={teams.filter((team) => team.side === side)}
            isBusy={isBusy}
            onSet={(change) => set([change])}
          />
        ))}
      </div>
      <p className="mt-3 text-ink-2">
        {isBegun
          ? 'You can change a team at any time, also during a turn. No player is told.'
          : 'Proposed from who has a seat or is named for one, until you choose. You can change a team at any time, also during a turn. No player is told.'}{' '}
        Names and cards are under <DeskLink to="/setup">Seats</DeskLink>,{' '}
        <DeskLink to="/rulebook/console">how the console plays a team</DeskLink> under the rulebook.
      </p>
    </div>
  );
}

/** Its seats say otherwise than what is set: nobody has a seat in a played team, or somebody has come to one that is not. */
const isOtherwise = ({ playedBy, shownAs, proposed, seats, isProposed }: TeamShown): boolean =>
  !isProposed &&
  (shownAs === 'people' ? playedBy === null && proposed === 'control' : seats.some((seat) => hasCome(seat)));

const proposalWords = ({ name, shownAs }: TeamShown): string =>
  shownAs === 'people'
    ? `Nobody has a seat in ${name}, and it is played.`
    : `Somebody sits at ${name}, which is not played.`;

/** The number of teams that are played, and by whom where the console plays some. */
function playedWords(teams: readonly TeamShown[]): string {
  const count = (by: TeamShown['shownAs']) => teams.filter(({ shownAs }) => shownAs === by).length;
  const people = count('people');
  const console = count('console');
  const played = `${countedInWords(people, 'team')} of ${inWords(teams.length)} ${people === 1 ? 'is' : 'are'} played`;
  const words = console === 0 ? `${played}.` : `${played} by people, and the console plays ${inWords(console)}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** True when the turn waits for others, and which played teams have empty seats. */
function restWords(teams: readonly TeamShown[]): string {
  const played = teams.filter(({ shownAs }) => shownAs === 'people');
  const gaps = played.filter(({ seats }) => seats.some((seat) => !hasCome(seat))).map(({ name }) => name);
  const isWaitedFor = ({ shownAs }: TeamShown) => shownAs === 'people' || shownAs === 'console';
  const none = teams.every(isWaitedFor) ? '' : 'The turn waits for no other.';
  if (gaps.length === 0) return none;
  const some = gaps.length > 4 ? [...gaps.slice(0, 3), countedInWords(gaps.length - 3, 'other')] : gaps;
  return `${none} ${listed(some)} ${gaps.length === 1 ? 'has' : 'have'} empty seats.`;
}
