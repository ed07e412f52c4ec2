'use client';

import { useEffect, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { CallChoice } from '@/components/ui/call-choice';
import { Dialog } from '@/components/ui/dialog';
import { keepLight, keptLight, type Light, showLight } from '@/components/ui/light';
import { keepWay, keptWay, type SingleKeys, showWay, type TextSize } from '@/components/ui/own-ways';
import { useCall } from '@/components/ui/use-call';
import { keyChoices, lightChoices, textChoices, WayChoice } from '@/components/ui/way-choice';
import { useSentToControl } from './use-calls';

/**
 * The umpire’s own settings for the desk: the size of its words, day or night, how it calls, and its single keys; kept in this
 * browser. Calls, too.
 */
export function OwnWays({ seatId }: { seatId: string }) {
  const [isOpen, setOpen] = useState(false);
  const call = useCall(useSentToControl());
  const [text, setText] = useState<TextSize>('normal');
  const [light, setLight] = useState<Light>('system');
  const [keys, setKeys] = useState<SingleKeys>('on');
  useEffect(() => {
    const kept = keptWay('text', seatId);
    const lit = keptLight();
    const heard = keptWay('keys', seatId);
    setText(kept);
    setLight(lit);
    setKeys(heard);
    showWay('text', kept);
    showLight(lit);
    showWay('keys', heard);
  }, [seatId]);
  return (
    <>
      <button
        type="button"
        aria-label="Text, light, sound, keys"
        onClick={() => setOpen(true)}
        className="min-h-handle-small w-full font-serif text-lead text-ink-3 hover:text-ink"
      >
        Aa
      </button>
      <Dialog title="Text, light, sound and keys" isOpen={isOpen} onOpen={setOpen} leaves="Close" isToRead>
        <div className="space-y-4">
          <WayChoice
            words="Size of the text"
            choices={textChoices}
            value={text}
            onPick={(size) => {
              setText(size);
              keepWay('text', seatId, size);
            }}
          />
          <WayChoice
            words="Light"
            choices={lightChoices}
            value={light}
            onPick={(chosen) => {
              setLight(chosen);
              keepLight(chosen);
            }}
          />
          <CallChoice call={call} when="when a team or another umpire sends something" />
          <WayChoice
            words="Keys of one letter, figure or sign"
            label="Single keys"
            choices={keyChoices}
            value={keys}
            onPick={(chosen) => {
              setKeys(chosen);
              keepWay('keys', seatId, chosen);
            }}
          />
          <p className="detail">
            <KeyOf deed="palette" /> finds every desk and act by its name, whatever is set here. <KeyOf deed="open" />,{' '}
            <KeyOf deed="leave" /> and the arrows always work.
          </p>
        </div>
      </Dialog>
    </>
  );
}
