import { until } from '../hall/until';
import type { PeerHall, PeerRound } from './peer-hall';

/** Notes what each client of a peer has received, and when. Every write makes the peer's number one higher. */
export class PeerTimes {
  readonly #clients: number;
  /** The highest number that each client has heard of. */
  readonly #numbers: number[];
  readonly #answered = new Set<number>();
  #written = 0;
  #lastAnswerAt = 0;
  #lastHeardAt = 0;

  constructor({ people, umpires }: PeerHall) {
    this.#clients = people.length + umpires;
    this.#numbers = Array.from({ length: this.#clients }, () => 0);
  }

  /** A client has the state of this number; `hasOwn`: with what it wrote itself in this round. */
  heard(client: number, number: number, hasOwn: boolean): void {
    const at = performance.now();
    if (number > this.#numbers[client]!) {
      this.#numbers[client] = number;
      this.#lastHeardAt = at;
    }
    if (!hasOwn || this.#answered.has(client)) return;
    this.#answered.add(client);
    this.#lastAnswerAt = at;
  }

  /** One round: `send` sends so many writes, each a client's, at once. */
  async round(writes: number, send: () => void): Promise<PeerRound> {
    this.#answered.clear();
    this.#written += writes;
    const began = performance.now();
    send();
    await until('every client of the peer has everything', () =>
      this.#numbers.every((number) => number >= this.#written),
    );
    await until('whoever wrote has his answer', () => this.#answered.size === writes);
    return { answeredMs: this.#lastAnswerAt - began, everybodyMs: this.#lastHeardAt - began };
  }
}
