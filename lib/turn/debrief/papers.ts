import type { ScoreLine } from '@/lib/adjudication/types';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { figureInWords } from '@/lib/advice/combat/ruling-words';
import { teamsOf } from '@/lib/db/access/teams';
import { castOf } from '@/lib/db/debrief/cast';
import { combatsFought, reportsTold, sheetsOfTurn } from '@/lib/db/debrief/papers';
import { unitNames } from '@/lib/db/sequence/control-reads';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Action, CombatResult, Posture } from '@/lib/words';

/** The papers of one turn about a unit, a team or a combat. Times ISO. */
export interface Papers {
  /** Rows of order sheets, with the number each has on its sheet. */
  orders: OrderPaper[];
  combats: CombatPaper[];
  reports: ReportPaper[];
}

interface OrderPaper {
  id: string;
  teamKey: string;
  teamName: string;
  number: number;
  grouping: string;
  orders: string;
  action: Action | null;
  posture: Posture | null;
  submittedAt: string;
}

interface CombatPaper {
  id: string;
  number: number;
  name: string;
  /** null: it was not fought. */
  score: CombatScorePaper | null;
}

interface CombatScorePaper {
  /** Each with the name of the unit that makes it; empty: the whole side. */
  lines: (Pick<ScoreLine, 'side' | 'points' | 'what'> & { unit: string })[];
  die: number;
  margin: number;
  result: CombatResult;
  /** The owner of the die: a seat's label, or Server. */
  dieBy: string;
  resolvedAt: string;
  ruling: { at: string; by: string; reason: string; overruled: { what: string; reason: string }[] } | null;
}

interface ReportPaper {
  id: string;
  teamName: string;
  heading: string;
  sender: string;
  gameTime: string;
  body: string;
  releasedAt: string;
  readBy: { label: string; at: string }[];
}

/** `about`: `unit/A004`, `team/1-airborne` or `combat/<id>`. null: there is no such thing in this game. */
export async function papersAbout({ gameId }: InGame, about: string, turn: number): Promise<Papers | null> {
  const kind = about.slice(0, about.indexOf('/'));
  const id = about.slice(about.indexOf('/') + 1);
  const [teams, unitsNamed, cast, sheets, combats] = await Promise.all([
    teamsOf(gameId),
    unitNames(gameId),
    castOf(gameId),
    sheetsOfTurn(gameId, turn),
    combatsFought(gameId, turn),
  ]);
  const unit = kind === 'unit' ? cast.find((one) => one.id === id) : undefined;
  const fought = kind === 'combat' ? combats.find((one) => one.id === id) : undefined;
  const team =
    kind === 'team' ? teams.find(({ key }) => key === id) : unit && teams.find((one) => one.id === unit.teamId);
  if (!unit && !fought && !team) return null;
  const inIt = new Set(
    unit
      ? [unit.id]
      : fought
        ? fought.units.map(({ unitId }) => unitId)
        : cast.flatMap((one) => (one.teamId === team!.id ? one.id : [])),
  );
  const counters = new Set(cast.flatMap((one) => (inIt.has(one.id) ? one.counterId : [])));
  const told = new Set(cast.flatMap((one) => (inIt.has(one.id) ? one.teamId : [])));
  const names = new Map(teams.map((one) => [one.id, one]));
  const unitName = new Map(unitsNamed.map((one) => [one.id, one.name]));
  const nameOf = (unitId: string) => unitName.get(unitId) ?? unitId;
  const reports = await Promise.all(
    [...told].map(async (teamId) => (await reportsTold(gameId, teamId, turn)).map((one) => ({ ...one, teamId }))),
  );
  return {
    orders: sheets.flatMap(({ teamId, submittedAt, lines }) =>
      lines.flatMap((line, i) =>
        [...line.counterIds, ...line.supportIds].some((counterId) => counters.has(counterId))
          ? {
              ...only(line, ['id', 'grouping', 'orders', 'action', 'posture']),
              teamKey: names.get(teamId)!.key,
              teamName: names.get(teamId)!.name,
              number: i + 1,
              submittedAt: submittedAt!.toISOString(),
            }
          : [],
      ),
    ),
    combats: combats
      .filter((combat) => combat === fought || (!fought && combat.units.some(({ unitId }) => inIt.has(unitId))))
      .map((combat) => ({ ...only(combat, ['id', 'number', 'name']), score: scorePaper(combat, nameOf) })),
    reports: reports.flat().map(({ report, readBy, teamId }) => ({
      ...only(report, ['id', 'heading', 'sender', 'gameTime', 'body']),
      teamName: names.get(teamId)!.name,
      releasedAt: report.releasedAt.toISOString(),
      readBy: readBy.map(({ label, at }) => ({ label, at: at.toISOString() })),
    })),
  };
}

/** The score of a combat with its lines, its die and its ruling; null: it was not fought. `nameOf`: a unit by its id. */
export function scorePaper(
  combat: Awaited<ReturnType<typeof combatsFought>>[number],
  nameOf: (unitId: string) => string,
): CombatScorePaper | null {
  const finding = findingOf(combat);
  const ruling = rulingOf(combat);
  if (!finding || !combat.resolvedAt) return null;
  return {
    ...only(finding, ['die', 'margin', 'result']),
    lines: finding.lines.map((line) => ({
      ...only(line, ['side', 'points', 'what']),
      unit: line.unitId ? nameOf(line.unitId) : '',
    })),
    dieBy: combat.dieBy ?? '',
    resolvedAt: combat.resolvedAt.toISOString(),
    ruling:
      ruling && combat.ruledAt
        ? {
            at: combat.ruledAt.toISOString(),
            ...only(ruling, ['by', 'reason']),
            overruled: ruling.overruled.map(({ path, reason }) => ({ what: figureInWords(path, nameOf), reason })),
          }
        : null,
  };
}
