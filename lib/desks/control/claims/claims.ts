import { umpiresOf } from '@/lib/db/access/seats';
import { cardName } from '@/lib/db/claims/card-names';
import { claimsOf } from '@/lib/db/claims/claims';
import { db } from '@/lib/db/kernel/client';
import { notesTo, notesUnseen } from '@/lib/db/messages/control-notes';
import type { ControlNote } from '@/lib/db/rows';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { CardKind, NoteWhy } from '@/lib/words';

/** The claims on cards, and the umpires' notes to each other. A read of its own beside the desks. Times ISO. */
export interface CardClaims {
  claims: CardClaim[];
  /** Notes to this seat or to all that this seat has not acknowledged. */
  notes: NoteOnDesk[];
  /** Notes that this seat sent and nobody has acknowledged. */
  sent: NoteOnDesk[];
  /** The other seats of Control that somebody holds. */
  umpires: { id: string; label: string }[];
}

export interface CardClaim {
  kind: CardKind;
  subjectId: string;
  seatId: string;
  label: string;
  isMine: boolean;
  takenAt: string;
  /** Seconds until the claim ends, unless the seat renews it. */
  secondsLeft: number;
}

export interface NoteOnDesk {
  id: string;
  why: NoteWhy;
  from: string;
  /** The seat it is addressed to; null: all of Control. */
  to: string | null;
  text: string;
  at: string;
  /** The card it is about; null: none. */
  card: { kind: CardKind; subjectId: string; name: string } | null;
}

/** Reads the claims on cards and the notes of this seat. */
export async function cardClaims(seat: ControlSeat): Promise<CardClaims> {
  const { gameId } = seat;
  const [claims, seats, game] = await Promise.all([
    claimsOf(gameId),
    umpiresOf(gameId),
    db().game.findUniqueOrThrow({ where: { id: gameId }, select: { turn: true } }),
  ]);
  const [notes, sent] = await Promise.all([notesTo(seat, game.turn), notesUnseen(seat)]);
  const labels = new Map(seats.map(({ id, label }) => [id, label]));
  const shown = (note: ControlNote) => noteShown(gameId, note, labels);
  return {
    claims: claims.map(({ takenAt, ...claim }) => ({
      ...claim,
      isMine: claim.seatId === seat.id,
      takenAt: takenAt.toISOString(),
    })),
    notes: await Promise.all(notes.filter((note, i) => !isOvertaken(note, notes.slice(i + 1))).map(shown)),
    sent: await Promise.all(sent.map(shown)),
    umpires: seats.filter(({ id, isHeld }) => isHeld && id !== seat.id).map(({ id, label }) => ({ id, label })),
  };
}

/** A later note on the same binding ruling, or on the same policy, has replaced it. */
const isOvertaken = (note: ControlNote, later: readonly ControlNote[]): boolean =>
  (note.why === 'binding' || note.why === 'policy') &&
  later.some(({ why, subjectId }) => why === note.why && subjectId === note.subjectId);

async function noteShown(gameId: string, note: ControlNote, labels: Map<string, string>): Promise<NoteOnDesk> {
  const { id, why, fromLabel, toSeatId, text, at, kind, subjectId } = note;
  return {
    id,
    why,
    from: fromLabel,
    text,
    at: at.toISOString(),
    to: toSeatId === null ? null : (labels.get(toSeatId) ?? 'an umpire who has left'),
    card: kind && subjectId ? { kind, subjectId, name: await cardName(db(), gameId, kind, subjectId) } : null,
  };
}
