import type { OpenCombat } from '@/lib/db/reports/reports';

/**
 * The things a team's report of the turn waits for, one sentence each (§4 steps 2 and 3): it is told what came of its
 * combats, so that each needs its ruling, and movement must be closed. Empty: it may be released.
 */
export const reportWaits = (
  teamId: string,
  combats: readonly OpenCombat[],
  { movementClosedAt }: { movementClosedAt: Date | null },
): string[] => [
  ...(movementClosedAt ? [] : ['Movement is not closed yet.']),
  ...combats
    .filter(({ teamIds }) => teamIds.includes(teamId))
    .map(({ number, name }) => `C${number} ${name} has no ruling yet.`),
];
