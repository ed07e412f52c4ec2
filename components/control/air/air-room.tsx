'use client';

import { useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Answer, Refusal } from '@/lib/turn/answer';
import type { AirDesk, GroupOnDesk, TaskOnDesk } from '@/lib/turn/control-desk/air';
import { KeysLine } from '../shell/keys-line';
import { useAct } from '../shell/use-act';
import { useKeys } from '../shell/use-keys';
import { useWays } from '../shell/ways';
import { AirOrderForm } from './air-order-form';
import { AirOrders } from './air-orders';
import { type AirForm, formOf, newAirForm, withGroup } from './air-words';
import { Squadrons } from './squadrons';
import { type SetWeather, WeatherChoice } from './weather-choice';

export interface AirActs {
  saveAirOrder: (seatId: string, input: AirForm & { turn: number }) => Promise<Answer<unknown>>;
  takeOffAir: (seatId: string, input: { taskId: string; version: number }) => Promise<Answer>;
  setWeather: SetWeather;
}

/** The air desk: the squadrons of both sides, the air orders of the turn, and the form they are laid on by. */
export function AirRoom({ desk, acts }: { desk: AirDesk; acts: AirActs }) {
  const { seatId } = useWays();
  const { isBusy, act } = useAct();
  const [form, setForm] = useState<AirForm>(newAirForm());
  const [fault, setFault] = useState<Pick<Refusal, 'field' | 'message' | 'rule'> | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isNight = desk.daypart === 'night';
  const asking = desk.formations.filter(({ asksForAir, hasTask }) => asksForAir && !hasTask);

  const write = (next: AirForm) => {
    setFault(null);
    setForm(next);
  };
  const toForm = (next: AirForm) => {
    write(next);
    panel.current?.querySelector<HTMLElement>('select, input')?.focus();
  };
  const layOn = (group: GroupOnDesk) => toForm(withGroup(newAirForm(), group, desk.formations));
  const save = () =>
    act(
      () => acts.saveAirOrder(seatId, { ...form, turn: desk.turn }),
      () => write(newAirForm()),
      (refusal) => {
        setFault(refusal);
        return true;
      },
    );
  const takeOff = (task: TaskOnDesk) =>
    act(
      () => acts.takeOffAir(seatId, { taskId: task.id, version: task.version }),
      () => form.taskId === task.id && write(newAirForm()),
    );
  useKeys({ n: isNight ? undefined : () => toForm(newAirForm()) });

  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-paper px-5 py-1.5">
        <h1 className="text-lead font-semibold">Air</h1>
        <p className="text-ink-3">
          {desk.tasks.length === 0
            ? `Nothing is laid on for turn ${desk.turn}.`
            : `${desk.tasks.length === 1 ? 'One air order' : `${desk.tasks.length} air orders`} in turn ${desk.turn}.`}{' '}
          Support counts where it stands in the ground orders too.
        </p>
        <span className="ml-auto">
          <WeatherChoice turn={desk.turn} weather={desk.weather} roles={desk.roles} setWeather={acts.setWeather} />
        </span>
      </div>
      {asking.length > 0 && (
        <p className="shrink-0 border-b border-rule bg-waiting-soft px-5 py-1.5 text-waiting">
          <b>{asking.map(({ name }) => name).join(', ')}</b> {asking.length === 1 ? 'asks' : 'ask'} for air support, and
          none is laid on.
        </p>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(340px,2fr)_minmax(460px,3fr)] overflow-hidden">
        <div className="min-h-0 overflow-auto border-r border-rule p-4">
          <Squadrons groups={desk.groups} isNight={isNight} onLayOn={layOn} />
        </div>
        <div className="min-h-0 overflow-auto p-4">
          <div ref={panel} className="on-desk mb-4 px-4 pt-2 pb-3">
            {isNight ? (
              <EmptyState title="By night nothing is laid on.">
                Close air support and cab ranks fly in the daylight turns.
              </EmptyState>
            ) : (
              <AirOrderForm
                {...{ desk, form, fault, isBusy }}
                onForm={write}
                onSave={save}
                onCancel={() => write(newAirForm())}
              />
            )}
          </div>
          <AirOrders
            tasks={desk.tasks}
            turn={desk.turn}
            inHand={form.taskId}
            isBusy={isBusy}
            onChange={(task) => toForm(formOf(task))}
            onTakeOff={takeOff}
          />
        </div>
      </div>
      <KeysLine
        keys={[
          ['N', 'new air order'],
          ['↵', 'lay on'],
        ]}
      />
    </div>
  );
}
