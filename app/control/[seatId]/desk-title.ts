import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { practiceTitle } from '@/lib/text';

/** The title of a page of Control: the desk that lies open, and whether the game is a practice. */
export function deskTitle(desk: string, { practice }: Pick<Chrome, 'practice'>): string {
  const title = `${desk} · Control`;
  return practice === null ? title : practiceTitle(title);
}
