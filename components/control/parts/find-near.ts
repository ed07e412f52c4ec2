import { type Choice, matching, packed, plain } from '@/components/ui/matching';

/** Whether two words differ by one letter: another, one too many, one too few, or two that changed places. */
function isMisspelt(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const swapped = b.length > 1 && b[1]! + b[0] + b.slice(2) === a;
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped;
}

/** A misspelling is looked for from so many letters on. */
const misspeltFrom = 4;

/** Whether a word of a choice begins with what was typed, but for one letter. */
function isNear({ label, also = '' }: Choice, typed: string): boolean {
  const wanted = packed(typed);
  const words = plain(`${label} ${also}`).split(/[^\p{L}\p{N}]+/u);
  return words.some((_, at) => {
    const rest = words.slice(at).join('');
    return [-1, 0, 1].some((by) => isMisspelt(wanted, rest.slice(0, wanted.length + by)));
  });
}

/** What answers what was typed; where nothing does, what would but for one wrong letter. */
export function findNear<C extends Choice>(choices: readonly C[], typed: string): C[] {
  const found = matching(choices, typed);
  if (found.length > 0 || packed(typed).length < misspeltFrom) return found;
  return choices.filter((choice) => isNear(choice, typed));
}
