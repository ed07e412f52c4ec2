import type { Phase } from '@/lib/words';

/** When a team's order sheet is late (§5). What time alone changes is worked out where the sheet is shown. */

interface Owing {
  /** It is asked for orders, has troops on the map, and has not handed its sheet in. */
  isOwing: boolean;
  /** It came in after its time was up. */
  cameLate: boolean;
  /** More time the team was given, ISO; null: none. */
  longerUntil: string | null;
}

/** True when the more time that was given still runs. `moment`: now by the game's clock, ISO; stopped, when it was stopped. */
export const hasTimeAt = ({ longerUntil }: Pick<Owing, 'longerUntil'>, moment: string): boolean =>
  longerUntil !== null && Date.parse(longerUntil) > Date.parse(moment);

/** True when it came in late, or is still owed when its time is up. */
export const isLateAt = (sheet: Owing, phase: Phase, moment: string): boolean =>
  sheet.cameLate || (sheet.isOwing && phase !== 'orders' && !hasTimeAt(sheet, moment));
