'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isSeen } from '@/components/transport/query/pause-till-seen';
import { readAgain, useRead } from '@/components/transport/query/use-read';
import type { CoreVerbs, Send } from '@/components/transport/send/verbs';
import { useToast } from '@/components/ui/toast';
import type { CardClaim, CardClaims, NoteOnDesk } from '@/lib/desks/control/claims/claims';
import type { CardKind } from '@/lib/words';
import { useDataAddress } from '../router';
import { useSend, useSendOnce } from '../use-mutation';
import { noteHeading } from './claim-note-words';

export interface CardId {
  kind: CardKind;
  subjectId: string;
}
export const cardKey = ({ kind, subjectId }: CardId): string => `${kind} ${subjectId}`;

/** The time between two renewals of the cards whose page is open, ms; a claim lapses 45 s after the last one. */
const renewMs = 15_000;

/** The verbs of one press on a claim: they touch no desk, so no page is read again. */
type ClaimVerb = 'take-card' | 'let-card-go' | 'acknowledge-notes';
type ClaimAct = (...said: Parameters<Send<Pick<CoreVerbs, ClaimVerb>>>) => Promise<void>;

export interface ClaimsOfDesk {
  /** The owner of a card; undefined: nobody. */
  holderOf: (card: CardId) => ClaimedCard | undefined;
  mine: readonly ClaimedCard[];
  notes: readonly NoteOnDesk[];
  sent: readonly NoteOnDesk[];
  umpires: CardClaims['umpires'];
  /** Does one act and reads again. A refusal is said at the foot of the screen. */
  act: ClaimAct;
  /** An act is on its way. */
  isBusy: boolean;
  /** Reads them again. */
  look: () => Promise<unknown>;
  /** The page of a card is open, until what comes back is called: its hold is renewed. */
  keepOpen: (card: CardId) => () => void;
}

/** A claim, with the moment by the browser's own clock at which it lapses. */
export interface ClaimedCard extends CardClaim {
  lapsesAt: number;
}

const none: CardClaims = { claims: [], notes: [], sent: [], umpires: [] };
/** When the first of other seats' claims runs out, or all are to be read again, ms. */
const soonestLapse = ({ claims } = none): number =>
  Math.min(renewMs, ...claims.flatMap(({ isMine, secondsLeft }) => (isMine ? [] : [secondsLeft * 1000 + 200])));

const ClaimsContext = createContext<ClaimsOfDesk | null>(null);
/** Brings claims that are known without being read. */
export const ClaimsKnown = ClaimsContext.Provider;

/** Throws outside the pages of a control seat. */
export function useClaims(): ClaimsOfDesk {
  const claims = useContext(ClaimsContext);
  if (!claims) throw new Error('no claims: not inside a control seat');
  return claims;
}

/**
 * The claims on every card, for all desks of one seat. Claims have a light read of their own: when they are told to
 * have changed, when the first of them runs out, and every 15 s. Those whose page is open and seen are renewed as
 * often.
 */
export function ClaimsProvider({ children }: { children: ReactNode }) {
  const address = useDataAddress()('/claims');
  const say = useToast();
  const send = useSend();
  const sendOnce = useSendOnce();
  const open = useRef(new Map<string, { card: CardId; count: number }>());
  const read = useRead<CardClaims>(address, { every: soonestLapse });
  const look = useCallback(() => readAgain(address), [address]);
  // By the browser's own clock, to which what each has left is added.
  const known = useMemo(() => ({ ...(read ?? none), at: performance.now() }), [read]);

  const renew = useEffectEvent(async () => {
    const mine = new Set(known.claims.filter(({ isMine }) => isMine).map(cardKey));
    const cards = [...open.current.values()].map(({ card }) => card).filter((card) => mine.has(cardKey(card)));
    if (cards.length === 0 || !isSeen()) return;
    // One try: the next follows by itself.
    await sendOnce('renew-cards', { cards: cards.map(({ kind, subjectId }) => ({ kind, subjectId })) });
    await look();
  });
  useEffect(() => {
    const over = new AbortController();
    const pace = setInterval(() => void renew(), renewMs);
    document.addEventListener('visibilitychange', () => void renew(), over);
    return () => {
      clearInterval(pace);
      over.abort();
    };
  }, []);

  const noted = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!read) return;
    for (const note of read.notes) if (noted.current && !noted.current.has(note.id)) say(noteHeading(note));
    noted.current = new Set(read.notes.map(({ id }) => id));
  }, [read, say]);

  const [isBusy, setBusy] = useState(false);
  const act = useCallback<ClaimAct>(
    async (verb, input) => {
      setBusy(true);
      const answer = await send(verb, input);
      if (!answer.ok) say(answer.refusal.message, 'refused');
      await look();
      setBusy(false);
    },
    [send, say, look],
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

  const claims = useMemo<ClaimsOfDesk>(() => {
    const held = known.claims.map(
      (claim): ClaimedCard => ({ ...claim, lapsesAt: known.at + claim.secondsLeft * 1000 }),
    );
    const by = new Map(held.map((claim) => [cardKey(claim), claim]));
    return {
      holderOf: (card) => by.get(cardKey(card)),
      mine: held.filter(({ isMine }) => isMine),
      notes: known.notes,
      sent: known.sent,
      umpires: known.umpires,
      act,
      isBusy,
      look,
      keepOpen,
    };
  }, [known, act, isBusy, look, keepOpen]);
  return <ClaimsContext value={claims}>{children}</ClaimsContext>;
}
