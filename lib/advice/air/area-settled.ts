import type { RulesCase } from '@/lib/db/rows';

/** The case that settles a bombing area: its dice have fallen. Undefined: none has been put. */
export const areaSettledBy = <Case extends Pick<RulesCase, 'about'>>(
  areaId: string,
  cases: readonly Case[],
): Case | undefined => cases.find(({ about }) => (about as { areaId?: string } | null)?.areaId === areaId);
