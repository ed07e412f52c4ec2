'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';
import type { SeatOnDesk, SeatsDesk } from '@/lib/turn/control-desk/seats/seats';
import { useRouter } from '../parts/router';
import { useMutation } from '../parts/use-mutation';
import { LinkDialog } from './link-dialog';
import { NewSeatForm } from './new-seat-form';
import { OneUmpire } from './one-umpire';
import { SeatTable } from './seat-table';

/** Every seat of the game: who holds it, a new link for it, an end to it, and a new one. */
export function SeatsPage({ desk, gameId, hosts }: { desk: SeatsDesk; gameId: string; hosts: readonly string[] }) {
  const { seatId } = useRouter();
  const { isBusy, act } = useMutation();
  const [given, setGiven] = useState<{ name: string; code: string } | null>(null);
  const [ending, setEnding] = useState<SeatOnDesk | null>(null);

  const nameOf = (seat: SeatOnDesk) => (seat.team ? `${seat.team.name}, ${seat.label}` : seat.label);
  const reissue = (seat: SeatOnDesk) =>
    act('reissue-seat', { seatId: seat.id }, ({ code }) => setGiven({ name: nameOf(seat), code }));
  const table = { mySeatId: seatId, isBusy, nameOf, onReissue: reissue, onRevoke: setEnding };
  return (
    <div className="mx-auto max-w-6xl px-6 py-4">
      <div className="flex items-center gap-3 pb-3">
        <h1 className="text-title font-semibold">Seats</h1>
        <p className="text-ink-3">
          {desk.seats.filter((seat) => seat.isHeld).length} of {desk.seats.length} held
        </p>
        <span className="ml-auto flex gap-2">
          <a href={`/board/${gameId}`} target="_blank" rel="noreferrer" className={buttonLook()}>
            Projector
          </a>
          <NewSeatForm teams={desk.teams} onMade={setGiven} />
        </span>
      </div>
      <OneUmpire controlSeats={desk.seats.filter((seat) => seat.kind === 'control' && !seat.revokedAt).length} />
      <SeatTable
        title="Control"
        seats={desk.seats.filter((seat) => seat.kind === 'control')}
        teams={desk.teams}
        {...table}
      />
      <SeatTable
        title="HQ teams"
        seats={desk.seats.filter((seat) => seat.kind === 'player')}
        teams={desk.teams}
        {...table}
      />
      <LinkDialog given={given} hosts={hosts} onClose={() => setGiven(null)} />
      <Dialog
        title={ending ? `Revoke ${nameOf(ending)}?` : ''}
        isOpen={ending !== null}
        onOpen={(isOpen) => !isOpen && setEnding(null)}
        leaves="Keep the seat"
        actions={
          <Button
            kind="act"
            isBusy={isBusy}
            onClick={() => ending && act('revoke-seat', { seatId: ending.id }, () => setEnding(null))}
          >
            Revoke the seat
          </Button>
        }
      >
        <p>
          Its browser is signed out at its next request, and its link opens nothing more. What was written from it
          stays. A new link gives the seat out again.
        </p>
      </Dialog>
    </div>
  );
}
