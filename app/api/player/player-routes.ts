import {
  acts,
  baseMap,
  file,
  get,
  json,
  jsonOfOne,
  picture,
  post,
  type SeatRoute,
  shownToPlayer,
} from '@/app/seat-route';
import { battleFile } from '@/lib/desks/player/debrief/battle-file';
import { playerBaseMap, playerMap, playerPicture } from '@/lib/desks/player/frame/player-desk';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { playerReach } from '@/lib/desks/player/movement/reach';
import { playerRoad } from '@/lib/desks/player/movement/road';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';

/** Every JSON route of a player's: who may come in, what it gives, and what it may cost. A path without a row does not exist. */
export const playerRoutes = {
  /** Every write of a player's. */
  '/api/player/[seatId]/act': post('player', acts(playerVerbs, shownToPlayer)),
  '/api/player/[seatId]/desk': get('player', json(deskShown), { statements: 3, roundTrips: 3 }),
  '/api/player/[seatId]/map': get('player', json(playerMap), { statements: 2, roundTrips: 2 }),
  /** A part of the base map under the printed one. */
  '/api/player/[seatId]/map/ground': get('player', baseMap(playerBaseMap)),
  /** The host's own map under the printed one. */
  '/api/player/[seatId]/map/picture': get('player', picture(playerPicture)),
  /** The reach of an own counter is where it can get to this turn. */
  '/api/player/[seatId]/map/reach': get('player', jsonOfOne(playerReach)),
  /** The length of an own counter's way by road; `of`: the counter and the places of the way. */
  '/api/player/[seatId]/map/road': get('player', jsonOfOne(playerRoad)),
  /** The battle as this seat's team was told it, as one page to take home. */
  '/api/player/[seatId]/battle': get('player', file(battleFile)),
} satisfies Readonly<Record<string, SeatRoute<PlayerSeat>>>;
