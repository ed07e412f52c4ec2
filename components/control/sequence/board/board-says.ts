import { goesOnWords } from '@/components/control/parts/phases/goes-on-words';
import { timeInWords } from '@/lib/text';
import { type Bottleneck, type OwnerOf, waitsFor } from '../bottleneck';

/** The words of the board over everything: one sentence, and the one act it offers; null: there is none for this seat. */
export interface BoardSays {
  neck: Bottleneck;
  act: BoardAct | null;
}

/** The act on the dark button, and the deed whose key does it. `path`: the desk it opens. */
type BoardAct = { deed: 'open'; does: string; path: string } | { deed: 'nextPhase' | 'clock'; does: string };

export const givesTimeBack = 'Give that time back';

type Around = Parameters<typeof waitsFor>[0] &
  Parameters<typeof goesOnWords>[0] & {
    seat: { roles: readonly string[] };
    pausedAt: string | null;
    downMs: number | null;
  };

/** While something is waited for, Enter opens the desk it is done at; when nothing is, Game Control goes on with N. */
export function boardSays(
  chrome: Around,
  board: Parameters<typeof waitsFor>[1],
  ownerOf: OwnerOf,
  now: number,
): BoardSays {
  const { isBegun, isOneUmpire, pausedAt, downMs } = chrome;
  const isGameControl = chrome.seat.roles.includes('gameControl');
  const neck = waitsFor(chrome, board, ownerOf, now);
  if (isBegun && downMs !== null && isGameControl)
    return { neck: wasDown(neck, downMs), act: { deed: 'clock', does: givesTimeBack } };
  const said = isBegun && pausedAt ? { ...neck, lead: `The clock stands still. ${neck.lead}` } : neck;
  const { go, card } = neck;
  // The seats are Game Control's alone.
  if (go && (isBegun || isGameControl)) {
    const takes = card !== null && !isOneUmpire && ownerOf(card) === null;
    return { neck: said, act: { deed: 'open', does: `${takes ? 'Take' : 'Go to'} ${go.name}`, path: go.path } };
  }
  const does = goesOnWords(chrome);
  if (isGameControl) return { neck: said, act: does === null ? null : { deed: 'nextPhase', does } };
  const whose = isBegun ? 'Game Control can go on.' : 'Game Control begins it.';
  return { neck: { ...said, rest: `${said.rest} ${whose}` }, act: null };
}

/** The clock stands because no console served the game: that is settled before all else. */
const wasDown = (neck: Bottleneck, downMs: number): Bottleneck => ({
  ...neck,
  lead: `The console was down for ${timeInWords(downMs)}. The clock stands since it went.`,
  what: '',
  rest: '',
  age: '',
  card: null,
});
