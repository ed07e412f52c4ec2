import { SaveKeeper, type SaveParts, type SaveState, withDeeds } from '@/components/transport/keeper/save-keeper';
import type { Reply } from '@/components/transport/send/send';
import { counted } from '@/lib/text';
import { marksAtMost } from '@/lib/visibility/forms/mark-form';
import type { MarksWrite, MarkWords } from '@/lib/visibility/forms/mark-writes';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';
import {
  chosen,
  disputed,
  keptHere,
  type Marks,
  noMarks,
  put,
  sameMark,
  taken,
  unsentOf,
  withDesk,
  without,
  wordsOf,
} from './marks';

/** Marks on their way, with the id that makes a repeat the same save. */
type MarksSent = MarksWrite & { writeId: string };

/** The marks that this browser keeps and Control does not have, and a save that had no answer yet. */
export interface KeptMarks {
  here: Marks;
  underWay: MarksSent | null;
}

export interface MarksState extends SaveState {
  here: Marks;
  /** The trouble, in words; null: none. */
  trouble: string | null;
  canUndo: boolean;
}

/** The parts of a keeper: the browser's store, the line to Control, and fresh ids. */
interface MarkKeeperParts extends SaveParts<KeptMarks> {
  post: (body: MarksSent) => Promise<Reply<MarksTaken, MarksTheirs>>;
}
interface MarksTaken {
  marks: DeskMark[];
}

/** One thing this hand did, to be undone. */
interface Done {
  id: string;
  before: MarkWords | null;
  after: MarkWords | null;
}

const pauseMs = 500;
const undoneAtMost = 50;

/** Keeps what a team member draws safe, and takes back what this hand did last. */
export class MarkKeeper extends SaveKeeper<MarksSent, MarksState> {
  readonly #newId: () => string;
  readonly #done: Done[] = [];
  #desk: readonly DeskMark[];

  constructor(parts: MarkKeeperParts, marks: readonly DeskMark[]) {
    super(
      { here: withDesk(noMarks, marks), trouble: null, canUndo: false },
      {
        ...parts,
        bringBack: async () => this.#bringBack(await parts.store.load()),
        keep: () => parts.store.keep(this.#kept()),
        unsent: () => unsentOf(this.state().here),
        send: async (sent) =>
          withDeeds(
            await parts.post(sent),
            (now) => this.set({ here: taken(this.state().here, sent, now.marks), saving: 'saved' }),
            (theirs) => this.set({ here: disputed(this.state().here, theirs), saving: 'saved' }),
          ),
        refused: ({ message }) => this.set({ saving: 'refused', trouble: message }),
      },
    );
    this.#newId = parts.newId;
    this.#desk = marks;
  }

  /** The marks as the desk was read again. */
  receive(marks: readonly DeskMark[]): void {
    this.#desk = marks;
    this.set({ here: withDesk(this.state().here, marks, this.sent) });
    void this.keep();
  }

  /** Draws a mark and answers its id; null where the map is full. */
  add(words: MarkWords): string | null {
    if (this.state().here.marks.length >= marksAtMost) {
      this.set({ trouble: `The map is full: at most ${counted(marksAtMost, 'mark')}. Take old ones off first.` });
      return null;
    }
    const id = this.#newId();
    this.#act(id, null, words);
    return id;
  }

  edit(id: string, patch: Partial<MarkWords>): void {
    const before = this.#wordsOf(id);
    if (before) this.#act(id, before, { ...before, ...patch });
  }

  remove(id: string): void {
    const before = this.#wordsOf(id);
    if (before) this.#act(id, before, null);
  }

  /** Takes back the last thing this hand did. A mark that a colleague has changed since stays as it is. */
  undo(): void {
    const last = this.#done.pop();
    if (!last) return;
    const now = this.#wordsOf(last.id);
    const isAsLeft = last.after && now ? sameMark(last.after, now) : !last.after && !now;
    this.set({ canUndo: this.#done.length > 0 });
    if (isAsLeft) this.#apply(last.id, last.before);
    else this.set({ trouble: 'A colleague has changed that mark since, so it stays as it is.' });
  }

  choose(id: string, whose: 'mine' | 'theirs'): void {
    this.set({ here: chosen(this.state().here, id, whose), trouble: null });
    this.changed(0);
  }

  #wordsOf(id: string): MarkWords | null {
    const mark = this.state().here.marks.find((one) => one.id === id);
    return mark ? wordsOf(mark) : null;
  }

  /** Does a thing and keeps it to be undone; words typed one after the other into one mark are one thing. */
  #act(id: string, before: MarkWords | null, after: MarkWords | null): void {
    const last = this.#done.at(-1);
    const isTyping = last?.id === id && last.before && last.after && before && after && sameButText(last.before, after);
    if (isTyping) last.after = after;
    else this.#done.push({ id, before, after });
    if (this.#done.length > undoneAtMost) this.#done.shift();
    this.set({ canUndo: true });
    this.#apply(id, after);
  }

  #apply(id: string, words: MarkWords | null): void {
    const { here } = this.state();
    this.set({ here: words ? put(here, id, words) : without(here, id), trouble: null });
    this.changed(pauseMs);
  }

  #kept(): KeptMarks | null {
    const here = keptHere(this.state().here);
    return here.marks.length + here.removed.length === 0 && !this.sent ? null : { here, underWay: this.sent };
  }

  #bringBack(kept: KeptMarks | null): void {
    if (!kept) return;
    const drawn = keptHere(this.state().here).marks;
    const before = kept.here.marks.filter(({ id }) => !drawn.some((mark) => mark.id === id));
    this.sent = kept.underWay;
    const here = { marks: [...before, ...drawn], removed: kept.here.removed };
    this.set({ here: withDesk(here, this.#desk, kept.underWay) });
  }
}

const sameButText = (one: MarkWords, other: MarkWords): boolean =>
  sameMark({ ...one, text: '' }, { ...other, text: '' }) && one.text !== other.text;
