import type { Effectiveness, Losses, MustName, SinceTheBeginning } from '@/lib/words';
import type {
  AccountFact,
  EnemyFact,
  FightFacts,
  ObjectivePlace,
  Outcome,
  OwnFact,
  PlaceFact,
  ReportFacts,
  Worth,
} from '../../facts';
import type {
  ContactNews,
  CrossingNews,
  GoalFact,
  MissionNews,
  NewsFact,
  OutcomeNews,
  RowOutcome,
  StrikeNews,
} from '../../news-facts';

/** Facts of a turn, typed by hand: what the letters of `docs/reports` are made from. */

/** A place by its grid reference: "452 280", and the map's words for it. Figures from 870 on lie west or south of the sheet's corner. */
export function at(gridReference: string, words = ''): PlaceFact {
  const [east, north] = gridReference
    .split(' ')
    .map((figures) => (Number(figures) >= 870 ? Number(figures) / 10 - 100 : Number(figures) / 10));
  return { x: east!, y: north!, gridReference, words };
}

/** The worth of a unit, in one word, and its last losses. */
const worths = {
  fresh: ['considerable', 'untouched'],
  complete: ['capable', 'untouched'],
  small: ['low', 'untouched'],
  strong: ['considerable', 'hasLost'],
  hurt: ['capable', 'hasLost'],
  weak: ['low', 'hasLost'],
  breaking: ['disintegrating', 'hasLost'],
  finished: ['ineffective', 'hasLost'],
  taken: ['captured', 'hasLost'],
  mended: ['capable', 'recovered'],
} as const satisfies Record<string, readonly [Effectiveness, SinceTheBeginning]>;
export type Shape = keyof typeof worths;

const worth = (shape: Shape, losses: Losses = 'none'): Worth => {
  const [effectiveness, since] = worths[shape];
  return { effectiveness, since, losses };
};

/** A unit of a team: its name, its counter, its brigade. */
export interface Unit {
  name: string;
  shortName: string;
  brigade: string;
  isSupport?: true;
  isTanks?: true;
}
export const unit = (name: string, shortName = name, brigade = ''): Unit => ({ name, shortName, brigade });

/** An HQ, guns, engineers or transport. */
export const support = (name: string, shortName = name, brigade = ''): Unit => ({
  ...unit(name, shortName, brigade),
  isSupport: true,
});

/** A unit that has tanks. */
export const tanks = (name: string, shortName = name, brigade = ''): Unit => ({
  ...unit(name, shortName, brigade),
  isTanks: true,
});

/** A unit after a fight. */
export const own = (
  of: Unit,
  place: PlaceFact | null,
  shape: Shape,
  losses: Losses = 'none',
  more: Partial<OwnFact> = {},
): OwnFact => ({
  factId: `own:${of.name}`,
  ...of,
  ...worth(shape, losses),
  place,
  movement: 'stayed',
  stoodFast: false,
  ...more,
});

export const enemy = (battalions: string, types: string[], more: Partial<EnemyFact> = {}): EnemyFact => ({
  factId: 'enemy',
  at: { x: 0, y: 0 },
  battalions,
  types,
  symbol: null,
  mustName: [],
  identities: [],
  hasPrisoners: false,
  ...more,
});

interface Fought extends Partial<FightFacts> {
  at: PlaceFact;
  outcome: Outcome | null;
  own: OwnFact[];
  enemy: EnemyFact;
  support?: MustName[];
}
export const fight = ({ at: place, ...of }: Fought): FightFacts => ({
  id: `fight at ${place.gridReference}`,
  title: place.gridReference,
  place,
  where: place.words || `near ${place.gridReference}`,
  crossing: null,
  order: of.outcome === null ? 'probe' : 'attack',
  isNight: false,
  support: [],
  ...of,
});

export const row = (units: readonly Unit[], outcome: RowOutcome, more: Partial<OutcomeNews> = {}): OutcomeNews => ({
  factId: `row:${units.map(({ name }) => name).join()}`,
  kind: 'outcome',
  isOwed: true,
  units: named(units),
  action: 'move',
  goal: null,
  parts: [{ units: named(units), at: null, outcome }],
  ...more,
});

const named = (units: readonly Unit[]): string[][] =>
  units.map(({ name, shortName }) => [...new Set([name, shortName])]);

export const mission = (more: Partial<MissionNews> & Pick<MissionNews, 'mission' | 'result'>): MissionNews => ({
  factId: `mission:${more.mission}`,
  kind: 'mission',
  isOwed: true,
  units: [],
  name: 'Typhoons of 83 Group',
  where: '',
  losses: 'none',
  ...more,
});

/** Own units that did not fight, each where it is and how. */
export const account = (
  of: Unit,
  place: PlaceFact | null,
  shape: Shape,
  more: Partial<AccountFact> = {},
): AccountFact => ({
  factId: `account:${of.name}`,
  name: of.name,
  shortName: of.shortName,
  brigade: of.brigade,
  place,
  worth: { ...worth(shape), ...(of.isSupport ? { isSupport: true as const } : {}) },
  isChanged: false,
  hasArrived: false,
  toldBy: [],
  ...more,
});

/** A bridge that looks otherwise than the team knew. */
export const bridge = (
  by: readonly Unit[],
  [name, spoken]: readonly [name: string, spoken: string],
  [x, y]: readonly [number, number],
  more: Partial<CrossingNews> = {},
): CrossingNews => ({
  factId: `crossing:${name}`,
  kind: 'crossing',
  isOwed: true,
  units: named(by),
  name,
  places: [name.split(' – ')[0]!],
  marks: [],
  spoken,
  sort: 'mainRoadBridge',
  look: 'standing',
  isNew: false,
  isBuilt: false,
  isFoughtFor: false,
  at: { x, y },
  ...more,
});

export const strike = (
  by: readonly Unit[],
  how: string,
  shape: Shape,
  losses: Losses,
  more: Partial<StrikeNews> = {},
): StrikeNews => ({
  factId: `strike:${by.map(({ name }) => name).join()}`,
  kind: 'strike',
  isOwed: true,
  units: named(by),
  how,
  ...worth(shape, losses),
  ...(by[0]?.isSupport ? { isSupport: true as const } : {}),
  pinned: '',
  isFlakSilenced: false,
  ...more,
});

export const contact = (by: readonly Unit[], more: Partial<ContactNews> = {}): ContactNews => ({
  factId: `contact:${by.map(({ name }) => name).join()}`,
  kind: 'contact',
  isOwed: true,
  units: named(by),
  hasMoved: false,
  from: 'north',
  at: { x: 0, y: 0 },
  battalions: 'about half a battalion',
  types: ['infantry'],
  symbol: null,
  identities: [],
  ...more,
});

/** A piece of news of own units, by its kind. */
export const news = <Kind extends NewsFact['kind']>(
  kind: Kind,
  by: readonly Unit[],
  more: Omit<Extract<NewsFact, { kind: Kind }>, 'kind' | 'factId' | 'isOwed' | 'units'>,
): NewsFact =>
  ({ factId: `${kind}:${by.map(({ name }) => name).join()}`, kind, isOwed: true, units: named(by), ...more }) as never;

export const goal = (gridReference: string, spoken: string): GoalFact => ({ ...at(gridReference), spoken });

/** A place of an objective: where it is and how. */
export const aim = (
  spoken: string,
  [x, y]: readonly [number, number],
  is: ObjectivePlace['is'],
  look: ObjectivePlace['look'] = null,
): ObjectivePlace => ({ name: spoken, spoken, x, y, is, look });

interface Given extends Partial<Omit<ReportFacts, 'accounts' | 'news'>> {
  sender: string;
  news?: NewsFact[];
  /** The units that are in no fight. */
  others?: AccountFact[];
}

/** Whoever fared so is at another place than when the turn began. */
const isMoving: ReadonlySet<RowOutcome['is']> = new Set([
  'done',
  'moved',
  'onTheRoad',
  'stopped',
  'attackedNobody',
  'queueing',
]);

/** The facts of a turn: the accounts of those who fought are those of their fights. */
export function factsOf({ others = [], fights = [], ...more }: Given): ReportFacts {
  const fought = new Map<string, AccountFact>();
  for (const { own: units, id } of fights)
    for (const { name, shortName, brigade, place, movement: _, stoodFast: __, factId: ___, ...of } of units)
      fought.set(name, {
        ...account({ name, shortName, brigade }, place, 'fresh', { isChanged: true, toldBy: [id] }),
        worth: of,
      });
  const moved = new Set(
    (more.news ?? []).flatMap((one) =>
      one.kind === 'outcome'
        ? one.parts
            .filter(({ outcome }) => isMoving.has(outcome.is))
            .flatMap(({ units }) => units.map(([name]) => name!))
        : [],
    ),
  );
  const accounts = [
    ...fought.values(),
    ...others.map((one) => (moved.has(one.name) ? { ...one, isChanged: true } : one)),
  ];
  return {
    objective: null,
    fights,
    moves: [],
    arrivals: [],
    patrols: [],
    requests: [],
    news: [],
    accounts,
    ownPlaces: accounts.flatMap(({ name, shortName, place }) =>
      place ? [{ names: [...new Set([name, shortName])], place }] : [],
    ),
    ...more,
  };
}
