import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';

/** The warm-up is over: the desk of the game takes its place. */
export function WarmUpOver({ backTo }: { backTo: string }) {
  const address = `/player/${encodeURIComponent(backTo)}`;
  useEffect(() => window.location.replace(address), [address]);
  return (
    <Notice title="The warm-up is over">
      <p>
        <a href={address}>Your desk</a> is as it was.
      </p>
    </Notice>
  );
}
