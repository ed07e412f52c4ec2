import type { Meaning } from '@/components/ui/tag';
import { capital, counted } from '@/lib/text';
import type { Light, Mark } from '@/lib/visibility/guard/guard';

/** The subject of a mark, over its sentence. */
export function titleOfMark({ kind, letter, message }: Mark): string {
  switch (kind) {
    case 'mechanism':
      return 'Speaks of the mechanism';
    case 'hiddenUnit':
      return 'Not known to this team';
    case 'tooEarly':
      return 'Named too early';
    case 'placeDiffers':
      return 'Place differs from the counter';
    case 'missingLetter':
      return letter ? `${letterNames[letter].name} is missing` : 'Nothing is said';
    case 'untold':
      return 'Seen or suffered, and not told';
    case 'mustName':
      return `${capital(/tanks|artillery|aircraft/.exec(message)![0])} took part`;
  }
}

/** Violet for what must not be known, amber for what differs, vermilion for what is missing. */
export const meaningOfMark = ({ kind }: Mark): Extract<Meaning, 'secret' | 'waiting' | 'overdue'> =>
  kind === 'placeDiffers'
    ? 'waiting'
    : kind === 'missingLetter' || kind === 'mustName' || kind === 'untold'
      ? 'overdue'
      : 'secret';

/** The button that puts a mark's suggestion in: the words themselves where they take the place of others. */
export const suggestionWords = ({ at, suggestion }: Mark): string => (at ? `Use “${suggestion}”` : 'Use this sentence');

export const letterNames: Record<Light['letter'], { letter: string; name: string }> = {
  E: { letter: 'E', name: 'Effectiveness' },
  L: { letter: 'L', name: 'Location' },
  E2: { letter: 'E', name: 'Enemy' },
  T: { letter: 'T', name: 'Type' },
  I: { letter: 'I', name: 'Identity' },
  M: { letter: '+', name: 'Seen, suffered' },
};

export const lightWords: Record<Light['state'], string> = {
  said: 'said',
  differs: 'differs',
  missing: 'missing',
  notAsked: 'not asked',
};

/** `1 mark open`, `3 marks open`. */
export const openCount = (open: number): string => `${counted(open, 'mark')} open`;
