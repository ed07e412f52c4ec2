import { Button } from '@/components/ui/button';
import { Toggle } from '@/components/ui/toggle';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { BringMap } from './bring/bring-map';
import { SaveMap } from './bring/save-map';
import type { MapDraft } from './use-map-draft';

interface Props {
  files: Draft;
  map: MapDraft;
  isSaving: boolean;
  /** The picture that the map is drawn over; null: there is none. */
  picture: { isShown: boolean; onTurn: () => void } | null;
  onWhere: () => void;
  onScan: () => void;
  onChange: (what: string, splices: Splice[]) => void;
}

/** What is done with a map as a whole: where it lies, drawings brought in and taken out, the picture beneath it. */
export const MapTools = ({ files, map, isSaving, picture, onWhere, onScan, onChange }: Props) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button size="small" onClick={onWhere}>
      Where is it?…
    </Button>
    <BringMap files={files} ground={map.ground} onBring={onChange} />
    <SaveMap things={map.things} />
    <Button size="small" onClick={onScan}>
      A picture to draw over…
    </Button>
    {picture && (
      <Toggle isOn={picture.isShown} onPick={picture.onTurn}>
        Picture
      </Toggle>
    )}
    <p className="ml-auto text-note text-ink-3">{isSaving ? 'Saving…' : 'Saved'}</p>
  </div>
);
