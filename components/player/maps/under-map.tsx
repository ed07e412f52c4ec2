import { Writable } from '@/components/transport/desk-transport';
import { later } from '@/components/ui/later';
import type { Place } from '@/lib/geometry';
import { MapFoot } from './map-foot';
import type { OwnMap } from './use-own-map';

/** Loaded when they are first taken out. */
const PencilCase = later(async () => (await import('./pencil-case')).PencilCase);
const MarkSlip = later(async () => (await import('./mark-slip')).MarkSlip);

interface Props {
  own: OwnMap;
  near: () => Place;
  isWide: boolean;
  onWide: () => void;
}

/** The parts under the map: the slip of the mark in hand or else the pencils, and the foot. */
export function UnderMap({ own, near, isWide, onWide }: Props) {
  const { keeper, marks, pressed, drawing, pen } = own;
  const { chosen, fresh, setChosen } = pressed;
  const mark = marks.here.marks.find(({ id }) => id === chosen);
  return (
    <div className="not-printed max-h-[55%] overflow-y-auto">
      {mark && (
        <Writable>
          <MarkSlip
            key={mark.id}
            mark={mark}
            isFresh={mark.id === fresh}
            pen={pen}
            onEdit={(patch) => keeper.edit(mark.id, patch)}
            onRemove={() => {
              keeper.remove(mark.id);
              setChosen(null);
            }}
            onChoose={(whose) => keeper.choose(mark.id, whose)}
            onClose={own.backToMap}
          />
        </Writable>
      )}
      {drawing.hasPencils && !mark && (
        <PencilCase
          room={own.room}
          view={own.view}
          pencil={drawing.pencil}
          marks={marks}
          near={near}
          onUndo={() => keeper.undo()}
        />
      )}
      <MapFoot own={own} chosen={mark ? null : chosen} isWide={isWide} onWide={onWide} />
    </div>
  );
}
