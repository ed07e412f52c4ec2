import { profileOf, statusAt } from '@/lib/adjudication/status';
import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { teamsOf } from '@/lib/db/access/teams';
import { sheetOf, unitsOnMaster } from '@/lib/db/movement/units';
import { metBy, type ToldTo, toldTo, toldToEach } from '@/lib/db/reports/told-to-team';
import type { Team, Unit } from '@/lib/db/rows';
import { gameById } from '@/lib/db/sequence/games';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import type { SidesOfGame } from '@/lib/sides';
import { counted } from '@/lib/text';
import type { InGame } from '@/lib/turn/kernel/seat';
import { correctionsDue } from '@/lib/turn/reports/corrections-due';
import { toldItems, toldMarks } from '@/lib/turn/reports/told-items';
import { only } from '@/lib/values';
import { type ComparedWithTruth, compareWithTruth, type StandsNow } from '@/lib/visibility/knows/compare-with-truth';
import {
  type FactKind,
  type KnownFact,
  knownFrom,
  neverTold,
  type Relation,
  relationOf,
  type Subject,
  type ToldItem,
} from '@/lib/visibility/knows/known-facts';
import { gridReference } from '@/lib/visibility/words/grid';
import type { ReceivedKind, Side } from '@/lib/words';

/** “What does 9 SS know about 1 Para?”: the two choices, and the answer once both are made. */
export interface KnowsOnDesk {
  teams: { key: string; name: string; side: Side }[];
  /** Units, formations and teams that one can ask about, each with the id that the address uses. */
  abouts: { id: string; label: string; hint: string; side: Side }[];
  team: { key: string; name: string; side: Side } | null;
  about: { id: string; label: string } | null;
  answer: KnownOnDesk | null;
}

export interface KnownOnDesk {
  relation: Relation;
  facts: FactOnDesk[];
  /** Kinds of fact that the team was never told. */
  never: FactKind[];
  /** The turns in which a unit of the team was in contact with a formation of theirs. */
  contactTurns: number[];
  /** The truth about them now, in words. */
  truth: string;
}

const asItIs = ['id', 'kind', 'value', 'words', 'source', 'turn', 'at', 'isOfAForce', 'isNamedInWords'] as const;

/** A fact with the paper that told it, and how it stands beside the truth. Times are ISO strings. */
export interface FactOnDesk extends Pick<KnownFact, (typeof asItIs)[number]> {
  /** Ids of the units the fact is about; empty: all of them, or nobody can say. */
  units: string[];
  paper: PaperOnDesk | null;
  /** The correction that set it right; null: it stands. */
  correctedBy: { heading: string; at: string } | null;
  /** There was a further ruling on what it tells, and no correction has gone out. */
  isCorrectionDue: boolean;
  now: ComparedWithTruth;
}

interface PaperOnDesk {
  heading: string;
  kind: ToldItem['kind'];
  /** The way by which the paper reached the team. */
  how: string;
  /** It is among the reports on the team's desk, under this id; null: it is not. */
  reportId: string | null;
  readBy: { label: string; at: string }[];
}

/** The fog audit, built from what was issued to the team; the truth stands beside it and is in none of its words. */
export async function knows({ gameId }: InGame, teamKey: string | null, aboutId: string | null): Promise<KnowsOnDesk> {
  const [teams, units] = await Promise.all([teamsOf(gameId), unitsOnMaster(gameId)]);
  const abouts = aboutsOf(teams, units);
  const team = teams.find(({ key }) => key === teamKey) ?? null;
  const about = abouts.find(({ id }) => id === aboutId) ?? null;
  const named = about && unitsNamed(about.id, teams, units);
  return {
    teams: teams.map(({ key, name, side }) => ({ key, name, side })),
    abouts,
    team: team && { key: team.key, name: team.name, side: team.side },
    about: about && { id: about.id, label: about.label },
    answer: team && named ? await answerOf(gameId, team, named, units) : null,
  };
}

/** The facts that one team was told: the newest valid fact of each kind. `told` is empty when it was told nothing. */
export interface KnowerOnDesk {
  key: string;
  name: string;
  side: Side;
  told: Pick<KnownFact, 'kind' | 'value' | 'turn'>[];
}

/** Every team with the facts it was told; teams that were told something come first. Empty when the address names nobody. */
export async function knowers({ gameId }: InGame, aboutId: string | null): Promise<KnowerOnDesk[]> {
  const [teams, all] = await Promise.all([teamsOf(gameId), unitsOnMaster(gameId)]);
  const subject = aboutId === null ? null : unitsNamed(aboutId, teams, all);
  if (!subject) return [];
  const { units } = subject;
  const [told, met, map] = await Promise.all([
    toldToEach(
      gameId,
      teams.map(({ id }) => id),
    ),
    metBy(
      gameId,
      all.map(({ id }) => id),
      units.map(({ id }) => id),
      formationsOf(units),
    ),
    sheetOf(gameId),
  ]);
  const teamOf = new Map(all.map(({ id, teamId }) => [id, teamId]));
  return teams
    .map((team): KnowerOnDesk => {
      const contacts = met.contacts.filter(({ unitId }) => teamOf.get(unitId) === team.id);
      const facts = factsOf(team, subject, told.get(team.id)!, { ...met, contacts }, map).facts;
      const newest = new Map(facts.flatMap((fact) => (fact.correctedBy ? [] : [[fact.kind, fact] as const])).reverse());
      return {
        ...only(team, ['key', 'name', 'side']),
        told: [...newest.values()].map((fact) => only(fact, ['kind', 'value', 'turn'])),
      };
    })
    .sort((a, b) => Number(b.told.length > 0) - Number(a.told.length > 0));
}

const formationsOf = (units: readonly Unit[]): string[] => [...new Set(units.map(({ formation }) => formation))];

/** The facts that a team was told of those asked about, the newest first, and their relation to it. */
function factsOf(
  team: Team,
  subject: UnitsAsked,
  told: ToldTo,
  met: Awaited<ReturnType<typeof metBy>>,
  map: Awaited<ReturnType<typeof sheetOf>>,
) {
  const relation = relationOf({ teamId: team.id, side: team.side }, subject);
  const places = (map as { features: { name: string }[] } | null)?.features.flatMap(({ name }) => name || []) ?? [];
  const papers = toldItems(told, met, subject);
  return { relation, papers, facts: knownFrom({ subject, relation, places }, papers, toldMarks(told, subject)) };
}

const byWords = <T extends { label: string }>(a: T, b: T): number =>
  a.label < b.label ? -1 : a.label > b.label ? 1 : 0;

function aboutsOf(teams: readonly Team[], units: readonly Unit[]): KnowsOnDesk['abouts'] {
  const teamOf = new Map(teams.map(({ id, name }) => [id, name]));
  const formations = new Map(units.map(({ formation, side }) => [formation, side]));
  return [
    ...units.map(({ id, name, side, teamId }) => ({
      id: `unit:${id}`,
      label: name,
      hint: `unit, ${teamOf.get(teamId) ?? ''}`,
      side,
    })),
    ...[...formations].map(([formation, side]) => ({
      id: `formation:${formation}`,
      label: formation,
      hint: 'formation',
      side,
    })),
    ...teams.map(({ key, name, side }) => ({ id: `team:${key}`, label: name, hint: 'team', side })),
  ].sort(byWords);
}

/** The units asked about, with all of each. */
interface UnitsAsked extends Subject {
  units: readonly Unit[];
}

/** The units that a choice means, and the names it goes by beyond theirs. */
function unitsNamed(aboutId: string, teams: readonly Team[], units: readonly Unit[]): UnitsAsked | null {
  const kind = aboutId.slice(0, aboutId.indexOf(':'));
  const id = aboutId.slice(kind.length + 1);
  const team = kind === 'team' ? teams.find(({ key }) => key === id) : undefined;
  const meant = units.filter((unit) =>
    kind === 'unit' ? unit.id === id : kind === 'formation' ? unit.formation === id : unit.teamId === team?.id,
  );
  const side = team?.side ?? meant[0]?.side;
  const formations = kind === 'unit' ? [] : [...new Set(meant.map(({ formation }) => formation))];
  return side ? { units: meant, names: [...(team ? [team.name] : []), ...formations], side } : null;
}

async function answerOf(gameId: string, team: Team, subject: UnitsAsked, all: readonly Unit[]): Promise<KnownOnDesk> {
  const game = await gameById(gameId);
  const { units } = subject;
  const ids = units.map(({ id }) => id);
  const ownIds = all.filter(({ teamId }) => teamId === team.id).map(({ id }) => id);
  const [told, met, map, due] = await Promise.all([
    toldTo(gameId, team.id),
    metBy(gameId, ownIds, ids, formationsOf(units)),
    sheetOf(gameId),
    correctionsDue(gameId, game.turn, undefined, team.id),
  ]);
  const { relation, papers, facts } = factsOf(team, subject, told, met, map);
  const sides = await gameSides(gameId);
  const stands = new Map(units.map((unit) => [unit.id, standsNow(unit)]));
  return {
    relation,
    facts: facts.map((fact) => factOnDesk(fact, papers, told, stands, due, sides)),
    never: neverTold(relation, facts),
    contactTurns: relation === 'enemy' ? [...new Set(met.contacts.map(({ turn }) => turn))] : [],
    truth: truthOf([...stands.values()]),
  };
}

const standsNow = (unit: Unit): StandsNow => {
  const { id, name, formation, side, arm, flags, isCaptured, isOnMap, x, y, profile, stepsLost } = truthUnit(unit);
  const spot = isOnMap && x !== null && y !== null ? { x, y } : null;
  return { id, name, formation, side, arm, flags, isCaptured, spot, status: statusAt(profileOf(profile), stepsLost) };
};

/** Where one unit truly is; of several, how many are on the map. */
function truthOf(stands: readonly StandsNow[]): string {
  const [first] = stands;
  if (!first) return 'no unit of theirs is in this game';
  if (stands.length === 1)
    return first.isCaptured ? 'taken prisoner' : first.spot ? `at ${gridReference(first.spot)}` : 'not on the map';
  return `${stands.filter(({ spot }) => spot !== null).length} of ${counted(stands.length, 'unit')} on the map`;
}

function factOnDesk(
  fact: KnownFact,
  papers: readonly ToldItem[],
  told: ToldTo,
  stands: ReadonlyMap<string, StandsNow>,
  due: Awaited<ReturnType<typeof correctionsDue>>,
  sides: SidesOfGame,
): FactOnDesk {
  const { id, at, unitIds } = fact;
  const paper = papers.find((one) => one.id === fact.paperId);
  const correction = papers.find((one) => one.id === fact.correctedBy);
  const about = unitIds.flatMap((unitId) => stands.get(unitId) ?? []);
  return {
    ...only(fact, asItIs),
    units: about.length < stands.size ? about.map(({ name }) => name) : [],
    paper: paper ? paperOnDesk(paper, told) : null,
    correctedBy: correction ? { heading: correction.heading, at: correction.at } : null,
    isCorrectionDue: due.some(
      (wrong) =>
        [wrong.told.releasedAt, wrong.told.saidAt].some((time) => time?.toISOString() === at) &&
        wrong.combatIds.some((combatId) => id.includes(`:${combatId}:`)),
    ),
    now: compareWithTruth(fact, about.length > 0 ? about : [...stands.values()], sides),
  };
}

const readAs: Partial<Record<ToldItem['kind'], ReceivedKind>> = {
  report: 'report',
  sighting: 'report',
  intelligence: 'report',
  message: 'message',
  copy: 'copy',
};

function paperOnDesk({ id, kind, heading }: ToldItem, told: ToldTo): PaperOnDesk {
  const as = readAs[kind];
  const isOnDesk = told.reports.some((report) => report.id === id);
  const labels = new Map(told.seats.map((seat) => [seat.id, seat.label]));
  return {
    heading,
    kind,
    how: howTold(kind, isOnDesk, isSaid(id, told)),
    reportId: isOnDesk ? id : null,
    readBy: told.reads
      .filter((read) => read.paperId === id && read.kind === as)
      .map(({ seatId, readAt }) => ({ label: labels.get(seatId) ?? '', at: readAt.toISOString() })),
  };
}

/** True when a report was read aloud to the team. */
const isSaid = (paperId: string, { reports, drafts, sightings }: ToldTo): boolean => {
  const released = reports.find(({ id }) => id === paperId)?.releasedAt.getTime();
  return [...drafts, ...sightings].some(
    ({ id, saidAt, releasedAt }) => saidAt !== null && (id === paperId || releasedAt?.getTime() === released),
  );
};

const howTold = (kind: ToldItem['kind'], isOnDesk: boolean, wasSaid: boolean): string => {
  if (kind === 'report' || kind === 'sighting' || kind === 'intelligence')
    return [isOnDesk && 'released', wasSaid && 'told aloud'].filter(Boolean).join(' and ');
  return kind === 'message' || kind === 'copy' ? 'delivered' : 'issued';
};
