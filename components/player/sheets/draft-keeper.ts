import { ObservableState } from '@/components/transport/keeper/observable-state';
import { SendSchedule } from '@/components/transport/keeper/send-schedule';
import type { HeldUp, Refused } from '@/components/transport/send/send';
import type { LineWords } from '@/lib/visibility/forms/order-form';
import type { DeskSheetOf, SheetTheirs } from '@/lib/visibility/player/desk';
import {
  added,
  disputed,
  edited,
  emptyDraft,
  isBlank,
  isDisputed,
  keptAsNew,
  keptHere,
  keptMine,
  type LineOf,
  lineWriteOf,
  type Sending,
  sameWords,
  taken,
  tookTheirs,
  unsentOf,
  without,
  withSheet,
} from './draft';
import { type DraftState, type KeeperParts, refusedRow, refusedSheet } from './draft-state';
import type { HandInOf, Kept, SaveOf, SheetKnown } from './kept-draft';

const pauseMs = 600;
/** A console that fails this often in a row has a fault; it is asked again only now and then. */
const faultsToTell = 3;
const faultRetryMs = 60_000;

/**
 * Keeps one draft safe: every change goes at once to the browser's own store and, after a pause in the typing, to
 * Control; one save at a time, repeated with its own write id until somebody answers. Nothing is overwritten in silence. A
 * sheet that is to be handed in goes after what is unsent, and is repeated in the same way.
 */
export class DraftKeeper<Words extends object = LineWords> extends ObservableState<DraftState<Words>> {
  readonly #parts: KeeperParts<Words>;
  readonly #sender = new SendSchedule(() => this.#send());
  /** The sheet as last read or answered. */
  #sheet: SheetKnown<Words>;
  /** The version that the desk shows; below that of `#sheet` from an answer until the desk is read again. */
  #onDesk: number;
  /** A save and a handing-in that have had no answer yet. */
  #underWay: SaveOf<Words> | null = null;
  #handIn: HandInOf<Words> | null = null;
  /** Tells whoever handed the sheet in what became of it; null while nobody wants it handed in. */
  #onHandedIn: ((isIn: boolean) => void) | null = null;
  /** Faults of the console in a row. */
  #faults = 0;
  #isLoaded = false;

  constructor(parts: KeeperParts<Words>, sheet: DeskSheetOf<LineOf<Words>> | undefined) {
    const known = sheet ?? { lines: [], version: 0 };
    super({
      draft: withSheet(emptyDraft<Words>(parts.turn), known),
      saving: 'untouched',
      heldUpBy: 'network',
      savedAt: null,
      isKeptHere: true,
      handingIn: 'no',
      refusal: null,
    });
    this.#parts = parts;
    this.#sheet = known;
    this.#onDesk = known.version;
  }

  /** Brings back what a crash or a reload left unsent, and sends it. */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    const kept = await this.#parts.store.load();
    this.#isLoaded = true;
    if (kept) {
      if (kept.sheet.version > this.#sheet.version) this.#sheet = kept.sheet;
      const typed = keptHere(this.state().draft).rows;
      const before = kept.draft.rows.filter((row) => !typed.some((one) => one.id === row.id));
      this.#underWay = kept.underWay;
      this.set({
        draft: withSheet({ ...kept.draft, rows: [...before, ...typed] }, this.#sheet, kept.underWay),
      });
      if (kept.handIn) {
        this.#handIn = kept.handIn === 'asked' ? null : kept.handIn;
        void this.#asked();
      }
    }
    if (this.#underWay || this.#onHandedIn || unsentOf(this.state().draft)) this.#changed(0);
  }

  /** The sheet as the desk was read again. One older than what is known already is passed over. */
  receive(sheet: DeskSheetOf<LineOf<Words>>): void {
    this.#onDesk = sheet.version;
    if (sheet.version < this.#sheet.version) return;
    this.#sheet = sheet;
    this.set({ draft: withSheet(this.state().draft, sheet, this.#underWay) });
    void this.#keep();
  }

  edit(id: string, patch: Partial<Words>): void {
    this.holdBack();
    const { draft, refusal } = this.state();
    this.set({ draft: edited(draft, id, patch), refusal: refusal?.rowId === id ? null : refusal });
    this.#changed(pauseMs);
  }

  /** Adds a row at the foot and answers its id. */
  add(words: Partial<Words> = {}): string {
    this.holdBack();
    const id = this.#parts.newId();
    this.set({ draft: added(this.state().draft, id, { ...this.#parts.kind.empty, ...words }) });
    this.#changed(pauseMs);
    return id;
  }

  remove(id: string): void {
    this.holdBack();
    this.set({ draft: without(this.state().draft, id), refusal: null });
    this.#changed(pauseMs);
  }

  /** Settles a row that two wrote in, or that one wrote in and another took off. */
  choose(id: string, whose: 'mine' | 'theirs'): void {
    const { draft } = this.state();
    const isGone = draft.rows.some((row) => row.id === id && row.isGone);
    const kept = isGone ? keptAsNew(draft, id, this.#parts.newId()) : keptMine(draft, id);
    const dropped = isGone ? without(draft, id) : tookTheirs(draft, id);
    this.set({ draft: whose === 'mine' ? kept : dropped, refusal: null });
    this.#changed(0);
  }

  /** Puts away what never went to Control: the sheet lies here as it was last read. */
  putAway(): void {
    this.#underWay = null;
    this.#sender.stop();
    this.holdBack();
    this.set({
      draft: withSheet(emptyDraft<Words>(this.#parts.turn), this.#sheet),
      saving: 'saved',
      refusal: null,
    });
    void this.#keep();
  }

  /** The line is back: no waiting for the next try. */
  tryNow(): void {
    if (this.#isHeldUp()) this.#changed(0);
  }

  /**
   * Hands the sheet in as it lies here, as soon as somebody answers: true when Control has it, false when it was refused, in
   * words at its row, or held back.
   */
  async handIn(): Promise<boolean> {
    if (this.#onHandedIn) {
      this.tryNow();
      return false;
    }
    if (this.#handIn && !this.#isAsSent(this.#handIn)) this.#handIn = null;
    this.set({ refusal: null });
    const outcome = this.#asked();
    this.#sender.stop();
    await this.#sender.now();
    // A sending that was under way may have ended before it saw that there is more to do.
    if (this.state().handingIn === 'now') await this.#sender.now();
    return outcome;
  }

  /** Does not hand the sheet in after all, while nobody has answered. */
  holdBack(): void {
    if (this.state().handingIn === 'waiting') this.#ended(false);
  }

  close(): void {
    this.#sender.stop();
  }

  /** From now on the sheet is to be handed in. */
  #asked(): Promise<boolean> {
    this.set({ handingIn: 'now' });
    const outcome = new Promise<boolean>((settle) => {
      this.#onHandedIn = settle;
    });
    void this.#keep();
    return outcome;
  }

  #ended(isIn: boolean): void {
    this.#onHandedIn?.(isIn);
    this.#onHandedIn = null;
    this.set({ handingIn: 'no' });
    void this.#keep();
  }

  async #postSheet(): Promise<void> {
    if (!this.#handIn) {
      if (this.#written().some(isDisputed)) return this.#refuse('Choose first what stands where two wrote.');
      const lines = this.#written().map((row) => lineWriteOf<Words>(row));
      if (lines.length === 0) return this.#refuse('There is nothing on the sheet yet.');
      this.#handIn = { writeId: this.#parts.newId(), turn: this.#parts.turn, version: this.#sheet.version, lines };
      void this.#keep();
    }
    const sent = this.#handIn;
    const reply = await this.#parts.post(this.#parts.kind.handIn, sent);
    if (reply.kind === 'offline') return this.#tryLater(reply.by);
    if (reply.kind === 'fault') return this.#refuse(faulty);
    this.#handIn = null;
    if (reply.kind === 'movedAway') this.#parts.onMovedAway();
    if (reply.kind === 'refused') this.#refused(reply.refusal, sent.lines);
    if (reply.kind === 'ok') this.#took({ lines: sent.lines, removed: [] }, reply.value.sheet);
    this.#ended(reply.kind === 'ok');
  }

  /** The rows that have something on them, or that Control has. */
  #written() {
    return this.state().draft.rows.filter((row) => row.version > 0 || !isBlank(row));
  }

  #isAsSent({ lines }: HandInOf<Words>): boolean {
    const rows = this.#written();
    return (
      rows.length === lines.length && rows.every((row, at) => lines[at]!.id === row.id && sameWords(row, lines[at]!))
    );
  }

  #changed(afterMs: number): void {
    if (this.state().saving === 'fault') this.#startAnew();
    if (this.state().saving !== 'waiting') this.set({ saving: 'here' });
    void this.#keep();
    this.#sender.soon(afterMs);
  }

  async #keep(): Promise<void> {
    if (!this.#isLoaded) return;
    const draft = keptHere(this.state().draft);
    const handIn = this.#onHandedIn ? (this.#handIn ?? 'asked') : null;
    const isOnDesk = this.#sheet.version <= this.#onDesk;
    const isEmpty = draft.rows.length + draft.removed.length === 0 && !this.#underWay && !handIn && isOnDesk;
    const kept: Kept<Words> = { draft, sheet: this.#sheet, underWay: this.#underWay, handIn };
    const isKeptHere = await this.#parts.store.keep(isEmpty ? null : kept);
    if (isKeptHere !== this.state().isKeptHere) this.set({ isKeptHere });
  }

  /** Sends until nothing is unsent or nobody answers; a sheet that is to be handed in goes at the end. */
  async #send(): Promise<void> {
    for (;;) {
      const unsent = this.#underWay ?? unsentOf(this.state().draft);
      if (!unsent) {
        this.set({ saving: this.state().saving === 'untouched' ? 'untouched' : 'saved' });
        return this.#onHandedIn ? this.#postSheet() : undefined;
      }
      const sent = this.#underWay ?? { ...unsent, writeId: this.#parts.newId(), turn: this.#parts.turn };
      this.#underWay = sent;
      void this.#keep();
      const reply = await this.#parts.post(this.#parts.kind.draft, sent);
      if (reply.kind === 'offline') return this.#tryLater(reply.by);
      if (reply.kind === 'fault') return this.#failed();
      this.#faults = 0;
      this.#underWay = null;
      if (reply.kind === 'ok') this.#took(sent, reply.value.sheet);
      if (reply.kind === 'movedAway') this.#parts.onMovedAway();
      const theirs = reply.kind === 'refused' ? reply.refusal.theirs : undefined;
      if (theirs) this.#met(theirs);
      else if (reply.kind === 'refused') this.#refused(reply.refusal, sent.lines);
      void this.#keep();
      if (reply.kind !== 'ok' && !theirs) return this.#ended(false);
    }
  }

  #tryLater(heldUpBy: HeldUp): void {
    this.set({ saving: 'waiting', heldUpBy, ...(this.#onHandedIn ? { handingIn: 'waiting' } : {}) });
    this.#sender.again();
  }

  /** The console could not do its work: after some tries that is said, and the words stay here. */
  #failed(): void {
    this.#faults += 1;
    if (this.#faults < faultsToTell) this.#tryLater('network');
    else {
      this.set({ saving: 'fault' });
      if (this.#onHandedIn) this.#refuse(faulty);
      this.#sender.in(faultRetryMs);
    }
  }

  /** What the console choked on may have been the save itself: what is written now goes as another one. */
  #startAnew(): void {
    this.#underWay = null;
    this.#faults = faultsToTell - 1;
  }

  #isHeldUp(): boolean {
    return this.state().saving === 'waiting' || this.state().saving === 'fault';
  }

  #took(sent: Sending<Words>, sheet: DeskSheetOf<LineOf<Words>>): void {
    this.#sheet = sheet.version < this.#sheet.version ? this.#sheet : sheet;
    this.#sender.answered();
    this.set({
      draft: taken(this.state().draft, sent, this.#sheet),
      saving: 'saved',
      savedAt: new Date(),
    });
    void this.#keep();
  }

  #refused(refusal: Refused<SheetTheirs<LineOf<Words>>>, sent: readonly { id: string }[]): void {
    const { draft } = this.state();
    this.set({ saving: unsentOf(draft) ? 'refused' : 'saved', refusal: refusedRow(refusal, sent) });
    if (refusal.theirs) this.set({ draft: disputed(draft, refusal.theirs) });
  }

  /** A save met a colleague's: the rows show both texts themselves; only a row that comes back needs a word. */
  #met(theirs: SheetTheirs<LineOf<Words>>): void {
    const { draft } = this.state();
    const isBack = theirs.lines.some(({ id }) => draft.removed.some((row) => row.id === id));
    const refusal = isBack ? refusedSheet('A colleague wrote in a row you took off, so it is back.') : null;
    this.set({ draft: disputed(draft, theirs), saving: 'saved', refusal });
  }

  /** The sheet is not handed in, and why. */
  #refuse(message: string): void {
    this.set({ refusal: refusedSheet(message) });
    this.#ended(false);
  }
}

const faulty = 'The console has a fault, so it is not handed in. It is safe here: tell Control, and try again.';
