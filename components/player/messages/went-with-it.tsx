import type { DeskMessage, DeskSentMessage } from '@/lib/visibility/player/desk';
import { PlacesTold } from './places-told';
import { Sketch, SketchInWords } from './sketch';

interface Props extends Pick<DeskSentMessage, 'places'> {
  marks: DeskMessage['marks'];
  /** The sender, where the team may draw it on its own map. */
  from?: string;
}

/**
 * The things that went with a message beside its words: places, and marks, which can be drawn on the own map where they came
 * in.
 */
export const WentWithIt = ({ marks, places, from }: Props) => (
  <>
    <PlacesTold places={places} />
    {from ? <Sketch marks={marks} from={from} /> : <SketchInWords marks={marks} />}
  </>
);
