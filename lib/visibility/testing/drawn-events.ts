import type { Place } from '@/lib/geometry';
import {
  type Arm,
  airMissions,
  crossingLooks,
  interdictionWeights,
  type LetGoWhy,
  letGoWhys,
  losses,
} from '@/lib/words';
import { type DemolitionResult, missionResults } from '../news-facts';
import type { EntryToTell } from '../perception/perceived';
import type { ReportTruth, TruthUnit } from '../truth';
import {
  noEvents,
  type TruthCrossing,
  type TruthEvents,
  type TruthFlak,
  type TruthHit,
  type TruthWork,
  type Weapon,
} from '../truth-events';
import { battalionWords, lossesOf } from '../words/player-words';
import { type Condition, conditionOf, contactArms, type Draw, pairs, standings } from './drawn-known';
import { noChanges } from './perceived-worlds';

/**
 * The things that units of the team saw and suffered, for `two-worlds.test.ts`: the told parts drawn once, all else for each
 * world.
 */

/** The facts that a team may know of one of its units that was hit. */
interface HitKnown extends Place, Condition {
  id: string;
  losses: ReturnType<typeof lossesOf>;
  isImmobilised: boolean;
  isFlakSilenced: boolean;
}

export interface EventsKnown {
  struck: HitKnown[];
  weapons: Weapon[];
  landed: HitKnown[];
  lift: { hasMetFlak: boolean; hasMetFighters: boolean; isTurnedBack: boolean; isWide: boolean };
  watcher: Place;
  crossing: { look: TruthCrossing['known']; known: TruthCrossing['known']; isTold: boolean } | null;
  contact: { at: Place; arms: Arm[]; battalions: string; identity: string | null; hasMoved: boolean } | null;
  /** Where its guns fired for others, to the hectometre. */
  fireAt: Place | null;
  mission: Omit<TruthEvents['missions'][number], 'id' | 'teamIds'> | null;
  /** The watcher waits at a bridge. */
  queue: { place: number; isPartAcross: boolean } | null;
  /** Work on a bridge that the watcher does, or sees. */
  work: { isOurs: boolean; state: TruthWork['state']; turnsLeft: number } | null;
  /** The outcome of the watcher's order to blow a bridge. */
  demolition: DemolitionResult | null;
  /** The watcher's flak fired. */
  flak: { at: TruthFlak['at']; hasHit: boolean } | null;
  hasRecovered: boolean;
  /** A unit of its own was taken by no fight. */
  isTaken: boolean;
  /** Enemy troops gave themselves up to the watcher. */
  surrendered: Arm | null;
  /** The changes of the watcher by the ledger that no fact of its own tells. */
  changes: { isFlakSilenced: boolean; isPutInContact: boolean };
  /** The fate of the watcher's order to attack. */
  letGo: { action: 'attack' | 'breakThrough' | 'probe'; why: LetGoWhy } | null;
}

const drawHit = (draw: Draw, id: string): HitKnown => ({
  id,
  x: draw.km(),
  y: draw.km(),
  ...conditionOf(draw.one(standings)),
  losses: draw.one(losses),
  isImmobilised: draw.yes(),
  isFlakSilenced: draw.yes(),
});

export function drawEventsKnown(draw: Draw): EventsKnown {
  const watcher = { x: draw.km(), y: draw.km() };
  const arms = [...new Set(draw.some(1, 2, () => draw.one(contactArms)))];
  return {
    struck: draw.some(0, 2, (i) => drawHit(draw, `struck-${i}`)),
    weapons: draw.some(0, 2, () =>
      draw.yes() ? { bombs: draw.one(interdictionWeights) } : { guns: draw.one(['field', 'heavy'] as const) },
    ),
    landed: draw.some(0, 2, (i) => drawHit(draw, `landed-${i}`)),
    lift: { hasMetFlak: draw.yes(), hasMetFighters: draw.yes(), isTurnedBack: draw.yes(), isWide: draw.yes() },
    watcher,
    crossing: draw.yes()
      ? { look: draw.one(crossingLooks), known: draw.one([...crossingLooks, null]), isTold: draw.yes() }
      : null,
    contact: draw.yes()
      ? {
          at: draw.near(watcher),
          arms,
          battalions: battalionWords(draw.number(0, 10 * arms.length)),
          identity: draw.yes() ? '9 SS Pz Div' : null,
          hasMoved: draw.yes(),
        }
      : null,
    fireAt: draw.yes() ? { x: draw.km(), y: draw.km() } : null,
    mission: draw.yes()
      ? {
          side: 'allied',
          mission: draw.one(airMissions),
          name: 'Typhoons of 83 Group',
          at: draw.yes() ? { x: draw.km(), y: draw.km() } : null,
          result: draw.one(missionResults),
          losses: draw.one(losses),
        }
      : null,
    queue: draw.yes() ? { place: draw.number(1, 5), isPartAcross: draw.yes() } : null,
    work: draw.yes()
      ? {
          isOurs: draw.yes(),
          state: draw.one(['begun', 'goesOn', 'stopped', 'givenUp'] as const),
          turnsLeft: draw.number(0, 2),
        }
      : null,
    demolition: draw.yes() ? draw.one(['blown', 'failed', 'nobodyThere', 'notDue'] as const) : null,
    flak: draw.yes() ? { at: draw.one(['transports', 'aircraft'] as const), hasHit: draw.yes() } : null,
    hasRecovered: draw.yes(),
    isTaken: draw.yes(),
    surrendered: draw.yes() ? draw.one(contactArms) : null,
    changes: { isFlakSilenced: draw.yes(), isPutInContact: draw.yes() },
    letGo: draw.yes()
      ? { action: draw.one(['attack', 'breakThrough', 'probe'] as const), why: draw.one(letGoWhys) }
      : null,
  };
}

/** The makers of the world's units. */
interface Makers {
  own: (id: string, place: Place) => TruthUnit;
  enemy: (arm: Arm, formation: string, key: string) => TruthUnit;
  about: (place: Place, of: TruthUnit) => TruthUnit;
  /** Some step of some profile with this status. */
  level: (status: number) => Pick<TruthUnit, 'profile' | 'stepsLost'>;
  /** The same unit, standing as one of this condition may. */
  like: (of: TruthUnit, condition: Condition) => TruthUnit;
}

/** The events of a world, and the units they are about. */
export function drawEvents(
  draw: Draw,
  known: EventsKnown,
  { own, enemy, about, level, like }: Makers,
): { events: TruthEvents; own: TruthUnit[]; enemy: TruthUnit[] } {
  const hurt = (one: HitKnown): { unit: TruthUnit; hit: TruthHit } => {
    const alike = pairs.filter(({ before, after }) => before > 0 && lossesOf(before, after) === one.losses);
    const { before, after } = draw.one(alike);
    const { id: unitId, isImmobilised, isFlakSilenced } = one;
    return {
      unit: like(own(one.id, one), one),
      hit: { unitId, statusBefore: before, statusAfter: after, isImmobilised, isFlakSilenced },
    };
  };
  const struck = known.struck.map(hurt);
  const landed = known.landed.map(hurt);
  const watcher = like(own('watcher', known.watcher), { effectiveness: 'capable', since: 'recovered' });
  const lost = { ...own('lost', known.watcher), isCaptured: true, isOnMap: false, x: null, y: null };
  const gone = known.surrendered && {
    ...enemy(known.surrendered, draw.one(['2 FJ Div', '85 Inf Div']), 'gone'),
    isCaptured: true,
  };
  const { queue, work, flak } = known;
  const { crossing, contact, fireAt, mission, letGo } = known;
  const sums = (arms: number) => Array.from({ length: 10 * arms + 1 }, (_, sum) => sum);
  let left = contact
    ? draw.one(sums(contact.arms.length).filter((sum) => battalionWords(sum) === contact.battalions))
    : 0;
  const met = (contact?.arms ?? []).map((arm, i, { length }) => {
    const after = 10 * (length - 1 - i);
    const status = draw.number(Math.max(0, left - after), Math.min(10, left));
    left -= status;
    const of = enemy(arm, contact!.identity ?? draw.one(['2 FJ Div', '85 Inf Div']), `close-${i}`);
    return { ...about(contact!.at, of), ...level(status) };
  });
  const states = { blown: ['blown'], safe: ['safe'], standing: ['untested', 'tested'] } as const;
  const at = { x: draw.km(), y: draw.km() };
  const stranger = (): TruthHit => ({
    unitId: `stranger-${draw.number(1, 99)}`,
    statusBefore: draw.number(5, 10),
    statusAfter: draw.number(0, 4),
    isImmobilised: draw.yes(),
    isFlakSilenced: draw.yes(),
  });
  return {
    own: [...struck, ...landed].map(({ unit }) => unit).concat(watcher, known.isTaken ? lost : []),
    enemy: [...met, ...(gone ? [gone] : [])],
    events: {
      ...noEvents,
      letGo: [
        ...(letGo ? [{ unitId: 'watcher', ...letGo }] : []),
        { unitId: `stranger-${draw.number(1, 99)}`, action: 'attack' as const, why: draw.one(letGoWhys) },
      ],
      strikes: [
        { id: `s-${draw.number(1, 1e6)}`, weapons: known.weapons, hits: [...struck.map(({ hit }) => hit), stranger()] },
        { id: 'elsewhere', weapons: [{ bombs: draw.one(interdictionWeights) }], hits: [stranger()] },
      ],
      landings: [
        {
          id: `l-${draw.number(1, 1e6)}`,
          zone: 'DZ Y',
          hits: landed.map(({ hit }) => hit),
          hasMetFlak: known.lift.hasMetFlak,
          hasMetFighters: known.lift.hasMetFighters,
          isTurnedBack: known.lift.isTurnedBack,
          wideIds: known.lift.isWide ? known.landed.map(({ id }) => id) : [],
        },
      ],
      crossings: [
        ...(crossing
          ? [
              {
                id: `c-${draw.number(1, 1e6)}`,
                name: 'Arnhem – road bridge',
                spoken: 'the road bridge of Arnhem',
                kind: 'roadBridge',
                x: 74.6,
                y: 77.9,
                state: draw.one(states[crossing.look!]),
                known: crossing.known,
                isTold: crossing.isTold,
                isBuilt: false,
                combatIds: [],
                unitIds: ['watcher'],
              },
            ]
          : []),
        {
          id: 'unseen',
          name: 'Grave – Maas road bridge',
          spoken: 'the Maas road bridge of Grave',
          kind: 'roadBridge',
          ...at,
          state: draw.one(['untested', 'tested', 'safe', 'blown'] as const),
          known: draw.one(crossingLooks),
          isTold: draw.yes(),
          isBuilt: draw.yes(),
          combatIds: [],
          unitIds: ['stranger-1'],
        },
      ],
      queued: [
        ...(queue ? [{ unitId: 'watcher', crossing: 'the bridge of Son', ...queue }] : []),
        { unitId: 'stranger-3', crossing: 'the bridge of Grave', place: draw.number(1, 9), isPartAcross: draw.yes() },
      ],
      works: [
        ...(work
          ? [
              {
                id: `w-${draw.number(1, 1e6)}`,
                name: 'Son – canal bridge',
                spoken: 'the canal bridge of Son',
                x: 50,
                y: 52,
                state: work.state,
                // How long it takes only those know who build.
                turnsLeft: work.isOurs ? work.turnsLeft : draw.number(0, 3),
                lacks: [],
                builderIds: work.isOurs ? ['watcher'] : ['stranger-4'],
                unitIds: ['watcher'],
              },
            ]
          : []),
        {
          id: 'theirs',
          name: 'Grave – Maas road bridge',
          spoken: 'the Maas road bridge of Grave',
          ...at,
          state: draw.one(['begun', 'goesOn', 'stopped', 'givenUp'] as const),
          turnsLeft: draw.number(0, 3),
          lacks: [],
          builderIds: ['stranger-4'],
          unitIds: ['stranger-4'],
        },
      ],
      demolitions: [
        ...(known.demolition
          ? [
              {
                id: `d-${draw.number(1, 1e6)}`,
                unitIds: ['watcher', 'stranger-4'],
                name: 'Best – canal bridge',
                spoken: 'the canal bridge of Best',
                x: 41,
                y: 26,
                result: known.demolition,
              },
            ]
          : []),
        {
          id: 'theirs',
          unitIds: ['stranger-4'],
          name: 'Grave – Maas road bridge',
          spoken: 'the Maas road bridge of Grave',
          ...at,
          result: draw.one(['blown', 'failed', 'nobodyThere', 'notDue'] as const),
        },
      ],
      flak: [
        ...(flak ? [{ id: `k-${draw.number(1, 1e6)}`, unitIds: ['watcher', 'stranger-5'], ...flak }] : []),
        {
          id: 'theirs',
          unitIds: ['stranger-5'],
          at: draw.one(['transports', 'aircraft'] as const),
          hasHit: draw.yes(),
        },
      ],
      taken: [
        ...(known.isTaken ? [{ unitId: 'lost', seenBy: [`enemy-${draw.number(1, 99)}`] }] : []),
        ...(gone ? [{ unitId: gone.id, seenBy: ['watcher'] }] : []),
        { unitId: `stranger-${draw.number(1, 99)}`, seenBy: [] },
      ],
      recovered: [...(known.hasRecovered ? [{ unitId: 'watcher' }] : []), { unitId: 'stranger-6' }],
      standoffs: contact
        ? [{ id: 'close', unitIds: ['watcher'], metIds: met.map(({ id }) => id), hasMoved: contact.hasMoved }]
        : [],
      fires: [
        ...(fireAt
          ? [
              {
                id: `f-${draw.number(1, 1e6)}`,
                unitIds: ['watcher'],
                at: { x: fireAt.x + draw.number(0, 99) / 1000, y: fireAt.y + draw.number(0, 99) / 1000 },
                isAtSquare: false,
              },
            ]
          : []),
        { id: 'theirs', unitIds: ['stranger-2'], at, isAtSquare: draw.yes() },
      ],
      missions: [
        ...(mission ? [{ id: `m-${draw.number(1, 1e6)}`, teamIds: ['allied-team', 'neighbour'], ...mission }] : []),
        {
          id: 'other',
          side: draw.one(['allied', 'german'] as const),
          teamIds: ['neighbour'],
          mission: draw.one(airMissions),
          name: `Secret wing ${draw.number(1, 99)}`,
          at,
          result: draw.one(missionResults),
          losses: draw.one(losses),
        },
      ],
    },
  };
}

/** The changes of the ledger in a world: those that the watcher perceives, and those of others. */
export function drawChanges(
  draw: Draw,
  { changes: { isFlakSilenced, isPutInContact } }: EventsKnown,
): ReportTruth['changes'] {
  const of = (name: string): string => `${name}-${draw.number(1, 99)}`;
  const stranger = of('stranger');
  const enemy = of('enemy');
  const sortie = of('sortie');
  const change = (
    kind: EntryToTell['kind'],
    subjectId: string,
    before: EntryToTell['before'],
    after: EntryToTell['after'],
  ) => ({
    kind,
    subjectId,
    before,
    after,
  });
  const own = [
    ...(isFlakSilenced ? [change('unit', 'watcher', { suppressedIn: null }, { suppressedIn: 5 })] : []),
    ...(isPutInContact ? [change('pair', of('watcher'), null, { alliedId: 'watcher', germanId: enemy })] : []),
  ];
  const others = [
    change('unit', stranger, { stepsLost: 0, suppressedIn: null }, { stepsLost: draw.number(1, 3), suppressedIn: 5 }),
    change(
      'unit',
      enemy,
      { isCaptured: false, stepsLost: 0 },
      { isCaptured: draw.yes(), stepsLost: draw.number(0, 4) },
    ),
    change('pair', of('pair'), null, { alliedId: stranger, germanId: enemy }),
    change('crossing', 'unseen', { state: 'untested' }, { state: draw.one(['safe', 'blown'] as const) }),
    change('bridging', 'theirs', { turnsDone: 0 }, { turnsDone: draw.number(1, 3) }),
    change('airTask', sortie, null, { turn: 5, state: 'flown', lost: draw.number(0, 4) }),
    change('combat', of('combat'), null, { turn: 5, state: 'grouped', units: [{ unitId: 'watcher' }] }),
    change('passage', of('passage'), null, { turn: 4, unitId: 'watcher', isWhole: draw.yes() }),
  ].filter(() => draw.yes());
  const here = { isOnMap: true, isCaptured: false };
  return {
    entries: draw.yes() ? [...own, ...others] : [...others, ...own],
    world: {
      ...noChanges.world,
      state: new Map([
        ['unit/watcher', here],
        [`unit/${stranger}`, here],
      ]),
      teams: ['allied-team'],
      teamOf: new Map([
        ['watcher', 'allied-team'],
        [stranger, 'neighbour'],
        [enemy, 'german-team'],
      ]),
      contacts: new Map([[enemy, [stranger]]]),
      at: new Map([
        ['unseen', [stranger]],
        ['theirs', [stranger]],
      ]),
      flownFor: new Map([[sortie, { teams: ['neighbour'], units: [stranger] }]]),
    },
  };
}
