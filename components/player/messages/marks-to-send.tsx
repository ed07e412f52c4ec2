import { spokenMark } from '@/components/map/side/spoken-mark';
import { marksSentAtMost } from '@/lib/visibility/forms/message-form';
import type { DeskMark } from '@/lib/visibility/player/desk';

interface Props {
  marks: readonly DeskMark[];
  chosen: readonly string[];
  isReadOnly: boolean;
  onChoose: (ids: string[]) => void;
}

/** The marks of the team's own map, to go with a message. */
export function MarksToSend({ marks, chosen, isReadOnly, onChoose }: Props) {
  if (marks.length === 0) return null;
  const isFull = chosen.length >= marksSentAtMost;
  return (
    <details className="text-note">
      <summary className="min-h-handle content-center">
        Marks of your map to go with it{chosen.length > 0 && `: ${chosen.length}`}
      </summary>
      <fieldset className="max-h-48 overflow-y-auto">
        <legend className="sr-only">Marks of your map to go with it</legend>
        {marks.map((mark) => {
          const isChosen = chosen.includes(mark.id);
          return (
            <label key={mark.id} className="flex min-h-handle items-center gap-2">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isReadOnly || (isFull && !isChosen)}
                onChange={() => onChoose(isChosen ? chosen.filter((id) => id !== mark.id) : [...chosen, mark.id])}
              />
              {spokenMark(mark)}
            </label>
          );
        })}
      </fieldset>
      {isFull && <p className="aside">No more than {marksSentAtMost} go with one message.</p>}
    </details>
  );
}
