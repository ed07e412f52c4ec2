/** The pages that are read after a long battle: those to take home, its tables, the figures of the day and the hinges. */
import type { BattleFilm } from '@/lib/desks/control/debrief/battle-film';
import { figuresOfDay } from '@/lib/desks/control/debrief/figures';
import { gameTracks } from '@/lib/desks/control/debrief/game-tracks';
import { hinges } from '@/lib/desks/control/debrief/hinges';
import { homeFile } from '@/lib/desks/control/debrief/home-file';
import { gameTables } from '@/lib/desks/control/debrief/tables/game-tables';
import { battleFile } from '@/lib/desks/player/debrief/battle-file';
import { controlVerbs } from '@/lib/turn/control-verbs.generated';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { type Figure, figure } from './figure';
import type { Game } from './growth/game';

const times = 3;

/** Each of them read anew: how long it takes, and how much is sent. */
export async function filesOfReplay(game: Game, film: BattleFilm): Promise<Figure[]> {
  const reads: Record<string, () => Promise<number>> = {
    homeTeam: async () => (await battleFile(game.commanders[0]!)).bytes.length,
    homeTruth: async () => (await homeFile(game, '', { ...controlVerbs, ...playerVerbs }))!.bytes.length,
    tables: async () => (await gameTables(game)).bytes.length,
    tracks: async () => JSON.stringify(await gameTracks(game, '')).length,
    figures: async () => JSON.stringify(await figuresOfDay(game.chief)).length,
    hinges: async () => JSON.stringify(await hinges(game, film)).length,
  };
  const figures: Figure[] = [];
  for (const [what, read] of Object.entries(reads)) {
    const took: number[] = [];
    let bytes = await read();
    for (let i = 0; i < times; i++) {
      const began = performance.now();
      bytes = await read();
      took.push(performance.now() - began);
    }
    figures.push(figure(`replay.${what}Kb`, [bytes / 1000], 'kB'), figure(`replay.${what}Ms`, took, 'ms'));
  }
  return figures;
}
