import type { Metadata } from 'next';
import { headers } from 'next/headers';
import Link from 'next/link';
import { LostSeats } from '@/components/player/offline/lost-seats';
import { ToBook } from '@/components/ui/book-link';
import { Notice } from '@/components/ui/notice';
import { heldSeats } from '@/lib/session';
import { CodeForm } from './code-form';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Your seats' };

/** The seats this browser holds, and a place to type the code of a further one. */
export default async function SignInPage() {
  const seats = await heldSeats(await headers());
  return (
    <Notice title={seats.length > 0 ? 'Your seats' : 'Enter the code of your seat'}>
      {seats.length > 0 && (
        <ul className="-mt-1 border-t-[1.5px] border-ink">
          {seats.map((seat) => (
            <li key={seat.id} className="border-b border-rule">
              <Link
                prefetch={false}
                href={seat.address}
                className="flex min-h-14 items-center gap-3 py-2 hover:underline"
              >
                <span className="flex-1">
                  <b className="block text-ink">{seat.team ?? 'Control'}</b>
                  {seat.label}
                </span>
                <span className="text-note text-ink-3">{seat.game}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {seats.length === 0 && (
        <p>
          If you had a seat in this browser until now, it was opened in another browser or closed. Ask Control for a new
          code. More in <ToBook page="when-something-breaks">When something breaks</ToBook>.
        </p>
      )}
      <LostSeats />
      <CodeForm isFurther={seats.length > 0} />
      <p className="text-note">
        <ToBook page="what-is-kept">What the console keeps of you</ToBook>
      </p>
    </Notice>
  );
}
