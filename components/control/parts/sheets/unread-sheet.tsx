'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { DeskLink } from '@/components/control/parts/router';

/** Beside an order that nobody of Control has read, by the name of its team: it would count all the same, and the umpire decides. */
export function UnreadSheet({ team }: { team: string }) {
  const { teams } = useChrome();
  const found = teams.find(({ name }) => name === team);
  return (
    <DeskLink to={`/orders/${found?.key ?? ''}`} className="font-medium text-waiting underline underline-offset-2">
      {team}: nobody has read this sheet
    </DeskLink>
  );
}
