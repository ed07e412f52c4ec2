import type { HeldUp, Refused, Reply } from '../send/send';
import type { Keep } from './browser-store';
import { ObservableState } from './observable-state';
import type { Saving } from './saving';
import { SendSchedule } from './send-schedule';

/** A console that fails this often in a row has a fault; it is asked again only now and then. */
const faultsToTell = 3;
const faultRetryMs = 60_000;

/** How safe the words of a keeper are. */
export interface SaveState {
  saving: Saving;
  /** What it waits for, while it is `waiting`. */
  heldUpBy: HeldUp;
  /** False where the browser has nowhere to keep a draft. */
  isKeptHere: boolean;
}

export const untouched: SaveState = { saving: 'untouched', heldUpBy: 'network', isKeptHere: true };

/** What a keeper works with: the browser's store, fresh ids, and what is done when another laptop has the seat. */
export interface SaveParts<Kept> {
  store: Keep<Kept>;
  newId: () => string;
  onMovedAway: () => void;
}

/**
 * Keeps words safe while they are written: every change goes at once to the browser's own store and, after a pause in the
 * typing, to Control; one save at a time, repeated with its own write id until somebody answers. Nothing is overwritten in
 * silence. What the words are, and what is shown of them, is said by the keeper of a sheet, of marks or of a text.
 */
export abstract class SaveKeeper<
  Sent extends { writeId: string },
  Value,
  Theirs,
  Kept,
  State extends SaveState,
> extends ObservableState<State> {
  protected readonly schedule = new SendSchedule(() => this.#send());
  readonly #parts: SaveParts<Kept>;
  /** A save that had no answer yet. */
  protected sent: Sent | null = null;
  /** Faults of the console in a row. */
  #faults = 0;
  #isLoaded = false;

  constructor(parts: SaveParts<Kept>, state: State) {
    super(state);
    this.#parts = parts;
  }

  /** What Control has not got, under an id of its own where it has one already; null: it has everything. */
  protected abstract unsent(): (Omit<Sent, 'writeId'> & { writeId?: string }) | null;
  protected abstract post(sent: Sent): Promise<Reply<Value, Theirs>>;
  protected abstract took(sent: Sent, value: Value): void;
  /** Somebody else was quicker: what stands now. The rest is sent on. */
  protected abstract met(theirs: Theirs): void;
  /** Nothing is sent again until something else is written. */
  protected abstract refused(refusal: Refused<Theirs>, sent: Sent): void;
  /** What this browser keeps; null: there is nothing to keep. */
  protected abstract kept(): Kept | null;
  /** Takes back what this browser kept before a crash or a reload. */
  protected abstract bringBack(kept: Kept): void;

  /** After everything was sent. */
  protected async allSent(): Promise<void> {}
  /** After a save that was refused, or that came from a seat of another laptop. */
  protected stopped(): void {}
  /** After it was told that the console has a fault. */
  protected faulty(): void {}
  /** Whether there is anything to do for the one who sends. */
  protected isOwed(): boolean {
    return this.sent !== null || this.unsent() !== null;
  }

  /** Brings back what a crash or a reload left unsent, and sends it. */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    const kept = await this.#parts.store.load();
    this.#isLoaded = true;
    if (kept) this.bringBack(kept);
    if (this.isOwed()) this.changed(0);
  }

  /** The line is back: no waiting for the next try. */
  tryNow(): void {
    const { saving } = this.state();
    if (saving === 'waiting' || saving === 'fault') this.changed(0);
  }

  close(): void {
    this.schedule.stop();
  }

  /** Something was written: it goes after this pause. What the console choked on may have been the save itself, so after a fault it goes as another one. */
  protected changed(afterMs: number): void {
    if (this.state().saving === 'fault') {
      this.sent = null;
      this.#faults = faultsToTell - 1;
    }
    if (this.state().saving !== 'waiting') this.shows({ saving: 'here' });
    void this.keep();
    this.schedule.soon(afterMs);
  }

  protected async keep(): Promise<void> {
    if (!this.#isLoaded) return;
    const isKeptHere = await this.#parts.store.keep(this.kept());
    if (isKeptHere !== this.state().isKeptHere) this.shows({ isKeptHere });
  }

  protected shows(patch: Partial<SaveState>): void {
    this.set(patch as Partial<State>);
  }

  protected tryLater(heldUpBy: HeldUp): void {
    this.shows({ saving: 'waiting', heldUpBy });
    this.schedule.again();
  }

  /** Sends until nothing is unsent or nobody answers. */
  async #send(): Promise<void> {
    for (;;) {
      const sent = this.sent ?? this.#next();
      if (!sent) {
        if (this.state().saving !== 'untouched') this.shows({ saving: 'saved' });
        return this.allSent();
      }
      this.sent = sent;
      void this.keep();
      const reply = await this.post(sent);
      if (reply.kind === 'offline') return this.tryLater(reply.by);
      if (reply.kind === 'fault') return this.#failed();
      this.#faults = 0;
      this.sent = null;
      this.schedule.answered();
      if (reply.kind === 'ok') this.took(sent, reply.value);
      if (reply.kind === 'movedAway') this.#parts.onMovedAway();
      const theirs = reply.kind === 'refused' ? reply.refusal.theirs : undefined;
      if (theirs) this.met(theirs);
      else if (reply.kind === 'refused') this.refused(reply.refusal, sent);
      void this.keep();
      if (reply.kind !== 'ok' && !theirs) return this.stopped();
    }
  }

  #next(): Sent | null {
    const unsent = this.unsent();
    return unsent && ({ ...unsent, writeId: unsent.writeId ?? this.#parts.newId() } as Sent);
  }

  /** The console could not do its work: after some tries that is said, and the words stay here. */
  #failed(): void {
    this.#faults += 1;
    if (this.#faults < faultsToTell) this.tryLater('network');
    else {
      this.shows({ saving: 'fault' });
      this.faulty();
      this.schedule.in(faultRetryMs);
    }
  }
}
