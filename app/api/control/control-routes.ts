import { boardPart, countersPart, filmPart, findablePart } from '@/app/control/[seatId]/desk-parts';
import { controlVerbs } from '@/app/control/[seatId]/verbs';
import {
  acts,
  baseMap,
  checks,
  file,
  get,
  json,
  jsonOfOne,
  picture,
  pieces,
  post,
  type SeatRoute,
} from '@/app/seat-route';
import { controlChecks } from '@/lib/desks/control/checks';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { othersClaims } from '@/lib/desks/control/claims/counter-claims';
import { afterBattle } from '@/lib/desks/control/debrief/after-battle';
import { figuresFile, figuresOfDay } from '@/lib/desks/control/debrief/figures';
import { gameGeoJson, gameKml, gameOrbat } from '@/lib/desks/control/debrief/game-tracks';
import { homeFile } from '@/lib/desks/control/debrief/home-file';
import { gameTables } from '@/lib/desks/control/debrief/tables/game-tables';
import { openWork } from '@/lib/desks/control/frame/open-work';
import { ownPicture, pictureInGame } from '@/lib/desks/control/maps/own-map';
import { printedMap } from '@/lib/desks/control/movement/map';
import { onTime } from '@/lib/desks/control/orders/on-time';
import { ledgerLines } from '@/lib/desks/control/record/ledger-lines';
import { orbatDraft, packedDraft } from '@/lib/desks/control/scenarios/draft-file';
import { draftTables } from '@/lib/desks/control/scenarios/draft-tables';
import { trySteps } from '@/lib/desks/control/scenarios/try-steps';
import { rehearsal } from '@/lib/desks/control/sequence/rehearsal';
import { warmUp } from '@/lib/desks/control/sequence/warm-up';
import { partOf } from '@/lib/live/parts';
import { papersAbout } from '@/lib/turn/debrief/papers';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { anyControl, gameControl } from '@/lib/turn/kernel/verb-roles';
import { baseMapPart } from '@/lib/turn/maps/base-map';
import { worldPart } from '@/lib/turn/maps/world-part';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { deskAsked } from './desk';
import { uploads } from './upload';

/** The papers of a turn about one thing: `3 unit/A004`. */
async function papers(seat: ControlSeat, of: string): Promise<string | null> {
  const [, turn, about] = /^(\d{1,4}) ((?:unit|team|combat)\/.{1,80})$/.exec(of) ?? [];
  const found = about ? await papersAbout(seat, about, Number(turn)) : null;
  return found && JSON.stringify(found);
}

const allVerbs = { ...controlVerbs, ...playerVerbs };

/** Every JSON route of Control: who may come in, what it gives, and what it may cost. A path without a row does not exist. */
export const controlRoutes = {
  /** Every write of Control's, except those that send a file. */
  '/api/control/[seatId]/act': post(
    anyControl,
    acts(controlVerbs, (refusal) => refusal),
  ),
  '/api/control/[seatId]/upload': post(anyControl, uploads),
  /** A check answers a question about something that is being written. It writes nothing. */
  '/api/control/[seatId]/check': post(anyControl, checks(controlChecks)),
  '/api/control/[seatId]/desk': get(anyControl, deskAsked),

  /** The list of claims says which seat works on which card; what is written to this seat comes with it. */
  '/api/control/[seatId]/claims': get(anyControl, json(cardClaims), { statements: 5, roundTrips: 5 }),
  /** The seat's own work, for the panel beside any desk, picked from the board that all of Control shares. */
  '/api/control/[seatId]/open-work': get(
    anyControl,
    json(async (seat) => openWork(seat, await partOf(seat.gameId, boardPart))),
    { statements: 40, roundTrips: 25 },
  ),
  /** The command palette leads to these things. Three statements read the commanders, their teams and the companion games. */
  '/api/control/[seatId]/find': get(
    anyControl,
    json(({ gameId }) => partOf(gameId, findablePart)),
    { statements: 13, roundTrips: 11 },
  ),
  /** Every counter as it may be amended, and what may be chosen for it. */
  '/api/control/[seatId]/counters': get(
    anyControl,
    json(({ gameId }) => partOf(gameId, countersPart)),
    { statements: 7, roundTrips: 6 },
  ),
  /** The list says for each team whether its orders come in time. Pages ask for it again at a calm pace, because nobody is told when a seat comes or goes. */
  '/api/control/[seatId]/orders/on-time-list': get(anyControl, json(onTime)),

  /** The list says which seat has taken which counter of the master map. */
  '/api/control/[seatId]/map/claims': get(anyControl, json(othersClaims), { statements: 1, roundTrips: 1 }),
  /** The printed map under the counters. */
  '/api/control/[seatId]/map/data': get(anyControl, json(printedMap), { statements: 2, roundTrips: 2 }),
  /** A part of the base map under the printed one. */
  '/api/control/[seatId]/map/ground': get(anyControl, baseMap(baseMapPart)),
  /** The host's own map under the printed one, as every seat of the game has it. */
  '/api/control/[seatId]/map/picture': get(anyControl, picture(pictureInGame)),
  /** The scan kept for the scenario. */
  '/api/control/[seatId]/setup/maps/picture': get(gameControl, picture(ownPicture)),

  /** The end of the game says whether the battle is over, how much of the truth is open, and what people wrote about the game. */
  '/api/control/[seatId]/debrief/after': get(gameControl, json(afterBattle)),
  /** The whole battle, to be played again: the whole ledger, and everything that was ever issued. */
  '/api/control/[seatId]/debrief/film': get(
    gameControl,
    json(({ gameId }) => partOf(gameId, filmPart)),
    { statements: 20, roundTrips: 20 },
  ),
  /** The battle as one page to take home: `team` as one team was told it, without it the truth. */
  '/api/control/[seatId]/debrief/home-file': get(
    gameControl,
    file((seat, team) => homeFile(seat, team, allVerbs), 'team'),
  ),
  '/api/control/[seatId]/debrief/papers': get(gameControl, jsonOfOne(papers), { statements: 12, roundTrips: 12 }),
  /** The figures of the day: Game Control sees all of them, an umpire their own. One statement each for what is timed, done, lost, rolled and ruled. */
  '/api/control/[seatId]/figures/day': get(anyControl, json(figuresOfDay), { statements: 13, roundTrips: 13 }),
  /** One table of the figures, as far as the seat may see it. */
  '/api/control/[seatId]/figures/csv': get(anyControl, file(figuresFile), { statements: 13, roundTrips: 13 }),

  // A game in time: `team` as one team was told, without it the truth.
  '/api/control/[seatId]/ledger/orbat': get(gameControl, file(gameOrbat, 'team'), { statements: 4, roundTrips: 4 }),
  // In a snapshot, whose begin and end are statements too.
  '/api/control/[seatId]/ledger/geojson': get(gameControl, file(gameGeoJson, 'team'), { statements: 6, roundTrips: 5 }),
  '/api/control/[seatId]/ledger/kml': get(gameControl, file(gameKml, 'team'), { statements: 6, roundTrips: 5 }),
  /** The ledger as JSON lines. The costs are up to the first piece, two hundred entries; each further piece is one statement. */
  '/api/control/[seatId]/ledger/lines': get(gameControl, pieces(ledgerLines), { statements: 2, roundTrips: 2 }),
  /** The tables of a game, which the browser writes into a workbook or CSV files: the ledger, phases, and who read which paper. */
  '/api/control/[seatId]/ledger/tables': get(gameControl, file(gameTables), { statements: 9, roundTrips: 6 }),

  /** The steps say how far the turn of a practice game is. */
  '/api/control/[seatId]/try-steps': get(gameControl, json(trySteps), { statements: 14, roundTrips: 11 }),

  /** The warm-up says how far the teams are. The board of a lobby asks for it again at a calm pace: what is done there changes nothing of this game. */
  '/api/control/[seatId]/warm-up': get(gameControl, json(warmUp), { statements: 2, roundTrips: 2 }),
  /** The rehearsal says which seat there stands for this one. The desks of a lobby ask for it again at a calm pace, for the same reason. */
  '/api/control/[seatId]/rehearsal': get(anyControl, json(rehearsal), { statements: 4, roundTrips: 3 }),

  // A scenario of the host's own: as one file, as tables, as a file of ORBAT Mapper.
  '/api/control/[seatId]/scenarios/packed': get(gameControl, file(packedDraft)),
  '/api/control/[seatId]/scenarios/tables': get(gameControl, file(draftTables)),
  '/api/control/[seatId]/scenarios/orbat': get(gameControl, file(orbatDraft)),
  /** The small map of the world, on which Game Control picks where a battle is. */
  '/api/control/[seatId]/scenarios/world': get(gameControl, baseMap(worldPart)),
} satisfies Readonly<Record<string, SeatRoute<ControlSeat>>>;
