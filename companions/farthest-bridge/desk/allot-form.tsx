'use client';

import { allotmentOf, markersLeft } from '@/companions/farthest-bridge/rules/support-fire';
import type { SupportMarker } from '@/companions/farthest-bridge/rules/tables';
import { SourceMark } from '@/companions/parts/companion-log';
import { TextField } from '@/components/ui/field';
import type { FormProps } from './draft-form-props';
import type { Chosen, DraftOf } from './drafts';
import { markerName, sideNames } from './farthest-bridge-words';

/** A side's markers for the turn, with what is left of its allotment. */
export function AllotForm({ state, draft, set, wrongAt }: FormProps<DraftOf<'allot'>>) {
  const { side, markers } = draft;
  const limit = allotmentOf(state, side);
  const total = Object.values(markers).reduce((sum, count) => sum + count, 0);
  const kinds = state.tables.markers.filter((marker) => marker.side === side);
  return (
    <>
      <p aria-live="polite">
        <b className="font-semibold">
          {total} of {limit}
        </b>{' '}
        chosen{total < limit ? `, ${limit - total} left` : ''}. <SourceMark source={state.tables.source} />
      </p>
      {kinds.map((marker) => (
        <MarkerField
          key={marker.id}
          marker={marker}
          most={markersLeft(state, marker)}
          markers={markers}
          set={(chosen) => set({ ...draft, markers: chosen })}
          said="left in the game"
          error={wrongAt(`markers.${marker.id}`)}
        />
      ))}
      {total > limit && (
        <p className="text-console font-medium text-overdue">
          {sideNames[side]}: {total} markers are chosen and the allotment is {limit}.
        </p>
      )}
    </>
  );
}

/** How many of one kind of marker. */
export function MarkerField({
  marker,
  most,
  markers,
  set,
  said,
  error,
}: {
  marker: SupportMarker;
  most: number;
  markers: Chosen;
  set: (markers: Chosen) => void;
  said: string;
  error: string | null;
}) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-center gap-x-2">
      <TextField
        label={markerName(marker)}
        isLabelHidden
        type="number"
        min={0}
        max={most}
        value={markers[marker.id] ?? 0}
        disabled={most === 0}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => set({ ...markers, [marker.id]: Number(event.target.value) })}
        error={error}
      />
      <span aria-hidden>
        <b className="font-medium">{markerName(marker)}</b>{' '}
        <span className="text-small text-ink-3">
          {most} {said}
        </span>
      </span>
    </div>
  );
}
