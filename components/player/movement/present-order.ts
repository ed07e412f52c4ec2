import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import type { DeskLine, PlayerDesk } from '@/lib/visibility/player/desk';

/** The order of a unit, in words: by the sheet handed in for this turn, else by that of the turn before; null: by neither. */
export function presentOrder(
  counterId: string,
  { sheets, lastSheet, clock }: Pick<PlayerDesk, 'sheets' | 'lastSheet' | 'clock'>,
): { words: string; turn: number } | null {
  const now = sheets.find(({ turn, state }) => turn === clock.turn && state === 'submitted');
  for (const sheet of [now, lastSheet]) {
    const line = sheet?.lines.find(
      ({ counterIds, supportIds }) => counterIds.includes(counterId) || supportIds.includes(counterId),
    );
    if (sheet && line) return { words: orderInWords(line, line.counterIds.includes(counterId)), turn: sheet.turn };
  }
  return null;
}

function orderInWords({ action, posture, standFast, orders, grouping }: DeskLine, isNamed: boolean): string {
  const ringed = [action && actionWords[action].word, posture && postureWords[posture].word, standFast && 'Stand fast'];
  const words = [ringed.filter(Boolean).join(', '), orders].filter(Boolean).join('. ');
  return isNamed ? words : `Supports ${grouping || 'another unit'}: ${words}`;
}
