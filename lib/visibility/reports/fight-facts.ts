import { isTanks } from '@/lib/adjudication/arms';
import { isIdentified } from '@/lib/adjudication/contact';
import { strongestOf } from '@/lib/adjudication/probe';
import { kmBetween, middleOf, type Place } from '@/lib/geometry';
import { otherSide } from '@/lib/sides';
import { type Action, type MustName, mustNames, type Side } from '@/lib/words';
import { lookOf } from '../crossing-look';
import type { EnemyFact, FightCrossing, FightFacts, Outcome, OwnFact } from '../facts';
import type { Lie, ReportTruth, TruthCombat, TruthFighter, TruthProbe, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';
import { gridReference, hectometre, nearestPlace, placeFact, placeWords, sighted } from '../words/grid';
import { battalionWords, isArtillery, lossesOf, troopsAmong } from '../words/player-words';
import { statusOf, worthOf } from './worth';

/** Tanks, guns and aircraft of one side that took part in a combat. */
function involvedOf(combat: TruthCombat, side: Side): MustName[] {
  const units = combat.fighters.map(({ unit }) => unit).filter((unit) => unit.side === side);
  const isInvolved: Record<MustName, boolean> = {
    tanks: units.some(isTanks),
    artillery: units.some(isArtillery) || combat.guns.some((guns) => guns.side === side),
    air: combat.air.some((air) => air.side === side),
  };
  return mustNames.filter((kind) => isInvolved[kind]);
}

/**
 * The result from one side, as anyone on the spot could see it (§9 Results Table): the side that gave way comes before the
 * words of the table, as a ruling may differ from it.
 */
function outcomeOf(combat: TruthCombat, isAttacker: boolean): Outcome {
  if (combat.isOverrun) return isAttacker ? 'overran' : 'wereOverrun';
  const hasGone = (isOfAttacker: boolean): boolean =>
    combat.fighters.some(
      ({ unit, retiresKm, isCaptured }) =>
        (unit.side === combat.attackingSide) === isOfAttacker && (retiresKm > 0 || isCaptured),
    );
  const isBeaten = combat.result === 'attackersBadlyBeaten';
  if (hasGone(false) && !isBeaten) return isAttacker ? 'tookGround' : 'lostGround';
  if (hasGone(true) || isBeaten) return isAttacker ? 'thrownBack' : 'sawThemOff';
  if (combat.result === 'confusedCombat') return 'locked';
  return isAttacker ? 'pressedThem' : 'heldOn';
}

const byName = <T extends { name: string }>(a: T, b: T): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

export const spotOf = ({ x, y, isOnMap }: TruthUnit): Place | null =>
  isOnMap && x !== null && y !== null ? { x, y } : null;

const spotsOf = (units: readonly TruthUnit[]): Place[] => units.map(spotOf).filter((spot) => spot !== null);

/** The enemy units that this team fought or met this turn, or has close by. */
export function unitsMet(viewer: Viewer, truth: ReportTruth): TruthUnit[] {
  const own = new Set(truth.own.filter(({ teamId }) => teamId === viewer.teamId).map(({ id }) => id));
  const fought = truth.combats
    .filter(({ fighters }) => fighters.some(({ unit }) => unit.teamId === viewer.teamId))
    .flatMap(({ fighters }) => fighters.map(({ unit }) => unit).filter(({ side }) => side !== viewer.side));
  const probed = truth.probes.filter(({ unitIds }) => unitIds.some((id) => own.has(id))).flatMap(({ met }) => met);
  const close = new Set(
    truth.events.standoffs.filter(({ unitIds }) => unitIds.some((id) => own.has(id))).flatMap(({ metIds }) => metIds),
  );
  return [...fought, ...probed, ...truth.enemy.filter(({ id }) => close.has(id))];
}

/** The enemy formations among `met` that may be named: already issued, or for the second turn running in contact with the team (§10, OC-115). */
export function identitiesOf(truth: ReportTruth, met: readonly TruthUnit[]): string[] {
  const mayName = (formation: string): boolean =>
    truth.issuedIdentities.includes(formation) ||
    truth.contacts.some(
      ({ enemyFormation, turnsRunning }) => enemyFormation === formation && isIdentified(turnsRunning),
    );
  return [...new Set(met.map(({ formation }) => formation))].filter(mayName).sort();
}

function enemyFact(
  { sides }: Viewer,
  id: string,
  at: Place,
  met: readonly TruthUnit[],
  status: number,
  mustName: MustName[],
  identities: string[],
  hasPrisoners: boolean,
): EnemyFact {
  const { types, symbol } = troopsAmong(met, sides);
  return {
    factId: `${id}:enemy`,
    at,
    battalions: battalionWords(status),
    types,
    symbol,
    mustName,
    identities,
    hasPrisoners,
  };
}

/** An own unit after a fight: its losses are that fight's; what it is good for and where it is are as it now stands. */
function ownFact(truth: ReportTruth, fightId: string, fighter: TruthFighter, isAttacker: boolean): OwnFact {
  const { unit, statusBefore, statusAfter, retiresKm, wentBackSpent, stoodFast } = fighter;
  const spot = unit.isCaptured ? null : spotOf(unit);
  return {
    factId: `${fightId}:own:${unit.id}`,
    name: unit.name,
    shortName: unit.shortName,
    brigade: unit.brigade,
    ...worthOf(unit, lossesOf(statusBefore, statusAfter)),
    place: spot && placeFact(spot, truth.places),
    ...(isTanks(unit) ? { isTanks: true as const } : {}),
    movement: wentBackSpent ? 'fellBack' : retiresKm === 0 ? 'stayed' : isAttacker ? 'thrownBack' : 'fellBack',
    stoodFast,
  };
}

/**
 * A combat as this team may be told of it. He who attacked knows the ground he went for; he who was attacked sees only
 * from where they came.
 */
export function combatFacts(viewer: Viewer, truth: ReportTruth, combat: TruthCombat): FightFacts | null {
  const own = combat.fighters.filter(({ unit }) => unit.teamId === viewer.teamId);
  if (own.length === 0) return null;
  const isAttacker = combat.attackingSide === viewer.side;
  const met = combat.fighters.filter(({ unit }) => unit.side !== viewer.side);
  const metUnits = met.map(({ unit }) => unit);
  const status = met.reduce((sum, { contributedStatus }) => sum + contributedStatus, 0);
  const enemySide = otherSide(viewer.side);
  const identities = identitiesOf(truth, metUnits);
  const place = hectometre(combat.place);
  const crossing = crossingAt(
    place,
    own.map(({ unit }) => unit.id),
    viewer,
    truth,
  );
  return {
    id: combat.id,
    title: '',
    place: placeFact(place, truth.places),
    where: whereFought(place, combat.lie, crossing, truth),
    crossing,
    order: orderOf(own),
    ...(isAttacker ? preparationOf(own) : {}),
    isNight: truth.turn.daypart === 'night',
    outcome: outcomeOf(combat, isAttacker),
    own: own.map((fighter) => ownFact(truth, combat.id, fighter, isAttacker)).sort(byName),
    support: involvedOf(combat, viewer.side),
    enemy: enemyFact(
      viewer,
      combat.id,
      isAttacker ? place : sighted(place, spotsOf(metUnits)),
      metUnits,
      status,
      involvedOf(combat, enemySide),
      identities,
      met.some(({ isCaptured }) => isCaptured),
    ),
  };
}

/** The order of the fighters, where it is the same for all. */
const orderOf = (fighters: readonly TruthFighter[]): Action | null => {
  const [order, ...others] = new Set(fighters.map(({ action }) => action));
  return others.length === 0 ? (order ?? null) : null;
};

/** True when all fighters of an attack had prepared it, or none had; else nothing is said of it. */
const preparationOf = (fighters: readonly TruthFighter[]): Pick<FightFacts, 'isPrepared'> => {
  const [isPrepared, ...others] = new Set(fighters.map((fighter) => fighter.isPrepared));
  return isPrepared === undefined || others.length > 0 ? {} : { isPrepared };
};

/** As far from a crossing, km, a fight is one for it: ours. */
const foughtForKm = 1;

/** The crossing a fight was for, as far as own fighters see one near it: the nearest. */
function crossingAt(
  place: Place,
  fighterIds: readonly string[],
  viewer: Viewer,
  { events }: ReportTruth,
): FightCrossing | null {
  const [nearest] = events.crossings
    .filter(({ unitIds }) => unitIds.some((id) => fighterIds.includes(id)))
    .map((crossing) => ({ crossing, km: kmBetween(place, crossing) }))
    .filter(({ km }) => km <= foughtForKm)
    .sort((a, b) => a.km - b.km || (a.crossing.name < b.crossing.name ? -1 : 1));
  if (!nearest) return null;
  const { id, spoken } = nearest.crossing;
  return { factId: `crossing:${id}`, spoken, look: lookOf(nearest.crossing, viewer) };
}

/** Where a fight was, as one would say it: at its crossing, in the streets, in the woods, astride the road. */
function whereFought(
  place: Place,
  lie: Lie | undefined,
  crossing: FightCrossing | null,
  { places }: ReportTruth,
): string {
  if (crossing) return `at ${crossing.spoken}`;
  const near = nearestPlace(place, places);
  const words = placeWords(place, places);
  const about = words || `near ${gridReference(place)}`;
  switch (lie) {
    case 'town':
      return near && !near.isCrossing && words.startsWith('at ')
        ? `in the streets of ${near.name}`
        : `among the houses ${about}`;
    case 'woods':
      return `in the woods ${about}`;
    case 'closeCountry':
      return `in the close country ${about}`;
    case 'mainRoad':
      return near?.isCrossing ? about : `astride the main road ${about}`;
    case undefined:
      return about;
  }
}

/** The formation a probe identifies: that of the strongest unit it met (§5 Probe, OC-73). */
export const identifiedBy = ({ met }: TruthProbe): string[] => {
  const strongest = strongestOf(met.map((unit) => ({ ...unit, status: statusOf(unit) })));
  return strongest ? [strongest.formation] : [];
};

/** A probe tells side, type, rough strength and one formation of what it met, and costs nothing (OC-73). */
export function probeFacts(viewer: Viewer, truth: ReportTruth, probe: TruthProbe): FightFacts | null {
  const own = truth.own.filter((unit) => unit.teamId === viewer.teamId && probe.unitIds.includes(unit.id));
  if (own.length === 0) return null;
  const status = probe.met.reduce((sum, unit) => sum + statusOf(unit), 0);
  const mustName = mustNames.filter(
    (kind) => (kind === 'tanks' && probe.met.some(isTanks)) || (kind === 'artillery' && probe.met.some(isArtillery)),
  );
  const fighters = own.map((unit) => ({
    unit,
    statusBefore: statusOf(unit),
    statusAfter: statusOf(unit),
    contributedStatus: 0,
    isCaptured: false,
    retiresKm: 0,
    stoodFast: false,
  }));
  const place = sighted(middleOf(spotsOf(own)), spotsOf(probe.met));
  const identities = [...new Set([...identifiedBy(probe), ...identitiesOf(truth, probe.met)])].sort();
  return {
    id: probe.id,
    title: '',
    place: placeFact(place, truth.places),
    where: whereFought(place, undefined, null, truth),
    crossing: null,
    order: 'probe',
    isNight: truth.turn.daypart === 'night',
    outcome: null,
    own: fighters.map((fighter) => ownFact(truth, probe.id, fighter, true)).sort(byName),
    support: [],
    enemy: enemyFact(viewer, probe.id, place, probe.met, status, mustName, identities, false),
  };
}

const again = ['', ', SECOND FIGHT', ', THIRD FIGHT', ', FOURTH FIGHT'];

/** Each fight's title, no two alike: the place it was fought at; two near one place bear their grid references too. */
export function titled(fights: FightFacts[], truth: ReportTruth): FightFacts[] {
  const placed = fights.map(({ place }) => {
    const name = nearestPlace(place, truth.places)?.name.toUpperCase();
    return { name: name ?? '', reference: place.gridReference };
  });
  const titles = placed.map(({ name, reference }) => {
    if (!name) return reference;
    return placed.filter((other) => other.name === name).length > 1 ? `${name}, ${reference}` : name;
  });
  return fights.map((fight, i) => {
    const before = titles.slice(0, i).filter((title) => title === titles[i]).length;
    return { ...fight, title: `${titles[i]}${again[before] ?? `, FIGHT ${before + 1}`}` };
  });
}
