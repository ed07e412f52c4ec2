'use client';

import { Button } from '@/components/ui/button';
import { Cell, Table, TableHead } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { SeatOnDesk, SeatsDesk } from '@/lib/turn/control-desk/seats/seats';
import { DeskLink } from '../parts/router';
import { clockTime } from '../parts/time-words';
import { dutyWords, roleWords, seatState } from './seat-words';

interface SeatTableProps {
  title: string;
  seats: SeatOnDesk[];
  teams: SeatsDesk['teams'];
  mySeatId: string;
  isBusy: boolean;
  nameOf: (seat: SeatOnDesk) => string;
  onReissue: (seat: SeatOnDesk) => void;
  onRevoke: (seat: SeatOnDesk) => void;
}

/** Seats of one kind. */
export function SeatTable({ title, seats, teams, mySeatId, isBusy, nameOf, onReissue, onRevoke }: SeatTableProps) {
  const teamName = new Map(teams.map((team) => [team.key, team.name]));
  const partOf = (seat: SeatOnDesk): string =>
    seat.kind === 'player'
      ? seat.duty
        ? dutyWords[seat.duty]
        : ''
      : [
          seat.roles.length === Object.keys(roleWords).length
            ? 'all of Control'
            : seat.roles.map((role) => roleWords[role]).join(', '),
          seat.teamKeys.length > 0 && `looks after ${seat.teamKeys.map((key) => teamName.get(key) ?? key).join(', ')}`,
        ]
          .filter(Boolean)
          .join('; ');
  return (
    <section aria-label={title} className="on-desk mb-4 px-4 pt-2 pb-3">
      <h2 className="py-1.5 text-lead font-semibold">{title}</h2>
      <Table aria-label={`Seats: ${title}`}>
        <TableHead
          hidden="Acts"
          heads={{ Seat: 'w-[30%]', Part: '', State: 'w-24', 'Last seen': 'w-24', Acts: 'w-48' }}
        />
        <tbody>
          {seats.map((seat) => {
            const { word, meaning } = seatState(seat);
            const name = nameOf(seat);
            return (
              <tr key={seat.id}>
                <Cell className="py-1.5!">
                  {seat.team && <b>{seat.team.name} </b>}
                  <span className={seat.team ? '' : 'font-semibold'}>{seat.label}</span>
                  {seat.id === mySeatId && <span className="font-medium text-mine"> · you</span>}
                </Cell>
                <Cell className="py-1.5! text-ink-2">{partOf(seat)}</Cell>
                <Cell className="py-1.5!">
                  <Tag meaning={meaning}>{word}</Tag>
                </Cell>
                <Cell className="py-1.5! text-ink-2">{seat.lastSeenAt ? clockTime(seat.lastSeenAt) : ''}</Cell>
                <Cell className="py-1! pr-0 text-right whitespace-nowrap">
                  {seat.team && !seat.revokedAt && (
                    <DeskLink
                      to={`/sees/${seat.team.key}?seat=${seat.id}`}
                      aria-label={`See as ${name}`}
                      className="mr-2 text-ink-2 no-underline hover:text-ink hover:underline"
                    >
                      See as
                    </DeskLink>
                  )}
                  {seat.id !== mySeatId && (
                    <>
                      <Button
                        size="small"
                        disabled={isBusy}
                        aria-label={`New link for ${name}`}
                        onClick={() => onReissue(seat)}
                      >
                        New link
                      </Button>{' '}
                      {!seat.revokedAt && (
                        <Button size="small" kind="quiet" aria-label={`Revoke ${name}`} onClick={() => onRevoke(seat)}>
                          Revoke
                        </Button>
                      )}
                    </>
                  )}
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
