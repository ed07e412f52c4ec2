'use client';

import { useId } from 'react';
import { hexesWritten } from '@/companions/farthest-bridge/rules/hexes-written';
import { bridgeKinds } from '@/companions/farthest-bridge/rules/map-data';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { RingChoice } from '@/components/ui/ring-choice';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { capital } from '@/lib/text';
import type { FormProps } from './draft-form-props';
import type { DraftOf, HexDraft } from './drafts';
import { grounds, hexesCount, hexWords, terrainChoices } from './farthest-bridge-words';
import { HexField } from './hex-field';

/** The terrain of a hex, its road and trail, and a name: a letter takes the terrain, Enter goes on. */
export function TerrainFields({
  value,
  set,
  onEnter,
  error,
}: {
  value: HexDraft;
  set: (value: HexDraft) => void;
  onEnter: () => void;
  error: string | null;
}) {
  const id = useId();
  return (
    <>
      <div>
        <p aria-hidden className="mb-1 font-cond text-console font-medium text-ink-3">
          Terrain
        </p>
        <RingChoice
          label="Terrain"
          look="keys"
          columns={4}
          choices={terrainChoices}
          value={value.terrain}
          onPick={(terrain) => set({ ...value, terrain })}
          onEnter={onEnter}
          errorAt={error ? id : null}
        />
        {error && (
          <p id={id} className="mt-1 text-console font-medium text-overdue">
            {error}
          </p>
        )}
      </div>
      <div className="flex gap-5">
        <Checkbox label="Road" isTicked={value.road} onTick={(road) => set({ ...value, road })} />
        <Checkbox label="Trail" isTicked={value.trail} onTick={(trail) => set({ ...value, trail })} />
      </div>
      <TextField
        label="Name, if it has one"
        value={value.name}
        maxLength={40}
        onChange={(event) => set({ ...value, name: event.target.value })}
      />
    </>
  );
}

/** A hex as the printed map shows it. */
export function HexForm({
  state,
  draft,
  set,
  wrongAt,
  onEnter,
}: FormProps<DraftOf<'enterHex'>> & { onEnter: () => void }) {
  const { landing } = state;
  const asked = landing?.wants === 'terrain' ? landing.hex : null;
  const known = state.map.hexes[draft.hex];
  return (
    <>
      <HexField
        label="Hex"
        value={draft.hex}
        readOnly={asked === draft.hex}
        onWrite={(hex) => set({ ...draft, hex })}
        hint={known ? `Now: ${hexWords(known)}.` : undefined}
        error={wrongAt('hex')}
      />
      <TerrainFields
        value={draft}
        set={(hex) => set({ ...draft, ...hex })}
        onEnter={onEnter}
        error={wrongAt('entry')}
      />
    </>
  );
}

const waters = [
  { id: 'river', label: 'River' },
  { id: 'stream', label: 'Stream' },
  { id: 'canal', label: 'Canal' },
] as const;
const bridges = [
  { id: '', label: 'None' },
  ...bridgeKinds.map((id) => ({ id, label: `${capital(id)} bridge` })),
] as const;

/** The water between two hexes, and its bridge. */
export function HexsideForm({ draft, set, wrongAt }: FormProps<DraftOf<'enterHexside'>>) {
  return (
    <>
      <TextField
        label="Between two hexes"
        value={draft.hexes}
        inputMode="numeric"
        placeholder="3423 3523, or press both"
        onChange={(event) => set({ ...draft, hexes: event.target.value })}
        error={wrongAt('hexside')}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select label="Water" choices={waters} value={draft.water} onPick={(water) => set({ ...draft, water })} />
        <Select label="Bridge" choices={bridges} value={draft.bridge} onPick={(bridge) => set({ ...draft, bridge })} />
      </div>
      <Checkbox
        label="No crossing without a bridge"
        isTicked={draft.prohibited}
        onTick={(prohibited) => set({ ...draft, prohibited })}
      />
    </>
  );
}

/** The edge next to Eindhoven, and the ground of the free set-up: what is entered takes the place of what was. */
export function GroundForm({ state, draft, set, wrongAt }: FormProps<DraftOf<'enterGround'>>) {
  const { areas, eindhovenEdge = [] } = state.map;
  const count = new Set(hexesWritten(draft.hexes)).size;
  return (
    <>
      <Select
        label="Which"
        choices={grounds}
        value={draft.ground}
        onPick={(ground) => {
          const hexes = ground === 'eindhovenEdge' ? eindhovenEdge : (areas[ground] ?? []);
          set({ ...draft, ground, hexes: hexes.join(' ') });
        }}
      />
      <TextArea
        label="Its hexes"
        value={draft.hexes}
        inputMode="numeric"
        placeholder="0103-0105 0201"
        onChange={(event) => set({ ...draft, hexes: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        hint={`${hexesCount(count)}. 2022-2125 is a block, or the map’s edge where both lie on it; a press on the map puts one in or takes it out.`}
        error={wrongAt('hexes')}
      />
    </>
  );
}
