import type { Hinge } from '@/lib/advice/debrief/hinges';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { VerbsTold } from '../record/ledger';
import { type BattleFilm, battleFilm } from './battle-film';
import { hinges } from './hinges';

/** The contents of the theatre: the battle, and the moments that turned it. */
export interface TheatreFilm extends BattleFilm {
  hinges: Hinge[];
}

/** The battle of this game from its opening to now, to be played again. For Game Control alone. */
export async function theatreFilm(inGame: InGame, verbs: VerbsTold): Promise<TheatreFilm> {
  const film = await battleFilm(inGame, verbs);
  return Object.assign(film, { hinges: await hinges(inGame, film) });
}
