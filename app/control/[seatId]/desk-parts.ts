import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { companionGamesDesk } from '@/companions/reads/companion-games';
import { caseOnDesk, rulesDesk } from '@/lib/desks/control/cases/rules';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { decisionsHere } from '@/lib/desks/control/combat/decisions';
import { theatreFilm } from '@/lib/desks/control/debrief/theatre';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { findable } from '@/lib/desks/control/frame/findable';
import { groundOnDesk } from '@/lib/desks/control/maps/ground-drawn';
import { sheetVersion } from '@/lib/desks/control/maps/own-map';
import { sideMap } from '@/lib/desks/control/maps/side-map';
import { countersToAmend } from '@/lib/desks/control/movement/counters-to-amend';
import { masterMap } from '@/lib/desks/control/movement/map';
import { ordersTray, sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { board } from '@/lib/desks/control/sequence/board';
import { type Part, part } from '@/lib/live/parts';
import type { InGame } from '@/lib/turn/kernel/seat';
import { conflictsDesk, teamsAtOdds } from '@/lib/turn/orders/conflicts/conflicts';
import { unchangedSheets } from '@/lib/turn/orders/conflicts/unchanged-sheets';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';

/** The name of a part: its kind, and what it was asked for. Two that differ in either have two names. */
type Named = string | readonly [what: string, ...asked: unknown[]];

/** A part that is read for the game alone. */
export const of = <T>(named: Named, read: (inGame: InGame) => Promise<T>, kind?: Part<T>['kind']): Part<T> =>
  part(JSON.stringify([named].flat()), (gameId) => read({ gameId }), kind);
/** In the place of a part that was not asked for. */
export const nothing = of('nothing', async () => null);

/** The parts around every desk. */
export const frameParts = {
  chrome: of('chrome', chrome),
  mapVersion: of('map version', sheetVersion),
  ground: of('ground', groundOnDesk),
};

/** Every card of the turn. */
export const boardPart = of('board', board);
/** The things to which the command palette leads. */
export const findablePart = of('findable', findable);
/** The counters, with all of them that may be amended. */
export const countersPart = of('counters', countersToAmend);
/** The whole battle from its opening to now. */
export const filmPart = of('film', (game) => theatreFilm(game, { ...controlVerbs, ...playerVerbs }));
/** Orders that cannot be obeyed together. */
export const atOdds = of('conflicts', conflictsDesk, 'slow');
/** The order sheets, with what is read beside each. */
export const trayParts = {
  tray: of('tray', ordersTray),
  conflicts: of('teams at odds', teamsAtOdds, 'slow'),
  unchanged: of('unchanged', unchangedSheets, 'slow'),
};
/** The fights of the turn, with the decisions that wait there. */
export const combatsParts = { desk: of('combats', combatsDesk), here: of('decisions', decisionsHere) };
/** The truth, as it lies on the master map. */
export const map = of('map', masterMap);
/** The companion games that are open. */
export const companionGames = of('companion games', companionGamesDesk);
/** The cases at the rules desk. */
export const rules = of('rules', rulesDesk);
/** The map of a team, as it has been told. */
export const sideMapOf = (teamKey: string) => of(['side map', teamKey], (game) => sideMap(game, teamKey));
/** The same for paper: of the first team where none is named. */
export const sideMapToPrint = (teamKey: string | null) =>
  of(['side map to print', teamKey], async (game) =>
    sideMap(game, teamKey ?? (await masterMap(game)).teams[0]?.key ?? ''),
  );
/** A team's order sheet: of this turn where none is named. */
export const sheetOf = (teamKey: string, turn?: number) =>
  of(['sheet', teamKey, turn ?? null], (game) => sheetOnDesk(game, teamKey, turn));
/** A case at the rules desk, kept earlier. */
export const caseOf = (caseId: string) => of(['case', caseId], (game) => caseOnDesk(game, caseId));
