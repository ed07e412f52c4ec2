import { z } from 'zod';
import type { CardKind } from '@/lib/db/rows';

/** Every kind of card there is. */
export const cardKinds = [
  'sheet',
  'airSheet',
  'query',
  'decision',
  'combat',
  'airTask',
  'crossing',
  'arrivals',
  'report',
  'sighting',
  'message',
] as const satisfies readonly CardKind[];

export type { CardKind };

/** A card by its kind and what it is about; a report by its team, arrivals by their side. */
export const cardFields = { kind: z.enum(cardKinds), subjectId: z.string().min(1).max(60) };
