'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { useSend } from '@/components/control/parts/use-mutation';
import { saveOutcome } from '@/components/transport/keeper/save-outcome';
import { check as ask } from '@/components/transport/send/send';
import type { ReportOnDesk } from '@/lib/turn/control-desk/reports/reports';
import type { Light, Mark } from '@/lib/visibility/guard/guard';
import { carriedOver } from './text-editing';

const checkPauseMs = 350;
const keepPauseMs = 1200;
const againPauseMs = 3000;

/** A report's text with the reasons for the marks it overrules. */
export interface Words {
  body: string;
  overruled: Record<string, string>;
}

interface Kept extends Words {
  version: number;
}

export interface Report extends Words {
  /** In the order of the guard, where they now stand in the text. */
  marks: Mark[];
  lights: Light[];
  /** `lost`: nobody answers, it is tried again; `refused`: it is not, until something else is written. */
  state: 'kept' | 'keeping' | 'changed' | 'lost' | 'refused';
  /** Why it was not kept, where `state` is `refused`. */
  refusal: string | null;
  keptAt: Date | null;
  /** What another hand wrote meanwhile. */
  theirs: Words | null;
  write: (body: string) => void;
  /** A reason overrules a mark; null takes the reason back. */
  overrule: (markId: string, reason: string | null) => void;
  /** Keeps what is not kept yet. Returns the version that stands, or null when it could not be kept. */
  keep: () => Promise<number | null>;
  takeTheirs: () => void;
  keepMine: () => void;
}

const sameWords = (a: Words, b: Words): boolean =>
  a.body === b.body && JSON.stringify(a.overruled) === JSON.stringify(b.overruled);

const keptOf = ({ body, overruled, version }: Kept): Kept => ({ body, overruled, version });

/**
 * A report being written: its text keeps itself a second after the last letter, its marks are looked for as it is
 * written, and where another hand was quicker both texts lie side by side until one is chosen.
 */
export function useReport(desk: ReportOnDesk): Report {
  const send = useSend();
  const { seatId } = useRouter();
  const draft = desk.draft!;
  const [words, setWords] = useState<Words>(() => ({ body: draft.body, overruled: draft.overruled }));
  const [checked, setChecked] = useState({ body: draft.body, marks: desk.marks, lights: desk.lights });
  const [state, setState] = useState<Report['state']>('kept');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const now = useRef(words);
  const kept = useRef<Kept>(keptOf(draft));
  const onServer = useRef(desk);
  const saving = useRef<Promise<number | null> | null>(null);
  const keepTimer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const checkTimer = useRef<ReturnType<typeof setTimeout> | null>(null);
  onServer.current = desk;

  const become = useCallback((next: Words) => {
    now.current = next;
    setWords(next);
  }, []);

  const check = useCallback(() => {
    if (checkTimer.current) clearTimeout(checkTimer.current);
    checkTimer.current = setTimeout(async () => {
      const { body } = now.current;
      const found = await ask<Pick<ReportOnDesk, 'marks' | 'lights'>>(seatId, 'report-marks', {
        teamKey: desk.team.key,
        body,
      });
      if (found && now.current.body === body) setChecked({ body, ...found });
    }, checkPauseMs);
  }, [seatId, desk.team.key]);

  /** Takes what the server now holds, or lays it beside what is written here. */
  const meet = useCallback(() => {
    const stands = onServer.current.draft;
    if (!stands || saving.current || stands.version <= kept.current.version) return;
    if (!sameWords(now.current, kept.current) && !sameWords(now.current, stands)) return setTheirs(keptOf(stands));
    kept.current = keptOf(stands);
    become({ body: stands.body, overruled: stands.overruled });
  }, [become]);

  const keep = useCallback(async (): Promise<number | null> => {
    if (keepTimer.current) clearTimeout(keepTimer.current);
    if (saving.current) await saving.current;
    if (sameWords(now.current, kept.current)) {
      setState('kept');
      return kept.current.version;
    }
    const written = now.current;
    const work = async (): Promise<number | null> => {
      setState('keeping');
      const answer = await send('save-report', { reportId: draft.id, ...written, version: kept.current.version });
      const fate = saveOutcome(answer);
      setRefusal(fate.kind === 'refused' ? fate.message : null);
      if (fate.kind === 'kept') {
        kept.current = { ...written, version: fate.value.version };
        setKeptAt(new Date());
        setState(sameWords(now.current, written) ? 'kept' : 'changed');
        return fate.value.version;
      }
      setState(fate.kind === 'refused' ? 'refused' : 'lost');
      if (fate.kind === 'theirs') setTheirs(keptOf(fate.theirs as Kept));
      if (fate.kind === 'unanswered') keepTimer.current = setTimeout(() => void keep(), againPauseMs);
      return null;
    };
    saving.current = work();
    const version = await saving.current;
    saving.current = null;
    meet();
    return version;
  }, [send, draft.id, meet]);

  const change = useCallback(
    (next: Words, pauseMs: number | null) => {
      become(next);
      setState('changed');
      if (keepTimer.current) clearTimeout(keepTimer.current);
      if (pauseMs !== null) keepTimer.current = setTimeout(() => void keep(), pauseMs);
    },
    [become, keep],
  );

  useEffect(() => {
    meet();
    if (desk.draft?.body === now.current.body)
      setChecked({ body: desk.draft.body, marks: desk.marks, lights: desk.lights });
    else check();
  }, [desk, meet, check]);

  const leave = useRef(keep);
  leave.current = keep;
  useEffect(
    () => () => {
      if (checkTimer.current) clearTimeout(checkTimer.current);
      if (keepTimer.current) void leave.current();
    },
    [],
  );

  return {
    ...words,
    marks: carriedOver(checked.marks, checked.body, words.body),
    lights: checked.lights,
    state,
    refusal,
    keptAt,
    theirs,
    write: (body) => {
      change({ ...now.current, body }, theirs ? null : keepPauseMs);
      check();
    },
    overrule: (markId, reason) => {
      const { [markId]: _, ...others } = now.current.overruled;
      change(
        { ...now.current, overruled: reason === null ? others : { ...others, [markId]: reason } },
        theirs ? null : 0,
      );
    },
    keep: async () => (theirs ? null : keep()),
    takeTheirs: () => {
      kept.current = theirs!;
      become({ body: theirs!.body, overruled: theirs!.overruled });
      setTheirs(null);
      setState('kept');
      check();
    },
    keepMine: () => {
      kept.current = theirs!;
      setTheirs(null);
      void keep();
    },
  };
}
