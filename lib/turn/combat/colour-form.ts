import { colourAtMost } from '@/lib/advice/combat/colour-line';
import { writtenText } from '@/lib/forms';

/** A line of colour as it is sent: a break becomes a space; empty: there is none. */
export const colourForm = writtenText(colourAtMost)
  .overwrite((line) => line.replace(/\s+/g, ' '))
  .trim()
  .default('');
