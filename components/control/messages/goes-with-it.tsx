import { gridReference } from '@/components/map/core/grid-reference';
import { spokenMark } from '@/components/map/side/spoken-mark';
import type { MessageOnDesk } from '@/lib/desks/control/messages/messages';
import { counted } from '@/lib/text';

/** The things that go with a message beside its words: marks of its team's map, and where that team says that its units are. */
export const GoesWithIt = ({ marks, places }: Pick<MessageOnDesk, 'marks' | 'places'>) => (
  <>
    {marks.length > 0 && (
      <ul aria-label="Drawn with it" className="mb-2 detail">
        {marks.map((mark) => (
          <li key={JSON.stringify(mark)}>{spokenMark(mark)}</li>
        ))}
      </ul>
    )}
    {places.length > 0 && (
      <details className="mb-2 detail">
        <summary>
          It is a return: {places.length === 1 ? 'one unit' : counted(places.length, 'unit')}, where that HQ was last
          told.
        </summary>
        <ul className="columns-2">
          {places.map(({ name, x, y }) => (
            <li key={`${name} ${x} ${y}`}>
              {name} <span className="font-mono">{gridReference({ x, y })}</span>
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);
