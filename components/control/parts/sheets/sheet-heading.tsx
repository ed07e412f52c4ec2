'use client';

import type { ReactNode } from 'react';
import { Tag } from '@/components/ui/tag';
import type { ControlSheet, SheetReadingOnDesk } from '@/lib/desks/control/orders/orders';
import { CardClaim } from '../claims/card-claim';
import type { CardId } from '../claims/claims';
import { SeesLink } from '../sees-link';
import { clockTime } from '../time-words';

/** A sheet of orders or of air requests, as far as its heading tells of it. */
interface Headed {
  team: { key: string; name: string };
  reading: SheetReadingOnDesk | null;
  sheet:
    | (Pick<ControlSheet, 'submittedAt' | 'submittedBy' | 'isLate'> &
        Partial<Pick<ControlSheet, 'isFromPaper' | 'isTakenAsDraft' | 'askedBack'>>)
    | null;
}

/** The team of a sheet, its state, its owner, and the acts on it. `claim` null: it has not come to Control. */
export function SheetHeading({ desk, claim, children }: { desk: Headed; claim: CardId | null; children: ReactNode }) {
  const { sheet, reading, team } = desk;
  return (
    <div className="not-printed flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-1.5">
      <h2 className="lead">{team.name}</h2>
      <p className="aside">
        {!sheet?.submittedAt
          ? 'not handed in'
          : sheet.isTakenAsDraft
            ? `taken as it lay ${clockTime(sheet.submittedAt)}`
            : `handed in ${clockTime(sheet.submittedAt)} by ${sheet.submittedBy}`}
        {reading && ` · opened ${clockTime(reading.openedAt)} by ${reading.openedBy}`}
      </p>
      {sheet?.isFromPaper && <Tag>from paper</Tag>}
      {sheet?.isTakenAsDraft && <Tag meaning="overdue">not handed in by the team</Tag>}
      {sheet?.isLate && <Tag meaning="overdue">late</Tag>}
      {reading?.acceptedAt && (
        <Tag meaning="mine">
          accepted {clockTime(reading.acceptedAt)}, {reading.acceptedBy}
        </Tag>
      )}
      {sheet?.askedBack && (
        <Tag meaning="waiting">
          {sheet.askedBack.by} asks for it back, {clockTime(sheet.askedBack.at)}
        </Tag>
      )}
      <SeesLink team={team} />
      {claim && <CardClaim {...claim} />}
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
