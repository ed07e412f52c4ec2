import { type Doubt, doubtsOf, retreatDieDueOn } from '@/lib/adjudication/doubts';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Rulebook } from '@/lib/adjudication/types';
import type { AirOrdered } from '@/lib/advice/air/propose-air-support';
import { attackBars } from '@/lib/advice/combat/attack-bars';
import { type CombatCandidate, combatCandidate, ordersByUnit } from '@/lib/advice/combat/combat-candidates';
import {
  type CombatFinding,
  type CombatRuling,
  combatCaseOf,
  type FighterFacts,
  type Grouping,
} from '@/lib/advice/combat/combat-grouping';
import { fighterFacts, findingOf, groupingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { withCrossings } from '@/lib/advice/combat/crossings-held';
import { afterEncounters } from '@/lib/advice/combat/encounter';
import { withGroundSaid } from '@/lib/advice/combat/ground-said';
import { type OrderToSettle, ordersToSettle } from '@/lib/advice/combat/let-go';
import { type CombatProposal, proposeCombats } from '@/lib/advice/combat/propose-combats';
import { type SpentUnit, spentUnits } from '@/lib/advice/combat/spent-units';
import { teamsOf } from '@/lib/db/access/teams';
import {
  advantagesGiven,
  boundUnits,
  type CombatWithParts,
  closeSupportGroups,
  combatById,
  combatsOpenToRuling,
  handedInLines,
  unitsById,
  unitsToGroup,
} from '@/lib/db/combat/combats';
import { fightsOpen, ordersLetGo } from '@/lib/db/combat/fights-open';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { crossingsOnMaster, pairsOnMaster } from '@/lib/db/movement/units';
import { type NotedRow, notedRowsOfCombat } from '@/lib/db/orders/noted-rows';
import { type TeamInCombat, teamsInCombat } from '@/lib/db/reports/reports';
import type { Combat, OrderLetGo, Squadron, Turn, Unit } from '@/lib/db/rows';
import { gameOf } from '@/lib/db/sequence/control-reads';
import { rulebookPlayed } from '@/lib/db/sequence/games';
import { gameScenario, gameSides } from '@/lib/db/sequence/kept-scenario';
import { unitsThatRetired } from '@/lib/db/sequence/turn-end';
import type { Place } from '@/lib/geometry';
import { type AirRowsOfGame, airRowsOf } from '@/lib/sides';
import { airOrdered, groupingAsFlown } from '@/lib/turn/air/air-support-flying';
import { type CompanionGameOnList, companionsAbout } from '@/lib/turn/cases/companion-games-about';
import { hasMovedSince, isStillRuled } from '@/lib/turn/combat/last-turn';
import { type MovedSince, movedSince } from '@/lib/turn/combat/resolve-checks';
import { type TestCalled, testsCalledIn } from '@/lib/turn/crossings/bridge-tests-due';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import type { AirKind } from '@/lib/words';
import { type FactorRulings, factorRulings } from '../cases/factor-rulings';
import { type RulingBooks, rulingBooks } from '../cases/ruling-books';
import { type CorrectionOnDesk, correctionsOnDesk } from '../reports/corrections';
import { type FollowUps, followUpsOf } from './follow-ups';
import { type ProbeOnDesk, probesOnDesk } from './probes';
import { type WhoseCombat, whoseCombats } from './whose-combats';

const ofTheTurn = ['daypart', 'weather', 'movementClosedAt', 'groupingClosedAt'] as const;

/** The combats of this turn, and the units they can be grouped from (§9 Analysing Combat). Places in km on the grid, times ISO. */
export interface CombatsDesk extends AsSent<Turn, (typeof ofTheTurn)[number]>, AirRowsOfGame {
  turn: number;
  rulebook: Rulebook;
  combats: CombatOnList[];
  /** Combats of the turn before whose dice have fallen: their rulings may still be amended or taken back. */
  lastTurn: Omit<CombatOnList, keyof WhoseCombat>[];
  /** Combats that the orders and counters suggest and that are not grouped yet. */
  proposals: CombatProposal[];
  /** Orders to attack or probe that led to no combat, each with the proposed reason for letting it go. */
  orders: OrderToSettle[];
  /** The orders that were let go. */
  letGo: Pick<OrderLetGo, 'unitId' | 'why'>[];
  /** Every unit that can be in a combat. */
  candidates: CombatCandidate[];
  /** Tactical advantages given in this game so far, the most given first. */
  precedents: { words: string; times: number }[];
  /** Control's rulings on factors: the binding ones, and those of the day's combats. */
  rulings: FactorRulings;
  /** The findings of the turn's probes. */
  probes: ProbeOnDesk[];
  /** The squadron groups of both sides that fly close air support. */
  squadrons: SquadronGroup[];
  air: AirOrdered;
  /** Units no longer effective with an enemy beside them (§9 Unit Status), in no combat that waits for its ruling once grouping is closed. */
  spent: SpentUnit[];
}

/** A group of squadrons at Air Control's hand (§12), as §9 Close Air Support counts it. */
export interface SquadronGroup extends Pick<Squadron, 'id' | 'side' | 'name' | 'squadrons'> {
  kind: AirKind;
}

const ofTheCombat = ['id', 'version', 'number', 'name', 'kind', 'state'] as const;

export interface CombatOnList extends WhoseCombat, Pick<Combat, (typeof ofTheCombat)[number]> {
  attackers: string;
  defenders: string;
  result: CombatFinding['result'] | null;
}

const ofTheDesk = ['id', 'number', 'version', 'state', 'dieBy', 'resolvedAt', 'ruledAt'] as const;

/** One combat with its finding and its ruling side by side; `dieBy`: whose dice, a seat's label, or Server. */
export interface CombatOnDesk extends RulingBooks, AsSent<Combat, (typeof ofTheDesk)[number]> {
  /** It may be ruled on, again too: it is of this turn or of the one before. */
  isStillRuled: boolean;
  grouping: Grouping;
  /** The place of the combat. */
  place: Place;
  /** Teams with units in it that have had a report of the turn: a further ruling calls for a correction. */
  told: string[];
  /** Teams with units in it that have been told nothing of it yet. */
  untold: Pick<TeamInCombat, 'key' | 'name'>[];
  /** Teams that were told of a ruling that has since changed, with the people who have read it. */
  corrections: CorrectionOnDesk[];
  finding: CombatFinding | null;
  ruling: CombatRuling | null;
  /** The rows of order sheets that led to the combat, with Control's note on each (§5). */
  notedRows: NotedRow[];
  /** Its units as they stand now, captured ones included. */
  units: CombatCandidate[];
  /** Units that stand elsewhere than when it was grouped; empty once it is resolved. */
  moved: MovedSince[];
  /** Ids of the units of a combat of the turn before that have moved since: a ruling leaves them where they are. Left out: none. */
  leftSince?: string[];
  /** Does it matter? For the finding's case, or for the combat as grouped. */
  doubts: Doubt[];
  /** Faces of the combat die on which a retreat die is due too. */
  retreatDieDueOn: number[];
  /** Bridges it is fought over that have not been tested (§8); none once it is resolved. */
  bridges: TestCalled[];
  /** Combats that may follow this one, those that did, and the one it follows. */
  followUps: FollowUps;
  /** Companion games in which the combat was played out, the latest first. */
  companions: CompanionGameOnList[];
}

/** All combats of the turn, and every unit that can be grouped. */
export async function combatsDesk(inGame: InGame): Promise<CombatsDesk> {
  const { game, turn, rulebook } = await turnOf(inGame);
  const [all, units, precedents, whose, groups, air, pairs, rulings, fights, letGo] = await Promise.all([
    combatsOpenToRuling(game.id, game.turn),
    unitsToGroup(game.id),
    advantagesGiven(game.id),
    whoseCombats(inGame, game.turn),
    closeSupportGroups(game.id),
    airOrdered(game.id, game.turn),
    pairsOnMaster(game.id),
    factorRulings(inGame),
    fightsOpen(game.id, game.turn),
    ordersLetGo(game.id, game.turn),
  ]);
  const combats = all.filter((combat) => combat.turn === game.turn);
  const crossings = await crossingsOnMaster(game.id);
  const map = await gameMap(game.id);
  const candidates = withCrossings(withGroundSaid(await candidatesOf(game, units)), crossings, map);
  const isClosed = turn.groupingClosedAt !== null;
  const engaged = candidates.filter((unit) => unit.bound.some(({ as }) => as !== 'defends')).map(({ id }) => id);
  const bound = new Set([...engaged, ...letGo.map(({ unitId }) => unitId)]);
  const waits = new Set(combats.filter(({ state }) => state !== 'ruled').map(({ id }) => id));
  const isFought = (unitId: string) =>
    candidates.some(({ id, bound: of }) => id === unitId && of.some(({ combatId }) => waits.has(combatId)));
  const spent = spentUnits(units, map, crossings, turn.daypart);
  const barred = attackBars(all, game.turn);
  const proposals = proposeCombats(candidates, bound, afterEncounters(combats), pairs, barred);
  return {
    turn: game.turn,
    ...asSent(turn, ofTheTurn),
    rulebook,
    ...airRowsOf(await gameSides(game.id)),
    combats: combats.map((combat) => ({ ...onList(combat), ...whose(combat.id) })),
    lastTurn: all.filter((combat) => combat.turn < game.turn).map(onList),
    proposals,
    orders: ordersToSettle(fights.orders, candidates, pairs, barred),
    letGo: letGo.filter(({ unitId }) => !engaged.includes(unitId)).map((one) => only(one, ['unitId', 'why'])),
    candidates,
    precedents,
    rulings,
    probes: await probesOnDesk(inGame, game),
    squadrons: groups.map(({ closeSupport, ...group }) => ({ ...group, kind: closeSupport as AirKind })),
    air,
    spent: isClosed ? spent.filter(({ unitId }) => !isFought(unitId)) : spent,
  };
}

/** One combat of this game; null when there is none. */
export async function combatOnDesk(inGame: InGame, combatId: string): Promise<CombatOnDesk | null> {
  const [{ game, turn, rulebook }, combat] = await Promise.all([turnOf(inGame), combatById(inGame.gameId, combatId)]);
  if (!combat) return null;
  const [rows, retired, notedRows] = await Promise.all([
    unitsById(
      inGame.gameId,
      combat.units.map(({ unitId }) => unitId),
    ),
    unitsThatRetired(inGame.gameId, combat.turn),
    notedRowsOfCombat(inGame.gameId, combat.turn, combat.id),
  ]);
  const [units, teams, map] = await Promise.all([
    candidatesOf(game, rows),
    teamsInCombat(
      inGame.gameId,
      combat,
      rows.map(({ teamId }) => teamId),
    ),
    gameMap(game.id),
  ]);
  const told = teams.filter(({ isTold }) => isTold).map(({ name }) => name);
  const leftSince = rows.filter((unit) => hasMovedSince(combat, game, unit)).map(({ id }) => id);
  const grouping = groupingOf(combat);
  const finding = findingOf(combat);
  const facts = new Map<string, FighterFacts>(units.map((unit) => [unit.id, unit]));
  const flown = await groupingAsFlown(inGame.gameId, grouping);
  const put =
    finding?.combat ??
    combatCaseOf(flown, (id) => facts.get(id), {
      ...turn,
      ...airRowsOf(await gameSides(inGame.gameId)),
    });
  const by = finding ? { ...rulebookFrom(finding.rulebook), policies: finding.policies } : rulebook;
  return {
    ...asSent(combat, ofTheDesk),
    isStillRuled: isStillRuled(combat, game),
    grouping,
    place: { x: combat.x, y: combat.y },
    told,
    untold: teams.filter(({ isTold }) => !isTold).map((team) => only(team, ['key', 'name'])),
    corrections: (told.length > 0 ? await correctionsOnDesk(game.id, combat.turn) : []).filter(({ combatIds }) =>
      combatIds.includes(combat.id),
    ),
    finding,
    ruling: rulingOf(combat),
    notedRows,
    units,
    moved: finding ? [] : movedSince(combat, new Map(rows.map((unit) => [unit.id, unit])), retired),
    ...(leftSince.length > 0 ? { leftSince } : {}),
    doubts: doubtsOf(put, by),
    retreatDieDueOn: retreatDieDueOn(put, by),
    ...(await rulingBooks(combat, rows, new Map(units.map(({ id, teamName }) => [id, teamName])), map)),
    bridges: finding
      ? []
      : (await testsCalledIn(inGame.gameId, game.turn)).filter(({ combats }) =>
          combats.some(({ id }) => id === combat.id),
        ),
    followUps: await followUpsOf(combat, {
      map,
      turn: game.turn,
      daypart: turn.daypart,
      weather: turn.weather,
      rulebook: rulebookPlayed(game),
    }),
    companions: await companionsAbout(inGame, { kind: 'combat', id: combat.id }),
  };
}

async function turnOf(inGame: InGame) {
  const game = await gameOf(inGame.gameId);
  const turn = game.turns.find((candidate) => candidate.number === game.turn)!;
  return { game, turn, rulebook: rulebookFrom(rulebookPlayed(game)) };
}

const onList = (combat: CombatWithParts): Omit<CombatOnList, keyof WhoseCombat> => ({
  ...only(combat, ofTheCombat),
  attackers: combat.attackersLead,
  defenders: combat.defendersLead,
  result: rulingOf(combat)?.result ?? findingOf(combat)?.result ?? null,
});

async function candidatesOf(game: { id: string; turn: number }, units: readonly Unit[]): Promise<CombatCandidate[]> {
  const [lines, bindings, teams, map] = await Promise.all([
    handedInLines(game.id, game.turn),
    boundUnits(game.id, game.turn),
    teamsOf(game.id),
    gameMap(game.id),
  ]);
  const { openingTurn } = await gameScenario(game.id);
  const teamNames = new Map(teams.map((team) => [team.id, team.name]));
  const orders = ordersByUnit(lines, units);
  return units.flatMap((unit) => {
    const { x, y } = unit;
    if (x === null || y === null) return [];
    const toGroup = combatCandidate(
      { ...unit, x, y },
      orders.get(unit.id) ?? null,
      { turn: game.turn, openingTurn },
      map,
    );
    return {
      ...toGroup,
      ...fighterFacts(unit, game.turn),
      ...only(unit, ['name', 'shortName', 'nation', 'version']),
      ownFormation: unit.formation,
      teamName: teamNames.get(unit.teamId) ?? '',
      isEffective: toGroup.status >= 1,
      bound: bindings
        .filter((binding) => binding.unitId === unit.id)
        .map(({ combatId, combat, role, isArtillery }) => ({
          combatId,
          number: combat.number,
          as: isArtillery ? ('supports' as const) : role === 'attacker' ? ('attacks' as const) : ('defends' as const),
        })),
    };
  });
}
