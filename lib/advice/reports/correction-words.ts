import { listed } from '@/lib/text';

/** Why a team needs a correction: it was told before something became otherwise, or was not told of what it saw or suffered. */
export const whyCorrected = ({ since, unsaid }: { since: readonly string[]; unsaid: readonly string[] }): string =>
  [
    ...(since.length > 0 ? [`it was told before ${since.join(' and before ')}`] : []),
    ...(unsaid.length > 0 ? [`it has not been told of ${listed(unsaid)}`] : []),
  ].join('; ');
