'use client';

import type { ChromeForSeat } from '@/components/control/parts/desk-context';
import { Badge } from '@/components/ui/tag';
import { useClaims } from '../parts/claims/claims';
import { DeskLink } from '../parts/router';
import { type Desk, deskAt } from './desks';
import { ThemeSwitch } from './theme-switch';

const waiting: Record<NonNullable<Desk['badge']>, string> = {
  orders: 'to read',
  combats: 'to resolve',
  crossings: 'to see to',
  air: 'to answer',
  reports: 'to release',
  arrivals: 'to place',
  messages: 'to see to',
};

/** The rail: a desk is its letter, and the letter opens it. The letter is drawn, as an icon would be: it is no part of the name. */
export function DeskRail(props: {
  chrome: ChromeForSeat;
  desks: Desk[];
  address: string;
  isWorkOpen: boolean;
  onWork: () => void;
}) {
  const { chrome, desks, address, isWorkOpen, onWork } = props;
  const here = deskAt(chrome.seat.id, address);
  return (
    <nav
      aria-label="Desks"
      className="flex w-[68px] shrink-0 flex-col overflow-y-auto border-r border-rule bg-paper pt-1 max-sm:w-full max-sm:flex-row max-sm:overflow-x-auto max-sm:border-t max-sm:border-r-0"
    >
      {desks.map((desk) => {
        const isHere = desk === here;
        const count = desk.badge ? (chrome.badges[desk.badge] ?? 0) : 0;
        return (
          <DeskLink
            key={desk.letter}
            to={desk.path}
            aria-current={isHere ? 'page' : undefined}
            aria-keyshortcuts={desk.letter}
            aria-label={count > 0 && desk.badge ? `${desk.name}, ${count} ${waiting[desk.badge]}` : desk.name}
            className={`relative block h-[46px] shrink-0 low:h-10 pt-1 low:pt-0.5 text-center no-underline max-sm:w-[68px] ${isHere ? 'text-ink' : 'text-ink-3 hover:text-ink'}`}
          >
            {isHere && (
              <span
                aria-hidden
                className="absolute inset-y-1.5 left-0 w-[3px] bg-ink max-sm:inset-x-3 max-sm:inset-y-auto max-sm:top-0 max-sm:h-[3px] max-sm:w-auto"
              />
            )}
            <span
              aria-hidden
              data-letter={desk.letter}
              className={`mx-auto mb-0.5 block h-6 w-[26px] low:mb-0 low:h-[22px] low:leading-5 rounded-1 border font-mono text-console leading-[22px] font-medium before:content-[attr(data-letter)] ${
                isHere ? 'border-invert bg-invert text-on-invert' : 'border-rule-2 bg-sheet text-ink-2'
              }`}
            />
            <span aria-hidden className="font-cond text-small leading-none font-medium">
              {desk.name}
            </span>{' '}
            {count > 0 && (
              <span aria-hidden className="absolute top-0.5 left-[42px]">
                <Badge>{count}</Badge>
              </span>
            )}
          </DeskLink>
        );
      })}
      <WorkButton isOpen={isWorkOpen} onPress={onWork} />
      <div className="mt-auto border-t border-rule py-2 text-center max-sm:hidden font-cond text-small leading-tight font-medium text-ink-2">
        <ThemeSwitch />
        <p className="line-clamp-3 px-1 pt-1 hyphens-auto break-words">{chrome.seat.label}</p>
      </div>
    </nav>
  );
}

/** The seat's own work opens beside any desk: its key, and how much is written to it that it has not acknowledged. */
function WorkButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { notes } = useClaims();
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-keyshortcuts="W"
      aria-label={notes.length > 0 ? `My work, ${notes.length} to acknowledge` : 'My work'}
      onClick={onPress}
      className={`relative block h-[46px] shrink-0 low:h-10 border-t border-rule pt-1 low:pt-0.5 text-center max-sm:w-[68px] max-sm:border-t-0 ${isOpen ? 'text-ink' : 'text-ink-3 hover:text-ink'}`}
    >
      <span
        aria-hidden
        data-letter="W"
        className={`mx-auto mb-0.5 block h-6 w-[26px] low:mb-0 low:h-[22px] low:leading-5 rounded-1 border font-mono text-console leading-[22px] font-medium before:content-[attr(data-letter)] ${
          isOpen ? 'border-invert bg-invert text-on-invert' : 'border-rule-2 bg-sheet text-ink-2'
        }`}
      />
      <span aria-hidden className="font-cond text-small leading-none font-medium">
        My work
      </span>
      {notes.length > 0 && (
        <span aria-hidden className="absolute top-0.5 left-[42px]">
          <Badge>{notes.length}</Badge>
        </span>
      )}
    </button>
  );
}
