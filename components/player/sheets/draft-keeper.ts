import { SaveKeeper, withDeeds } from '@/components/transport/keeper/save-keeper';
import type { Refused } from '@/components/transport/send/send';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
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
import { type DraftState, type KeeperParts, refusedRow, refusedSheet, type SheetTaken } from './draft-state';
import type { HandInOf, Kept, SaveOf, SheetKnown } from './kept-draft';

const pauseMs = 600;

/** Keeps one draft of a sheet safe. A sheet that is to be handed in goes after what is unsent, and is repeated in the same way. */
export class DraftKeeper<Words extends object = LineWords> extends SaveKeeper<SaveOf<Words>, DraftState<Words>> {
  readonly #parts: KeeperParts<Words>;
  /** The sheet as last read or answered. */
  #sheet: SheetKnown<Words>;
  /** The version that the desk shows; below that of `#sheet` from an answer until the desk is read again. */
  #onDesk: number;
  /** A handing-in that has had no answer yet. */
  #handIn: HandInOf<Words> | null = null;
  /** Tells whoever handed the sheet in what became of it; null while nobody wants it handed in. */
  #onHandedIn: ((isIn: boolean) => void) | null = null;

  constructor(parts: KeeperParts<Words>, sheet: DeskSheetOf<LineOf<Words>> | undefined) {
    const known = sheet ?? { lines: [], version: 0 };
    const draft = withSheet(emptyDraft<Words>(parts.turn), known);
    super(
      { draft, savedAt: null, handingIn: 'no', refusal: null },
      {
        ...parts,
        bringBack: async () => this.#bringBack(await parts.store.load()),
        keep: () => parts.store.keep(this.#kept()),
        unsent: () => {
          const unsent = unsentOf(this.state().draft);
          return unsent && { ...unsent, turn: parts.turn };
        },
        send: async (sent) =>
          withDeeds(
            await parts.post(parts.kind.draft, sent),
            (now) => this.#took(sent, now),
            (theirs) => this.#met(theirs),
          ),
        refused: (refusal, sent) => this.#refused(refusal, sent),
        owesMore: () => this.#onHandedIn !== null,
        // A sheet that is to be handed in goes at the end.
        allSent: async () => {
          if (this.#onHandedIn) await this.#postSheet();
        },
        heldUp: () => {
          if (this.#onHandedIn) this.set({ handingIn: 'waiting' });
        },
        stopped: () => this.#ended(false),
        faulty: () => {
          if (this.#onHandedIn) this.#refuse(faulty);
        },
      },
    );
    this.#parts = parts;
    this.#sheet = known;
    this.#onDesk = known.version;
  }

  /** The sheet as the desk was read again. One older than what is known already is passed over. */
  receive(sheet: DeskSheetOf<LineOf<Words>>): void {
    this.#onDesk = sheet.version;
    if (sheet.version < this.#sheet.version) return;
    this.#sheet = sheet;
    this.set({ draft: withSheet(this.state().draft, sheet, this.sent) });
    void this.keep();
  }

  edit(id: string, patch: Partial<Words>): void {
    this.holdBack();
    const { draft, refusal } = this.state();
    this.set({ draft: edited(draft, id, patch), refusal: refusal?.rowId === id ? null : refusal });
    this.changed(pauseMs);
  }

  /** Adds a row at the foot and answers its id. */
  add(words: Partial<Words> = {}): string {
    this.holdBack();
    const id = this.#parts.newId();
    this.set({ draft: added(this.state().draft, id, { ...this.#parts.kind.empty, ...words }) });
    this.changed(pauseMs);
    return id;
  }

  remove(id: string): void {
    this.holdBack();
    this.set({ draft: without(this.state().draft, id), refusal: null });
    this.changed(pauseMs);
  }

  /** Settles a row that two wrote in, or that one wrote in and another took off. */
  choose(id: string, whose: 'mine' | 'theirs'): void {
    const { draft } = this.state();
    const isGone = draft.rows.some((row) => row.id === id && row.isGone);
    const kept = isGone ? keptAsNew(draft, id, this.#parts.newId()) : keptMine(draft, id);
    const dropped = isGone ? without(draft, id) : tookTheirs(draft, id);
    this.set({ draft: whose === 'mine' ? kept : dropped, refusal: null });
    this.changed(0);
  }

  /** Puts away what never went to Control: the sheet lies here as it was last read. */
  putAway(): void {
    this.sent = null;
    this.schedule.stop();
    this.holdBack();
    this.set({
      draft: withSheet(emptyDraft<Words>(this.#parts.turn), this.#sheet),
      saving: 'saved',
      refusal: null,
    });
    void this.keep();
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
    this.schedule.stop();
    await this.schedule.now();
    // A sending that was under way may have ended before it saw that there is more to do.
    if (this.state().handingIn === 'now') await this.schedule.now();
    return outcome;
  }

  /** Does not hand the sheet in after all, while nobody has answered. */
  holdBack(): void {
    if (this.state().handingIn === 'waiting') this.#ended(false);
  }

  /** From now on the sheet is to be handed in. */
  #asked(): Promise<boolean> {
    this.set({ handingIn: 'now' });
    const outcome = new Promise<boolean>((settle) => {
      this.#onHandedIn = settle;
    });
    void this.keep();
    return outcome;
  }

  #ended(isIn: boolean): void {
    this.#onHandedIn?.(isIn);
    this.#onHandedIn = null;
    this.set({ handingIn: 'no' });
    void this.keep();
  }

  async #postSheet(): Promise<void> {
    if (!this.#handIn) {
      if (this.#written().some(isDisputed))
        return this.#refuse('Two people wrote in one row: choose first which text stays.');
      const lines = this.#written().map((row) => lineWriteOf<Words>(row));
      if (lines.length === 0) return this.#refuse('There is nothing on the sheet yet.');
      this.#handIn = { writeId: this.#parts.newId(), turn: this.#parts.turn, version: this.#sheet.version, lines };
      void this.keep();
    }
    const sent = this.#handIn;
    const reply = await this.#parts.post(this.#parts.kind.handIn, sent);
    if (reply.kind === 'offline') return this.tryLater(reply.by);
    if (reply.kind === 'fault') return this.#refuse(faulty);
    this.#handIn = null;
    if (reply.kind === 'movedAway') this.#parts.onMovedAway();
    if (reply.kind === 'refused') this.#refused(reply.refusal, sent);
    if (reply.kind === 'ok') this.#took({ lines: sent.lines, removed: [] }, reply.value);
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

  #kept(): Kept<Words> | null {
    const draft = keptHere(this.state().draft);
    const handIn = this.#onHandedIn ? (this.#handIn ?? 'asked') : null;
    const isOnDesk = this.#sheet.version <= this.#onDesk;
    const isEmpty = draft.rows.length + draft.removed.length === 0 && !this.sent && !handIn && isOnDesk;
    return isEmpty ? null : { draft, sheet: this.#sheet, underWay: this.sent, handIn };
  }

  #bringBack(kept: Kept<Words> | null): void {
    if (!kept) return;
    if (kept.sheet.version > this.#sheet.version) this.#sheet = kept.sheet;
    const typed = keptHere(this.state().draft).rows;
    const before = kept.draft.rows.filter((row) => !typed.some((one) => one.id === row.id));
    this.sent = kept.underWay;
    this.set({ draft: withSheet({ ...kept.draft, rows: [...before, ...typed] }, this.#sheet, kept.underWay) });
    if (!kept.handIn) return;
    this.#handIn = kept.handIn === 'asked' ? null : kept.handIn;
    void this.#asked();
  }

  #took(sent: Sending<Words>, { sheet }: SheetTaken<Words>): void {
    this.#sheet = sheet.version < this.#sheet.version ? this.#sheet : sheet;
    this.schedule.answered();
    this.set({ draft: taken(this.state().draft, sent, this.#sheet), saving: 'saved', savedAt: new Date() });
    void this.keep();
  }

  #refused(refusal: Refused<SheetTheirs<LineOf<Words>>>, sent: { lines: readonly { id: string }[] }): void {
    const { draft } = this.state();
    this.set({ saving: unsentOf(draft) ? 'refused' : 'saved', refusal: refusedRow(refusal, sent.lines) });
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
