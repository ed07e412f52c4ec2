import type { Column, Drawn, DrawnField, Widget } from '@/components/ui/form/fields';
import type { CaseAbout } from '@/lib/advice/cases/case-record';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import type { CaseDraft } from './case-draft';
import { type Leaf, type Tree, withLeaf } from './case-tree';

/** The form of a kind of case: its fields, as the game and what is written so far have it. */
export type CaseForm = (desk: RulesDesk, put: Tree) => Drawn[];

export const figure = { is: 'text', inputMode: 'decimal', maxLength: 12 } as const satisfies Widget;
export const words = { is: 'text', maxLength: 300 } as const satisfies Widget;
/** A status profile: typed in counter notation, or picked from those of the game by what it describes. */
export const profile = { ...words, list: 'profiles-known' } as const satisfies Widget;
export const tick: Widget = { is: 'tick' };

/** A field at a dotted path of the case. */
export const field = (path: string, label: string, widget: Widget, more: Partial<DrawnField> = {}): DrawnField => ({
  at: ['put', ...path.split('.')],
  label,
  widget,
  ...more,
});

/** A column of a list, at a dotted path of its row. `said`: its label for a screen reader, where the head is too short. */
export const column = (path: string, head: string, width: string, widget: Widget, said?: string): Column => ({
  at: path.split('.'),
  head,
  width,
  widget,
  said,
});

/** The first column of a list: who it is, typed or picked from those of the game; a pick fills in what stands beside it. */
export const nameColumn = <Of extends { id: string; label: string }>(
  of: readonly Of[],
  fills: (one: Of) => Tree,
): Column =>
  column('id', 'Name', 'minmax(6rem,1fr)', {
    is: 'name',
    of,
    placeholder: 'Type a name',
    fills: (id) => fills(of.find((one) => one.id === id)!),
  });

/** The draft, about something of the game, with what that fills in at dotted paths. */
export const filledIn = (values: unknown, about: CaseAbout, leaves: Record<string, Leaf>): CaseDraft => {
  const draft = values as CaseDraft;
  const put = Object.entries(leaves).reduce((tree, [path, leaf]) => withLeaf(tree, path, leaf), draft.put);
  return { ...draft, put, about: { ...draft.about, ...about } };
};

export const note = (text: string): Drawn => ({ look: 'aside', fields: [{ note: text }] });
