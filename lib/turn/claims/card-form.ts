import { z } from 'zod';
import { cardKinds } from '@/lib/words';

/** A card by its kind and what it is about; a report by its team, arrivals by their side. */
export const cardFields = { kind: z.enum(cardKinds), subjectId: z.string().min(1).max(60) };
