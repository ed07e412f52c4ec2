'use client';

import { signIn } from 'next-auth/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** The button that takes the seat behind a code for this browser. */
export function TakeSeat({ code }: { code: string }) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  async function take() {
    setBusy(true);
    setRefused(null);
    const answer = await signIn('credentials', { code, redirect: false }).catch(() => undefined);
    if (answer?.ok) return window.location.assign('/');
    setRefused(answer?.error ?? 'Nobody answers. Try again.');
    setBusy(false);
  }

  return (
    <div className="w-full">
      <Button kind="act" isBusy={isBusy} onClick={take} className="w-full">
        Take this seat
      </Button>
      {refused && (
        <p role="alert" className="mt-3 font-medium text-overdue">
          {refused}
        </p>
      )}
    </div>
  );
}
