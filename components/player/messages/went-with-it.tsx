import type { DeskMessage, DeskSentMessage } from '@/lib/visibility/player/desk';
import { PlacesTold } from './places-told';
import { Sketch, SketchInWords } from './sketch';

interface Props extends Pick<DeskSentMessage, 'places'> {
  marks: DeskMessage['marks'];
  /** Who sent it, where the team may draw it on its own map. */
  from?: string;
}

/** What went with a message besides its words: places, and marks, which can be drawn on the own map where they came in. */
export const WentWithIt = ({ marks, places, from }: Props) => (
  <>
    <PlacesTold places={places} />
    {from ? <Sketch marks={marks} from={from} /> : <SketchInWords marks={marks} />}
  </>
);
