import { lazy, Suspense } from 'react';
import type { DeskMessage, DeskSentMessage } from '@/lib/visibility/player/desk';

interface Props extends Pick<DeskSentMessage, 'places'> {
  marks: DeskMessage['marks'];
  /** Who sent it, where the team may draw it on its own map. */
  from?: string;
}

/** Few messages bring anything, so it is loaded with the first that does. */
const Brought = lazy(async () => ({ default: (await import('./brought')).Brought }));

/** What went with a message besides its words: nothing, for most. */
export const WentWithIt = (props: Props) =>
  props.marks.length + props.places.length > 0 && (
    <Suspense>
      <Brought {...props} />
    </Suspense>
  );
