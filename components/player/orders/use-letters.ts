import { type KeyboardEvent, useRef } from 'react';
import { useToast } from '@/components/ui/toast';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { actionChoices, postureChoices } from '@/lib/visibility/forms/order-form';

/** Keys that follow one another faster, ms, are typed as one text. */
const runMs = 800;

/** The deed of a letter in a circle: asks for aircraft, stands fast, or circles an action or a posture; null: none. */
function deedOf(key: string, circle: Element, { action }: LineWords): 'i' | 'f' | 'a' | 'p' | null {
  if (key === 'i' || (key === 'f' && action === 'hold')) return key;
  const isAction = circle.closest('[data-column=action]');
  if (!(isAction ? actionChoices : postureChoices).some(({ letter }) => letter === key)) return null;
  return isAction ? 'a' : 'p';
}

/**
 * The letters of a row while its circles have the focus: I asks for aircraft, F tells a unit that holds to stand fast, and
 * the first letter of a word circles it, once in each circle. What goes on like a text circles nothing: the row is put back
 * as it was before the text began.
 */
export function useLetters(row: LineWords, onEdit: (patch: Partial<LineWords>) => void) {
  const say = useToast();
  const run = useRef({ at: Number.NEGATIVE_INFINITY, used: '', isText: false, before: row });
  return (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    const isCircle = target instanceof HTMLInputElement && target.type === 'radio';
    if (!isCircle || key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (timeStamp - run.current.at > runMs) run.current = { at: timeStamp, used: '', isText: false, before: row };
    const typed = run.current;
    typed.at = timeStamp;
    const use = deedOf(key, target, row);
    const isSpace = key === ' ' && typed.used === '' && !typed.isText;
    if (isSpace) return;
    if (!typed.isText && use && !typed.used.includes(use)) {
      typed.used += use;
      if (use === 'i') onEdit({ asksForAir: !row.asksForAir });
      if (use === 'f') onEdit({ standFast: !row.standFast });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (typed.isText) return;
    typed.isText = true;
    const { action, posture, standFast, asksForAir } = typed.before;
    onEdit({ action, posture, standFast, asksForAir });
    say('What you typed went into no field: the circles are as before.');
  };
}
