'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { useSeated } from '@/components/transport/seated';
import { newWriteId } from '@/components/transport/send/send';
import type { ReceivedKind } from '@/lib/words';

/** The time that a paper is open before it counts as read, and after which a lost word of it is sent again. */
const readAfterMs = 1_500;
const againAfterMs = 10_000;

interface Paper {
  kind: ReceivedKind;
  paperId: string;
}

/** Tells Control once that a paper has really been on this screen for a moment, with the tab in sight. Of one that is only looked at nothing is told. */
export function ReadReceipt({ kind, paperId, children }: Paper & { children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  const { isLookedOn, send } = useTransport();
  const { seatId, onSeen } = useSeated();
  useEffect(() => {
    if (!paper.current || isLookedOn) return;
    const writeId = newWriteId();
    let isShown = false;
    let isDone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms = readAfterMs) => {
      clearTimeout(timer);
      if (isDone || !isShown || document.visibilityState !== 'visible') return;
      timer = setTimeout(async () => {
        const reply = await send({ seatId, verb: 'mark-read', writeId, input: { kind, paperId } });
        isDone = reply.kind !== 'offline' && reply.kind !== 'fault';
        if (reply.kind === 'ok') onSeen?.(paperId);
        wait(againAfterMs);
      }, ms);
    };
    const seen = new IntersectionObserver((entries) => {
      isShown = entries.at(-1)?.isIntersecting ?? false;
      wait();
    });
    const onVisible = () => wait();
    seen.observe(paper.current);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isDone = true;
      clearTimeout(timer);
      seen.disconnect();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [seatId, kind, paperId, isLookedOn, send, onSeen]);
  return <div ref={paper}>{children}</div>;
}
