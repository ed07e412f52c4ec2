import { SaveKeeper, type SaveParts, type SaveState, withDeeds } from '@/components/transport/keeper/save-keeper';
import type { Refused, Reply } from '@/components/transport/send/send';
import type { Splice } from '@/lib/scenario/draft/edit';
import { inParts } from './in-parts';

/** One edit of a draft: what it does in words, and its splices. */
export interface Edit {
  what: string;
  splices: readonly Splice[];
}

/**
 * An edit with the id under which it is made once. It has the id from the moment it was written. `group`: parts of one change
 * that was too large to be sent as one have the same; null: it is whole.
 */
export type EditWritten = Edit & { writeId: string; group: string | null };

/** Edits that the server would not make, and why. */
export interface EditsRefused {
  message: string;
  edits: readonly EditWritten[];
}

/** What this browser keeps of a draft, of all tabs of a seat. */
export interface KeptEdits {
  waiting: readonly EditWritten[];
  refused: EditsRefused | null;
}

export interface EditState extends SaveState {
  /** Not acknowledged yet, the first of them perhaps on its way. */
  waiting: readonly EditWritten[];
  /** Shown until it is put away. */
  refused: EditsRefused | null;
  /** The version that the newest acknowledged edit made; null: none since the desk was opened or an edit was refused. */
  savedAs: number | null;
}

interface EditParts extends SaveParts<KeptEdits> {
  post: (edit: EditWritten) => Promise<Reply<{ version: number }>>;
  /** All that was written is made, or it was refused: the desk is to be read again. */
  onSettled: () => void;
}

/**
 * Sends the edits of a draft in order, one after the other, and keeps them in this browser until they are acknowledged. Where
 * one does not fit what somebody else has written, what came after it is not sent either.
 */
export class EditKeeper extends SaveKeeper<EditWritten, EditState> {
  readonly #parts: EditParts;

  constructor(parts: EditParts) {
    super(
      { waiting: [], refused: null, savedAs: null },
      {
        ...parts,
        goesWhenLeft: true,
        bringBack: async () => this.#bringBack(await parts.store.load()),
        keep: () => parts.store.keep(this.#kept()),
        unsent: () => this.state().waiting[0] ?? null,
        // An edit that does not fit is refused in words, with nothing beside them.
        send: async (edit) => withDeeds(await parts.post(edit), ({ version }) => this.#took(edit, version)),
        refused: (refusal, edit) => this.#refused(refusal, edit),
      },
    );
    this.#parts = parts;
  }

  /** Everything that was written is with the server. */
  get isSaved(): boolean {
    return this.state().waiting.length === 0;
  }

  /** What is too large to be sent at once goes in parts. They are taken back as one. */
  add({ what, splices }: Edit): void {
    const parts = inParts(splices);
    const group = parts.length > 1 ? this.#parts.newId() : null;
    const written = parts.map((part, at) => ({
      what: group ? `${what.slice(0, 90)}, part ${at + 1} of ${parts.length}` : what,
      splices: part,
      group,
      writeId: this.#parts.newId(),
    }));
    this.set({ waiting: [...this.state().waiting, ...written] });
    this.changed(0);
  }

  putRefusedAway(): void {
    this.set({ refused: null });
    void this.keep();
  }

  #took({ writeId }: EditWritten, version: number): void {
    this.#drop(writeId);
    this.set({ savedAs: version });
    if (this.isSaved) this.#parts.onSettled();
  }

  #refused({ code, message }: Refused, { writeId }: EditWritten): void {
    const { waiting } = this.state();
    // It was made before, and the answer is not kept any more.
    if (code === 'alreadyDone') {
      this.#drop(writeId);
      if (!this.isSaved) this.changed(0);
    } else this.set({ saving: 'refused', refused: { message, edits: waiting }, waiting: [], savedAs: null });
    if (this.isSaved) this.#parts.onSettled();
  }

  #kept(): KeptEdits | null {
    const { waiting, refused } = this.state();
    return waiting.length === 0 && !refused ? null : { waiting, refused };
  }

  /** What was left goes before what has been written since. */
  #bringBack(kept: KeptEdits | null): void {
    if (!kept) return;
    const { waiting, refused } = this.state();
    const since = waiting.filter(({ writeId }) => !kept.waiting.some((one) => one.writeId === writeId));
    this.set({ waiting: [...kept.waiting, ...since], refused: refused ?? kept.refused });
  }

  #drop(writeId: string): void {
    this.set({ waiting: this.state().waiting.filter((edit) => edit.writeId !== writeId) });
  }
}
