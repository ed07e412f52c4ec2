import type { Action, Mover, Posture } from '@/lib/words';
import type { PlaceSaid } from './goal';
import type { Word } from './words';

export type WayUse = 'road' | 'straight';

const leavesRoads =
  /\b((in|by) (\w+ )?boats?|across country|cross country|over the (mountains?|heights|hills?|fields|ridge|moor|dunes)|straight (over|across)|(through|over|across) the (hills|slopes?|woods|fields)|climb|as the crow flies|(keep|stay) (off|away from) (the )?(main )?roads?|avoid(ing)? (all |the )?roads|no (road|roads|tracks?)|not (on|by|along|use) (the )?(\w+ )?(road|roads|track))\b/;
const namesRoad = /\b(by|along|up|down|take|on) (the )?([^ ,.;:]+ ){0,3}(road|route|axis|\w+weg)\b(?! bridge)/;

/** By what way the words say that they go; null: they do not say. */
export function waySaid(words: readonly Word[], places: readonly PlaceSaid[]): WayUse | null {
  const text = words.map(({ said }) => said).join(' ');
  if (leavesRoads.test(text)) return 'straight';
  return places.some(({ isRoad, role }) => isRoad && role === 'via') || namesRoad.test(text) ? 'road' : null;
}

/** The units that go, and the length of either way, km; `roadKm` null: no road leads there. */
interface WayCase {
  said: WayUse | null;
  action: Action;
  posture: Posture;
  mover: Mover;
  roadKm: number | null;
  straightKm: number;
}

/** A road that is longer than this share of the straight way is a detour; one that is so much longer nobody meant who wrote "by road", or Non-Tact. */
const detour = { unsaid: 1.5, said: 2.5 } as const;

/** By road or straight: as the words say; else by road, but for infantry, and tracks in an attack, whose road is a detour. */
export function wayUsed({ said, action, posture, mover, roadKm, straightKm }: WayCase): WayUse {
  if (said === 'straight') return said;
  const isTact = posture !== 'nonTact';
  const mayLeave = mover === 'foot' || (mover === 'tank' && isTact && action !== 'move');
  if (roadKm === null) return 'straight';
  const isSaid = said === 'road' || !isTact;
  return mayLeave && roadKm > detour[isSaid ? 'said' : 'unsaid'] * straightKm ? 'straight' : 'road';
}
