import type { Kind, Kinds } from './adjudicate';
import {
  type AirToAirCase,
  type AirToAirOutcome,
  airResult,
  bombersTurnBack,
  reportOf,
  resolveAirToAir,
} from './air-to-air';
import type { BridgeOutcome } from './bridges';
import { faces, scriptedDice } from './dice';
import type { FlakOutcome } from './flak';
import type { InterdictionCase, InterdictionOutcome } from './interdiction';
import type { MovementCase, MovementOutcome } from './movement';
import { faultOf, openFigures, type RuledKind } from './open-figures';
import type { RecceOutcome } from './recce';
import { literal2011 } from './rulebook';
import { type Overrule, type Overruled, rule } from './ruled';
import { tidy } from './score';
import { profileOf, statusAt } from './status';
import type { TrafficCase, TrafficOutcome } from './traffic';
import type { CombatCase, CombatOutcome, Problem, Rulebook } from './types';

/** The rulings of Control, by path; `of` gives the finding where there is none. */
class Ruled {
  constructor(private readonly values: ReadonlyMap<string, unknown>) {}
  has = (path: string): boolean => this.values.has(path);
  of = <Value>(path: string, found: Value): Value => (this.values.has(path) ? (this.values.get(path) as Value) : found);
}

/** A step loss immobilises; flak that is immobilised is suppressed (§9 Bombing/Interdiction). */
const interdictionAs = (put: InterdictionCase, outcome: InterdictionOutcome, ruled: Ruled): InterdictionOutcome => ({
  ...outcome,
  targets: outcome.targets.map((target, i) => {
    const { id, profile, stepsLost, isFlak } = put.targets[i]!;
    const steps = ruled.of(`targets.${id}.steps`, target.steps);
    const isImmobilised = ruled.of(`targets.${id}.isImmobilised`, target.isImmobilised || steps > 0);
    return {
      id,
      steps,
      isImmobilised,
      isSuppressed: ruled.of(`targets.${id}.isSuppressed`, isFlak && isImmobilised),
      statusAfter: statusAt(profileOf(profile), stepsLost + steps),
    };
  }),
});

const recceAs = (outcome: RecceOutcome, ruled: Ruled): RecceOutcome => ({
  ...outcome,
  targets: outcome.targets.map(({ id, report }) => ({ id, report: ruled.of(`targets.${id}.report`, report) })),
});

/** One serial is lost for each two of damage (OC-85), never more than fly. */
function flakAs(outcome: FlakOutcome, ruled: Ruled): FlakOutcome {
  const damage = ruled.of('damage', outcome.damage);
  const follows = Math.min(Math.floor(damage / 2), outcome.serials.length);
  return {
    ...outcome,
    damage,
    serialsLost: ruled.of('serialsLost', follows),
    serials: outcome.serials.map((serial) => ({
      ...serial,
      carriedStepsLost: ruled.of(`serials.${serial.id}.carriedStepsLost`, serial.carriedStepsLost),
    })),
  };
}

/** Another result brings the losses of its own row with it; how losses are told follows the losses. */
function airToAirAs(put: AirToAirCase, outcome: AirToAirOutcome, ruled: Ruled): AirToAirOutcome {
  const result = ruled.of('result', outcome.result);
  const { column } = outcome;
  const face = column && faces.find((one) => airResult(column, one) === result);
  const by = face && result !== outcome.result ? resolveAirToAir(put, scriptedDice([face])) : outcome;
  const losses = { a: ruled.of('losses.a', by.losses.a), b: ruled.of('losses.b', by.losses.b) };
  return {
    ...outcome,
    result,
    losses,
    transportSerialsLost: ruled.of('transportSerialsLost', by.transportSerialsLost),
    bomberSquadronsLost: ruled.of('bomberSquadronsLost', by.bomberSquadronsLost),
    ...(put.escorted?.bomberSquadrons
      ? { areBombersDrivenOff: ruled.of('areBombersDrivenOff', bombersTurnBack(put, by)) }
      : {}),
    reportAs: { a: reportOf(losses.a, put.a), b: reportOf(losses.b, put.b) },
  };
}

/** Points and words of one unit follow each other; what is left of the crossing follows the points. */
function trafficAs(put: TrafficCase, outcome: TrafficOutcome, ruled: Ruled): TrafficOutcome {
  const queue = outcome.queue.map((unit, i) => {
    const { id, unitSizePoints, pointsAcross: before } = put.queue[i]!;
    const points = `queue.${id}.pointsAcross`;
    const words = `queue.${id}.crosses`;
    const said = ruled.of(words, unit.crosses);
    const bySaid = said === 'wholly' ? unitSizePoints : said === 'waits' ? before : unit.pointsAcross;
    const pointsAcross = ruled.of(points, ruled.has(words) ? bySaid : unit.pointsAcross);
    const byPoints = pointsAcross === unitSizePoints ? 'wholly' : pointsAcross > before ? 'partly' : 'waits';
    return { ...unit, pointsAcross, crosses: ruled.has(points) ? ruled.of(words, byPoints) : said } as const;
  });
  const sum = (units: readonly { pointsAcross: number }[]) =>
    units.reduce((points, { pointsAcross }) => points + pointsAcross, 0);
  const capacityLeft = Math.max(0, tidy(outcome.capacityLeft + sum(outcome.queue) - sum(queue)));
  return { ...outcome, queue, capacityLeft };
}

function bridgeAs(outcome: BridgeOutcome, ruled: Ruled): BridgeOutcome {
  const isBlown = ruled.of('isBlown', outcome.isBlown);
  return { ...outcome, isBlown, state: isBlown ? 'blown' : 'tested' };
}

/** The share of the turn follows the maximum, and whether it can still attack follows the share (OC-71). */
function movementAs({ distanceKm }: MovementCase, outcome: MovementOutcome, ruled: Ruled): MovementOutcome {
  const maxKm = ruled.of('maxKm', outcome.maxKm);
  const byMax = maxKm > 0 ? distanceKm / maxKm : distanceKm > 0 ? 1 : 0;
  const turnShare = ruled.of('turnShare', ruled.has('maxKm') ? byMax : outcome.turnShare);
  return {
    ...outcome,
    maxKm,
    isWithin: tidy(distanceKm) <= tidy(maxKm),
    turnShare,
    canAttack: ruled.of('canAttack', tidy(turnShare) <= 0.5),
  };
}

type As = {
  [K in RuledKind]: (put: Kinds[K]['case'], outcome: Kinds[K]['outcome'], ruled: Ruled) => Kinds[K]['outcome'];
};

const as: As = {
  interdiction: interdictionAs,
  recce: (_, outcome, ruled) => recceAs(outcome, ruled),
  flak: (_, outcome, ruled) => flakAs(outcome, ruled),
  airToAir: airToAirAs,
  traffic: trafficAs,
  bridge: (_, outcome, ruled) => bridgeAs(outcome, ruled),
  movement: movementAs,
};

/** A ruling on any case: the outcome as ruled, and each figure overruled with what was found. */
type CaseRulingReading<K extends Kind = Kind> =
  | { ok: true; outcome: Kinds[K]['outcome']; overruled: Overruled[] }
  | { ok: false; problems: Problem[] };

function ruleOnOther<K extends RuledKind>(
  kind: K,
  put: Kinds[K]['case'],
  outcome: Kinds[K]['outcome'],
  overrules: readonly Overrule[],
): CaseRulingReading<K> {
  const open = new Map(openFigures(kind, put, outcome).map((figure) => [figure.path, figure]));
  const problems: Problem[] = [];
  const overruled: Overruled[] = [];
  for (const { path, ruled, reason } of overrules) {
    const figure = open.get(path);
    const fault = !figure
      ? 'is not open to a ruling'
      : overruled.some((other) => other.path === path)
        ? 'is ruled twice'
        : reason.trim() === ''
          ? 'needs a reason'
          : faultOf(figure.holds, ruled);
    if (fault) problems.push({ path, message: fault });
    else overruled.push({ path, found: figure!.found, ruled, reason });
  }
  if (problems.length > 0) return { ok: false, problems };
  const ruled = new Ruled(new Map(overruled.map((one) => [one.path, one.ruled])));
  return { ok: true, outcome: overruled.length > 0 ? as[kind](put, outcome, ruled) : outcome, overruled };
}

function ruleOnCombat(
  put: CombatCase,
  outcome: CombatOutcome,
  overrules: readonly Overrule[],
  rulebook: Rulebook,
): CaseRulingReading<'combat'> {
  const reading = rule(outcome, overrules, put, rulebook);
  if (!reading.ok) return reading;
  const { overruled, ...ruling } = reading.ruling;
  return { ok: true, outcome: { ...outcome, ...ruling }, overruled };
}

/**
 * Control's ruling on a case of any kind: accepted where `overrules` is empty. Each names a path of the outcome, such
 * as `targets.<id>.steps`, the new value, and why. What clearly follows from it is worked out again, unless it is
 * overruled too. The paths of a combat are those of `ruled.ts`. Never throws; every fault at once.
 */
export function ruleCase<K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  outcome: Kinds[K]['outcome'],
  overrules: readonly Overrule[],
  rulebook: Rulebook = literal2011,
): CaseRulingReading<K> {
  return kind === 'combat'
    ? (ruleOnCombat(put as CombatCase, outcome as CombatOutcome, overrules, rulebook) as CaseRulingReading<K>)
    : (ruleOnOther(kind as RuledKind, put as never, outcome as never, overrules) as CaseRulingReading<K>);
}
