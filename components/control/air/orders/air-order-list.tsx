'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { withFieldWords } from '@/components/control/parts/field-word';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Cell, Table, TableHead } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { isSupport } from '@/lib/adjudication/air-orders';
import type { TaskOnDesk } from '@/lib/desks/control/air/air';
import { anyOne, counted } from '@/lib/text';
import { missionWords } from '@/lib/word-tables';
import type { AirMission } from '@/lib/words';
import { worthWords } from '../air-words';

interface Props {
  tasks: readonly TaskOnDesk[];
  turn: number;
  /** The order being changed. */
  inHand: string | null;
  isBusy: boolean;
  onChange: (task: TaskOnDesk) => void;
  onCancel: (task: TaskOnDesk) => void;
}

/** The aircraft that fly in the turn, and the points against them. Aircraft of a combat stay until they are taken out there. */
export function AirOrderList({ tasks, turn, inHand, isBusy, onChange, onCancel }: Props) {
  return (
    <section aria-label="Air orders" className="on-desk mb-4 px-4 pt-2 pb-3">
      <h2 className="py-1.5 lead">Air orders of turn {turn}</h2>
      {tasks.length === 0 ? (
        <p className="border-t border-rule py-2 text-ink-3">No air orders yet.</p>
      ) : (
        <Table aria-label={`Air orders of turn ${turn}`}>
          <TableHead hidden="Acts" heads={{ For: '', 'Flown by': '', Acts: 'w-37.5' }} />
          <tbody>
            {tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                turn={turn}
                isBusy={isBusy}
                onChange={onChange}
                onCancel={onCancel}
                isInHand={task.id === inHand}
              />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** Why an order that was driven off carries out nothing: of bombers it is this project's reading. */
const drivenOffRule = (mission: AirMission): string =>
  mission === 'bombing' || isSupport(mission) ? '§13 Air to Air Combat, OC-44, OC-136' : '§13 Air to Air Combat, OC-44';

function TaskRow({
  task,
  turn,
  isInHand,
  isBusy,
  onChange,
  onCancel,
}: Omit<Props, 'tasks' | 'inHand'> & { task: TaskOnDesk; isInHand: boolean }) {
  const { name: sideName, rules } = useChrome().sides.sides[task.side];
  const hasFlown = task.state !== 'ordered' || task.lost > 0;
  const isFlown = task.usedIn.length > 0 || hasFlown;
  const who = [task.groupName, task.formation && `for ${task.formation}`].filter(Boolean).join(' ');
  return (
    <tr className={isInHand ? 'bg-mine-soft' : ''}>
      <Cell pad="snug">
        <b>{task.about || (task.at ? gridReference(task.at) : '')}</b>
        <span className="block aside">{sideName}</span>
      </Cell>
      <Cell pad="snug">
        <p>
          {task.groupName}: <span className="tabular-nums">{worthWords(task)}</span>{' '}
          <Tag>{missionWords[task.mission].word}</Tag>
          {task.state === 'drivenOff' && (
            <>
              <Tag meaning="overdue">driven off</Tag>{' '}
              <RuleReference rule={drivenOffRule(task.mission)} className="font-cond text-small" />
            </>
          )}
        </p>
        <p className="aside">
          {[
            task.lost > 0 && `${task.lost} lost, ${task.left} left`,
            task.state === 'drivenOff' && 'carries out nothing',
            task.radiusKm !== null && `reaching ${task.radiusKm} km`,
            task.squares.length > 0 && counted(task.squares.length, 'square'),
            task.about !== '' && task.at && `at ${gridReference(task.at)}`,
            task.route.length > 0 && 'route drawn',
            task.hasAirLiaison && `has ${anyOne(rules.airLiaison)}`,
            task.askedBy && `asked for by ${task.askedBy}`,
            task.turn !== turn && `laid on in turn ${task.turn}`,
            ...task.usedIn.map(
              (use) => `in C${use.number} (${use.name})${use.turn === turn ? '' : ` of turn ${use.turn}`}`,
            ),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {task.advice.map(({ code, message, rule }) => (
          <p key={code} className="mt-0.5 text-small text-waiting">
            {withFieldWords(message)} <RuleReference rule={rule} className="font-cond" />
          </p>
        ))}
      </Cell>
      <Cell pad="tight" className="pr-0">
        <span className="flex justify-end gap-1.5">
          <Button
            size="small"
            disabled={isBusy || isFlown}
            aria-label={`Change ${who}`}
            title={
              hasFlown ? 'It has been in the air.' : isFlown ? 'A combat flies it: take it out there first.' : undefined
            }
            onClick={() => onChange(task)}
          >
            Change
          </Button>
          <Button
            size="small"
            kind="quiet"
            disabled={isBusy || isFlown}
            aria-label={`Cancel the order: ${who}`}
            onClick={() => onCancel(task)}
          >
            Cancel the order
          </Button>
        </span>
      </Cell>
    </tr>
  );
}
