'use client';

import { useState } from 'react';
import { useIsMine } from '@/components/control/parts/desk-context';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { useToast } from '@/components/ui/toast';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import { openCount } from './guard-mark-words';
import type { Report } from './use-report';

/** Lets a report go, and goes on to the next; `open`: how many marks are. The friends ticked are told with it. */
export function useRelease({ team, draft, neighbours, waits, ...desk }: ReportOnDesk, report: Report, open: number) {
  const send = useSend();
  const say = useToast();
  const { go } = useRouter();
  const address = useDeskAddress();
  const isMine = useIsMine();
  const { isBusy, run } = useMutation();
  const [ticked, tick] = useState(() =>
    neighbours.filter(({ isLastChoice }) => isLastChoice).map(({ unitId }) => unitId),
  );
  // Who has left the map since he was ticked is not told any more.
  const friends = ticked.filter((id) => neighbours.some(({ unitId }) => unitId === id));
  const next = desk.next.find(isMine) ?? desk.next[0];

  const release = (then?: () => void) => {
    const shut = report.saved.theirs
      ? 'Two texts lie side by side. Choose one first.'
      : (waits[0] ?? (open > 0 ? `${openCount(open)}: put each right, or overrule it.` : null));
    if (shut) return say(`Not released. ${shut}`, 'refused');
    run(
      async () => {
        const version = await report.keeper.save();
        if (version !== null) return send('release-report', { reportId: draft!.id, version, friends });
        return {
          ok: false,
          refusal: { code: 'notNow', message: 'The text could not be saved. Nothing was released.' },
        };
      },
      () => {
        say(`${team.name} has its report.`);
        then?.();
      },
    );
  };
  return {
    isBusy,
    friends,
    tick,
    hasNext: next !== undefined,
    release: () => release(),
    releaseAndGoOn: () => release(() => go(address(next ? `/reports/${next}` : '/reports'))),
  };
}
