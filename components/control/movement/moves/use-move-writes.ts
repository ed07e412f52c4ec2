'use client';

import { useMemo, useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { useSend } from '@/components/control/parts/use-mutation';
import { useToast } from '@/components/ui/toast';
import type { LegAdvice } from '@/lib/advice/movement/leg-advice';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { Result } from '@/lib/result';
import type { MovementMode } from '@/lib/words';

interface MoveInput {
  unitId: string;
  version: number;
  turn: number;
  x: number;
  y: number;
  mode: MovementMode;
  via?: [number, number][];
  byRoad?: boolean;
  slowedBy?: string[];
  fromStart?: boolean;
  moveNote?: string;
  overrule?: string;
}

/** The changes that this screen has written and the desk does not show yet. */
type Written = Pick<
  MasterCounter,
  'x' | 'y' | 'kmMoved' | 'turnShareMoved' | 'moveNote' | 'slowedBy' | 'way' | 'version'
>;
type Ahead = Written & { isSent: boolean };

/** Another way to the same place, that nothing bars: by road. */
export interface Instead {
  words: string;
  go: () => void;
}

/** A write of one counter: what it shows until the desk answers, and what the verb is told. */
interface Writing {
  counter: MasterCounter;
  version: number;
  mode: MovementMode;
  shows: Partial<Written>;
  tells: Partial<MoveInput>;
  /** Asked for when the verb wants a reason. */
  instead?: () => Instead | null;
}

export interface MoveWrites {
  /** The counters as they stand, with what this screen has just written. */
  counters: ReadonlyMap<string, MasterCounter>;
  /** True when a write of this unit is on its way. */
  isSent: (unitId: string) => boolean;
  /** The advice against the unit's last move, as the verb answered. */
  adviceOn: (unitId: string) => readonly LegAdvice[];
  /** A move refused unless Control says why it is made all the same; null: none. */
  held: { message: string; instead: Instead | null; overrule: (reason: string) => void; leave: () => void } | null;
  write: (writing: Writing) => Promise<Result<{ version: number }>>;
}

/** Writes moves of one screen and shows them at once; what is refused goes back, with the reason told. */
export function useMoveWrites(map: MasterMap): MoveWrites {
  const send = useSend();
  const { refresh } = useRouter();
  const say = useToast();
  const [ahead, setAhead] = useState<ReadonlyMap<string, Ahead>>(new Map());
  const [advice, setAdvice] = useState<ReadonlyMap<string, readonly LegAdvice[]>>(new Map());
  const [held, setHeld] = useState<{ message: string; writing: Writing; instead: Instead | null } | null>(null);
  const counters = useMemo(
    () => new Map(map.counters.map((counter) => [counter.id, asWritten(counter, ahead.get(counter.id))])),
    [map.counters, ahead],
  );
  const show = (unitId: string, next: Ahead | null) =>
    setAhead(
      (was) => new Map([...[...was].filter(([id]) => id !== unitId), ...(next ? [[unitId, next] as const] : [])]),
    );

  const write: MoveWrites['write'] = async (writing) => {
    const { counter, version, mode, shows, tells, instead } = writing;
    const { id, x, y, kmMoved, turnShareMoved, moveNote, slowedBy, way } = counter;
    const shown = { x, y, kmMoved, turnShareMoved, moveNote, slowedBy, way, ...shows };
    show(id, { ...shown, version, isSent: true });
    const place = { x: shown.x!, y: shown.y! };
    const answer = await send('move-unit', { unitId: id, version, turn: map.turn, ...place, mode, ...tells });
    if (answer.ok) {
      const { version: now, kmMoved: km, turnShareMoved: share, advice: told } = answer.value;
      setAdvice((was) => new Map(was).set(id, told));
      show(id, { ...shown, kmMoved: km, turnShareMoved: share, version: now, isSent: false });
    } else {
      show(id, null);
      if (answer.refusal.code === 'unanswered') say('Nobody answered. Look first where the counter stands.', 'refused');
      else if (answer.refusal.field !== 'overrule') say(answer.refusal.message, 'refused');
      else setHeld({ message: answer.refusal.message, writing, instead: instead?.() ?? null });
    }
    void refresh();
    return answer;
  };

  const leave = () => setHeld(null);
  return {
    counters,
    isSent: (unitId) => ahead.get(unitId)?.isSent === true,
    adviceOn: (unitId) => advice.get(unitId) ?? [],
    held: held && {
      message: held.message,
      instead: held.instead && {
        ...held.instead,
        go: () => {
          leave();
          held.instead!.go();
        },
      },
      overrule: (overrule) => {
        leave();
        void write({ ...held.writing, tells: { ...held.writing.tells, overrule } });
      },
      leave,
    },
    write,
  };
}

/** A counter as this screen has written it, until the desk shows that writing or a later one. */
function asWritten(counter: MasterCounter, ahead: Ahead | undefined): MasterCounter {
  if (!ahead || (!ahead.isSent && counter.version >= ahead.version)) return counter;
  if (ahead.isSent && counter.version > ahead.version) return counter;
  const { isSent: _, ...written } = ahead;
  return { ...counter, ...written };
}
