import { spaced } from '@/lib/text';

/** Types of Annex B whose words are not those of their id. */
const own: Readonly<Record<string, string>> = {
  antiTank: 'anti-tank',
  antiAircraftArtillery: 'anti-aircraft',
  selfPropelledArtillery: 'self-propelled artillery',
  hq: 'HQ',
  blank: 'of no known type',
};

/** A symbol in words, as it stands within a sentence: `glider infantry`. */
export const symbolWords = (symbol: string): string => own[symbol] ?? spaced(symbol);
