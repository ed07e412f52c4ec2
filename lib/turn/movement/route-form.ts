import { z } from 'zod';
import { writtenText } from '@/lib/forms';

/** A place of a way, km east and north. */
export const wayPoint = z.tuple([z.number(), z.number()]);

/** The reasons that slow a unit down, in words, each of which halves (OC-103). */
export const causes = z.array(writtenText(80).trim().min(1)).max(8);
