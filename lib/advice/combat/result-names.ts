import type { CombatResult } from '@/lib/words';

/** The rows of the Results Table, named as in the book (§9). */
export const resultNames: Record<CombatResult, string> = {
  totalSuccess: 'Total success',
  success: 'Success',
  limitedSuccess: 'Limited success',
  confusedCombat: 'Confused combat',
  attackersBadlyBeaten: 'Attackers badly beaten',
};
