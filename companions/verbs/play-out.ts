import { companionCalled } from '@/companions/registry';
import { companionGamesAbout } from '@/lib/db/cases/companion-games';
import { companionTablesOf } from '@/lib/db/cases/companion-tables';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thereIs } from '@/lib/result';
import { playOutForm } from '@/lib/turn/cases/companion-about';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { aboutOnDesk } from '../about/companion-about';
import { areEntered } from './companion-tables';
import { keepBegun } from './keep-begun';

/**
 * Opens a companion's table for a combat, a crossing or a landing, set up with its units, places and ground as far as the
 * companion's rules know them, and with the tables entered where there are any. One that is played already is gone to.
 */
export const playOut = controlVerb({
  name: 'play-out',
  rule: 'companion games',
  who: anyControl,
  form: playOutForm,
  inLedger: 'began a companion game',
  undo: 'atItsDesk',
  run: async (given): Promise<{ companionGameId: string }> => {
    const { tx, seat, form } = given;
    const { about } = form;
    const companion = companionCalled(form.companion);
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const played = await companionGamesAbout(seat.gameId, about, tx);
    const open = played.find((game) => game.companion === companion.name && game.endedAt === null);
    if (open) return { companionGameId: open.id };
    const { name, scene } = thereIs(await aboutOnDesk(seat, about, tx), about.kind);
    const setup = companion.setupFor(scene);
    if (setup === null) throw refusal('notNow', 'Only one side is there: say first who plays the other.');
    const kept = await companionTablesOf(seat.gameId, companion.name, tx);
    const tables = kept && areEntered(kept.values) ? (kept.values as object) : {};
    const begun = { companion, name, about, values: null, setup: { ...setup, ...tables } };
    return { companionGameId: (await keepBegun(given, turn, begun)).companionGameId };
  },
});
