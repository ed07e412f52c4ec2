'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Cell, Table, TableHead } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { SeatOnDesk, SeatsDesk } from '@/lib/desks/control/access/seats';
import { DeskLink } from '../parts/router';
import { clockTime } from '../parts/time-words';
import { PersonField } from './person-field';
import { hasCome, roleWords, seatState } from './seat-words';

interface SeatTableProps {
  title: string;
  /** The seats of each team, a higher HQ before those below it; without a team: Control's. */
  groups: { team: SeatsDesk['teams'][number] | null; seats: SeatOnDesk[] }[];
  teams: SeatsDesk['teams'];
  mySeatId: string;
  isBusy: boolean;
  chosen: ReadonlySet<string>;
  nameOf: (seat: SeatOnDesk) => string;
  onChoose: (seats: readonly SeatOnDesk[], isOn: boolean) => void;
  onReissue: (seat: SeatOnDesk) => void;
  onRevoke: (seat: SeatOnDesk) => void;
}

/** The seats of Control or of a side, each team under its own line. */
export function SeatTable({ title, groups, ...rest }: SeatTableProps) {
  return (
    <section aria-label={title} className="on-desk relative mb-4 overflow-x-auto px-4 pt-2 pb-3">
      <h2 className="py-1.5 lead">{title}</h2>
      <Table aria-label={`Seats: ${title}`} className="max-md:min-w-180">
        <TableHead
          hidden="Acts"
          heads={{ Seat: 'w-[30%]', 'Who sits there': '', State: 'w-36', 'Last seen': 'w-20', Acts: 'w-48' }}
        />
        {groups.map((group) => (
          <TeamRows key={group.team?.key ?? ''} {...group} {...rest} />
        ))}
      </Table>
    </section>
  );
}

type TeamRowsProps = Omit<SeatTableProps, 'title' | 'groups'> & SeatTableProps['groups'][number];

function TeamRows({ team, seats, chosen, onChoose, ...rest }: TeamRowsProps) {
  const free = seats.filter((seat) => !hasCome(seat) && !seat.revokedAt);
  const come = seats.filter(hasCome).length;
  return (
    <tbody>
      {team && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={5}
            style={{ paddingLeft: `${team.depth * 1.25}rem` }}
            className="border-b border-rule pt-3 pb-1 text-left font-semibold"
          >
            <span className="flex items-center gap-2">
              <Checkbox
                label={`All of ${team.name}`}
                isLabelHidden
                isTicked={free.length > 0 && free.every(({ id }) => chosen.has(id))}
                isDisabled={free.length === 0}
                onTick={(isOn) => onChoose(free, isOn)}
              />
              {team.name}
              <span className="font-normal text-ink-3">
                {come} of {come + free.length} have come · {team.troops}
              </span>
            </span>
          </th>
        </tr>
      )}
      {seats.map((seat) => (
        <SeatRow key={seat.id} seat={seat} depth={team?.depth ?? 0} {...rest} chosen={chosen} onChoose={onChoose} />
      ))}
    </tbody>
  );
}

function SeatRow({
  seat,
  depth,
  teams,
  mySeatId,
  isBusy,
  chosen,
  nameOf,
  onChoose,
  onReissue,
  onRevoke,
}: Omit<TeamRowsProps, 'team' | 'seats'> & { seat: SeatOnDesk; depth: number }) {
  const { word, meaning } = seatState(seat);
  const name = nameOf(seat);
  return (
    <tr>
      <Cell pad="tight" style={{ paddingLeft: `${depth * 1.25}rem` }}>
        <span className="flex min-h-6 items-center gap-2">
          <Checkbox
            label={`Choose ${name}`}
            isLabelHidden
            isTicked={chosen.has(seat.id)}
            isDisabled={hasCome(seat) || seat.revokedAt !== null}
            onTick={(isOn) => onChoose([seat], isOn)}
          />
          <span>
            <span className={seat.team ? '' : 'font-semibold'}>{seat.label}</span>
            {seat.id === mySeatId && <span className="font-medium text-mine"> · you</span>}
            {seat.kind === 'control' && <span className="block detail">{partOf(seat, teams)}</span>}
          </span>
        </span>
      </Cell>
      <Cell pad="tight">
        <PersonField seat={seat} name={name} />
      </Cell>
      <Cell pad="snug">
        <Tag meaning={meaning}>{word}</Tag>
      </Cell>
      <Cell pad="snug" className="text-ink-2">
        {seat.lastSeenAt ? clockTime(seat.lastSeenAt) : ''}
      </Cell>
      <Cell pad="tight" className="pr-0 text-right whitespace-nowrap">
        {seat.team && !seat.revokedAt && (
          <DeskLink
            to={`/sees/${seat.team.key}?seat=${seat.id}`}
            aria-label={`See as ${name}`}
            className="mr-2 quiet-link"
          >
            See as
          </DeskLink>
        )}
        {seat.id !== mySeatId && (
          <>
            <Button size="small" disabled={isBusy} aria-label={`New link for ${name}`} onClick={() => onReissue(seat)}>
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
}

/** The purpose of a seat of Control. */
function partOf({ roles, teamKeys }: SeatOnDesk, teams: SeatsDesk['teams']): string {
  const nameOf = new Map(teams.map(({ key, name }) => [key, name]));
  const all = roles.length === Object.keys(roleWords).length;
  return [
    all ? 'all of Control' : roles.map((role) => roleWords[role]).join(', '),
    teamKeys.length > 0 && `looks after ${teamKeys.map((key) => nameOf.get(key) ?? key).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}
