'use client';

import type { ReactNode } from 'react';
import { type Meaning, Tag } from '@/components/ui/tag';
import { DeskLink } from '../router';

interface Props {
  to: string;
  isHere: boolean;
  name: string;
  /** The state of the sheet, and the colour it is said in. */
  words: string;
  meaning: Meaning;
  /** Before those words. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A team's sheet in a tray: whose it is, how far it is, and the way to it. A stop of J and K. */
export const TrayLink = ({ to, isHere, name, words, meaning, mark, children }: Props) => (
  <DeskLink
    to={to}
    data-stop
    aria-current={isHere ? 'page' : undefined}
    className={`block border-l-[3px] px-3.25 py-1.5 no-underline ${
      isHere ? 'border-ink bg-sheet' : 'border-transparent hover:bg-sheet'
    }`}
  >
    <span className="flex items-baseline gap-2">
      <span className="min-w-0 truncate font-semibold text-ink">{name}</span>
      <span className="ml-auto shrink-0">
        {mark}
        {meaning === 'plain' ? <span className="aside">{words}</span> : <Tag meaning={meaning}>{words}</Tag>}
      </span>
    </span>
    {children}
  </DeskLink>
);
