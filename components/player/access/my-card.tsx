import { useEffect, useState } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { later } from '@/components/ui/later';
import { heardAlone, singleKeySaid } from '@/components/ui/own-ways';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

const RoleCard = later(async () => (await import('./role-card')).RoleCard);

/** Opens the card of the officer: the objective, the duty, and the words of the game. `?` opens it too. None on a desk that Control looks on. */
export function MyCard({ desk }: { desk: PlayerDesk }) {
  const { isLookedOn } = useTransport();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isLookedOn) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, isHeard } = heardAlone(event);
      if (key === '?' && isHeard && !(event.target as Element).matches('input,textarea,select')) setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isLookedOn]);
  if (isLookedOn) return null;
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={singleKeySaid('?') ?? undefined}
        onClick={() => setOpen(true)}
        className="not-printed min-h-handle-small text-note whitespace-nowrap underline"
      >
        My card
      </button>
      {isOpen && <RoleCard desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
