import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesOf } from '@/companions/tables-to-enter';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { undoAct } from '@/lib/turn/undo/undo-act';
import { companionGameOnDesk, companionGamesDesk } from '../reads/companion-games';
import { companionTablesOnDesk } from '../reads/companion-tables';
import { beginCompanionGame } from './begin-companion-game';
import { enterCompanionTables } from './enter-companion-tables';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(() => game.drop());

/** The figures of a card on which the Germans of Arnhem are 3, and what else is said. */
function figures(arnhem: number, firstRow = { from: 1, to: 2, change: -2 }) {
  const values = structuredClone(tablesOf('battle-card').ours) as {
    figures: { start: { source: string; german: Record<string, number> }; airdrop: { rows: object[] } };
  };
  Object.assign(values.figures.start, { source: 'book' });
  values.figures.start.german.arnhem = arnhem;
  values.figures.airdrop.rows[0] = firstRow;
  return values as never;
}
const enter = (version: number, values: never | null) =>
  enterCompanionTables(game.control, { companion: 'battle-card', version, values });
const begin = (tables: 'ours' | 'entered') =>
  beginCompanionGame(game.control, { companion: 'battle-card', setup: { orders: 'first' }, tables });
const onDesk = () => companionTablesOnDesk(game.control, 'battle-card');
/** The strength of the Germans at Arnhem in a companion game. */
const arnhemIn = async (id: string) => {
  const { state } = (await companionGameOnDesk(game.control, id))!;
  return (state as { areas: { german: number }[] }).areas[3]!.german;
};

describe('the tables of a companion', () => {
  it('are ours until somebody enters his; a game begun with them keeps them when they change', async () => {
    expect(await onDesk()).toMatchObject({ version: 0, entered: null });
    expect(refusal(await begin('entered'))).toMatchObject({ code: 'notNow', field: 'tables' });
    expect(good(await enter(0, figures(3)))).toEqual({ version: 1 });
    expect(await onDesk()).toMatchObject({ version: 1, entered: { by: game.control.label } });
    expect((await companionGamesDesk(game.control)).entered).toEqual({ 'battle-card': game.control.label });
    const theirs = good(await begin('entered'));
    const ours = good(await begin('ours'));
    // The recovered card has 2 there (BC-1).
    expect([await arnhemIn(theirs.companionGameId), await arnhemIn(ours.companionGameId)]).toEqual([3, 2]);
    good(await enter(1, figures(4)));
    expect(await arnhemIn(theirs.companionGameId)).toBe(3);
    await ledgerAgreesIn(game);
  });

  it('are not written over in silence: a setup with tables of its own is not played with those entered', async () => {
    good(await enter(0, figures(3)));
    const setup = { orders: 'first', ...(figures(4) as object) } as never;
    expect(
      refusal(await beginCompanionGame(game.control, { companion: 'battle-card', setup, tables: 'entered' })),
    ).toEqual(
      expect.objectContaining({
        code: 'badInput',
        field: 'setup.figures',
        message: 'It is played with the tables that have been entered: leave these out, or play it with ours.',
      }),
    );
    const { companionGameId } = good(
      await beginCompanionGame(game.control, { companion: 'battle-card', setup, tables: 'ours' }),
    );
    expect(await arnhemIn(companionGameId)).toBe(4);
  });

  it('are refused at the first wrong field, with what would be right, and nothing is kept', async () => {
    expect(refusal(await enter(0, figures(9, { from: 2, to: 2, change: -2 })))).toMatchObject({
      code: 'badInput',
      field: 'values.figures.start.german.arnhem',
      message:
        'figures · start · german · arnhem: must be at most 6. figures · airdrop · rows · row 1 · from is wrong too.',
    });
    expect(refusal(await enter(0, figures(3, { from: 2, to: 2, change: -2 }))).message).toBe(
      'figures · airdrop · rows · row 1 · from: Nothing is said for 1: this band begins at 1.',
    );
    expect(await db().companionTables.count({ where: { gameId: game.gameId } })).toBe(0);
  });

  it('two umpires at once: the second is told', async () => {
    good(await enter(0, figures(3)));
    expect(refusal(await enter(0, figures(4))).code).toBe('changedByAnother');
    good(await enter(1, figures(4)));
    expect(refusal(await enter(1, null)).code).toBe('changedByAnother');
  });

  it('are put back as they were by an undo in the ledger', async () => {
    good(await enter(0, figures(3)));
    good(await enter(1, figures(4)));
    const last = (await entriesOf(game.gameId)).at(-1)!;
    good(await undoAct(game.control, { number: last.number, reason: 'The wrong file.' }));
    const { entered } = await onDesk();
    expect((entered!.values as { figures: { start: { german: object } } }).figures.start.german).toMatchObject({
      arnhem: 3,
    });
    await ledgerAgreesIn(game);
  });

  it('are taken back to ours by entering nothing, and the ledger tells of it', async () => {
    expect(refusal(await enter(0, null)).code).toBe('notNow');
    good(await enter(0, figures(3)));
    good(await enter(1, null));
    expect(await onDesk()).toMatchObject({ version: 2, entered: null });
    expect((await companionGamesDesk(game.control)).entered).toEqual({});
    expect(refusal(await begin('entered')).code).toBe('notNow');
    expect((await entriesOf(game.gameId)).at(-1)).toMatchObject({ kind: 'companionTables', after: { values: {} } });
    await ledgerAgreesIn(game);
  });
});
