import { z } from 'zod';
import { bookNations, type Nation } from '@/lib/sides';
import { nationShape } from './sides-shape';

/** The nations of a manifest as it was written, faults and all: those that can be read; the book's where it names none. */
export function nationsWritten(manifest: unknown): readonly Nation[] {
  const named = z.looseObject({ nations: z.array(z.unknown()) }).safeParse(manifest);
  if (!named.success) return bookNations;
  return named.data.nations.flatMap((one) => {
    const reading = nationShape.safeParse(one);
    return reading.success ? [reading.data] : [];
  });
}
