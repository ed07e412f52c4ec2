'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** A bug: said plainly, with the way on. What was written before is kept by the desk that wrote it. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  if (error.digest === 'databaseAway') return <DatabaseAway reset={reset} />;
  return (
    <Notice
      title="This page has broken down"
      actions={
        <>
          <Button kind="act" onClick={reset}>
            Try again
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to my seats</Button>
        </>
      }
    >
      <p>It is a fault of the console, not of anything you did. What was saved before is safe.</p>
      <p>If it breaks again, tell Control what you were doing.</p>
    </Notice>
  );
}

const tryAgainMs = 3_000;

/** The database is away: the page comes back by itself when it does. */
function DatabaseAway({ reset }: { reset: () => void }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const again = setInterval(
      () =>
        startTransition(() => {
          refresh();
          reset();
        }),
      tryAgainMs,
    );
    return () => clearInterval(again);
  }, [refresh, reset]);
  return (
    <Notice title="The console cannot reach its database">
      <p role="status">It goes on trying, and this page comes back by itself. What was saved before is safe.</p>
      <p>If it lasts longer than a minute, tell the host of the game.</p>
    </Notice>
  );
}
