import { z } from 'zod';
import { done, type Result } from '@/lib/result';
import { read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { mayBeTakenBack } from '@/lib/turn/undo/may-be-taken-back';

const form = z.union([
  z.strictObject({ number: z.number().int().min(1).max(1_000_000_000) }),
  z.strictObject({ combatId: z.string().max(80), version: z.number().int().min(1) }),
]);
export type TakenBack = z.input<typeof form>;

/** Why an act or a ruling cannot be taken back now, in a sentence; null: it can. Nothing is changed by asking. */
export async function mayTakeBack(seat: ControlSeat, input: TakenBack): Promise<Result<{ whyNot: string | null }>> {
  const asked = read(form, input);
  if (!asked.ok) return asked;
  const answer = await mayBeTakenBack(seat, asked.value);
  return done({ whyNot: answer.ok ? null : answer.refusal.message });
}
