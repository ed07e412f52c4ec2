import { teamsOf } from '@/lib/db/access/teams';
import { ledgerFilm } from '@/lib/db/debrief/ledger-film';
import { mapOf } from '@/lib/db/issued/issued';
import { snapshot } from '@/lib/db/kernel/client';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { battleFile, fightsOf, type HomeFile, marksOfTruth } from '@/lib/desks/player/debrief/battle-file';
import { madeOnce } from '@/lib/desks/player/frame/made-for-team';
import { battlePage } from '@/lib/replay/take-home/battle-page';
import type { SheetDrawn } from '@/lib/replay/take-home/map-svg';
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
  const [scenario, printed, turns, film] = await snapshot((tx) =>
    Promise.all([gameScenario(gameId, tx), mapOf(gameId), truthOfTurns(gameId, tx), ledgerFilm(gameId, tx)]),
  );
  const diary = gameDiary(film, scenario.turns, teams, (verb) => doneWords(verb, verbs));
  const sheet = printed!.sheet as unknown as SheetDrawn & { credit: string };
  const page = battlePage({
    title: scenario.title,
    audience: 'The whole truth. For Game Control.',
    credit: sheet.credit,
    sheet,
    views: [{ key: 'truth', name: 'The truth' }],
    turns: turns.map(({ turn, truth }) => ({
      turn,
      name: turnWords(turn, scenario.turns.find(({ number }) => number === turn) ?? null),
      marks: { truth: marksOfTruth(truth) },
      diary: diary.get(turn) ?? [],
      papers: fightsOf(truth),
    })),
  });
  return { name: 'battle-truth.html', bytes: new TextEncoder().encode(page) };
}
