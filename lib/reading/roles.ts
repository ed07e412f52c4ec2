import type { Action } from '@/lib/words';
import {
  asking,
  atThatTime,
  cues,
  inThatCase,
  label,
  onlySaid,
  ordering,
  painting,
  politely,
  pressed,
  type Role,
  reason,
  toBeTaken,
} from './cues';
import type { Mention } from './mention';
import { endsSentence, isStop, type Word } from './words';

/** The naming of a place: its kind, and whether the words say that it is what all is about. */
export interface RoleSaid {
  role: Role;
  isObjective: boolean;
  /** The words send them there: "to", "into". */
  isSent: boolean;
}

const plainly = (role: Role): RoleSaid => ({ role, isObjective: false, isSent: false });

/** The role of each place that is named. Places that only follow "and" or a comma have that of the one before. */
export function rolesOf(words: readonly Word[], mentions: readonly Mention[], action: Action): RoleSaid[] {
  const roles: RoleSaid[] = [];
  const isHeld = action === 'hold' || action === 'prepare';
  for (const [at, mention] of mentions.entries())
    roles.push(
      isConditional(words, mention.first, { isHeld, isSent: roles.some(({ role }) => role === 'goal') })
        ? plainly('aside')
        : roleOf(words, mention, mentions[at - 1] ?? null, roles[at - 1] ?? null),
    );
  // "Heeze - Leende - Geldrop": each leads to the next.
  const isPassed = (at: number): boolean =>
    !isHeld &&
    /^(goal|unsaid)$/.test(roles[at]!.role) &&
    !roles[at]!.isObjective &&
    words[mentions[at]!.last]?.said === '-' &&
    mentions[at + 1]?.first === mentions[at]!.last + 1;
  return roles.map((role, at) => (isPassed(at) ? plainly('via') : role));
}

function roleOf(
  words: readonly Word[],
  mention: Mention,
  before: Mention | null,
  roleBefore: RoleSaid | null,
): RoleSaid {
  const start = startOfClause(words, mention.first, before);
  const said = words.slice(start, mention.first).map((word) => word.said);
  const isAfter = before !== null && start === before.last;
  const isList = isAfter && said.every((word) => /^(and|,|-|or|the|both|two)$/.test(word));
  const after = words
    .slice(mention.last, mention.last + 5)
    .map((word) => word.said)
    .join(' ');
  if (
    /^([^.,]*\balone|at arms length|(well )?(on|to) (your|our) (left|right)|, (leave|bypass|avoid) it|(is|are)( \w+)? forbidden)\b/.test(
      after,
    )
  )
    return plainly('avoid');
  if (after.startsWith('being ')) return plainly('aside');
  // "Cagny, then on to Vimont if you can", "Vimont after that": only then.
  if (
    roleBefore &&
    /^(goal|unsaid)$/.test(roleBefore.role) &&
    /^(after that|(?!and )([a-z0-9]+ ){0,2}if)\b/.test(after)
  )
    return plainly('aside');
  const isSubject = said.slice(said.lastIndexOf(',') + 1).every((word) => painting.test(word) || isStop(word));
  if (isSubject && toBeTaken.test(after)) return { role: 'goal', isObjective: true, isSent: false };
  // "Over Valburg till Ochten": so far and no further.
  if (isAfter && /^(un)?till?$/.test(said.join(' ')) && roleBefore?.role === 'via') return plainly('goal');
  const isOfWay = isAfter && said.join(' ') === 'to' && roleBefore?.role === 'aside' && namesAWay(words, before.first);
  if (isOfWay) return plainly('unsaid');
  // "To Veghel, the bridges over the canal": what is named in a place is what all is about.
  const isWithin = mention.named.kind === 'crossing' && before?.named.kind === 'town' && said.includes(',');
  if (isList && roleBefore) return { ...roleBefore, isObjective: roleBefore.isObjective || isWithin };
  for (const text of leadingUp(said)) {
    const cue = cues.find((one) => one.words.test(text));
    if (!cue) continue;
    // "Round the east of Aalst" is a place to go to.
    if (cue.makes === 'avoid' && mention.isBeside && /round$/.test(text)) return plainly('via');
    const isObjective = cue.makes === 'objective';
    return {
      role: cue.makes === 'objective' ? 'goal' : cue.makes,
      isObjective,
      isSent: /\b(to|into|onto)$/.test(text) && !/\b(hang|hold|cling|stick) (on )?to$/.test(text),
    };
  }
  // "Overasselt to Groesbeek": where they start.
  const isStart = after.startsWith('to ') && words[mention.last + 1]!.isCapital;
  return plainly(isStart || onlySaid.test(after) ? 'aside' : 'unsaid');
}

/** "The road from Nijmegen to Eindhoven": which road, not where to. */
const namesAWay = (words: readonly Word[], first: number): boolean =>
  words[first - 1]?.said === 'from' && /^(way|road|route|railway|line|track)$/.test(words[first - 2]?.said ?? '');

/** A place hangs on so many words before it at most: no row is so long that it takes long to read. */
const mostWords = 14;

/** The words that lead up to a place: all of them, then without the last, and so on to the stop before. */
function leadingUp(clause: readonly string[]): string[] {
  const said = clause.slice(-mostWords);
  const texts: string[] = [];
  let isPainting = true;
  for (let length = said.length; length > 0; length--) {
    texts.push(
      said
        .slice(0, length)
        .filter((word) => !isStop(word) || word === ',')
        .join(' '),
    );
    const last = said[length - 1]!;
    isPainting &&= painting.test(last);
    if (isStop(last) && !isPainting && length < said.length) break;
  }
  return texts;
}

/** Where the words begin that a place hangs on: after the place before it, or after the end of the sentence before. */
function startOfClause(words: readonly Word[], first: number, before: Mention | null): number {
  let start = before?.last ?? 0;
  for (let at = first - 1; at >= start; at--)
    if (endsSentence(words[at]!.said) || (words[at]!.said === ':' && !label.test(words[at - 1]?.said ?? ''))) {
      start = at + 1;
      break;
    } else if (beginsACondition(words, at)) {
      const end = endOfCondition(words, at, first);
      return end < first ? end : start;
    }
  return start;
}

/** A place that is only named with a condition, or in an order that stands only when the condition is met. */
function isConditional(words: readonly Word[], first: number, { isHeld, isSent }: Conditions): boolean {
  for (let at = first - 1; at >= 0; at--) {
    const { said, isFirst } = words[at]!;
    if (endsSentence(said)) return false;
    if (isFirst && reason.test(said) && endOfCondition(words, at, first) >= first && isTold(words, at)) return true;
    const text = textOf(words.slice(at, at + 4));
    const isCase = inThatCase.test(text) && (!/^(should|otherwise|failing)$/.test(said) || leads(words, at));
    const isTime = atThatTime.test(text) && (said !== 'once' || leads(words, at));
    const isAsked = said === 'if' && asking.test(words[at - 1]?.said ?? '');
    if ((!isCase && !isTime) || isAsked || politely.test(text)) continue;
    const end = endOfCondition(words, at, first);
    if (end >= first) return true;
    if (!leads(words, at)) continue;
    const isOnlyThen = isCase || pressed.test(textOf(words.slice(at, end)));
    // "It is suggested, unless they are strong, to go to Elst": the order goes on after it.
    if (!isSent && words[at - 1]?.said === ',' && words[end + 1]?.said === 'to') continue;
    const isAside = isOnlyThen ? isHeld || !isAtHead(words, at) : isHeld ? !isAtHead(words, at) : isSent;
    if (isAside) return true;
  }
  return false;
}

/**
 * The effect of a condition that stands before an order. `isHeld`: they are to hold where they are; `isSent`: the words
 * have sent them somewhere already.
 */
interface Conditions {
  isHeld: boolean;
  isSent: boolean;
}

const cuts = (word: Word): boolean => word.said === ',' || word.said === '-';

/** A clause tells of something: it has a verb of its own, up to its comma. */
const isTold = (words: readonly Word[], from: number): boolean =>
  /^[^,.;:]*\b(is|are|was|were|has|have|had|will|can|cannot|did|does|holds|stands|lies|comes?|moves?)\b/.test(
    textOf(words.slice(from, from + mostWords)),
  );

/** Nothing of the row stands before it. */
const isAtHead = (words: readonly Word[], at: number): boolean => !words.slice(0, at).some(({ said }) => isStop(said));

const beginsACondition = (words: readonly Word[], at: number): boolean => {
  const text = textOf(words.slice(at, at + 4));
  return words[at]!.isFirst && (inThatCase.test(text) || atThatTime.test(text) || reason.test(words[at]!.said));
};

/** True when a condition stands before what it is the condition of. */
const leads = (words: readonly Word[], at: number): boolean =>
  words[at]!.isFirst || /^(and|but|or|only|,|-|:)$/.test(words[at - 1]?.said ?? '');

/** Where a condition ends: at a comma or a dash; without any where the order begins. */
function endOfCondition(words: readonly Word[], at: number, first: number): number {
  for (let end = at + 1; end < first; end++) if (cuts(words[end]!)) return end;
  for (let end = at + 2; end < first; end++) {
    if (end > at + 3 && /^(we|you)$/.test(words[end]!.said)) return end;
    if (ordering.test(words[end]!.said) && !/^(they|we|you|he|it|i|to)$/.test(words[end - 1]!.said)) return end;
  }
  return first;
}

const textOf = (words: readonly Word[]): string => words.map(({ said }) => said).join(' ');
