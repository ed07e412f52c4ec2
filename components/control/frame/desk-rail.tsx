'use client';

import type { ChromeForSeat } from '@/components/control/parts/desk-context';
import { type Deed, keyOf, shortcutOf } from '@/components/control/parts/keys/key-table';
import { Badge } from '@/components/ui/tag';
import { useClaims } from '../parts/claims/claims';
import { badgeHoldsUp } from '../parts/phases/holds-up';
import { DeskLink } from '../parts/router';
import { type Desk, deskAt, type railOf } from './desks';
import { OwnWays } from './own-ways';

const waiting: Record<NonNullable<Desk['badge']>, string> = {
  orders: 'to read',
  combats: 'to resolve',
  crossings: 'to see to',
  air: 'to answer',
  reports: 'to release',
  arrivals: 'to place',
  messages: 'to see to',
};

/**
 * The rail: a desk is its letter, and the letter opens it. The letter is drawn, as an icon would be: it is no part of the
 * name. Where it `folds` the desks that are seldom needed lie under one entry, More; their letters open them all the same.
 */
export function DeskRail(props: {
  chrome: ChromeForSeat;
  rail: ReturnType<typeof railOf>;
  folds: boolean;
  /** Desks that do not show on a phone, while nobody knows yet whether this is one. */
  notOnPhone: readonly Desk[];
  address: string;
  isWorkOpen: boolean;
  onWork: () => void;
  isUnfolded: boolean;
  onUnfold: () => void;
}) {
  const { chrome, rail, folds, notOnPhone, address, isWorkOpen, onWork, isUnfolded, onUnfold } = props;
  const { notes } = useClaims();
  const here = deskAt(chrome.seat.id, address);
  const entry = (desk: Desk) => (
    <RailDesk
      key={desk.deed}
      desk={desk}
      isHere={desk === here}
      isNotOnPhone={notOnPhone.includes(desk)}
      count={desk.badge ? (chrome.badges[desk.badge] ?? 0) : 0}
      holdsUp={desk.badge !== undefined && badgeHoldsUp(desk.badge, chrome.phase)}
    />
  );
  const work = (
    <RailButton
      deed="work"
      name="My work"
      label={notes.length > 0 ? `My work, ${notes.length} to acknowledge` : 'My work'}
      count={notes.length}
      holdsUp
      className={folds || notes.length > 0 || isWorkOpen ? '' : 'max-sm:hidden'}
      state={{ 'aria-pressed': isWorkOpen }}
      onPress={onWork}
    />
  );
  // What waits at a desk that has no room is counted here, until it lies open.
  const waitingFolded =
    folds && !isUnfolded ? rail.folded.reduce((sum, { badge }) => sum + ((badge && chrome.badges[badge]) ?? 0), 0) : 0;
  // What is written to him is not folded away.
  const isWorkFolded = folds && notes.length === 0 && !isWorkOpen;
  return (
    <nav
      aria-label="Desks"
      className="frame flex w-17 shrink-0 flex-col overflow-y-auto border-r border-rule bg-paper max-sm:w-full max-sm:border-t max-sm:border-r-0"
    >
      <div
        className={`scrolls flex flex-col pt-1 flat:flex-none flat:overflow-visible max-sm:flex-row ${
          // On a phone the folded rail fits its width, and unfolded it has rows.
          isUnfolded ? 'max-sm:flex-wrap max-sm:*:w-1/6' : 'max-sm:*:min-w-0 max-sm:*:flex-1'
        }`}
      >
        {rail.shown.map(entry)}
        {!isWorkFolded && work}
        <RailButton
          deed="unfold"
          name={isUnfolded ? 'Less' : 'More'}
          label={waitingFolded > 0 ? `More desks, ${waitingFolded} waiting` : 'More desks'}
          count={waitingFolded}
          holdsUp
          className={folds ? '' : 'sm:hidden'}
          state={{ 'aria-expanded': isUnfolded }}
          onPress={onUnfold}
        />
        {folds && isUnfolded && (
          <>
            {rail.folded.map(entry)}
            {isWorkFolded && work}
          </>
        )}
      </div>
      <div className="shrink-0 border-t border-rule py-1 text-center max-sm:hidden font-cond detail leading-tight font-medium">
        <OwnWays seatId={chrome.seat.id} />
        <p className="line-clamp-3 px-1 pt-1 hyphens-auto break-words">{chrome.seat.label}</p>
      </div>
    </nav>
  );
}

function RailDesk(props: { desk: Desk; isHere: boolean; isNotOnPhone: boolean; count: number; holdsUp: boolean }) {
  const { desk, isHere, isNotOnPhone, count, holdsUp } = props;
  return (
    <DeskLink
      to={desk.path}
      aria-current={isHere ? 'page' : undefined}
      aria-keyshortcuts={shortcutOf(desk.deed)}
      aria-label={count > 0 && desk.badge ? `${desk.name}, ${count} ${waiting[desk.badge]}` : desk.name}
      className={`relative block h-11.5 shrink-0 low:h-9 pt-1 low:pt-0.5 text-center no-underline ${isNotOnPhone ? 'max-sm:hidden' : ''} ${isHere ? 'text-ink' : 'text-ink-3 hover:text-ink'}`}
    >
      {isHere && (
        <span
          aria-hidden
          className="absolute inset-y-1.5 left-0 w-[3px] bg-ink max-sm:inset-x-3 max-sm:inset-y-auto max-sm:top-0 max-sm:h-[3px] max-sm:w-auto"
        />
      )}
      <RailFace deed={desk.deed} name={desk.name} isOn={isHere} count={count} holdsUp={holdsUp} />
    </DeskLink>
  );
}

/** Something of the rail that is no desk: the seat's own work, and the desks that lie folded. */
function RailButton(props: {
  deed: Deed;
  name: string;
  label: string;
  count: number;
  holdsUp: boolean;
  className?: string;
  state: { 'aria-pressed': boolean } | { 'aria-expanded': boolean };
  onPress: () => void;
}) {
  const { deed, name, label, count, holdsUp, className = '', state, onPress } = props;
  const isOn = Object.values(state)[0]!;
  return (
    <button
      type="button"
      {...state}
      aria-keyshortcuts={shortcutOf(deed)}
      aria-label={label}
      onClick={onPress}
      className={`relative block h-11.5 shrink-0 low:h-9 border-t border-rule pt-1 low:pt-0.5 text-center max-sm:border-t-0 ${className} ${isOn ? 'text-ink' : 'text-ink-3 hover:text-ink'}`}
    >
      <RailFace deed={deed} name={name} isOn={isOn} count={count} holdsUp={holdsUp} />
    </button>
  );
}

interface Face {
  deed: Deed;
  name: string;
  isOn: boolean;
  count: number;
  /** True when the waiting things there hold the turn up. */
  holdsUp: boolean;
}

/** The key, the name and how much waits. */
const RailFace = ({ deed, name, isOn, count, holdsUp }: Face) => (
  <>
    <span
      aria-hidden
      data-letter={keyOf(deed)}
      className={`mx-auto mb-0.5 block h-6 w-6.5 low:mb-0 low:h-5 low:leading-4.5 rounded-1 border font-mono text-small leading-5.5 font-medium before:content-[attr(data-letter)] ${
        isOn ? 'border-invert bg-invert text-on-invert' : 'border-rule-2 bg-sheet text-ink-2'
      }`}
    />
    <span aria-hidden className="block font-cond text-small leading-none font-medium">
      {name}
    </span>{' '}
    {count > 0 && (
      <span aria-hidden className="absolute top-0.5 left-10.5 max-sm:right-0 max-sm:left-auto">
        <Badge meaning={holdsUp ? 'waiting' : 'plain'}>{count}</Badge>
      </span>
    )}
  </>
);
