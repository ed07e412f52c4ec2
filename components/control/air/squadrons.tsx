'use client';

import { Button } from '@/components/ui/button';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { GroupOnDesk } from '@/lib/turn/control-desk/air';
import { airKindNames } from '../combats/combat-words';
import { freeWords, sideWords } from './air-words';

interface Props {
  groups: readonly GroupOnDesk[];
  isNight: boolean;
  onLayOn: (group: GroupOnDesk) => void;
}

/** The groups of both sides, how many squadrons of each are free, and the way to lay them on. */
export function Squadrons({ groups, ...rest }: Props) {
  if (groups.length === 0) return <p className="text-ink-3">There are no squadrons in this game.</p>;
  return (
    <>
      {(['allied', 'german'] as const).map((side) => (
        <Side
          key={side}
          title={`${sideWords[side]} squadrons`}
          groups={supportFirst(groups.filter((one) => one.side === side))}
          {...rest}
        />
      ))}
    </>
  );
}

/** Those that fly close support before those that do not. */
const supportFirst = (groups: readonly GroupOnDesk[]): GroupOnDesk[] => [
  ...groups.filter(({ kind }) => kind !== null),
  ...groups.filter(({ kind }) => kind === null),
];

function Side({ title, groups, isNight, onLayOn }: Props & { title: string }) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title} className="on-desk mb-4 px-4 pt-2 pb-3">
      <h2 className="py-1.5 text-lead font-semibold">{title}</h2>
      <Table aria-label={title}>
        <thead>
          <tr>
            <HeadCell>Group</HeadCell>
            <HeadCell className="w-20 text-right">Free</HeadCell>
            <HeadCell className="w-24">
              <span className="sr-only">Acts</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <Cell className="py-1.5!">
                <b>{group.name}</b>
                <span className="block text-small text-ink-3">
                  {group.kind ? airKindNames[group.kind] : 'Flies no close support'}
                  {group.notes && `. ${group.notes}`}
                </span>
              </Cell>
              <Cell className="py-1.5! text-right tabular-nums">
                <span className={group.free < 0 ? 'font-semibold text-overdue' : ''}>{freeWords(group)}</span>
                {group.lost > 0 && <span className="block text-small text-overdue">{group.lost} lost</span>}
              </Cell>
              <Cell className="py-1! pr-0 text-right">
                {group.kind && !isNight && (
                  <Button
                    size="small"
                    aria-label={`Lay on ${group.name}`}
                    disabled={group.free < 1}
                    onClick={() => onLayOn(group)}
                  >
                    Lay on…
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
