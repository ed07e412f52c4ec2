import { teamsOf } from '@/lib/db/access/teams';
import { castOf } from '@/lib/db/debrief/cast';
import { papersOpened } from '@/lib/db/debrief/papers-opened';
import { snapshot } from '@/lib/db/kernel/client';
import { profilesOf } from '@/lib/db/movement/status-profiles';
import { linesAfter, newestNumber } from '@/lib/db/record/ledger-lines';
import { phaseRunsOf } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { plainWord } from '@/lib/text';
import type { InGame } from '@/lib/turn/kernel/seat';
import { combatSheets, rollSheet } from './combat-sheets';
import { factsOf } from './game-facts';
import { airRequestSheet, messageSheet, orderSheet, paperSheet } from './paper-sheets';
import { phaseSheet, turnSheet } from './time-sheets';
import { crossingsByTurn, passages, scenarioSheets, unitsByTurn } from './unit-sheets';

/**
 * A game as tables, all of one instant: the whole truth, which is Game Control's alone. The first three have the columns of a
 * scenario's own files, and the scenario desk brings them in (`docs/game-tables.md`).
 */
export async function gameSheets({ gameId }: InGame): Promise<TableSheet[]> {
  const { facts, profiles, teamKeys, runs, opened } = await snapshot(async () => {
    const [scenario, upTo, teams, units, profiles, runs, opened] = await Promise.all([
      gameScenario(gameId),
      newestNumber(gameId),
      teamsOf(gameId),
      castOf(gameId),
      profilesOf(gameId),
      phaseRunsOf(gameId),
      papersOpened(gameId),
    ]);
    const entries = await linesAfter(gameId, { after: 0, upTo, most: upTo });
    const teamKeys = new Map(teams.map(({ id, key }) => [id, key]));
    return { facts: factsOf({ scenario, entries, teams, units }), profiles, teamKeys, runs, opened };
  });
  const own = [
    unitsByTurn(facts, profiles),
    orderSheet(facts),
    airRequestSheet(facts),
    ...combatSheets(facts),
    rollSheet(facts),
    crossingsByTurn(facts),
    passages(facts),
    messageSheet(facts),
    turnSheet(facts),
    phaseSheet(runs),
    paperSheet(facts, opened),
  ];
  return [...scenarioSheets(facts, profiles, teamKeys), ...own.map(inPlainWords)];
}

/** The words of the code in its cells as people say them; the tables of a scenario keep them, as its files have them. */
const inPlainWords = ({ name, rows: [headings, ...rows] }: TableSheet): TableSheet => ({
  name,
  rows: [headings!, ...rows.map((row) => row.map((cell) => cell.split('; ').map(plainWord).join('; ')))],
});

/** The same as JSON, of which the browser of Game Control writes a workbook or CSV files. */
export async function gameTables(inGame: InGame): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { name } = await gameScenario(inGame.gameId);
  const sheets = await gameSheets(inGame);
  return { name: `${name}-tables.json`, bytes: new TextEncoder().encode(JSON.stringify(sheets)) };
}
