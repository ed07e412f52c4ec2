import { z } from 'zod';
import type { CaseAbout } from '@/lib/advice/cases/case-record';
import { combatById } from '@/lib/db/combat/combats';
import { liftFlown } from '@/lib/db/companions/companion-games';
import { crossingById } from '@/lib/db/movement/units';
import type { Tx } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';

/** What of the main game a companion game plays out: a combat, a crossing, or the landing that an air task flies. */
export const companionAboutForm = z.strictObject({
  kind: z.enum(['combat', 'crossing', 'landing']),
  id: z.string().min(1).max(200),
});
export type CompanionAbout = z.infer<typeof companionAboutForm>;

/** What of the game a case at the rules desk is about, that may be played out: a crossing, and the landings that its air orders fly. */
export const aboutCase = ({ crossingId, tasks, flakOf }: CaseAbout): CompanionAbout[] => [
  ...(crossingId ? [{ kind: 'crossing' as const, id: crossingId }] : []),
  ...[...(flakOf ? [flakOf] : []), ...Object.values(tasks ?? {}).flat()].map((id) => ({
    kind: 'landing' as const,
    id,
  })),
];

/** What an address asks for, as `combat:<id>`; null: nothing that can be read. */
export function aboutAsked(asked: unknown): CompanionAbout | null {
  const [, kind, id] = /^(\w+):(.+)$/.exec(typeof asked === 'string' ? asked : '') ?? [];
  const read = companionAboutForm.safeParse({ kind, id });
  return read.success ? read.data : null;
}

/** Refused unless it is something of this game. */
export async function aboutInGame(tx: Tx, gameId: string, about: CompanionAbout | null): Promise<void> {
  if (!about) return;
  const { kind, id } = about;
  const found = {
    combat: () => combatById(gameId, id, tx),
    crossing: () => crossingById(tx, gameId, id),
    landing: () => liftFlown(gameId, id, tx),
  }[kind];
  if (await found()) return;
  throw refusal('notFound', `There is no such ${kind} in this game.`, { field: 'about.id' });
}
