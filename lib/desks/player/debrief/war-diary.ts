import { isOver } from '@/lib/db/issued/issued-clock';
import { sidesTold } from '@/lib/db/issued/sides-told';
import { turnMapsOf } from '@/lib/db/issued/turn-maps';
import { db } from '@/lib/db/kernel/client';
import { remarksOf } from '@/lib/db/team/diary-rows';
import { bookShown } from '@/lib/sides';
import { turnDateAndYear } from '@/lib/text';
import type { DiaryTurn, TurnMap, WarDiary } from '@/lib/visibility/player/after-battle';
import { gridReference } from '@/lib/visibility/words/grid';
import { turnWords } from '@/lib/visibility/words/turn-words';
import { madeOnce } from '../frame/made-for-team';
import { hqFile } from '../record/hq-file';

/**
 * The war diary of a team, which writes itself: its orders, what it sent and what it was told, turn by turn, with its remarks. Of
 * issued rows and the team's own; nothing here knows the truth. Throws when the team has no desk.
 */
export const warDiary = (of: Team): Promise<WarDiary> =>
  madeOnce('war diary', { gameId: of.gameId, of: of.teamId }, () => readWarDiary(of));

/** A team, by its game. */
interface Team {
  gameId: string;
  teamId: string;
}

/** The diary as it is now, of the snapshot that is being read. */
export async function readWarDiary(of: Team): Promise<WarDiary> {
  const { gameId, teamId } = of;
  const [file, { side, look }, maps, remarks, isEnded] = await Promise.all([
    hqFile(of),
    sidesTold(gameId, teamId),
    turnMapsOf(gameId, teamId),
    remarksOf(gameId, teamId),
    isOver(db(), gameId),
  ]);
  const turns = [...new Set([...file.turns, ...maps, ...remarks].map(({ turn }) => turn))].sort((a, b) => a - b);
  return {
    team: file.team,
    side,
    look: look ?? bookShown,
    title: file.title,
    isEnded,
    turns: turns.map((turn): DiaryTurn => {
      const map = maps.find((one) => one.turn === turn);
      return {
        turn,
        name: turnWords(turn, map ?? null),
        date: map ? turnDateAndYear(map) : '',
        place: map ? hqPlace(map) : '',
        papers: file.turns.find((one) => one.turn === turn)?.papers ?? [],
        remarks: remarks.filter((one) => one.turn === turn),
        map: map ?? null,
      };
    }),
  };
}

/** Where the HQ of a team stood, as a grid reference; empty: it had none on the map. */
function hqPlace({ lies }: TurnMap): string {
  const hq = lies.counters.find(({ symbol, x }) => symbol === 'hq' && x !== null);
  return hq ? gridReference({ x: hq.x!, y: hq.y! }) : '';
}
