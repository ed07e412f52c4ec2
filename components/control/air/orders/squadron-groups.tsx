'use client';

import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { Cell, Table, TableHead } from '@/components/ui/table';
import type { GroupOnDesk } from '@/lib/desks/control/air/air';
import { missionInSentence } from '@/lib/word-tables';
import { sides } from '@/lib/words';
import { freeWords } from '../air-words';

interface Props {
  groups: readonly GroupOnDesk[];
  onLayOn: (group: GroupOnDesk) => void;
}

/** The groups of both sides: which of their squadrons are free, laid on and lost, and the way to lay them on. */
export function SquadronGroups({ groups, onLayOn }: Props) {
  const { names: sideNames } = useSides();
  if (groups.length === 0) return <p className="text-ink-3">There are no squadrons in this game.</p>;
  return (
    <>
      {sides.map((side) => (
        <Side
          key={side}
          title={`${sideNames[side]} squadrons`}
          groups={groups.filter((one) => one.side === side)}
          onLayOn={onLayOn}
        />
      ))}
    </>
  );
}

function Side({ title, groups, onLayOn }: Props & { title: string }) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title} className="on-desk mb-4 px-3 pt-2 pb-3">
      <h2 className="py-1 lead">{title}</h2>
      <Table aria-label={title}>
        <TableHead className="sr-only" heads={{ Group: '', Free: '', Acts: '' }} />
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <Cell pad="tight">
                <b className="block leading-tight font-semibold">{group.name}</b>
                <Pips {...group} />
                <span className="block aside leading-tight" title={group.notes || undefined}>
                  {canWords(group)}
                </span>
              </Cell>
              <Cell pad="tight" className="w-16 pr-2 text-right whitespace-nowrap tabular-nums">
                <span className={group.free < 0 ? 'font-semibold text-overdue' : ''}>{freeWords(group)}</span>
                {group.lost > 0 && <span className="block text-small text-overdue">{group.lost} lost</span>}
              </Cell>
              <Cell pad="tight" className="w-9 pr-0 text-right">
                {group.missions.length > 0 && (
                  <Button
                    size="small"
                    aria-label={`Lay on ${group.name}`}
                    disabled={group.free < 1}
                    onClick={() => onLayOn(group)}
                    title="Lay on"
                  >
                    +
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

/** The missions that a group may fly in this turn. */
const canWords = ({ missions }: GroupOnDesk): string =>
  missions.length === 0
    ? 'Nothing now'
    : missions
        .filter((mission) => mission !== 'cabRank' || !missions.includes('closeAirSupport'))
        .map((mission) => missionInSentence(mission).replace('close air support', 'support'))
        .join(', ');

/** A square for each squadron: empty while free, filled when laid on, struck when lost. */
function Pips({ squadrons, free, lost }: Pick<GroupOnDesk, 'squadrons' | 'free' | 'lost'>) {
  const used = Math.max(0, squadrons - lost - Math.max(0, free));
  return (
    <span aria-hidden className="mt-1 mb-0.5 flex flex-wrap gap-[3px]">
      {Array.from({ length: squadrons }, (_, i) => {
        const state = i < used ? 'used' : i < squadrons - lost ? 'free' : 'lost';
        const key = `${state} ${i}`;
        return (
          <span
            key={key}
            className={`size-2 border ${
              state === 'used'
                ? 'border-ink-2 bg-ink-2'
                : state === 'free'
                  ? 'border-edge'
                  : 'border-overdue bg-overdue-soft'
            }`}
          />
        );
      })}
    </span>
  );
}
