import type { Chance } from '@/lib/chance';

/** The hand of whoever writes: some write short, some in haste. */

/** The words that staffs shorten, the longer first. */
const shorts: readonly [RegExp, string][] = [
  [/\bbattalion\b/g, 'bn'],
  [/\bcompanies\b/g, 'coys'],
  [/\bcompany\b/g, 'coy'],
  [/\bpositions?\b/g, 'posn'],
  [/\bammunition\b/gi, 'ammo'],
  [/\bReconnaissance\b/gi, 'recce'],
  [/\bheadquarters\b/gi, 'HQ'],
  [/\bthe enemy\b/g, 'en'],
  [/\broad bridge\b/g, 'rd bridge'],
  [/\band\b/g, '&'],
  [/\battack\b/gi, 'atk'],
  [/\binfantry\b/g, 'inf'],
];

/** Writes the words as a hand in haste does, now and then: shortened, without the last stop, two letters the wrong way round. */
export function byHand(words: string, chance: Chance): string {
  let written = words;
  if (chance.onceIn(3)) for (const [full, short] of chance.someOf(shorts, 6)) written = written.replace(full, short);
  if (chance.onceIn(4)) written = written.replace(/\.$/, '');
  if (chance.onceIn(12)) written = withSlip(written, chance);
  return written;
}

/** Turns two letters round in one of the small words: names are looked at twice. */
function withSlip(words: string, chance: Chance): string {
  const small = [...words.matchAll(/\b[a-z]{5,}\b/g)];
  if (small.length === 0) return words;
  const { 0: word, index } = chance.oneOf(small);
  const at = chance.whole(1, word.length - 3);
  const turned = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return words.slice(0, index) + turned + words.slice(index + word.length);
}
