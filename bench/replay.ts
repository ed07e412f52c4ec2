/** A battle of thirty turns that is shown again: a jump to any of its moments, beside the naive fold of its whole ledger. */
import { truthAt } from '@/lib/db/record/truth-at';
import { battleFilm } from '@/lib/desks/control/debrief/battle-film';
import { FilmReader } from '@/lib/replay/film';
import { controlVerbs } from '@/lib/turn/control-verbs.generated';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { besidePostgres, onDatabase } from './database';
import { type Figure, figure } from './figure';
import { playTo } from './growth/costs';
import { openSized } from './growth/game';
import { filesOfReplay } from './replay-files';

const battle = { teams: 10, unitsEach: 30 } as const;
const turns = 30;
const jumps = 200;
const folds = 5;
const verbs = { ...controlVerbs, ...playerVerbs };

export const replay = (): Promise<Figure[]> =>
  besidePostgres(() =>
    onDatabase(async () => {
      const game = await openSized(battle);
      await playTo(game, turns);
      const reading: number[] = [];
      const read = async () => {
        const began = performance.now();
        const film = await battleFilm(game, verbs);
        reading.push(performance.now() - began);
        return film;
      };
      await read();
      const film = await read();
      const kB = JSON.stringify(film).length / 1000;
      // Moments all over the battle, in no order, the same in every run.
      const anywhere = Array.from({ length: jumps }, (_, i) => (i * 7919) % film.moments.length);
      const readers = [film.truth, ...Object.values(film.told)].map((one) => new FilmReader(one));
      const jumping = anywhere.map((moment) => {
        const began = performance.now();
        for (const reader of readers) reader.at(moment);
        return performance.now() - began;
      });
      const folding: number[] = [];
      for (const moment of anywhere.slice(0, folds)) {
        const began = performance.now();
        await truthAt(game.gameId, film.moments[moment]!.number);
        folding.push(performance.now() - began);
      }
      const middle = (samples: readonly number[]) => [...samples].sort((a, b) => a - b)[samples.length >> 1]!;
      return [
        figure('replay.moments', [film.moments.length], 'acts'),
        figure('replay.filmKb', [kB], 'kB'),
        figure('replay.readMs', reading, 'ms'),
        figure('replay.jumpMs', jumping, 'ms'),
        figure('replay.foldMs', folding, 'ms'),
        figure('replay.jumpVsFold', [middle(folding) / middle(jumping)], 'times'),
        ...(await filesOfReplay(game, film)),
      ];
    }),
  );
