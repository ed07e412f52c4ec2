'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** A bug: said plainly, with the way on. What was written before is kept by the desk that wrote it. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <Notice
      title="This page has broken down"
      actions={
        <>
          <Button kind="act" onClick={reset}>
            Try again
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to the door</Button>
        </>
      }
    >
      <p>It is a fault of the console, not of anything you did. What was saved before is safe.</p>
      <p>If it breaks again, tell Control what you were doing.</p>
    </Notice>
  );
}
