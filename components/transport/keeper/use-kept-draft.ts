'use client';

import { useEffect, useRef, useState } from 'react';
import { useTransport } from '../desk-transport';

/**
 * The words a seat has begun to write, kept in this browser with every letter: it outlives a closed lid. `what` names
 * it. Written as null, it is blank again and nothing of it is kept.
 */
export function useKeptDraft<Draft>(
  seatId: string,
  what: string,
  blank: () => Draft,
): [draft: Draft, write: (next: Draft | null) => void] {
  const [draft, setDraft] = useState(blank);
  const { keep } = useTransport();
  const store = useRef(keep<Draft>(seatId, what));
  const isTouched = useRef(false);
  useEffect(() => {
    void store.current.load().then((kept) => kept && !isTouched.current && setDraft(kept));
  }, []);
  const write = (next: Draft | null) => {
    isTouched.current = true;
    setDraft(next ?? blank());
    void store.current.keep(next);
  };
  return [draft, write];
}
