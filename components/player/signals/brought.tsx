import type { DeskMessage, DeskSentMessage } from '@/lib/visibility/player/desk';
import { PlacesTold } from './places-told';
import { Sketch, SketchInWords } from './sketch';

interface Props extends Pick<DeskSentMessage, 'places'> {
  marks: DeskMessage['marks'];
  from?: string;
}

/** The places and the marks that went with a message, in words; those that came in can be drawn on the own map. */
export const Brought = ({ marks, places, from }: Props) => (
  <>
    <PlacesTold places={places} />
    {from ? <Sketch marks={marks} from={from} /> : <SketchInWords marks={marks} />}
  </>
);
