import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { EditsRefused } from './edit-keeper';
import { editText } from './edit-words';

/** What was written and could not be saved, with its text to be copied. */
export function RefusedEdits({ refused, onPutAway }: { refused: EditsRefused; onPutAway: () => void }) {
  return (
    <section aria-label="Not saved" className="space-y-2 border-l-4 border-overdue bg-sheet p-3">
      <p role="alert" className="font-medium text-overdue">
        Not saved: {refused.message}
      </p>
      <TextArea
        label="What was written here"
        rows={4}
        readOnly
        spellCheck={false}
        value={refused.edits.map(editText).join('\n\n')}
        className="font-mono text-note"
      />
      <Button size="small" onClick={onPutAway}>
        Put it away
      </Button>
    </section>
  );
}
