import type pg from 'pg';
import type { Chance } from '@/lib/chance';
import { DatabaseAway } from '@/lib/db/kernel/db-errors';
import type { Result } from '@/lib/result';
import type { Verb } from '../fuzz/verbs';
import { idsDoneBy, type Sent } from './history';
import { meetingOf, type Rare } from './rarities';
import { drawingFrom } from './seeded-random';
import { onServer, type Server } from './servers';
import type { Hand, Steps } from './steps';

/** A write under way: who does it now, and where. */
export interface UnderWay {
  /** Of its hands, however often it is sent again: which of two broke off first is nobody's choice. */
  number: number;
  sent: Sent;
  write: Write;
  hand: Hand | null;
  server: Server;
  isOver: boolean;
}

/** A write that is to be sent. */
export interface Write {
  seatId: string;
  verb: Verb;
  input: unknown;
  /** No write is kept of it: a repeat does no harm. */
  mayRepeat: boolean;
  call: (writeId: string) => Promise<Result<unknown>>;
  /** The use that its sender makes of the answer. */
  heard?: (answer: Result<unknown>) => void;
}

/** The people who send writes: each waits for the answer, and sends again under the same id where none comes. */
export class Senders {
  readonly sent: Sent[] = [];
  readonly faults: string[] = [];
  /** The answers, in their order. */
  readonly answers: string[] = [];
  readonly #underWay: UnderWay[] = [];
  refused = 0;

  constructor(
    readonly seed: number,
    readonly chance: Chance,
    readonly steps: Steps,
    readonly servers: readonly Server[],
    /** A connection that sees what stands, whatever breaks. */
    readonly looker: pg.Client,
    readonly gameId: string,
    readonly note: (rare: Rare) => void,
  ) {}

  get underWay(): readonly UnderWay[] {
    for (let i = this.#underWay.length - 1; i >= 0; i--) if (this.#underWay[i]!.isOver) this.#underWay.splice(i, 1);
    return this.#underWay;
  }

  /** Sends a write: to one server, or to both at once, as on a slow line. */
  async send(write: Write, isTwice: boolean): Promise<void> {
    const { seatId, verb, mayRepeat } = write;
    const writeId = `hall-write-${this.sent.length + 1}`;
    const sent: Sent = { writeId, seatId, verb, mayRepeat, before: await this.#entries(), answers: [], tries: 0 };
    this.sent.push(sent);
    for (const { write: other } of this.underWay) {
      const rare = meetingOf(other, write);
      if (rare) this.note(rare);
    }
    for (const server of isTwice ? this.servers : [this.chance.oneOf(this.servers)]) {
      const act: UnderWay = { number: this.steps.nextNumber(), sent, write, hand: null, server, isOver: false };
      this.#underWay.push(act);
      this.#sendOnce(act);
    }
    if (isTwice) this.note('a write sent to both servers at once');
  }

  /** Whatever was sent to a server that has died is sent again, to whichever. @returns the hands that died with it */
  sendAgain(server: Server): Set<Hand> {
    const lost = this.underWay.filter((act) => act.server === server && isSending(act));
    const hands = new Set(lost.map(({ hand }) => hand!));
    for (const act of lost) this.#sendLater(act);
    if (lost.length > 0) this.note('a write was done again by the other server after a kill');
    return hands;
  }

  #sendOnce(act: UnderWay): void {
    const { sent, server, write } = act;
    sent.tries += 1;
    const { lives } = server;
    const { hand, done } = this.steps.byHand(act.number, `${sent.verb}, try ${sent.tries}`, () =>
      drawingFrom([this.seed, sent.writeId, sent.tries], () => onServer(server, () => write.call(sent.writeId))),
    );
    act.hand = hand;
    done.then(
      (answer) => {
        if (server.lives === lives) void this.#answered(act, answer);
      },
      (error) => {
        if (server.lives !== lives) return;
        if (error instanceof DatabaseAway) this.#sendLater(act);
        else {
          this.faults.push(`${sent.verb} threw ${(error as Error).stack ?? error}`);
          act.isOver = true;
        }
      },
    );
  }

  #sendLater(act: UnderWay): void {
    const { hand, done } = this.steps.byHand(act.number, `${act.sent.verb} waits`, () =>
      this.steps.wait('sends again'),
    );
    act.hand = hand;
    void done.then(() => {
      act.server = this.chance.oneOf(this.servers);
      this.#sendOnce(act);
    });
  }

  async #answered(act: UnderWay, answer: Result<unknown>): Promise<void> {
    const { sent } = act;
    await this.steps.holdingOn(async () => {
      if (!sent.mayRepeat) await this.#mustStand(sent, answer);
      sent.after = await this.#entries();
    });
    act.isOver = true;
    this.answers.push(`${sent.writeId} ${JSON.stringify(answer)}`);
    if (!answer.ok && answer.refusal.code === 'changedByAnother') this.note('somebody changed it meanwhile');
    // A refused twin of a write that was done says nothing new of it.
    const hasHeard = sent.answers.some((one) => one.ok || !answer.ok);
    sent.answers.push(answer);
    if (hasHeard) return;
    if (!answer.ok) this.refused += 1;
    act.write.heard?.(answer);
  }

  /** Checks that an acknowledged write is there at that moment. */
  async #mustStand({ seatId, writeId, verb }: Sent, answer: Result<unknown>): Promise<void> {
    const ids = idsDoneBy(writeId, answer);
    if (ids.length === 0) return;
    const { rows } = await this.looker.query<{ writeId: string }>({
      name: 'hall-stands',
      text: 'SELECT "writeId" FROM "SeatWrite" WHERE "seatId" = $1 AND "writeId" = ANY($2)',
      values: [seatId, ids],
    });
    for (const id of ids)
      if (!rows.some((row) => row.writeId === id)) this.faults.push(`${verb} (${id}) was acknowledged before it stood`);
  }

  /** The number of entries in the ledger. */
  async #entries(): Promise<number> {
    const { rows } = await this.looker.query<{ entries: number }>({
      name: 'hall-entries',
      text: 'SELECT entries FROM "Game" WHERE id = $1',
      values: [this.gameId],
    });
    return rows[0]!.entries;
  }
}

const isSending = ({ hand }: UnderWay): boolean => hand !== null && !hand.name.endsWith(' waits');
