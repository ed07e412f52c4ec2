'use client';

import { useState } from 'react';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import type { SeatOnDesk, SeatsDesk } from '@/lib/desks/control/access/seats';
import { sides } from '@/lib/words';
import { useRouter } from '../parts/router';
import { useMutation } from '../parts/use-mutation';
import { inCardOrder } from './card-order';
import { CardsDialog } from './cards-dialog';
import { EndSeatDialog, type SeatEnding } from './end-seat-dialog';
import { EntranceList } from './entrance-list';
import { LinkDialog } from './link-dialog';
import { NewSeatForm } from './new-seat-form';
import { OneUmpire } from './one-umpire';
import { PeopleForm } from './people-form';
import { type Card, SeatCards } from './seat-cards';
import { SeatTable } from './seat-table';
import { hasCome } from './seat-words';
import { TeamSizeForm } from './team-size-form';

/** Every seat of the game, by side and chain of command: who is to sit there, who has come, and the cards that open the seats. */
export function SeatsPage({ desk, gameId }: { desk: SeatsDesk; gameId: string }) {
  const { names: sideNames } = useSides();
  const { seatId } = useRouter();
  const { isBusy, act } = useMutation();
  const [given, setGiven] = useState<{ name: string; code: string } | null>(null);
  const [ending, setEnding] = useState<SeatEnding | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Card[] | 'entrance' | null>(null);

  if (shown === 'entrance') return <EntranceList desk={desk} onClose={() => setShown(null)} />;
  if (shown) return <SeatCards cards={shown} teams={desk.teams} onClose={() => setShown(null)} />;

  const living = desk.seats.filter(({ revokedAt }) => !revokedAt);
  const free = living.filter((seat) => !hasCome(seat));
  const nameOf = (seat: SeatOnDesk) => (seat.team ? `${seat.team.name}, ${seat.label}` : seat.label);
  const give = (seat: SeatOnDesk) =>
    act('reissue-seat', { seatId: seat.id }, ({ code }) => setGiven({ name: nameOf(seat), code }));
  const ask = (seat: SeatOnDesk, how: SeatEnding['how']) => setEnding({ seat, how, id: seat.id, name: nameOf(seat) });
  const choose = (seats: readonly SeatOnDesk[], isOn: boolean) =>
    setChosen((was) => {
      const next = new Set(was);
      for (const { id } of seats)
        if (isOn) next.add(id);
        else next.delete(id);
      return next;
    });
  const table = {
    mySeatId: seatId,
    isBusy,
    nameOf,
    chosen,
    onChoose: choose,
    onReissue: (seat: SeatOnDesk) => (seat.isHeld ? ask(seat, 'newLink') : give(seat)),
    onRevoke: (seat: SeatOnDesk) => ask(seat, 'revoke'),
    teams: desk.teams,
  };
  const named = free.filter(({ person }) => person !== '');
  const print = (codes: { seatId: string; code: string }[]) => {
    const seats = new Map(desk.seats.map((seat) => [seat.id, seat]));
    setShown(
      inCardOrder(
        codes.map(({ seatId: id, code }) => ({ seat: seats.get(id)!, code })),
        desk.teams,
      ),
    );
    setChosen(new Set());
  };
  const chosenFree = free.filter(({ id }) => chosen.has(id));
  return (
    <div className="mx-auto max-w-6xl px-6 py-4">
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <h1 className="text-title font-semibold">Seats</h1>
        <p className="text-ink-3">
          {living.length - free.length} of {living.length} have come
        </p>
        <span className="ml-auto flex flex-wrap gap-2">
          <a href={`/board/${gameId}`} target="_blank" rel="noreferrer" className={buttonLook()}>
            Projector
          </a>
          <Button onClick={() => setShown('entrance')}>List for the entrance</Button>
          <TeamSizeForm teams={desk.teams} />
          <PeopleForm teams={desk.teams} />
          <NewSeatForm teams={desk.teams} onMade={setGiven} />
          <CardsDialog
            seats={chosen.size > 0 ? chosenFree : free}
            which={chosen.size > 0 ? 'ticked' : 'free'}
            onMade={print}
          />
          {named.length > 0 && <CardsDialog seats={named} which="named" onMade={print} />}
        </span>
      </div>
      <OneUmpire controlSeats={living.filter((seat) => seat.kind === 'control').length} />
      <SeatTable title="Control" groups={[{ team: null, seats: ofTeam(desk, null) }]} {...table} />
      {sides.map((side) => (
        <SeatTable
          key={side}
          title={sideNames[side]}
          groups={desk.teams
            .filter((team) => team.side === side)
            .map((team) => ({ team, seats: ofTeam(desk, team.key) }))}
          {...table}
        />
      ))}
      <Objectives objectives={desk.objectives} />
      <LinkDialog given={given} onClose={() => setGiven(null)} />
      <EndSeatDialog
        ending={ending}
        isBusy={isBusy}
        onLeave={() => setEnding(null)}
        onRevoke={({ id }) => act('revoke-seat', { seatId: id }, () => setEnding(null))}
        onReissue={({ seat }) => {
          setEnding(null);
          give(seat);
        }}
      />
    </div>
  );
}

const ofTeam = ({ seats }: SeatsDesk, key: string | null): SeatOnDesk[] =>
  seats.filter(({ kind, team }) => (key === null ? kind === 'control' : team?.key === key));

/** The objectives of the scenario for sides and teams. */
function Objectives({ objectives }: Pick<SeatsDesk, 'objectives'>) {
  if (objectives.length === 0) return null;
  return (
    <section aria-label="Objectives" className="mt-6">
      <h2 className="font-semibold">Objectives, as told to those they are for</h2>
      <dl className="mt-1 max-w-prose">
        {objectives.map(({ whose, text }) => (
          <div key={`${whose} ${text}`} className="border-t border-rule py-1.5">
            <dt className="font-medium">{whose}</dt>
            <dd className="whitespace-pre-line text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
