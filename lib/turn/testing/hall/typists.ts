import type { Chance } from '@/lib/chance';
import { db } from '@/lib/db/kernel/client';
import type { Refusal, Result } from '@/lib/result';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import type { PlayerSeat } from '../../kernel/seat';
import { saveDraft } from '../../orders/save-draft';
import type { Verb } from '../fuzz/verbs';
import type { Write } from './senders';

/** Verbs by which somebody else would write on the sheet that is typed on. */
export const verbsOfSheets: readonly Verb[] = [
  'save-draft',
  'submit-order-sheet',
  'take-back-order-sheet',
  'carry-forward',
  'take-draft',
  'enter-order-sheet',
  'save-paper-sheet',
];

interface Row {
  version: number;
  text: string;
}

/** Two players of one team type into its sheet, word by word: each into a row of his own, and both into a third. */
export class Typists {
  readonly #typists: Typist[];
  readonly #rows: string;

  constructor(
    readonly gameId: string,
    readonly turn: number,
    /** Their rows are called by it. */
    name: string,
    seats: readonly PlayerSeat[],
  ) {
    this.#rows = `typed-${name}`;
    this.#typists = seats.map(
      (seat, i) => new Typist(seat, turn, `${this.#rows}-by-both`, `${this.#rows}-by-${i + 1}`),
    );
  }

  /** The next text of one of them; null: they wait for an answer, or may write no more. */
  next(chance: Chance): Write | null {
    return this.#typists.length > 0 ? chance.oneOf(this.#typists).next(chance) : null;
  }

  /** Words that were acknowledged and do not stand, or not in the order in which they were typed. */
  async faults(): Promise<string[]> {
    const lines = await db().orderLine.findMany({
      where: { sheet: { gameId: this.gameId, turn: this.turn }, writtenAs: { startsWith: this.#rows } },
    });
    const stands = new Map(lines.map(({ writtenAs, orders }) => [writtenAs, orders.split(' ')]));
    return this.#typists.flatMap(({ stored }) =>
      [...stored].flatMap(([row, words]) => {
        const standing = (stands.get(row) ?? []).filter((word) => words.includes(word));
        return standing.join(' ') === words.join(' ')
          ? []
          : [`${row}: typed and acknowledged was “${words.join(' ')}”, and “${standing.join(' ')}” of it stands`];
      }),
    );
  }
}

class Typist {
  readonly #rows = new Map<string, Row>();
  /** His own words that were acknowledged, by row. */
  readonly stored = new Map<string, string[]>();
  #words = 0;
  #waits = false;
  #mayWrite = true;

  constructor(
    readonly seat: PlayerSeat,
    readonly turn: number,
    readonly both: string,
    readonly own: string,
  ) {}

  next(chance: Chance): Write | null {
    if (this.#waits || !this.#mayWrite) return null;
    const id = chance.onceIn(2) ? this.both : this.own;
    this.#words += 1;
    const word = `${this.own}-${this.#words}`;
    const row = this.#rows.get(id) ?? { version: 0, text: '' };
    const line: LineWrite = {
      ...emptyLine,
      id,
      position: id === this.both ? 0 : 1,
      version: row.version,
      orders: `${row.text} ${word}`.trim(),
    };
    this.#waits = true;
    return {
      seatId: this.seat.id,
      verb: 'save-draft',
      input: line,
      mayRepeat: false,
      call: (writeId) => saveDraft(this.seat, { turn: this.turn, lines: [line], removed: [] }, writeId),
      heard: (answer) => this.#heard(line, word, answer as Result<{ sheet: DeskSheet }>),
    };
  }

  #heard({ id }: LineWrite, word: string, answer: Result<{ sheet: DeskSheet }>): void {
    this.#waits = false;
    if (answer.ok) {
      this.stored.set(id, [...(this.stored.get(id) ?? []), word]);
      this.#see(answer.value.sheet.lines, id);
      return;
    }
    const { code, theirs } = answer.refusal as Refusal & { theirs?: { lines?: SeenLine[] } };
    if (code === 'changedByAnother') this.#see(theirs?.lines ?? [], id);
    else this.#mayWrite = false;
  }

  /** The row as it stands now: he types on from there. */
  #see(lines: readonly SeenLine[], id: string): void {
    const line = lines.find((one) => one.id === id);
    if (line) this.#rows.set(id, { version: line.version, text: line.orders });
  }
}

type SeenLine = Pick<DeskSheet['lines'][number], 'id' | 'version' | 'orders'>;
