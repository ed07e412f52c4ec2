import { z } from 'zod';
import { companionCalled } from '@/companions/registry';
import { begin } from '@/companions/rules/recorded-game';
import type { TableValues } from '@/companions/tables-to-enter';
import { create } from '@/lib/db/change';
import { nextCompanionGameNumber } from '@/lib/db/companion-games';
import { companionTablesOf } from '@/lib/db/companion-tables';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import type { Tx } from '@/lib/db/transaction';
import { asJson } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { aboutInGame, companionAboutForm } from '@/lib/turn/cases/companion-about';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { writtenText } from '@/lib/visibility/order-form';
import { type CompanionName, companionNames } from '@/lib/words';
import { valuesForm, withChance } from './companion-chance';
import { refusedByCompanion } from './companion-record';
import { areEntered } from './companion-tables';

export const beginCompanionGameForm = z.strictObject({
  companion: z.enum(companionNames),
  /** What Control calls it; empty: the game's own title. */
  name: writtenText(80).trim().default(''),
  /** As the companion reads it. */
  setup: z.json(),
  /** What of the main game it is about; null: nothing. */
  about: companionAboutForm.nullable().default(null),
  /** Played with ours, or with the tables that have been entered. The game keeps them, whatever is entered later. */
  tables: z.enum(['ours', 'entered']).default('ours'),
  values: valuesForm.default(null),
});

/** Begins a game of another ruleset beside this one. What its setup rolls is kept. */
export const beginCompanionGame = (
  seat: ControlSeat,
  input: z.input<typeof beginCompanionGameForm>,
): Promise<Answer<{ companionGameId: string; number: number }>> =>
  perform(seat, 'begin-companion-game', 'companion games', async (tx, act) => {
    const form = read(beginCompanionGameForm, input);
    if (!form.ok) return form;
    const { about, values, name } = form.value;
    const companion = companionCalled(form.value.companion);
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const tables = form.value.tables === 'ours' ? done({}) : await enteredTables(tx, seat.gameId, companion.name);
    if (!tables.ok) return tables;
    const twice = givenTwice(form.value.setup, tables.value);
    if (twice) return twice;
    const setup = read(companion.setupSchema, withTables(form.value.setup, tables.value));
    if (!setup.ok) return setup;
    const known = await aboutInGame(tx, seat.gameId, about);
    if (!known.ok) return known;
    const begun = withChance(values, (draw) => {
      const told = begin(companion, setup.value, draw);
      return told.ok ? done(told) : refusedByCompanion(told);
    });
    if (!begun.ok) return begun;
    const id = newId();
    const number = await nextCompanionGameNumber(tx, seat.gameId);
    await create(tx, act, 'companionGame', id, {
      id,
      gameId: seat.gameId,
      turn: turn.turn,
      number,
      companion: companion.name,
      name: name || companion.title,
      setup: asJson(setup.value) as never,
      rolls: asJson(begun.value.game.rolls) as never,
      ...(about ? { about: asJson(about) as never } : {}),
      begunBy: seat.label,
      begunAt: turn.now,
    });
    return done({ companionGameId: id, number });
  });

/** The tables that have been entered, or that there are none. */
async function enteredTables(tx: Tx, gameId: string, companion: CompanionName): Promise<Answer<TableValues>> {
  const kept = await companionTablesOf(gameId, companion, tx);
  if (kept && areEntered(kept.values)) return done(kept.values as TableValues);
  return refused('notNow', 'No tables of this game have been entered: begin it with ours.', { field: 'tables' });
}

/** Tables stand in the setup and have been entered too: which of them is meant nobody can tell. */
function givenTwice(setup: unknown, tables: TableValues): Answer<never> | null {
  const field = Object.keys(tables).find((name) => typeof setup === 'object' && setup !== null && name in setup);
  if (field === undefined) return null;
  const message = 'It is played with the tables that have been entered: leave these out, or play it with ours.';
  return refused('badInput', message, { field: `setup.${field}` });
}

/** A setup with tables in it; one that is no setup at all is left for its own schema to refuse. */
const withTables = (setup: unknown, tables: TableValues): unknown =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? { ...setup, ...tables } : setup;
