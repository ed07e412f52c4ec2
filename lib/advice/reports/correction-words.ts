import { listed } from '@/lib/text';

/** Why a team needs a correction: it was told before something became otherwise, was not told of what it saw or suffered, or was told of what is taken back. */
export const whyCorrected = ({
  since,
  unsaid,
  gone,
}: {
  since: readonly string[];
  unsaid: readonly string[];
  gone: readonly string[];
}): string =>
  [
    ...(since.length > 0 ? [`it was told before ${since.join(' and before ')}`] : []),
    ...(unsaid.length > 0 ? [`it has not been told of ${listed(unsaid)}`] : []),
    ...(gone.length > 0 ? [`it was told of ${listed(gone)}, and that is taken back`] : []),
  ].join('; ');
