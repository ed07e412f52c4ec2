import { z } from 'zod';
import { companionCalled } from '@/companions/registry';
import type { TableValues } from '@/companions/tables-to-enter';
import { liftFlown } from '@/lib/db/cases/companion-games';
import { companionTablesOf } from '@/lib/db/cases/companion-tables';
import { combatById } from '@/lib/db/combat/combats';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { crossingById } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { type CompanionAbout, companionAboutForm } from '@/lib/turn/cases/companion-about';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { type CompanionName, companionNames } from '@/lib/words';
import { valuesForm } from './companion-chance';
import { areEntered } from './companion-tables';
import { keepBegun } from './keep-begun';

/** Begins a game of another ruleset beside this one. What its setup rolls is kept. */
export const beginCompanionGame = controlVerb({
  name: 'begin-companion-game',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    companion: z.enum(companionNames),
    /** The name by Control; empty: the game's own title. */
    name: writtenText(80).trim().default(''),
    /** As the companion reads it. */
    setup: z.json(),
    /** The subject in the main game; null: none. */
    about: companionAboutForm.nullable().default(null),
    /** Played with ours, or with the tables that have been entered. The game keeps them, whatever is entered later. */
    tables: z.enum(['ours', 'entered']).default('ours'),
    values: valuesForm.default(null),
  }),
  inLedger: 'began a companion game',
  undo: 'atItsDesk',
  run: async (given): Promise<{ companionGameId: string; number: number }> => {
    const { tx, seat, form } = given;
    const { about, values, name } = form;
    const companion = companionCalled(form.companion);
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const tables = form.tables === 'ours' ? {} : await enteredTables(tx, seat.gameId, companion.name);
    givenTwice(form.setup, tables);
    const setup = withTables(form.setup, tables);
    await aboutInGame(tx, seat.gameId, about);
    return keepBegun(given, turn, { companion, name, setup, about, values });
  },
});

/** The tables that have been entered, or that there are none. */
async function enteredTables(tx: Tx, gameId: string, companion: CompanionName): Promise<TableValues> {
  const kept = await companionTablesOf(gameId, companion, tx);
  if (kept && areEntered(kept.values)) return kept.values as TableValues;
  throw refusal('notNow', 'No tables of this game have been entered: begin it with ours.', { field: 'tables' });
}

/** Tables stand in the setup and have been entered too: which of them is meant nobody can tell. */
function givenTwice(setup: unknown, tables: TableValues): void {
  const field = Object.keys(tables).find((name) => typeof setup === 'object' && setup !== null && name in setup);
  if (field === undefined) return;
  const message = 'It is played with the tables that have been entered: leave these out, or play it with ours.';
  throw refusal('badInput', message, { field: `setup.${field}` });
}

/** A setup with tables in it; one that is no setup at all is left for its own schema to refuse. */
const withTables = (setup: unknown, tables: TableValues): unknown =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? { ...setup, ...tables } : setup;

/** Refused unless it is something of this game. */
async function aboutInGame(tx: Tx, gameId: string, about: CompanionAbout | null): Promise<void> {
  if (!about) return;
  const { kind, id } = about;
  const found = {
    combat: () => combatById(gameId, id, tx),
    crossing: () => crossingById(tx, gameId, id),
    landing: () => liftFlown(gameId, id, tx),
  }[kind];
  if (await found()) return;
  throw refusal('notFound', `There is no such ${kind} in this game.`, { field: 'about.id' });
}
