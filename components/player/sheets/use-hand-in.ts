import { useSeated } from '@/components/transport/seated';
import { useToast } from '@/components/ui/toast';
import { useIsPhone } from '@/components/ui/use-is-phone';
import type { DeskSheetOf } from '@/lib/visibility/player/desk';
import { handInTime } from '../turn-words';
import type { LineOf } from './draft';
import type { SheetProps } from './sheet-props';
import type { DraftOnDesk } from './use-draft';

/** Where a sheet stands between the pad and Control, and how it is handed in. `said`: what is said when Control has it. */
export function useHandIn<Words extends object>(
  { desk, turn }: Pick<SheetProps, 'desk' | 'turn'>,
  sheet: DeskSheetOf<LineOf<Words>> | undefined,
  { keeper, state }: DraftOnDesk<Words>,
  said: string,
) {
  const { readAgain } = useSeated();
  const isPhone = useIsPhone();
  const say = useToast();
  const isNow = turn.turn === desk.clock.turn;
  const time = isNow ? handInTime(desk) : 'open';
  const isHandedIn = sheet?.state === 'submitted';
  /** It is read, not written. */
  const isPaper = isHandedIn || time === 'closed';
  const handIn = async () => {
    if (!isNow || isPaper) return;
    if (await keeper.handIn()) say(said);
    await readAgain();
  };
  /** The rows that count: as handed in, else as they are being written; none that were never handed in. */
  const lines: readonly Words[] = isHandedIn && sheet ? sheet.lines : time === 'closed' ? [] : state.draft.rows;
  const { clock } = desk;
  return { clock, state, isPhone, isNow, time, isHandedIn, isPaper, handIn, lines, holdBack: () => keeper.holdBack() };
}

export type HandIn = ReturnType<typeof useHandIn>;
