'use client';

import { type Ref, useImperativeHandle, useRef } from 'react';
import { factorsSource, inZoneOf, unitIn } from '@/companions/farthest-bridge/rules/board';
import { type HexNumber, sidesOf, whyNoHex } from '@/companions/farthest-bridge/rules/hexes';
import { sides, zones } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { zonesOccupied } from '@/companions/farthest-bridge/rules/support-fire';
import { SourceMark } from '@/companions/parts/companion-log';
import { keysSaid, shortcutOf } from '@/components/control/parts/keys/key-table';
import { TextField } from '@/components/ui/field';
import { sideWords } from '@/lib/text';
import { hexWords, waterWords } from './farthest-bridge-words';
import { factorsNow } from './hex-pieces';
import { bridgeWords } from './hexsides-drawn';

/** A hex by its number, and what lies in it and along its sides. */
export function HexReading({
  state,
  written,
  onWrite,
  onTake,
  ref,
}: {
  state: State;
  written: string;
  onWrite: (text: string) => void;
  /** Enter on a hex of the map. */
  onTake: (hex: HexNumber) => void;
  ref: Ref<{ focus: () => void }>;
}) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.select() }), []);
  const wrong = written.length === 4 ? (whyNoHex(written) ?? null) : null;
  return (
    <div className="flex flex-wrap items-start gap-x-3 border-b border-rule px-1 py-1.5">
      <div className="w-24">
        <TextField
          label="Hex"
          isLabelHidden
          ref={input}
          value={written}
          inputMode="numeric"
          maxLength={4}
          placeholder={`Hex${keysSaid(['move'], (key) => ` (${key})`)}`}
          aria-keyshortcuts={shortcutOf('move')}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && written.length === 4 && !wrong) onTake(written);
            if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </div>
      <p aria-live="polite" className="min-h-handle min-w-40 flex-1 self-center py-1 text-small leading-4">
        {wrong ?? (written.length === 4 ? <Read state={state} hex={written} /> : <Hint />)}
      </p>
    </div>
  );
}

const Hint = () => <span className="text-ink-3">Press a hex, or type its number: column, then row.</span>;

function Read({ state, hex }: { state: State; hex: HexNumber }) {
  const entry = state.map.hexes[hex];
  const unit = unitIn(state, hex);
  const zone = zones.find((one) => state.dropZones[one] === hex);
  const zoneOf = sides.filter((side) => inZoneOf(state, side, hex));
  const waters = Object.entries(state.map.hexsides).filter(([side]) => sidesOf(side).includes(hex));
  const rest = [
    zone && `Drop zone of the ${zone}${zonesOccupied(state).includes(zone) ? ', occupied' : ''}.`,
    ...waters.map(
      ([side, water]) => `${side}: ${[waterWords(water), bridgeWords(state, side)].filter(Boolean).join(', ')}.`,
    ),
  ].filter(Boolean);
  return (
    <>
      <b className="font-semibold">{entry ? `${hexWords(entry)}.` : 'Not entered yet.'}</b>{' '}
      {unit && (
        <>
          {unit.name}
          {state.pieces[unit.id]!.depleted && (
            <>
              , depleted: {factorsNow(state, unit)} <SourceMark source={factorsSource(state, unit)} />
            </>
          )}
          .{' '}
        </>
      )}
      {zoneOf.length > 0 && (
        <span className="text-ink-2">
          In the zone of control of {zoneOf.map((side) => sideWords[side]).join(' and ')} units{' '}
          <SourceMark source="ours" />.{' '}
        </span>
      )}
      <span className="text-ink-2">{rest.join(' ')}</span>
    </>
  );
}
