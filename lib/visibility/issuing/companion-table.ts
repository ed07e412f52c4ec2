import { only } from '@/lib/values';
import { type Issued, issue } from '../issued';
import type { BoardShown, TableShown } from '../player/table-shown';
import type { IssuedTableRow } from '../rows';
import type { Source } from '../viewer';

/** The table that a side is shown: each field named. A hand of the other side has no place in it. */
function copied(shown: TableShown): TableShown {
  if (shown.kind === 'cards') {
    const { place, defends, hand, cardsOfTheOther, played, isToLay, end } = shown;
    return {
      kind: 'cards',
      place,
      defends,
      cardsOfTheOther,
      isToLay,
      end,
      hand: hand.map(({ card, title, mayLay }) => ({ card, title, mayLay })),
      played: played.map(({ isOwn, title }) => ({ isOwn, title })),
    };
  }
  if (shown.kind === 'board') return boardCopied(shown);
  const { pieces, grounds } = shown;
  return {
    kind: 'setUp',
    isOneAHex: shown.isOneAHex,
    pieces: pieces.map(({ id, name, ground }) => ({ id, name, ground })),
    grounds: { ...grounds },
  };
}

const boardCopied = (shown: BoardShown): BoardShown => ({
  kind: 'board',
  ...only(shown, ['side', 'stands', 'attack', 'isToLay', 'hexRadius', 'end']),
  choices: shown.choices.map((choice) => only(choice, ['id', 'about', 'label'])),
  hexes: shown.hexes.map((hex) => only(hex, ['id', 'name', 'x', 'y', 'isCity', 'isVictoryCity'])),
  ways: shown.ways.map(({ kind, ends }) => ({ kind, ends: ends.map((end) => only(end, ['x', 'y'])) })),
  units: shown.units.map((unit) => ({
    ...only(unit, ['name', 'side', 'hex', 'where', 'factors']),
    marks: [...unit.marks],
  })),
});

/** Shows a team its side of a table. */
export const issueTable = (
  { gameId, teamId, seatId }: Pick<IssuedTableRow, 'gameId' | 'teamId' | 'seatId'>,
  { title, shown }: Pick<IssuedTableRow, 'title' | 'shown'>,
  source: Source,
): Issued<IssuedTableRow> =>
  issue<IssuedTableRow>({
    id: source.id(),
    gameId,
    teamId,
    seatId,
    title,
    shown: copied(shown),
    issuedAt: source.now(),
  });
