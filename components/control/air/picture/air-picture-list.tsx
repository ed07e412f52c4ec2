'use client';

import { useState } from 'react';
import { LineForm } from '@/components/control/parts/form/line-form';
import { useSend } from '@/components/control/parts/use-mutation';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import type { TaskOnPicture } from '@/lib/desks/control/air/air-picture';
import { missionInPicture } from '@/lib/word-tables';
import { stateWords } from './air-picture-words';

interface Props {
  tasks: readonly TaskOnPicture[];
  inHand: string | null;
  onShow: (task: TaskOnPicture) => void;
}

/** Every air order of the turn as a list: what the map shows, for the keyboard and for a screen reader. */
export function AirOrdersOnPicture({ tasks, inHand, onShow }: Props) {
  const { names: sideNames } = useSides();
  const [marking, setMarking] = useState<string | null>(null);
  const send = useSend();
  if (tasks.length === 0) return null;
  return (
    <section aria-label="In the air" className="border-t border-rule pt-2">
      <h2 className="font-semibold">In the air</h2>
      <ul>
        {tasks.map((task) => {
          const isOff = task.state === 'drivenOff';
          return (
            <li key={task.id} className="border-b border-rule py-1">
              <div className="flex items-baseline gap-2">
                <button
                  type="button"
                  aria-pressed={task.id === inHand}
                  className={`min-h-press min-w-0 flex-1 text-left hover:underline ${task.id === inHand ? 'text-mine' : ''}`}
                  onClick={() => onShow(task)}
                >
                  {task.name}
                  <span className="block aside">
                    {sideNames[task.side]} · {missionInPicture(task.mission)} · {task.left} of {task.squadrons}
                    {task.state === 'ordered' ? '' : ` · ${stateWords[task.state]}`}
                  </span>
                </button>
                {task.state !== 'flown' && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`${isOff ? 'Flies after all' : 'Driven off'}: ${task.name}`}
                    onClick={() => setMarking(marking === task.id ? null : task.id)}
                  >
                    {isOff ? 'Flies after all…' : 'Driven off…'}
                  </Button>
                )}
              </div>
              {marking === task.id && (
                <LineForm
                  label="Why"
                  does="Mark"
                  act={(reason) =>
                    send('mark-air-order', {
                      taskId: task.id,
                      version: task.version,
                      state: isOff ? 'ordered' : 'drivenOff',
                      reason,
                      companionGameId: null,
                    })
                  }
                  onDone={() => setMarking(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
