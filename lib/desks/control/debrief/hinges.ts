import { ranSeconds } from '@/lib/advice/clock/day-pace';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { figureInWords } from '@/lib/advice/combat/ruling-words';
import { beliefsOf, Known, unknownTo, widestFirst } from '@/lib/advice/debrief/beliefs';
import { type Hinge, type HingeFacts, hingesOf } from '@/lib/advice/debrief/hinges';
import {
  attacksOrdered,
  combatsResolved,
  crossingsNamed,
  crossingsTested,
  formationsSupported,
  messagesCarried,
  queuesThen,
  sheetsRead,
  turnsRun,
} from '@/lib/db/debrief/hinge-rows';
import { phaseRunsOf } from '@/lib/db/sequence/games';
import { FilmReader, type Frame } from '@/lib/replay/film';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { BattleFilm } from './battle-film';

/** The moments that turned the day (§2, ours), out of what was kept and out of its film. For Game Control alone. */
export async function hinges({ gameId }: InGame, film: BattleFilm): Promise<Hinge[]> {
  const [combats, attacks, sheets, turns, messages, queues, tested, crossings, runs, supported] = await Promise.all([
    combatsResolved(gameId),
    attacksOrdered(gameId),
    sheetsRead(gameId),
    turnsRun(gameId),
    messagesCarried(gameId),
    queuesThen(gameId),
    crossingsTested(gameId),
    crossingsNamed(gameId),
    phaseRunsOf(gameId),
    formationsSupported(gameId),
  ]);
  const seen = new Seen(film, new Set(combats.flatMap(({ units }) => units.map(({ unitId }) => unitId))));
  const crossingName = new Map(crossings.map(({ id, name }) => [id, name]));
  const played = new Set(turns.flatMap(({ number, closedAt }) => (closedAt ? [number] : [])));
  const aboutTeam = (teamId: string) => `team/${film.teams.find(({ name }) => name === film.teamNames[teamId])?.key}`;
  const fought = foughtIn(combats, film);
  const facts: HingeFacts = {
    flags: film.moments.flatMap(({ isFlagged, turn, words }, moment) => (isFlagged ? [{ moment, turn, words }] : [])),
    combats: combats.flatMap((combat) => {
      const finding = findingOf(combat);
      const ruling = rulingOf(combat);
      if (!finding) return [];
      const attackers = combat.units.filter(({ role, isArtillery }) => role === 'attacker' && !isArtillery);
      const counters = new Set(attackers.map(({ unitId }) => film.units[unitId]?.counterId ?? ''));
      const rows = attacks.filter(
        ({ turn, counterIds }) => turn === combat.turn && counterIds.some((id) => counters.has(id)),
      );
      return {
        ...seen.at(combat.resolvedAt!, combat.turn),
        id: combat.id,
        name: combat.name,
        die: finding.die,
        odds: finding.odds,
        overruled: (ruling?.overruled ?? []).map(({ path, reason }) => ({
          what: figureInWords(path, seen.nameOf),
          reason,
        })),
        isOtherResult: ruling !== null && ruling.result !== finding.result,
        ordered: new Set(rows.flatMap(({ counterIds }) => counterIds)).size,
        fought: attackers.length,
      };
    }),
    ...seen.atTurnEnds(played),
    noOrders: noOrdersOf(film, turns, sheets, seen),
    ...seen.unanswered(attacks, fought, played, supported),
    blown: seen.blown(),
    unread: sheets.flatMap(({ teamId, turn, submittedAt, openedAt }) => {
      const closedAt = turns.find(({ number }) => number === turn)?.movementClosedAt;
      if (!closedAt || submittedAt > closedAt || (openedAt && openedAt <= closedAt)) return [];
      const team = film.teamNames[teamId] ?? '';
      return [{ ...seen.at(submittedAt, turn), team, about: aboutTeam(teamId), isNever: openedAt === null }];
    }),
    messages: messages.flatMap(({ teamId, toName, turn, sentAt, state, cameIn }) => {
      const turnsLate = cameIn === null ? null : cameIn - turn;
      // What was sent in a turn that is over, and lies there still, was never carried.
      const isLost = state === 'lost' || state === 'setAside' || (cameIn === null && played.has(turn));
      if (!isLost && (turnsLate === null || turnsLate < 1)) return [];
      return [
        {
          ...seen.at(sentAt, turn),
          from: film.teamNames[teamId] ?? '',
          about: aboutTeam(teamId),
          to: toName,
          turnsLate: isLost ? null : turnsLate,
        },
      ];
    }),
    waits: waitsOf(queues, film).map(({ unitId, crossingId, ...wait }) => ({
      ...wait,
      unit: seen.nameOf(unitId),
      crossing: crossingName.get(crossingId) ?? '',
      crossingId,
    })),
    bridges: tested.map(({ id, name, testedIn, testedAt, testedRoll }) => ({
      ...seen.at(testedAt!, testedIn ?? 0),
      id,
      name,
      roll: testedRoll!,
    })),
    turns: turns.flatMap(({ number, closedAt }) => {
      const took = runs.filter(({ turn }) => turn === number).map((run) => ranSeconds(run) ?? 0);
      const seconds = took.reduce((sum, one) => sum + one, 0);
      return closedAt && seconds > 0 ? [{ ...seen.at(closedAt, number), seconds }] : [];
    }),
  };
  return hingesOf(facts);
}

/** A film as far as hinges ask of it. */
class Seen {
  readonly #truth: FilmReader;
  readonly #told: ReadonlyMap<string, FilmReader>;
  readonly #known: Known;

  /** @param fought units that were in a fight: whoever fought them knows of them, whatever he was told */
  constructor(
    readonly film: BattleFilm,
    readonly fought: ReadonlySet<string>,
  ) {
    this.#truth = new FilmReader(film.truth);
    this.#told = new Map(Object.entries(film.told).map(([key, told]) => [key, new FilmReader(told)]));
    this.#known = new Known(film);
  }

  /** The name of a unit as it is now. */
  readonly nameOf = (unitId: string): string =>
    String(this.#truth.at(this.film.moments.length - 1).get(`unit/${unitId}`)?.name ?? unitId);

  /** The moment of a time. */
  at(time: Date, turn: number): { moment: number; turn: number } {
    const iso = time.toISOString();
    return {
      moment: Math.max(
        0,
        this.film.moments.findLastIndex(({ at }) => at <= iso),
      ),
      turn,
    };
  }

  /** True when a unit was on the map at a moment. */
  isOnMap(unitId: string, moment: number): boolean {
    return this.#truth.at(moment).get(`unit/${unitId}`)?.isOnMap === true;
  }

  /** Crossings that were blown, each when that came to be so. */
  blown(): HingeFacts['blown'] {
    return this.film.truth.flatMap(([moment, key, fields]) =>
      moment > 0 && key.startsWith('crossing/') && fields?.state === 'blown'
        ? [
            {
              moment,
              turn: this.film.moments[moment]!.turn,
              id: key.slice('crossing/'.length),
              name: String(this.#truth.at(moment).get(key)?.name),
            },
          ]
        : [],
    );
  }

  /** Attacks that were ordered and not made, and those for which no aircraft came. */
  unanswered(
    attacks: Awaited<ReturnType<typeof attacksOrdered>>,
    fought: ReadonlyMap<number, ReadonlySet<string>>,
    played: ReadonlySet<number>,
    supported: Awaited<ReturnType<typeof formationsSupported>>,
  ): Pick<HingeFacts, 'notBegun' | 'noSupport'> {
    const unitOf = new Map(Object.entries(this.film.units).map(([id, { counterId }]) => [counterId, id]));
    const rows = attacks.flatMap(({ turn, counterIds, asksForAir }) => {
      const [first] = counterIds.flatMap((id) => unitOf.get(id) ?? []);
      if (!first || !played.has(turn)) return [];
      const moment = this.film.moments.findLastIndex((one) => one.turn === turn);
      const there = fought.get(turn);
      const formation = String(this.#truth.at(moment).get(`unit/${first}`)?.formation);
      return [
        {
          row: { moment, turn, unit: this.nameOf(first), units: counterIds.length, about: `unit/${first}` },
          isMade: counterIds.some((id) => there?.has(id)),
          isLeft: asksForAir && !supported.some((one) => one.turn === turn && one.formation === formation),
        },
      ];
    });
    return {
      notBegun: rows.flatMap(({ row, isMade }) => (isMade ? [] : [row])),
      noSupport: rows.flatMap(({ row, isLeft }) => (isLeft ? [row] : [])),
    };
  }

  /** The mistakes of teams, and the things they knew nothing of, at the last moment of every turn that was played to its end. */
  atTurnEnds(played: ReadonlySet<number>): Pick<HingeFacts, 'gaps' | 'unknown'> {
    const { moments, teams } = this.film;
    const ends = moments.flatMap(({ turn }, at) =>
      played.has(turn) && moments[at + 1]?.turn !== turn ? [{ at, turn }] : [],
    );
    const gaps: HingeFacts['gaps'] = [];
    const on = new Map<string, { turns: number; nearestKm: number; moment: number; turn: number }>();
    for (const { at, turn } of ends) {
      const truth = this.#truth.at(at);
      const told = new Map<string, Frame>(teams.map(({ key }) => [key, this.#told.get(key)!.at(at)]));
      for (const { key, name } of teams) {
        const [widest] = beliefsOf(this.#known, key, told.get(key)!, truth).sort(widestFirst);
        if (!widest) continue;
        const { label, km, isContact } = widest;
        const unit = this.#known.unitOf(widest.key);
        gaps.push({ moment: at, turn, team: name, label, km, isContact, about: unit && `unit/${unit}` });
      }
      const unknown = unknownTo(this.#known, told, truth).filter(({ id }) => !this.fought.has(id));
      for (const { id, nearestKm } of unknown) {
        const before = on.get(id);
        const near = !before || nearestKm < before.nearestKm ? { nearestKm, moment: at, turn } : before;
        on.set(id, Object.assign({}, near, { turns: (before?.turns ?? 0) + 1 }));
      }
    }
    const unknown = [...on].map(([id, one]) => ({ id, unit: this.nameOf(id), ...one }));
    return { gaps, unknown };
  }
}

/** The counters that were in a fight, by turn. */
function foughtIn(
  combats: Awaited<ReturnType<typeof combatsResolved>>,
  { units }: BattleFilm,
): ReadonlyMap<number, ReadonlySet<string>> {
  const fought = new Map<number, Set<string>>();
  for (const combat of combats) {
    const there = fought.get(combat.turn) ?? new Set();
    fought.set(combat.turn, there);
    for (const { unitId } of combat.units) there.add(units[unitId]?.counterId ?? '');
  }
  return fought;
}

/** Teams with troops on the map that handed in no sheet of a turn whose movement was closed; of a team that never did, nobody played it. */
function noOrdersOf(
  { teams, teamNames, units }: BattleFilm,
  turns: Awaited<ReturnType<typeof turnsRun>>,
  sheets: Awaited<ReturnType<typeof sheetsRead>>,
  seen: Seen,
): HingeFacts['noOrders'] {
  const nameOf = (teamId: string) => teamNames[teamId];
  return turns.flatMap(({ number, movementClosedAt }) => {
    if (!movementClosedAt) return [];
    const when = seen.at(movementClosedAt, number);
    const handedIn = new Set(sheets.flatMap(({ turn, teamId }) => (turn === number ? [nameOf(teamId)] : [])));
    return teams
      .filter(({ key, name }) => {
        const isPlayed = sheets.some(({ teamId }) => nameOf(teamId) === name);
        const own = Object.entries(units).filter(([, { teamKey }]) => teamKey === key);
        return isPlayed && !handedIn.has(name) && own.some(([id]) => seen.isOnMap(id, when.moment));
      })
      .map(({ key, name }) => ({ ...when, team: name, about: `team/${key}` }));
  });
}

/** How long units stood in the order of march of a crossing: in turns, from that in which they joined it. */
function waitsOf(
  queues: Awaited<ReturnType<typeof queuesThen>>,
  { moments }: BattleFilm,
): { unitId: string; crossingId: string; moment: number; turn: number; turns: number }[] {
  const joined = new Map<string, { turn: number; act: number }>();
  const waits: { unitId: string; crossingId: string; moment: number; turn: number; turns: number }[] = [];
  const momentOf = (act: number): number =>
    Math.max(
      0,
      moments.findIndex(({ number }) => number >= act),
    );
  const leaves = (key: string, turn: number, moment: number): void => {
    const since = joined.get(key)!;
    joined.delete(key);
    const [crossingId, unitId] = key.split('|') as [string, string];
    if (turn > since.turn) waits.push({ unitId, crossingId, moment, turn, turns: turn - since.turn });
  };
  for (const { crossingId, turn, act, unitIds } of queues) {
    const there = new Set(unitIds.map((unitId) => `${crossingId}|${unitId}`));
    for (const key of [...joined.keys()])
      if (key.startsWith(`${crossingId}|`) && !there.has(key)) leaves(key, turn, momentOf(act));
    for (const key of there) if (!joined.has(key)) joined.set(key, { turn, act });
  }
  const last = moments.at(-1)!;
  for (const key of [...joined.keys()]) leaves(key, last.turn, moments.length - 1);
  return waits;
}
