import type { Drawn, DrawnField, DrawnGroup, Widget } from './fields';

/** Fields by their widgets, each written in a line. `name`: where the value stands, a dotted path. */

type More = Partial<Omit<DrawnField, 'at' | 'label' | 'widget'>>;
/** What is said of a field, and of its widget besides. */
type Options<Is extends Widget['is']> = Omit<Extract<Widget, { is: Is }>, 'is' | 'of'> & More;
type Choices = readonly { id: string; label: string; hint?: string }[];

/** `options`: the field's own, and all others its widget's. */
function field(name: string, label: string, widget: { is: Widget['is']; of?: Choices }, options: More): DrawnField {
  const { of, hint, error, refusedAs, width, isLabelHidden, follow, ...others } = options;
  const own = { of, hint, error, refusedAs, width, isLabelHidden, follow };
  return { at: name.split('.'), label, widget: { ...widget, ...others } as Widget, ...own };
}

/** One line of words. */
export const text = (name: string, label: string, options: Options<'text'> = {}) =>
  field(name, label, { is: 'text' }, options);

/** One line of a short form, such as a grid reference, read as it is typed. */
export const written = (name: string, label: string, options: Options<'written'>) =>
  field(name, label, { is: 'written' }, options);

/** Several lines of words. */
export const lines = (name: string, label: string, options: Options<'lines'> = {}) =>
  field(name, label, { is: 'lines' }, options);

/** One of a list. */
export const choice = (name: string, label: string, of: Choices, more: More = {}) =>
  field(name, label, { is: 'choice', of }, more);

/** A choice that narrows a list, without a label on screen: `all` of it, or what belongs to one. */
export const narrow = (name: string, label: string, all: string, of: Choices, width: string) =>
  choice(name, label, [{ id: '', label: all }, ...of], { isLabelHidden: true, width });

/** One of a few, all in sight. */
export const row = (name: string, label: string, of: Choices, more: More = {}) =>
  field(name, label, { is: 'row', of }, more);

/** One by typing. */
export const pick = (name: string, label: string, of: Choices, options: Options<'pick'> = {}) =>
  field(name, label, { is: 'pick', of }, options);

/** Any number by typing. */
export const picks = (name: string, label: string, of: Choices, options: Options<'picks'> = {}) =>
  field(name, label, { is: 'picks', of }, options);

/** Several, each with a box to tick. */
export const several = (name: string, label: string, of: Choices, more: More = {}) =>
  field(name, label, { is: 'several', of }, more);

export const tick = (name: string, label: string, options: Options<'tick'> = {}) =>
  field(name, label, { is: 'tick' }, options);

/** A whole number between two ends, kept as it is typed. */
export const figure = (name: string, label: string, from: number, to: number, more: More = {}): DrawnField => ({
  ...field(name, label, { is: 'figure' }, more),
  widget: { is: 'figure', from, to },
});

/** Fields side by side. */
export const beside = (look: string, ...fields: Drawn[]): DrawnGroup => ({ look, fields });

/** What is named and known by an id, as choices. */
export const named = (all: readonly { id: string; name: string }[]): Choices =>
  all.map(({ id, name }) => ({ id, label: name }));

/** The same of what is known by a key. */
export const namedByKey = (all: readonly { key: string; name: string }[]): { id: string; label: string }[] =>
  all.map(({ key, name }) => ({ id: key, label: name }));
