'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast';
import type { Result } from '@/lib/result';
import type { CardKind } from '@/lib/turn/claims/card-form';
import type { CardClaim, CardsInHand, NoteOnDesk } from '@/lib/turn/control-desk/seats/claims';
import { useAddress } from '../router';
import { handsHeard } from '../use-control-live';
import { noteHeading } from './claim-note-words';

export interface CardId {
  kind: CardKind;
  subjectId: string;
}
export const cardKey = ({ kind, subjectId }: CardId): string => `${kind} ${subjectId}`;

/** How often the cards whose page is open are renewed, ms; a claim lapses 45 s after the last time. */
const renewMs = 15_000;

export type CardAct = 'take' | 'letGo' | 'takeOver' | 'handOver' | 'understood';

interface Claims {
  /** Who has a card; undefined: nobody. */
  holderOf: (card: CardId) => HeldCard | undefined;
  mine: readonly HeldCard[];
  notes: readonly NoteOnDesk[];
  sent: readonly NoteOnDesk[];
  umpires: CardsInHand['umpires'];
  /** Does one act and reads anew. A refusal is said at the foot of the screen; whether it was done comes back. */
  act: (act: CardAct, input: object) => Promise<boolean>;
  /** The page of a card is open, until what comes back is called: its hold is renewed. */
  keepOpen: (card: CardId) => () => void;
}

/** A claim, with the moment by the browser's own clock at which it lapses. */
export interface HeldCard extends CardClaim {
  lapsesAt: number;
}

const none: CardsInHand = { claims: [], notes: [], sent: [], umpires: [] };
const ClaimsContext = createContext<Claims | null>(null);

/** Throws outside the pages of a control seat. */
export function useClaims(): Claims {
  const claims = useContext(ClaimsContext);
  if (!claims) throw new Error('no claims: not inside a control seat');
  return claims;
}

/**
 * Whose hand every card is in, for all desks of one seat. Claims have a light read of their own: when they are told to
 * have changed, when the first of them runs out, and every 15 s, which renews those whose page is open and seen.
 */
export function ClaimsProvider({ children }: { children: ReactNode }) {
  const address = useAddress()('/claims');
  const say = useToast();
  const [read, setRead] = useState({ ...none, at: 0 });
  const open = useRef(new Map<string, { card: CardId; count: number }>());
  const latest = useRef(read);
  const look = useRef<() => Promise<void>>(async () => undefined);

  useEffect(() => {
    let isGone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let known: Set<string> | null = null;
    look.current = async () => {
      clearTimeout(again);
      let waitMs = renewMs;
      if (document.visibilityState === 'visible')
        try {
          const mine = new Set(latest.current.claims.filter(({ isMine }) => isMine).map(cardKey));
          const cards = [...open.current.values()].map(({ card }) => card).filter((card) => mine.has(cardKey(card)));
          const renewing = cards.map(({ kind, subjectId }) => ({ kind, subjectId }));
          const request: RequestInit =
            cards.length > 0 ? { method: 'PUT', body: JSON.stringify({ cards: renewing }) } : {};
          const reply = await fetch(address, { cache: 'no-store', ...request });
          if (isGone || !reply.ok) return;
          const fresh: CardsInHand = await reply.json();
          latest.current = { ...fresh, at: performance.now() };
          setRead(latest.current);
          for (const note of fresh.notes) if (known && !known.has(note.id)) say(noteHeading(note));
          known = new Set(fresh.notes.map(({ id }) => id));
          const others = fresh.claims.filter(({ isMine }) => !isMine);
          waitMs = Math.min(waitMs, ...others.map(({ secondsLeft }) => secondsLeft * 1000 + 200));
        } catch {
          // The line is down: whose hand the cards are in is read when it is back.
        } finally {
          clearTimeout(again);
          if (!isGone) again = setTimeout(() => void look.current(), waitMs);
        }
      else again = setTimeout(() => void look.current(), waitMs);
    };
    const soon = () => void look.current();
    soon();
    handsHeard.addEventListener('claims', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      isGone = true;
      clearTimeout(again);
      handsHeard.removeEventListener('claims', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [address, say]);

  const act = useCallback(
    async (name: CardAct, input: object) => {
      const answer: Result | null = await fetch(`${address}?act=${name}`, {
        method: 'POST',
        body: JSON.stringify(input),
        keepalive: true,
      })
        .then((reply) => reply.json())
        .catch(() => null);
      if (!answer) say('The server did not answer. Nothing is certain: look before you try again.', 'refused');
      else if (!answer.ok) say(answer.refusal.message, 'refused');
      await look.current();
      return answer?.ok ?? false;
    },
    [address, say],
  );
  const keepOpen = useCallback((card: CardId) => {
    const key = cardKey(card);
    open.current.set(key, { card, count: (open.current.get(key)?.count ?? 0) + 1 });
    return () => {
      const count = (open.current.get(key)?.count ?? 1) - 1;
      if (count > 0) open.current.set(key, { card, count });
      else open.current.delete(key);
    };
  }, []);

  const claims = useMemo<Claims>(() => {
    const held = read.claims.map((claim): HeldCard => ({ ...claim, lapsesAt: read.at + claim.secondsLeft * 1000 }));
    const by = new Map(held.map((claim) => [cardKey(claim), claim]));
    return {
      holderOf: (card) => by.get(cardKey(card)),
      mine: held.filter(({ isMine }) => isMine),
      notes: read.notes,
      sent: read.sent,
      umpires: read.umpires,
      act,
      keepOpen,
    };
  }, [read, act, keepOpen]);
  return <ClaimsContext value={claims}>{children}</ClaimsContext>;
}
