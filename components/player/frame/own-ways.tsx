'use client';

import { useEffect, useState } from 'react';
import { CallChoice } from '@/components/ui/call-choice';
import { Dialog } from '@/components/ui/dialog';
import { keepLight, keptLight, type Light, showLight } from '@/components/ui/light';
import { keepWay, keptWay, type SingleKeys, showWay, type TextSize } from '@/components/ui/own-ways';
import { useCall } from '@/components/ui/use-call';
import { keyChoices, lightChoices, textChoices, WayChoice } from '@/components/ui/way-choice';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { useCounts } from './use-calls';

/**
 * The settings of this officer's own desk: the size of its words, day or night, and how it calls; kept in this browser. Calls,
 * too.
 */
export function OwnWays({ desk }: { desk: PlayerDesk }) {
  const [isOpen, setOpen] = useState(false);
  const seatId = desk.seat.id;
  const [size, setSize] = useState(() => keptWay('text', seatId));
  const [keys, setKeys] = useState(() => keptWay('keys', seatId));
  const [light, setLight] = useState(keptLight);
  const call = useCall(useCounts(desk));
  useEffect(() => showWay('text', size), [size]);
  useEffect(() => showWay('keys', keys), [keys]);
  useEffect(() => showLight(light), [light]);

  function pickSize(next: TextSize) {
    setSize(next);
    keepWay('text', seatId, next);
  }
  function pickKeys(next: SingleKeys) {
    setKeys(next);
    keepWay('keys', seatId, next);
  }
  function pickLight(next: Light) {
    setLight(next);
    keepLight(next);
  }
  return (
    <>
      <button
        type="button"
        aria-label="Text, light, sound"
        onClick={() => setOpen(true)}
        className="not-printed min-h-handle-small min-w-press text-note whitespace-nowrap underline"
      >
        <span className="max-desk:hidden">Text, light, sound</span>
        <span className="font-medium no-underline desk:hidden">Aa</span>
      </button>
      <Dialog title="Text, light and sound" isOpen={isOpen} onOpen={setOpen} leaves="Close" isToRead>
        <div className="space-y-4">
          <WayChoice words="Size of the text" choices={textChoices} value={size} onPick={pickSize} />
          <WayChoice words="Light" choices={lightChoices} value={light} onPick={pickLight} />
          <CallChoice call={call} when="when Control asks, and when a signal comes in" />
          <WayChoice
            words="The key ? for your card"
            label="Single keys"
            choices={keyChoices}
            value={keys}
            onPick={pickKeys}
          />
        </div>
      </Dialog>
    </>
  );
}
