import type { ReactNode } from 'react';
import { ClaimsKnown, type ClaimsOfDesk } from '@/components/control/parts/claims/claims';
import { type ChromeForSeat, DeskProvider } from '@/components/control/parts/desk-context';
import { RouterProvider } from '@/components/control/parts/router';
import { type DraftState, orderSheets } from '@/components/player/sheets/draft-state';
import { readOnlyTransport, TransportProvider } from '@/components/transport/desk-transport';
import { SeatedProvider } from '@/components/transport/seated';
import { Hushed } from '@/components/ui/toast';
import { bookSides } from '@/lib/sides';

/** A press in the gallery does nothing. */
export const nothing = (): void => {};
const nothingRead = async (): Promise<void> => {};

export const thisTurn = 4;
/** The moment of the gallery's clock, and some before it. */
export const now = '2026-01-05T14:20:00.000Z';
export const earlier = (minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString();

/** A draft that is saved so far. */
export const draftIn = (saving: DraftState['saving']): DraftState => ({
  saving,
  heldUpBy: 'network',
  isKeptHere: true,
  savedAt: null,
  handingIn: 'no',
  refusal: null,
  draft: { turn: thisTurn, rows: [{ ...orderSheets.empty, ...blankRow }], removed: [] },
});
const blankRow = { id: 'row', position: 0, version: 0, writtenBy: null, isUnsent: false, theirs: null, isGone: false };

const chrome: ChromeForSeat = {
  seat: { id: 'gallery', label: 'Game Control', roles: ['gameControl'], teamKeys: ['blue'] },
  now,
  game: { id: 'gallery', title: 'An invented game' },
  practice: null,
  turn: {
    number: thisTurn,
    date: '1944-06-01',
    daypart: 'morning',
    movementClosedAt: null,
    groupingClosedAt: null,
    closedAt: null,
    weather: 'fair',
  },
  phases: [],
  isPhaseDone: false,
  badges: {},
  teams: [],
  lobby: null,
  phase: 'combat',
  phaseStartedAt: earlier(4),
  isBegun: true,
  endedAt: null,
  network: '',
  address: '',
  handed: 'hall.local',
  pausedAt: now,
  downMs: 0,
  deadline: 'wait',
  isOneUmpire: false,
  sides: bookSides,
  airLiaison: 'oneLevelLower',
  turnLength: 'eight hours',
};

const taken = (subjectId: string, label: string, isMine: boolean) => ({
  kind: 'combat' as const,
  subjectId,
  seatId: label,
  label,
  isMine,
  takenAt: earlier(2),
  secondsLeft: 40,
  lapsesAt: Number.POSITIVE_INFINITY,
});
const holders = [taken('mine', 'Game Control', true), taken('theirs', 'Team Control', false)];

const claims: ClaimsOfDesk = {
  holderOf: ({ subjectId }) => holders.find((one) => one.subjectId === subjectId),
  mine: holders.filter(({ isMine }) => isMine),
  notes: [],
  sent: [],
  umpires: [],
  act: nothingRead,
  isBusy: false,
  look: nothingRead,
  keepOpen: () => nothing,
};

const router = {
  seatId: 'gallery',
  address: '/gallery',
  go: nothing,
  refresh: nothingRead,
  Link: 'a' as never,
  signIn: nothing,
  besideAt: null,
  leaveTo: nothing,
};
const seat = { seatId: 'gallery', isLive: true, readAgain: nothingRead, onMovedAway: nothing };
const line = readOnlyTransport(async () => ({ kind: 'offline', by: 'network' }));

/** A desk of nobody's: all parts find what they need around them, and nothing is sent or read. */
export const InventedDesk = ({ children }: { children: ReactNode }) => (
  <RouterProvider value={router}>
    <DeskProvider chrome={chrome}>
      <ClaimsKnown value={claims}>
        <TransportProvider value={line}>
          <SeatedProvider value={seat}>
            <Hushed>{children}</Hushed>
          </SeatedProvider>
        </TransportProvider>
      </ClaimsKnown>
    </DeskProvider>
  </RouterProvider>
);
