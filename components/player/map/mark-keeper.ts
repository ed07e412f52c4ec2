import type { Keep } from '@/components/transport/keeper/browser-store';
import { ObservableState } from '@/components/transport/keeper/observable-state';
import type { Saving } from '@/components/transport/keeper/saving';
import { SendSchedule } from '@/components/transport/keeper/send-schedule';
import type { HeldUp, Reply } from '@/components/transport/send/send';
import { type MarksWrite, type MarkWords, marksAtMost } from '@/lib/visibility/forms/mark-form';
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
export type MarksSent = MarksWrite & { writeId: string };

/** What this browser keeps of the marks that Control has not got, and a save that had no answer yet. */
export interface KeptMarks {
  here: Marks;
  underWay: MarksSent | null;
}

export interface MarksState {
  here: Marks;
  saving: Saving;
  /** What they wait for, while they are `waiting`. */
  heldUpBy: HeldUp;
  isKeptHere: boolean;
  /** What was wrong, in words; null: nothing. */
  trouble: string | null;
  canUndo: boolean;
}

/** What a keeper works with: the browser's store, the line to Control, and fresh ids. */
export interface MarkKeeperParts {
  store: Keep<KeptMarks>;
  post: (body: MarksSent) => Promise<Reply<{ marks: DeskMark[] }, MarksTheirs>>;
  newId: () => string;
  onMovedAway: () => void;
}

/** One thing this hand did, to be undone. */
interface Done {
  id: string;
  before: MarkWords | null;
  after: MarkWords | null;
}

const pauseMs = 500;
const undoneAtMost = 50;

/**
 * Keeps what a team member draws safe: every change goes at once to the browser's own store and soon to Control; one
 * save at a time, repeated with its own write id until somebody answers. Nothing is overwritten in silence.
 */
export class MarkKeeper extends ObservableState<MarksState> {
  readonly #parts: MarkKeeperParts;
  readonly #sender = new SendSchedule(() => this.#send());
  readonly #done: Done[] = [];
  #desk: readonly DeskMark[];
  #underWay: MarksSent | null = null;
  #isLoaded = false;

  constructor(parts: MarkKeeperParts, marks: readonly DeskMark[]) {
    const here = withDesk(noMarks, marks);
    super({ here, saving: 'untouched', heldUpBy: 'network', isKeptHere: true, trouble: null, canUndo: false });
    this.#parts = parts;
    this.#desk = marks;
  }

  /** Brings back what a crash or a reload left unsent, and sends it. */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    const kept = await this.#parts.store.load();
    this.#isLoaded = true;
    if (kept) {
      const drawn = keptHere(this.state().here).marks;
      const before = kept.here.marks.filter(({ id }) => !drawn.some((mark) => mark.id === id));
      this.#underWay = kept.underWay;
      const here = { marks: [...before, ...drawn], removed: kept.here.removed };
      this.set({ here: withDesk(here, this.#desk, kept.underWay) });
    }
    if (this.#underWay || unsentOf(this.state().here)) this.#changed(0);
  }

  /** The marks as the desk was read again. */
  receive(marks: readonly DeskMark[]): void {
    this.#desk = marks;
    this.set({ here: withDesk(this.state().here, marks, this.#underWay) });
    void this.#keep();
  }

  /** Draws a mark and answers its id; null where the map is full. */
  add(words: MarkWords): string | null {
    if (this.state().here.marks.length >= marksAtMost) {
      this.set({ trouble: `The map is full: at most ${marksAtMost} marks. Take old ones off first.` });
      return null;
    }
    const id = this.#parts.newId();
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
    this.#changed(0);
  }

  /** The line is back: no waiting for the next try. */
  tryNow(): void {
    if (this.state().saving === 'waiting' || this.state().saving === 'fault') this.#changed(0);
  }

  close(): void {
    this.#sender.stop();
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
    this.#changed(pauseMs);
  }

  #changed(afterMs: number): void {
    if (this.state().saving !== 'waiting') this.set({ saving: 'here' });
    void this.#keep();
    this.#sender.soon(afterMs);
  }

  async #keep(): Promise<void> {
    if (!this.#isLoaded) return;
    const here = keptHere(this.state().here);
    const isEmpty = here.marks.length + here.removed.length === 0 && !this.#underWay;
    const isKeptHere = await this.#parts.store.keep(isEmpty ? null : { here, underWay: this.#underWay });
    if (isKeptHere !== this.state().isKeptHere) this.set({ isKeptHere });
  }

  /** Sends until nothing is unsent or nobody answers. */
  async #send(): Promise<void> {
    for (;;) {
      const unsent = this.#underWay ?? unsentOf(this.state().here);
      if (!unsent) return this.set({ saving: this.state().saving === 'untouched' ? 'untouched' : 'saved' });
      const sent: MarksSent = this.#underWay ?? { ...unsent, writeId: this.#parts.newId() };
      this.#underWay = sent;
      void this.#keep();
      const reply = await this.#parts.post(sent);
      if (reply.kind === 'offline') return this.#tryLater({ saving: 'waiting', heldUpBy: reply.by });
      if (reply.kind === 'fault') return this.#tryLater({ saving: 'fault' });
      this.#underWay = null;
      this.#sender.answered();
      if (reply.kind === 'ok') this.set({ here: taken(this.state().here, sent, reply.value.marks), saving: 'saved' });
      if (reply.kind === 'movedAway') this.#parts.onMovedAway();
      const theirs = reply.kind === 'refused' ? reply.refusal.theirs : undefined;
      if (theirs) this.set({ here: disputed(this.state().here, theirs), saving: 'saved' });
      else if (reply.kind === 'refused') this.set({ saving: 'refused', trouble: reply.refusal.message });
      void this.#keep();
      if (reply.kind !== 'ok' && !theirs) return;
    }
  }

  #tryLater(why: Pick<MarksState, 'saving'> & Partial<MarksState>): void {
    this.set(why);
    this.#sender.again();
  }
}

const sameButText = (one: MarkWords, other: MarkWords): boolean =>
  sameMark({ ...one, text: '' }, { ...other, text: '' }) && one.text !== other.text;
