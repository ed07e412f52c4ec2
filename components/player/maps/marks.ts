import type { MarksWrite, MarkWords } from '@/lib/visibility/forms/mark-writes';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';

/** A mark as it lies on this desk. */
export interface MarkHere extends DeskMark {
  /** Drawn here and not yet with Control. */
  isUnsent: boolean;
  /** It has been read on the desk: only then can a colleague have taken it off. */
  isSeen: boolean;
  /** The mark as a colleague left it meanwhile: nothing is sent until the writer chooses. */
  theirs: DeskMark | null;
  /** A colleague took it off while it was changed in here: nothing is sent until the writer chooses. */
  isGone: boolean;
}

/** The marks of the team as they lie on this desk, and those rubbed out here and not yet with Control. */
export interface Marks {
  marks: readonly MarkHere[];
  removed: readonly { id: string; version: number }[];
}

export type Sending = Pick<MarksWrite, 'marks' | 'removed'>;

export const noMarks: Marks = { marks: [], removed: [] };

export const wordsOf = ({ kind, points, text, symbol }: MarkWords): MarkWords => ({ kind, points, text, symbol });
export const sameMark = (one: MarkWords, other: MarkWords): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));
export const isDisputed = ({ theirs, isGone }: MarkHere): boolean => theirs !== null || isGone;
/** A note without a word on it is nothing yet. */
export const isBlank = ({ kind, text }: MarkWords): boolean => kind === 'note' && text.trim() === '';

const clean = (mark: DeskMark): MarkHere => ({ ...mark, isUnsent: false, isSeen: true, theirs: null, isGone: false });

/**
 * The marks after reading the desk. What was drawn here stays as drawn; where another hand changed such a mark too, his is
 * laid beside, and where it took it off, that is noted. `underWay` may have arrived though its answer has not.
 */
export function withDesk(here: Marks, read: readonly DeskMark[], underWay: Sending | null = null): Marks {
  const byId = new Map(read.map((mark) => [mark.id, mark]));
  const removed = here.removed.filter(({ id, version }) => byId.get(id)?.version === version);
  const off = new Set(removed.map(({ id }) => id));
  const kept = here.marks.flatMap((mark): MarkHere[] => {
    const theirs = byId.get(mark.id);
    byId.delete(mark.id);
    if (!theirs) return unread(mark);
    if (theirs.version < mark.version) return [mark];
    if (!mark.isUnsent || sameMark(mark, theirs)) return [clean(theirs)];
    const isOurs = underWay?.marks.some((sent) => sent.id === theirs.id && sameMark(sent, theirs));
    if (isOurs) return [{ ...mark, version: theirs.version, isSeen: true, theirs: null, isGone: false }];
    return [{ ...mark, isSeen: true, theirs: theirs.version === mark.version ? null : theirs, isGone: false }];
  });
  return { marks: [...kept, ...[...byId.values()].filter(({ id }) => !off.has(id)).map(clean)], removed };
}

/** A mark that the desk does not hold: new, on its way, or taken off by a colleague. */
function unread(mark: MarkHere): MarkHere[] {
  if (!mark.isSeen) return [mark];
  return mark.isUnsent ? [{ ...mark, theirs: null, isGone: true }] : [];
}

/** The marks with one put there, or drawn otherwise. */
export function put(here: Marks, id: string, words: MarkWords): Marks {
  const known = here.marks.find((mark) => mark.id === id);
  if (known) {
    return {
      ...here,
      marks: here.marks.map((mark) => (mark === known ? { ...mark, ...words, isUnsent: true } : mark)),
    };
  }
  const back = here.removed.find((mark) => mark.id === id);
  const mark: MarkHere = {
    ...words,
    id,
    version: back?.version ?? 0,
    writtenBy: '',
    isUnsent: true,
    isSeen: false,
    theirs: null,
    isGone: false,
  };
  return { marks: [...here.marks, mark], removed: here.removed.filter((one) => one !== back) };
}

/** The marks without one. */
export function without(here: Marks, id: string): Marks {
  const mark = here.marks.find((one) => one.id === id);
  if (!mark) return here;
  const { version } = mark.theirs ?? mark;
  return {
    marks: here.marks.filter((one) => one !== mark),
    removed: version > 0 && !mark.isGone ? [...here.removed, { id, version }] : here.removed,
  };
}

/** Settles a mark that two changed, or that one changed and another took off. */
export function chosen(here: Marks, id: string, whose: 'mine' | 'theirs'): Marks {
  const settle = (mark: MarkHere): MarkHere[] => {
    if (mark.id !== id || !isDisputed(mark)) return [mark];
    if (whose === 'theirs') return mark.theirs ? [clean(mark.theirs)] : [];
    return [{ ...mark, version: mark.theirs?.version ?? 0, theirs: null, isGone: false, isSeen: mark.theirs !== null }];
  };
  return { ...here, marks: here.marks.flatMap(settle) };
}

/** The changes that have still to go to Control; null when there are none. Blank new notes and marks in dispute stay here. */
export function unsentOf({ marks, removed }: Marks): Sending | null {
  const sent = marks
    .filter((mark) => mark.isUnsent && !isDisputed(mark) && (mark.version > 0 || !isBlank(mark)))
    .map((mark) => ({ ...wordsOf(mark), id: mark.id, version: mark.version }));
  return sent.length + removed.length > 0 ? { marks: sent, removed: [...removed] } : null;
}

/** The marks after Control has taken what was sent. What was changed since stays unsent. */
export function taken(here: Marks, sent: Sending, stored: readonly DeskMark[]): Marks {
  const sentById = new Map(sent.marks.map((mark) => [mark.id, mark]));
  const gone = new Set(sent.removed.map(({ id }) => id));
  const marks = here.marks.map((mark) => {
    const one = sentById.get(mark.id);
    if (!one || !mark.isUnsent) return mark;
    return { ...mark, version: one.version + 1, isUnsent: !sameMark(mark, one), theirs: null };
  });
  const known = new Set(marks.map(({ id }) => id));
  const read = stored.filter(({ id }) => !gone.has(id) || known.has(id));
  return withDesk({ marks, removed: here.removed.filter(({ id }) => !gone.has(id)) }, read);
}

/** The marks after a refusal because other hands were quicker: theirs beside ours; one rubbed out here comes back. */
export function disputed(here: Marks, theirs: MarksTheirs): Marks {
  const back = new Set(theirs.marks.map(({ id }) => id));
  const known = new Set(here.marks.map(({ id }) => id));
  const marks = here.marks.flatMap((mark): MarkHere[] => {
    if (theirs.gone.includes(mark.id)) return mark.isUnsent ? [{ ...mark, theirs: null, isGone: true }] : [];
    const other = theirs.marks.find(({ id }) => id === mark.id);
    if (!other) return [mark];
    return !mark.isUnsent || sameMark(mark, other) ? [clean(other)] : [{ ...mark, theirs: other }];
  });
  return {
    marks: [...marks, ...theirs.marks.filter(({ id }) => !known.has(id)).map(clean)],
    removed: here.removed.filter(({ id }) => !back.has(id) && !theirs.gone.includes(id)),
  };
}

/** Only what Control has not got: what the browser keeps against a crash. */
export const keptHere = (here: Marks): Marks => ({ ...here, marks: here.marks.filter(({ isUnsent }) => isUnsent) });
