import { type AnyCompanion, companionCalled } from '@/companions/registry';
import type { CompanionRefusal } from '@/companions/rules/companion';
import { type RecordedGame, replay, type Standing } from '@/companions/rules/recorded-game';
import type { TableRoll } from '@/companions/rules/table-dice';
import type { KeptCompanionGame } from '@/lib/db/cases/companion-games';
import { refusal } from '@/lib/result';
import type { CompanionName } from '@/lib/words';

/** The record of a companion game as its rows keep it. */
export const recordOf = (kept: KeptCompanionGame): RecordedGame<unknown, unknown> => ({
  companion: kept.companion as CompanionName,
  setup: kept.setup,
  rolls: kept.rolls as unknown as TableRoll[],
  acts: kept.acts.map(({ act, rolls }) => ({ act, rolls: rolls as unknown as TableRoll[] })),
});

/** The companion of a kept game, and the game as it stands after its last act. Throws where the record does not replay: nothing but a fault of ours writes one. */
export function standingOf(kept: KeptCompanionGame): {
  companion: AnyCompanion;
  standing: Standing<unknown, unknown, unknown>;
} {
  const companion = companionCalled(kept.companion as CompanionName);
  const standing = replay(companion, recordOf(kept));
  if (!standing.ok)
    throw new Error(`companion game ${kept.id} does not replay: ${standing.field}: ${standing.message}`);
  return { companion, standing };
}

/** The refusal of a companion, as a verb answers it. */
export const refusedByCompanion = ({ message, rule, field }: CompanionRefusal) =>
  refusal('badInput', message, { rule, ...(field ? { field } : {}) });
