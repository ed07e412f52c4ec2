import { type MetUnit, probedFinding, probeFinding } from '@/lib/adjudication/probe';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import { foughtIn, probesOfTurn } from '@/lib/advice/combat/probes';
import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { teamsOf } from '@/lib/db/access/teams';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { turnBooks } from '@/lib/db/reports/reports';
import type { Unit } from '@/lib/db/rows';
import { turnRow } from '@/lib/db/sequence/games';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import type { SidesOfGame } from '@/lib/sides';
import { listed } from '@/lib/text';
import { truthTurn } from '@/lib/turn/issuing/issue-clock';
import type { InGame } from '@/lib/turn/kernel/seat';
import { battalionWords, troopsAmong } from '@/lib/visibility/words/player-words';

/** A probe of the turn with both findings as proposed (§5 Probe, OC-73): they stand in the drafts of both teams' reports. */
export interface ProbeOnDesk {
  id: string;
  units: string;
  team: { key: string; name: string };
  /** The news for its team. */
  finds: string;
  /** The news for each probed team. */
  probed: { team: { key: string; name: string }; learns: string }[];
}

/** The probes that met the enemy this turn; none before movement is closed. */
export async function probesOnDesk({ gameId }: InGame, game: { turn: number }): Promise<ProbeOnDesk[]> {
  const row = await turnRow(gameId, game.turn);
  if (!row?.movementClosedAt) return [];
  const [books, teams, map, sides] = await Promise.all([
    turnBooks(gameId, game.turn, [], []),
    teamsOf(gameId),
    gameMap(gameId),
    gameSides(gameId),
  ]);
  const teamOf = (unit: Unit) => {
    const { key, name } = teams.find(({ id }) => id === unit.teamId)!;
    return { key, name };
  };
  const fought = foughtIn(books.combats);
  return probesOfTurn(books, truthTurn(row), map).map(({ id, units, met }) => {
    const quiet = met.filter((unit) => !fought.has(unit.id));
    const probedTeams = [...new Set(quiet.map(({ teamId }) => teamId))].map((teamId) =>
      quiet.filter((unit) => unit.teamId === teamId),
    );
    return {
      id,
      units: listed(units.map(({ name }) => name)),
      team: teamOf(units[0]!),
      finds: findingWords(met, sides),
      probed: probedTeams.map((own) => ({
        team: teamOf(own[0]!),
        learns: `Patrols were about from the ${probedFinding(placesOf(own), placesOf(units)).from}, before ${listed(own.map(({ name }) => name))}. No strength, no name.`,
      })),
    };
  });
}

const placesOf = (units: readonly Unit[]) => units.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }]));

function findingWords(met: readonly Unit[], sides: SidesOfGame): string {
  const truths = met.map(truthUnit);
  const statuses = truths.map((unit) => statusAt(profileOf(unit.profile), unit.stepsLost));
  const finding = probeFinding(truths.map((unit, i): MetUnit => ({ ...unit, status: statuses[i]! })))!;
  const side = sides.sides[finding.side].name;
  const strongest = met.find(({ id }) => id === finding.identifiedBy)!.name;
  const strength = battalionWords(statuses.reduce((sum, status) => sum + status, 0));
  const types = listed(troopsAmong(truths, sides).types) || 'troops of a kind not known';
  return `${side}: ${types}, ${strength}; of ${finding.formation}, by its ${strongest}.`;
}
