import { teamsOf } from '@/lib/db/access/teams';
import { ledgerFilm } from '@/lib/db/debrief/ledger-film';
import { snapshot } from '@/lib/db/kernel/client';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { battleFile, fightsOf, type HomeFile } from '@/lib/desks/player/debrief/battle-file';
import { mapInPage } from '@/lib/desks/player/debrief/map-in-page';
import { lossesOf, truthStages } from '@/lib/desks/player/debrief/truth-stages';
import { madeOnce } from '@/lib/desks/player/frame/made-for-team';
import { ownPage } from '@/lib/own-page';
import { battlePage } from '@/lib/replay/take-home/battle-page';
import { filmOf, momentsOf } from '@/lib/replay/take-home/stages';
import { shownOf, sidesOf } from '@/lib/sides';
import { truthOfTurns } from '@/lib/turn/debrief/truth-of-turns';
import type { InGame } from '@/lib/turn/kernel/seat';
import { turnWords } from '@/lib/visibility/words/turn-words';
import { doneWords, type VerbsTold } from '../record/ledger';
import { gameDiary } from './game-diary';

/**
 * The battle as one page to take home, for Game Control: `teamKey` as that team's own file; empty: the whole truth. null: there
 * is no such team.
 */
export async function homeFile({ gameId }: InGame, teamKey: string, verbs: VerbsTold): Promise<HomeFile | null> {
  const teams = await teamsOf(gameId);
  if (teamKey !== '') {
    const team = teams.find(({ key }) => key === teamKey);
    if (!team) return null;
    const { bytes } = await battleFile({ gameId, teamId: team.id });
    return { name: `battle-${teamKey}.html`, bytes };
  }
  return madeOnce('whole battle', { gameId, of: '' }, () => truthFile(gameId, teams, verbs));
}

async function truthFile(
  gameId: string,
  teams: Awaited<ReturnType<typeof teamsOf>>,
  verbs: VerbsTold,
): Promise<HomeFile> {
  const [scenario, map, turns, film] = await snapshot((tx) =>
    Promise.all([gameScenario(gameId, tx), mapInPage(gameId), truthOfTurns(gameId, tx), ledgerFilm(gameId, tx)]),
  );
  const diary = gameDiary(film, scenario.turns, teams, (verb) => doneWords(verb, verbs));
  const truth = truthStages(turns);
  const moments = momentsOf(truth);
  const look = shownOf(sidesOf(scenario));
  const page = battlePage(
    {
      title: scenario.title,
      audience: 'The whole truth',
      about: 'For Game Control',
      side: 'allied',
      look,
      map,
      moments,
      views: [{ key: 'truth', name: 'The truth', film: filmOf(moments, truth), turns: turns.map(({ turn }) => turn) }],
      turns: turns.map(({ turn, truth }) => {
        const day = scenario.turns.find(({ number }) => number === turn) ?? null;
        return {
          turn,
          name: turnWords(turn, day),
          day: day && { date: day.date, daypart: day.daypart },
          diary: diary.get(turn) ?? [],
          papers: fightsOf(truth),
          losses: lossesOf(truth, look.names),
        };
      }),
    },
    await ownPage(),
  );
  return { name: 'battle-truth.html', bytes: new TextEncoder().encode(page) };
}
