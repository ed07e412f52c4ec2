import type { Scenario } from '@/lib/scenario/types';
import { bookSides, shownOf } from '@/lib/sides';
import type { DeskContact, DeskCounter, PlayerDesk } from '@/lib/visibility/player/desk';

const hour = '1944-09-17T14:00:00.000Z';

/** A counter of a desk for tests: a battalion of infantry of 1 Brigade at 50, 50. */
export const counter = (given: Partial<DeskCounter> & { id: string }): DeskCounter => ({
  name: `${given.id} Battalion`,
  shortName: given.id,
  symbol: 'infantry',
  nation: 'UK',
  formation: '1 Division',
  brigade: '1 Brigade',
  sizeKm: 2,
  x: 50,
  y: 50,
  isLost: false,
  ...given,
});

/** An enemy on a desk for tests, seen this turn. */
export const contact = (given: Partial<DeskContact> & { x: number; y: number }): DeskContact => ({
  id: `${given.x} ${given.y}`,
  symbol: 'infantry',
  label: '',
  seenTurn: 5,
  seenAt: hour,
  source: '1 Battalion',
  confidence: 'certain',
  direction: '',
  ...given,
});

/** A desk in the afternoon of turn 5 with nothing on it but what is given. */
export const desk = (given: Partial<PlayerDesk>): PlayerDesk => ({
  team: {
    name: 'Guards',
    side: 'allied',
    sideTitle: 'Allied',
    look: { ...shownOf(bookSides, 'allied'), letter: '', turnLength: '' },
  },
  clock: {
    title: 'A battle',
    turn: 5,
    date: '1944-09-17',
    daypart: 'afternoon',
    phase: 'orders',
    phaseStartedAt: hour,
    phaseEndsAt: hour,
    isBegun: true,
    isEnded: false,
    pausedAt: null,
    allowsRest: false,
    isLast: false,
    now: hour,
  },
  counters: [],
  placesAsOf: hour,
  contacts: [],
  crossings: [],
  friends: [],
  objectives: [],
  marks: [],
  mapVersion: null,
  messages: [],
  sentMessages: [],
  decisions: [],
  tables: [],
  cursor: '',
  seat: { id: 'seat', label: 'Commander', duty: 'commander' },
  expected: [],
  squadrons: [],
  sheets: [],
  airSheets: [],
  lastSheet: null,
  queries: [],
  notes: [],
  reports: [],
  links: [],
  command: { higher: null, under: [] },
  copies: [],
  notices: [],
  nudge: null,
  longerUntil: null,
  sentCopies: [],
  ...given,
});

/** A team's desk as a game of this scenario opens, as far as a staff looks at it: its units where they stand, nobody met. */
export const openingDesk = ({ units, openingTurn, teams }: Scenario, teamKey: string): PlayerDesk => {
  const blank = desk({});
  const team = teams.find(({ key }) => key === teamKey)!;
  return {
    ...blank,
    team: { ...blank.team, name: team.name, side: team.side },
    clock: { ...blank.clock, turn: openingTurn },
    counters: units
      .filter((unit) => unit.team === teamKey && unit.arrivalTurn <= openingTurn)
      .map(({ id, name, shortName, arm, nation, formation, brigade, place }) =>
        counter({ id, name, shortName, symbol: arm, nation, formation, brigade, ...place }),
      ),
  };
};
