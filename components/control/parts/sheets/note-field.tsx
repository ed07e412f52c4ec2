'use client';

import { ChooseText } from '@/components/control/parts/reports/both-texts';
import { savedWords } from '@/components/control/parts/saved-line';
import { useTextKeeper } from '@/components/control/parts/use-text-keeper';
import type { TextKeeper, TextState } from '@/components/transport/keeper/text-keeper';
import type { CoreVerbs, InputOf } from '@/components/transport/send/verbs';
import { TextArea, type TextAreaProps } from '@/components/ui/text-area';

interface Note {
  text: string;
  version: number;
}

interface NoteFieldProps<Name extends keyof CoreVerbs> {
  label: string;
  /** As the desk was last read; null: there is none yet. */
  note: Note | null;
  /** The verb that saves it, and what it is sent. */
  verb: Name;
  input: (text: string, version: number) => InputOf<CoreVerbs[Name]>;
}

const isSame = (one: string, other: string) => one === other;
const storedOf = (note: Note | null) => ({ words: note?.text ?? '', version: note?.version ?? 0 });

/** A note beside a row, saved half a second after the last letter. */
export function NoteField<Name extends keyof CoreVerbs & string>({ label, note, verb, input }: NoteFieldProps<Name>) {
  const kept = useTextKeeper(
    {
      verb,
      pauseMs: 500,
      isSame,
      input: ({ words, version }) => input(words, version),
      storedOf,
    },
    note,
  );
  return (
    <div className="relative">
      <KeptNote kept={kept} label={label} isLabelHidden rows={1} maxLength={2000} data-note />
    </div>
  );
}

type KeptNoteProps = TextAreaProps & { kept: [TextKeeper<string>, TextState<string>]; 'data-note'?: boolean };

/**
 * The field of a note that a keeper saves: at once when it is left. Where somebody else was quicker both texts are shown,
 * and the person chooses.
 */
export function KeptNote({ kept: [keeper, saved], ...area }: KeptNoteProps) {
  const { words, theirs } = saved;
  const safe = savedWords(saved);
  return (
    <>
      <TextArea
        frame="print:hidden"
        {...area}
        value={words}
        onChange={(event) => keeper.write(event.target.value)}
        onBlur={() => void keeper.save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            // Of the note alone: it releases no report that lies beside it.
            event.preventDefault();
            event.stopPropagation();
            void keeper.save();
          }
        }}
        error={safe.isBad && !theirs ? safe.words : null}
      />
      <p className="hidden whitespace-pre-wrap print:block">{words}</p>
      {theirs && (
        <div role="alert" className="mt-1 rounded-2 border border-overdue p-2 text-small">
          <p>
            Somebody else has written meanwhile: <q>{theirs.words}</q>
          </p>
          <div className="mt-1 flex gap-2">
            <ChooseText keeper={keeper} size="small" />
          </div>
        </div>
      )}
    </>
  );
}
