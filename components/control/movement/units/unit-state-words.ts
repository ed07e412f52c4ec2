import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';

/** `Attached to 43 Wessex Div from turn 3.`; empty when it is with its own. */
export function attachmentWords(
  { attachedTo, attachedFrom }: Pick<MasterCounter, 'attachedTo' | 'attachedFrom'>,
  turn: number,
): string {
  if (attachedTo === null || attachedFrom === null) return '';
  return attachedFrom > turn ? `Attached to ${attachedTo} from turn ${attachedFrom}.` : `Attached to ${attachedTo}.`;
}

/** The state of a unit's rest; empty when there is nothing to say. */
export function restWords({ restedTurns, hasRecovered }: Pick<MasterCounter, 'restedTurns' | 'hasRecovered'>): string {
  const rested = restedTurns === 1 ? 'At rest for a turn' : `At rest for ${counted(restedTurns, 'turn')} running`;
  if (hasRecovered) return 'It has recovered its one step.';
  return restedTurns === 0 ? '' : `${rested}; nine turns recover a step.`;
}
