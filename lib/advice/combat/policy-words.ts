import { policyBook } from '@/lib/adjudication/rulebook';
import { readingOf } from '@/lib/adjudication/rulings';
import { rulingsIn } from '@/lib/adjudication/rulings-cited';
import type { Policies } from '@/lib/adjudication/types';
import { percent } from '@/lib/text';

/** The subject of a policy, as the rulings have it: `Light infantry`. */
export const policyAbout = (name: keyof Policies): string => policyRuling(name).about;

/** The ruling a policy belongs to. */
export const policyRuling = (name: keyof Policies) => readingOf(rulingsIn(policyBook[name].ruling)[0]!)!;

/** Only the two shares of a night move can be set to figures of the game's own. */
export const nightWords = ({ road, other }: Policies['nightMovement']): string =>
  `${percent(road, 1)} in road column, ${percent(other, 1)} otherwise.`;
