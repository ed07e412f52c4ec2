import { forbiddenBytes } from './marked-words';

/** Searches everything that players receive for words that their team may not know. */
export class ForbiddenWords {
  bytes = 0;
  /** Seats that received such a word. */
  readonly seats = new Set<string>();

  search(text: string, team: number, seatId: string): void {
    const found = forbiddenBytes(text, team);
    if (found === 0) return;
    this.bytes += found;
    this.seats.add(seatId);
  }
}
