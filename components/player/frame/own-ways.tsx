'use client';

import { useEffect, useState } from 'react';
import { ringBell, wakeBell } from '@/components/ui/bell';
import { Dialog } from '@/components/ui/dialog';
import { keepLight, keptLight, type Light, showLight } from '@/components/ui/light';
import { keepWay, keptWay, type SingleKeys, showWay, type TextSize } from '@/components/ui/own-ways';
import { keyChoices, lightChoices, textChoices, WayChoice } from '@/components/ui/way-choice';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { useBell } from './use-calls';

const sounds = [
  { id: 'off', label: 'Off' },
  { id: 'on', label: 'On' },
] as const;
type Sound = (typeof sounds)[number]['id'];

const soundShelf = 'opcom-call';

/**
 * The settings of this officer's own desk: the size of its words, day or night, and whether it rings; kept in this browser.
 * Rings, too.
 */
export function OwnWays({ desk }: { desk: PlayerDesk }) {
  const [isOpen, setOpen] = useState(false);
  const seatId = desk.seat.id;
  const [size, setSize] = useState(() => keptWay('text', seatId));
  const [keys, setKeys] = useState(() => keptWay('keys', seatId));
  const [light, setLight] = useState(keptLight);
  const [sound, setSound] = useState<Sound>(localStorage.getItem(soundShelf) === 'on' ? 'on' : 'off');
  useBell(desk, sound === 'on');
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
  function pickSound(next: Sound) {
    setSound(next);
    localStorage.setItem(soundShelf, next);
    if (next === 'on') void wakeBell().then(ringBell);
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
          <WayChoice
            words="A bell when Control asks, and when a signal comes in"
            label="Bell"
            choices={sounds}
            value={sound}
            onPick={pickSound}
          />
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
