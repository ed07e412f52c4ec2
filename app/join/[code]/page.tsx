import type { Metadata } from 'next';
import { headers } from 'next/headers';
import Link from 'next/link';
import { CodeForm } from '@/app/sign-in/code-form';
import { buttonLook } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { heldSeats, seatBehindCode } from '@/lib/session';
import { TakeSeat } from './take-seat';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Take a seat' };

/** A link opened: shows whose seat it is. Only the button takes it and uses the link up. */
export default async function JoinPage({ params }: { params: Promise<{ code: string }> }) {
  const asking = await headers();
  const code = decodeURIComponent((await params).code);
  const seat = await seatBehindCode(asking, code);
  if (!seat.ok) {
    return (
      <Notice
        title="This code does not open a seat"
        actions={
          <Link prefetch={false} href="/sign-in" className={buttonLook()}>
            Your seats
          </Link>
        }
      >
        <p>{seat.refusal.message}</p>
        <CodeForm typed={code} />
      </Notice>
    );
  }
  const { label, team, game } = seat.value;
  const others = (await heldSeats(asking)).filter((held) => held.team !== team);
  return (
    <Notice title={team ?? 'Control'} actions={<TakeSeat code={code} />}>
      <p className="text-title text-ink">{label}</p>
      <p>{game}</p>
      <p className="text-note">The link works once: the laptop that takes the seat keeps it.</p>
      {others.length > 0 && (
        <p className="font-medium text-overdue">
          This browser holds {others.map((held) => `${held.team ?? 'Control'}, ${held.label}`).join(' and ')} as well.
          The person there would have this seat too: if that is not you, tell Control before you take it.
        </p>
      )}
    </Notice>
  );
}
