import type { RefObject } from 'react';
import type { MapHandle } from '@/components/map/map-view';
import { useTransport, Writable } from '@/components/transport/desk-transport';
import { later } from '@/components/ui/later';
import type { Place } from '@/lib/geometry';
import { MapFoot } from './map-foot';
import type { MarkKeeper, MarksState } from './mark-keeper';
import type { Drawing } from './use-drawing';
import type { MapLayers } from './use-map-layers';
import type { Pressed } from './use-pressed';

/** Loaded when they are first taken out. */
const PencilCase = later(async () => (await import('./pencil-case')).PencilCase);
const MarkSlip = later(async () => (await import('./mark-slip')).MarkSlip);

interface Props {
  /** What the map is in. */
  room: RefObject<HTMLElement | null>;
  view: RefObject<MapHandle | null>;
  pen: RefObject<HTMLInputElement | null>;
  keeper: MarkKeeper;
  marks: MarksState;
  layers: MapLayers;
  pressed: Pressed;
  drawing: Drawing;
  /** How many own units have moved since the last look. */
  moved: number;
  near: () => Place;
  onMap: () => void;
  isWide: boolean;
  onWide: () => void;
}

/** What lies under the map: the slip of the mark in hand or else the pencils, and the foot. */
export function UnderMap({ room, view, pen, keeper, marks, layers, pressed, drawing, moved, near, ...foot }: Props) {
  const { isLookedOn } = useTransport();
  const { chosen, setChosen } = pressed;
  const { pencil, hasPencils } = drawing;
  const { off } = layers;
  const here = marks.here.marks;
  const mark = here.find(({ id }) => id === chosen);
  return (
    <div className="not-printed max-h-[55%] overflow-y-auto">
      {mark && (
        <Writable>
          <MarkSlip
            key={mark.id}
            mark={mark}
            isFresh={mark.id === pressed.fresh}
            pen={pen}
            onEdit={(patch) => keeper.edit(mark.id, patch)}
            onRemove={() => {
              keeper.remove(mark.id);
              setChosen(null);
            }}
            onChoose={(whose) => keeper.choose(mark.id, whose)}
            onClose={foot.onMap}
          />
        </Writable>
      )}
      {hasPencils && !mark && (
        <PencilCase room={room} view={view} pencil={pencil} marks={marks} near={near} onUndo={() => keeper.undo()} />
      )}
      <MapFoot
        desk={layers.whole}
        chosen={mark ? null : chosen}
        moved={off.has('moves') ? 0 : moved}
        hasReach={!off.has('reach') && !isLookedOn}
        saving={marks.saving}
        heldUpBy={marks.heldUpBy}
        hasTwoTexts={here.some(({ theirs, isGone }) => theirs !== null || isGone)}
        hasPencils={hasPencils}
        isLayers={layers.isOpen}
        isWide={foot.isWide}
        onWide={foot.onWide}
        onPencils={isLookedOn ? null : drawing.turnPencils}
        onLayers={() => layers.setOpen(!layers.isOpen)}
      />
    </div>
  );
}
