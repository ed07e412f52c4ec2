'use client';

import { useEffect, useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { useTextKeeper } from '@/components/control/parts/use-text-keeper';
import type { Stored, TextKeeper, TextState } from '@/components/transport/keeper/text-keeper';
import { check as ask } from '@/components/transport/send/send';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import type { Light, Mark } from '@/lib/visibility/guard/guard';
import { carriedOver } from './text-editing';

const checkPauseMs = 350;

/** A report's text with the reasons for the marks it overrules. */
interface Words {
  body: string;
  overruled: Record<string, string>;
}

export interface Report extends Words {
  /** In the order of the guard, where they now stand in the text. */
  marks: Mark[];
  lights: Light[];
  keeper: TextKeeper<Words>;
  saved: TextState<Words>;
  write: (body: string) => void;
  /** A reason overrules a mark; null takes the reason back. */
  overrule: (markId: string, reason: string | null) => void;
}

const isSame = (a: Words, b: Words): boolean =>
  a.body === b.body && JSON.stringify(a.overruled) === JSON.stringify(b.overruled);

const storedOf = ({ body, overruled, version }: Words & { version: number }): Stored<Words> => ({
  words: { body, overruled },
  version,
});

/** A report being written: its text saves itself a second after the last letter, and its marks are looked for as it is written. */
export function useReport(desk: ReportOnDesk): Report {
  const { seatId } = useRouter();
  const draft = desk.draft!;
  const [keeper, saved] = useTextKeeper(
    {
      verb: 'save-report',
      id: draft.id,
      pauseMs: 1200,
      isSame,
      input: ({ words, version }) => ({ reportId: draft.id, ...words, version }),
      storedOf,
    },
    draft,
  );
  const { words } = saved;
  const [checked, setChecked] = useState({ body: draft.body, marks: desk.marks, lights: desk.lights });

  useEffect(() => {
    const { body } = words;
    if (desk.draft?.body === body) return setChecked({ body, marks: desk.marks, lights: desk.lights });
    let isOld = false;
    const pause = setTimeout(async () => {
      const found = await ask(seatId, 'report-marks', { teamKey: desk.team.key, body, turn: desk.turn });
      if (found && !isOld) setChecked({ body, ...found });
    }, checkPauseMs);
    return () => {
      isOld = true;
      clearTimeout(pause);
    };
  }, [words, desk, seatId]);

  return {
    ...words,
    marks: carriedOver(checked.marks, checked.body, words.body),
    lights: checked.lights,
    keeper,
    saved,
    write: (body) => keeper.write({ ...words, body }),
    overrule: (markId, reason) => {
      const { [markId]: _, ...others } = words.overruled;
      keeper.write({ ...words, overruled: reason === null ? others : { ...others, [markId]: reason } }, 0);
    },
  };
}
