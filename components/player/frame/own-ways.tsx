'use client';

import { useEffect, useState } from 'react';
import { ringBell, wakeBell } from '@/components/ui/bell';
import { Dialog } from '@/components/ui/dialog';
import { keepLight, keptLight, type Light, showLight } from '@/components/ui/light';
import { RadioStrip } from '@/components/ui/radio-strip';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { useCalls } from './use-calls';

const sizes = [
  { id: 'normal', label: 'Normal' },
  { id: 'large', label: 'Large' },
  { id: 'larger', label: 'Larger' },
] as const;
type Size = (typeof sizes)[number]['id'];
const lights = [
  { id: 'system', label: 'As this computer' },
  { id: 'light', label: 'Day' },
  { id: 'dark', label: 'Night' },
] as const;
const sounds = [
  { id: 'off', label: 'Off' },
  { id: 'on', label: 'On' },
] as const;
type Sound = (typeof sounds)[number]['id'];

const shelves = { size: 'opcom-text', sound: 'opcom-call' };

function showSize(size: Size): void {
  if (size === 'normal') delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = size;
}

/** How this officer wants his desk: the size of its words, day or night, and whether it rings; kept in this browser. Calls him, too. */
export function OwnWays({ desk }: { desk: PlayerDesk }) {
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState(
    () => sizes.find(({ id }) => id === localStorage.getItem(shelves.size))?.id ?? 'normal',
  );
  const [light, setLight] = useState(keptLight);
  const [sound, setSound] = useState<Sound>(localStorage.getItem(shelves.sound) === 'on' ? 'on' : 'off');
  useCalls(desk, sound === 'on');
  useEffect(() => showSize(size), [size]);
  useEffect(() => showLight(light), [light]);

  function pickSize(next: Size) {
    setSize(next);
    localStorage.setItem(shelves.size, next);
  }
  function pickLight(next: Light) {
    setLight(next);
    keepLight(next);
  }
  function pickSound(next: Sound) {
    setSound(next);
    localStorage.setItem(shelves.sound, next);
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
        <span className="font-serif no-underline desk:hidden">Aa</span>
      </button>
      <Dialog title="Text, light and sound" isOpen={isOpen} onOpen={setOpen} leaves="Close" isToRead>
        <div className="space-y-4">
          <Way words="Size of the text">
            <RadioStrip label="Size of the text" choices={sizes} value={size} onPick={pickSize} />
          </Way>
          <Way words="Light">
            <RadioStrip label="Light" choices={lights} value={light} onPick={pickLight} />
          </Way>
          <Way words="A bell when Control asks, and when a signal comes in">
            <RadioStrip label="Bell" choices={sounds} value={sound} onPick={pickSound} />
          </Way>
        </div>
      </Dialog>
    </>
  );
}

const Way = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <div>
    <p aria-hidden className="mb-1 text-note text-ink-2">
      {words}
    </p>
    {children}
  </div>
);
