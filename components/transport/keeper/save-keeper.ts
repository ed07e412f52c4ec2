import type { HeldUp, Refused, Reply } from '../send/send';
import type { Keep } from './browser-store';
import { ObservableState } from './observable-state';
import type { Saving } from './saving';
import { SendSchedule } from './send-schedule';

/** A console that fails this often in a row has a fault; it is asked again only now and then. */
const faultsToTell = 3;
const faultRetryMs = 60_000;

/** The safety of a keeper's words. */
export interface SaveState {
  saving: Saving;
  /** The thing it waits for, while it is `waiting`. */
  heldUpBy: HeldUp;
  /** False where the browser has nowhere to keep a draft. */
  isKeptHere: boolean;
}

const untouched: SaveState = { saving: 'untouched', heldUpBy: 'network', isKeptHere: true };

/** The parts of a keeper: the browser's store, fresh ids, and what is done when another laptop has the seat. */
export interface SaveParts<Kept> {
  store: Keep<Kept>;
  newId: () => string;
  onMovedAway: () => void;
}

/** The reaction to an answer. */
type Deed = () => void;

/** A reply to a save with what is done about it: `took` where it was taken; `met` where somebody else was quicker, with what stands now. */
export function withDeeds<Value, Theirs>(
  reply: Reply<Value, Theirs>,
  took: (value: Value) => void,
  met: (theirs: Theirs) => void = () => undefined,
): Reply<Deed, Deed> {
  if (reply.kind === 'ok') return { kind: 'ok', value: () => took(reply.value) };
  if (reply.kind !== 'refused') return reply;
  const { theirs, ...refusal } = reply.refusal;
  return { kind: 'refused', refusal: theirs ? { ...refusal, theirs: () => met(theirs) } : refusal };
}

/** The words that are kept, and what is done about them: the keeper of a sheet, of marks, of edits or of a text says it. */
interface Work<Sent> extends Omit<SaveParts<never>, 'store'> {
  /** Takes back what this browser kept before a crash or a reload. */
  bringBack?: () => Promise<void>;
  /** Keeps in this browser what Control has not got. False: it could not. */
  keep?: () => Promise<boolean>;
  /** The words that Control does not have, under an id of its own where they have one already; null: it has everything. */
  unsent: () => (Omit<Sent, 'writeId'> & { writeId?: string }) | null;
  /** Sends it. Where the answer was taken, or met another's, the rest is sent on. */
  send: (sent: Sent) => Promise<Reply<Deed, Deed>>;
  /** Nothing is sent again until something else is written. */
  refused: (refusal: Refused<never>, sent: Sent) => void;
  /** There is something to do besides what is unsent. */
  owesMore?: () => boolean;
  /** After everything was sent. */
  allSent?: () => Promise<void>;
  /** Before it waits for somebody who answers. */
  heldUp?: () => void;
  /** After a save that was refused, or that came from a seat of another laptop. */
  stopped?: () => void;
  /** After it was told that the console has a fault. */
  faulty?: () => void;
  /** True when unsent words go at once as their page is left. */
  goesWhenLeft?: boolean;
}

/**
 * Keeps words safe while they are written: every change goes at once to the browser's own store and, after a pause in the
 * typing, to Control; one save at a time, repeated with its own write id until somebody answers. Nothing is overwritten in
 * silence.
 */
export class SaveKeeper<Sent extends { writeId: string }, State extends SaveState> extends ObservableState<State> {
  protected readonly schedule = new SendSchedule(() => this.#send());
  readonly #work: Work<Sent>;
  /** A save that had no answer yet. */
  protected sent: Sent | null = null;
  /** Faults of the console in a row. */
  #faults = 0;
  #isLoaded = false;

  /** `begin`: what else is shown of the words. */
  constructor(begin: Omit<State, keyof SaveState>, work: Work<Sent>) {
    super({ ...untouched, ...begin } as State);
    this.#work = work;
  }

  /** Brings back what a crash or a reload left unsent, and sends it. */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    await this.#work.bringBack?.();
    this.#isLoaded = true;
    if (this.#isOwed()) this.changed(0);
  }

  /** The line is back: no waiting for the next try. */
  tryNow(): void {
    const { saving } = this.state();
    if (saving === 'waiting' || saving === 'fault') this.changed(0);
  }

  /** The page is left. */
  close(): void {
    this.schedule.stop();
    if (this.#work.goesWhenLeft && this.#isOwed()) void this.schedule.now();
  }

  /** Something was written: it goes after this pause. What the console choked on may have been the save itself, so after a fault it goes as another one. */
  protected changed(afterMs: number): void {
    if (this.state().saving === 'fault') {
      this.sent = null;
      this.#faults = faultsToTell - 1;
    }
    if (this.state().saving !== 'waiting') this.#shows({ saving: 'here' });
    void this.keep();
    this.schedule.soon(afterMs);
  }

  protected async keep(): Promise<void> {
    if (!this.#isLoaded || !this.#work.keep) return;
    const isKeptHere = await this.#work.keep();
    if (isKeptHere !== this.state().isKeptHere) this.#shows({ isKeptHere });
  }

  protected tryLater(heldUpBy: HeldUp): void {
    this.#work.heldUp?.();
    this.#shows({ saving: 'waiting', heldUpBy });
    this.schedule.again();
  }

  #isOwed(): boolean {
    return this.sent !== null || this.#work.unsent() !== null || this.#work.owesMore?.() === true;
  }

  #shows(patch: Partial<SaveState>): void {
    this.set(patch as Partial<State>);
  }

  /** Sends until nothing is unsent or nobody answers. */
  async #send(): Promise<void> {
    const { send, refused, allSent, stopped, onMovedAway } = this.#work;
    for (;;) {
      const sent = this.sent ?? this.#next();
      if (!sent) {
        if (this.state().saving !== 'untouched') this.#shows({ saving: 'saved' });
        return allSent?.();
      }
      this.sent = sent;
      void this.keep();
      const reply = await send(sent);
      if (reply.kind === 'offline') return this.tryLater(reply.by);
      if (reply.kind === 'fault') return this.#failed();
      this.#faults = 0;
      this.sent = null;
      this.schedule.answered();
      if (reply.kind === 'movedAway') onMovedAway();
      const done = reply.kind === 'ok' ? reply.value : reply.kind === 'refused' && reply.refusal.theirs;
      if (done) done();
      else if (reply.kind === 'refused') refused({ ...reply.refusal, theirs: undefined }, sent);
      void this.keep();
      if (!done) return stopped?.();
    }
  }

  #next(): Sent | null {
    const unsent = this.#work.unsent();
    return unsent && ({ ...unsent, writeId: unsent.writeId ?? this.#work.newId() } as Sent);
  }

  /** The console could not do its work: after some tries that is said, and the words stay here. */
  #failed(): void {
    this.#faults += 1;
    if (this.#faults < faultsToTell) this.tryLater('network');
    else {
      this.#shows({ saving: 'fault' });
      this.#work.faulty?.();
      this.schedule.in(faultRetryMs);
    }
  }
}
