import { mapOf, type Picture } from '@/lib/db/issued/issued';
import { revealedTurns } from '@/lib/db/issued/revealed';
import { turnMapsOf } from '@/lib/db/issued/turn-maps';
import { snapshot } from '@/lib/db/kernel/client';
import { battlePage, type PaperTold, type TurnTold } from '@/lib/replay/take-home/battle-page';
import { type MarkDrawn, mapPicture, type SheetDrawn } from '@/lib/replay/take-home/map-svg';
import { counted } from '@/lib/text';
import type { DiaryTurn, MapLies, RevealedTruth } from '@/lib/visibility/player/after-battle';
import type { FilePaper } from '@/lib/visibility/player/hq-file';
import { turnWords } from '@/lib/visibility/words/turn-words';
import { madeOnce } from '../frame/made-for-team';
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
  const [diary, maps, revealed, printed] = await snapshot(() =>
    Promise.all([readWarDiary(of), turnMapsOf(of.gameId, of.teamId), revealedTurns(of.gameId), mapOf(of.gameId)]),
  );
  const sheet = printed!.sheet as unknown as SheetDrawn & { credit: string };
  const numbers = [...new Set([...diary.turns, ...revealed].map(({ turn }) => turn))].sort((a, b) => a - b);
  const turns = numbers.map((turn): TurnTold => {
    const own = diary.turns.find((one) => one.turn === turn);
    const lies = maps.find((one) => one.turn === turn)?.lies;
    const truth = revealed.find((one) => one.turn === turn)?.truth;
    const marks: Record<string, readonly MarkDrawn[]> = {};
    if (lies) marks.told = marksOf(lies);
    if (truth) marks.truth = marksOfTruth(truth);
    return {
      turn,
      name: own?.name ?? turnWords(turn, null),
      marks,
      diary: [],
      papers: [...(own ? papersOf(own) : []), ...(truth ? fightsOf(truth) : [])],
    };
  });
  const page = battlePage({
    title: diary.title,
    audience: `As ${diary.team} was told it`,
    credit: sheet.credit,
    sheet,
    views: [
      { key: 'told', name: 'What your team had been told' },
      ...(revealed.length > 0 ? [{ key: 'truth', name: 'The truth' }] : []),
    ],
    turns,
  });
  return { name: 'battle.html', bytes: new TextEncoder().encode(page) };
}

/** The map of a turn by itself, as a picture: an appendix of the diary. null: there is none of this turn. */
export async function turnMapPicture(of: Team, turn: string): Promise<Picture | null> {
  const [maps, printed] = await Promise.all([turnMapsOf(of.gameId, of.teamId), mapOf(of.gameId)]);
  const map = maps.find((one) => String(one.turn) === turn);
  if (!map || !printed) return null;
  const picture = mapPicture(printed.sheet as unknown as SheetDrawn, marksOf(map.lies));
  return { type: 'image/svg+xml', picture: new TextEncoder().encode(picture) };
}

/** The things a team was told of, as they are drawn. */
function marksOf({ counters, friends, contacts, crossings }: MapLies): MarkDrawn[] {
  const beside = (said: string) => (said ? `, ${said}` : '');
  return [
    ...counters.flatMap(({ name, shortName, formation, x, y }): MarkDrawn[] =>
      x === null || y === null ? [] : [{ look: 'own', x, y, label: shortName, title: `${name}${beside(formation)}` }],
    ),
    ...friends.map(
      ({ name, shortName, formation, asOfTurn, x, y }): MarkDrawn => ({
        look: 'friend',
        x,
        y,
        label: shortName,
        title: `${name}${beside(formation)}, as told in turn ${asOfTurn}`,
      }),
    ),
    ...contacts.map(
      ({ label, seenTurn, source, direction, x, y }): MarkDrawn => ({
        look: 'enemy',
        x,
        y,
        label,
        title: `${label}, seen in turn ${seenTurn} by ${source}${beside(direction)}`,
      }),
    ),
    ...crossings.map(
      ({ name, look, asOfTurn, x, y }): MarkDrawn => ({
        look: look === 'blown' ? 'blown' : 'crossing',
        x,
        y,
        label: '',
        title: `${name}: ${look}, as told in turn ${asOfTurn}`,
      }),
    ),
  ];
}

/** The truth of a turn, as it is drawn. */
export const marksOfTruth = ({ units, crossings }: RevealedTruth): MarkDrawn[] => [
  ...units.map(
    ({ side, name, shortName, formation, stepsLost, isCaptured, x, y }): MarkDrawn => ({
      look: side,
      x,
      y,
      label: shortName,
      title: [name, formation, stepsLost > 0 ? `${counted(stepsLost, 'step')} lost` : '', isCaptured ? 'captured' : '']
        .filter(Boolean)
        .join(', '),
    }),
  ),
  ...crossings.map(
    ({ name, state, x, y }): MarkDrawn => ({
      look: state === 'blown' ? 'blown' : 'crossing',
      x,
      y,
      label: '',
      title: `${name}: ${state}`,
    }),
  ),
];

/** A team's papers of a turn, written and received, and its remarks. */
const papersOf = ({ papers, remarks }: DiaryTurn): PaperTold[] => [
  ...papers.map(({ title, at, about, text, rows }) => ({ title, at, about, text, rows: rows.map(rowWords) })),
  ...remarks.map(({ text, writtenBy }) => ({ title: 'Remark', at: null, about: writtenBy, text, rows: [] })),
];

/** A row of a sheet in one line, with what was noted and asked on it below. */
const rowWords = ({ who, text, ringed, notes, questions }: FilePaper['rows'][number]): string =>
  [
    [who, text, ringed].filter(Boolean).join(' · '),
    ...notes.map((note) => `Control notes: ${note}`),
    ...questions.map((asked) => `Control asks: ${asked.text} ${asked.answer ?? 'Not answered.'}`),
  ].join('\n');

/** The combats of a turn as they were scored. */
export const fightsOf = ({ fights }: RevealedTruth): PaperTold[] =>
  fights.map(({ number, name, lines, die, margin, result, reason }) => ({
    title: `Combat ${number}: ${name}`,
    at: null,
    about: `die ${die}, margin ${margin}: ${result}`,
    text: reason && `Ruled: ${reason}`,
    rows: lines.map(({ side, points, what, unit }) =>
      [side, points > 0 ? `+${points}` : String(points), what, unit].filter(Boolean).join(' · '),
    ),
  }));
