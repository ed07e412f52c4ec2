import { revealedTurns } from '@/lib/db/issued/revealed';
import { turnMapsOf } from '@/lib/db/issued/turn-maps';
import { snapshot } from '@/lib/db/kernel/client';
import { ownPage } from '@/lib/own-page';
import { battlePage } from '@/lib/replay/take-home/battle-page';
import type { PaperTold, RowTold, TurnTold, ViewTold } from '@/lib/replay/take-home/battle-told';
import { filmOf, momentsOf } from '@/lib/replay/take-home/stages';
import { bookNations, type SidesShown } from '@/lib/sides';
import { capital, counted } from '@/lib/text';
import type { DiaryTurn, RevealedTruth } from '@/lib/visibility/player/after-battle';
import type { FilePaper } from '@/lib/visibility/player/hq-file';
import { gridReference } from '@/lib/visibility/words/grid';
import { turnWords } from '@/lib/visibility/words/turn-words';
import { combatRoles } from '@/lib/words';
import { madeOnce } from '../frame/made-for-team';
import { mapInPage } from './map-in-page';
import { toldStages } from './told-stages';
import { lossesOf, truthStages } from './truth-stages';
import { readWarDiary } from './war-diary';

/** A team and its game. */
interface Team {
  gameId: string;
  teamId: string;
}

/** The name of a file, and its bytes. */
export interface HomeFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The battle as a team was told it, as one page to take home: its maps, its papers and its remarks, turn by turn, and the truth
 * of those turns that were opened to all players. Of issued rows and the team's own; throws when the team has no desk.
 */
export const battleFile = (of: Team): Promise<HomeFile> =>
  madeOnce('battle file', { gameId: of.gameId, of: of.teamId }, () => makeBattleFile(of));

async function makeBattleFile(of: Team): Promise<HomeFile> {
  // Of one instant, though the game runs on.
  const [diary, maps, revealed, map, told] = await snapshot(async () => {
    const maps = await turnMapsOf(of.gameId, of.teamId);
    return Promise.all([
      readWarDiary(of),
      maps,
      revealedTurns(of.gameId),
      mapInPage(of.gameId),
      toldStages(of.gameId, of.teamId, maps[0]?.turn ?? 1),
    ]);
  });
  const { side } = diary;
  const shown = withBookNations(diary.look);
  const truth = truthStages(revealed);
  const moments = momentsOf([...told, ...truth]);
  const opened = new Set(revealed.map(({ turn }) => turn));
  const views: ViewTold[] = [
    {
      key: 'told',
      name: 'As you were told',
      film: filmOf(moments, told),
      turns: [...new Set(told.map(({ turn }) => turn))],
    },
  ];
  if (revealed.length > 0) {
    const film = filmOf(moments, truth, (turn) => opened.has(turn));
    views.push({ key: 'truth', name: 'As it was', film, turns: [...opened] });
  }
  const numbers = [...new Set([...diary.turns, ...moments].map(({ turn }) => turn))].sort((a, b) => a - b);
  const page = battlePage(
    {
      title: diary.title,
      audience: diary.team,
      about: `As ${diary.team} was told it`,
      side,
      look: shown,
      map,
      moments,
      views,
      turns: numbers.map((turn): TurnTold => {
        const own = diary.turns.find((one) => one.turn === turn);
        const day = maps.find((one) => one.turn === turn);
        const truth = revealed.find((one) => one.turn === turn)?.truth;
        return {
          turn,
          name: own?.name ?? turnWords(turn, null),
          day: day ? { date: day.date, daypart: day.daypart } : null,
          diary: [],
          papers: [...(own ? papersOf(own) : []), ...(truth ? fightsOf(truth) : [])],
          losses: truth ? lossesOf(truth, shown.names) : [],
        };
      }),
    },
    await ownPage(),
  );
  return { name: 'battle.html', bytes: new TextEncoder().encode(page) };
}

/** The nations of a side, and those of the book besides: the truth shows counters of both. */
const withBookNations = (look: SidesShown): SidesShown => ({
  names: look.names,
  colours: look.colours,
  nations: [...look.nations, ...bookNations.filter(({ key }) => !look.nations.some((nation) => nation.key === key))],
});

/** A team's papers of a turn, its letters first, and its remarks. */
const papersOf = ({ papers, remarks }: DiaryTurn): PaperTold[] =>
  [
    ...papers.map(
      ({ kind, title, when, about, text, rows }): PaperTold => ({
        kind: kind === 'word' ? 'signal' : kind,
        title,
        when,
        about,
        text,
        rows: rows.map(rowTold),
      }),
    ),
    ...remarks.map(
      ({ text, writtenBy }): PaperTold => ({
        kind: 'signal',
        title: 'Remark',
        when: '',
        about: writtenBy,
        text,
        rows: [],
      }),
    ),
  ].sort((a, b) => paperOrder.indexOf(a.kind) - paperOrder.indexOf(b.kind));

/** As papers lie beside the map: what was ordered, what came of it, what was sent. */
const paperOrder = ['order', 'letter', 'signal', 'combat'];

/** A row of a sheet, with what was noted and asked on it below its words. */
const rowTold = ({ who, text, ringed, notes, questions }: FilePaper['rows'][number]): RowTold => ({
  who,
  text: [
    text,
    ...notes.map((note) => `Control notes: ${note}`),
    ...questions.map((asked) => `Control asks: ${asked.text} ${asked.answer ?? 'Not answered.'}`),
  ].join('\n'),
  ringed: ringed.split(', ').flatMap((word) => word && atReference(word)),
});

/** `To 45.20 28.05` as the printed map says it: `To 452 280`. */
const atReference = (word: string): string =>
  word.replace(/(\d+\.\d+) (\d+\.\d+)/, (_, x, y) => gridReference({ x: Number(x), y: Number(y) }));

/** The combats of a turn as they were scored: the lines of each side with their sum, the die and what came of it. */
export const fightsOf = ({ fights }: RevealedTruth): PaperTold[] =>
  fights.map(({ number, name, lines, die, margin, result, reason }) => ({
    kind: 'combat',
    title: `Combat ${number}: ${name}`,
    when: '',
    about: `${result}: die ${die}, margin ${margin}`,
    text: reason && `Ruled: ${reason}`,
    rows: combatRoles.map((role) => {
      const those = lines.filter(({ side }) => side === role);
      const sum = those.reduce((points, line) => points + line.points, 0);
      return {
        who: `${capital(role)}: ${counted(sum, 'point')}`,
        text: those
          .map(({ points, what, unit }) =>
            [points > 0 ? `+${points}` : String(points), what, unit].filter(Boolean).join(' · '),
          )
          .join('\n'),
        ringed: [],
      };
    }),
  }));
