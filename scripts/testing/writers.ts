/**
 * The writers that go on while processes are killed under them: each sends one write at a time, again and again until it is
 * answered.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { VerbAsked } from './verbs';

export type Answered = { ok: true; value: Record<string, never> } | { ok: false; refusal: { message: string } };
/** A write and the answer that came at last. */
type Acknowledged = VerbAsked & { writeId: string; answer: Answered };
/** Makes the nth write of a writer, who knows the answer to the one before. */
export type Writer = (n: number, last: Answered | null) => VerbAsked & { writeId: string };

/** The line from the writers to whatever servers are up. */
export class Line {
  /** The ports of the servers; one that was killed stays until another takes its place. */
  readonly ports: number[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Writes that were refused, and so not done. */
  readonly refused: { verb: string; message: string }[] = [];
  /** Sent again under the same id because no answer came. */
  sentAgain = 0;
  /** Writes that a server has before it and has not answered. */
  underWay = 0;
  /** Answers that say the console has a fault of its own: there should be none. */
  readonly faults: string[] = [];
  #isOver = false;
  #next = 0;

  /** Writes one after the other until the line is closed, the last one answered. */
  async write(writer: Writer): Promise<void> {
    let last: Answered | null = null;
    for (let n = 1; !this.#isOver; n++) {
      const asked = writer(n, last);
      last = await this.#untilAnswered(asked);
      if (last.ok) this.acknowledged.push({ ...asked, answer: last });
      else {
        this.refused.push({ verb: asked.verb, message: last.refusal.message });
        await pause(500);
      }
    }
  }

  close(): void {
    this.#isOver = true;
  }

  async #untilAnswered(asked: VerbAsked): Promise<Answered> {
    for (;;) {
      const answer = await this.#send(asked);
      if (answer) return answer;
      this.sentAgain += 1;
      await pause(50);
    }
  }

  /** Sends once, to the servers in turn; null when nobody answers. */
  async #send(asked: VerbAsked): Promise<Answered | null> {
    this.#next += 1;
    const port = this.ports[this.#next % this.ports.length]!;
    this.underWay += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(asked) });
      const text = await response.text();
      if (response.status === 500) this.faults.push(`${asked.verb}: ${text}`);
      return response.ok ? JSON.parse(text) : null;
    } catch {
      return null;
    } finally {
      this.underWay -= 1;
    }
  }
}
