import type { Drawn, DrawnField, DrawnGroup, Widget } from './fields';

/** Fields by their widgets, each written in a line. `name`: where the value stands, a dotted path. */

type Options<Is extends Widget['is']> = Omit<Extract<Widget, { is: Is }>, 'is' | 'of'>;
type More = Partial<Omit<DrawnField, 'at' | 'label' | 'widget'>>;
type Choices = readonly { id: string; label: string; hint?: string }[];

const field = (name: string, label: string, widget: Widget, more: More): DrawnField => ({
  at: name.split('.'),
  label,
  widget,
  ...more,
});

/** One line of words. */
export const text = (name: string, label: string, options: Options<'text'> = {}, more: More = {}) =>
  field(name, label, { is: 'text', ...options }, more);

/** One line of a short form, such as a grid reference, read as it is typed. */
export const written = (name: string, label: string, options: Options<'written'>, more: More = {}) =>
  field(name, label, { is: 'written', ...options }, more);

/** Several lines of words. */
export const lines = (name: string, label: string, options: Options<'lines'> = {}, more: More = {}) =>
  field(name, label, { is: 'lines', ...options }, more);

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
export const pick = (name: string, label: string, of: Choices, options: Options<'pick'> = {}, more: More = {}) =>
  field(name, label, { is: 'pick', of, ...options }, more);

/** Any number by typing. */
export const picks = (name: string, label: string, of: Choices, options: Options<'picks'> = {}, more: More = {}) =>
  field(name, label, { is: 'picks', of, ...options }, more);

/** Several, each with a box to tick. */
export const several = (name: string, label: string, of: Choices, more: More = {}) =>
  field(name, label, { is: 'several', of }, more);

export const tick = (name: string, label: string, options: Options<'tick'> = {}, more: More = {}) =>
  field(name, label, { is: 'tick', ...options }, more);

/** A whole number between two ends, kept as it is typed. */
export const figure = (name: string, label: string, from: number, to: number, more: More = {}) =>
  field(name, label, { is: 'figure', from, to }, more);

/** Fields side by side. */
export const beside = (look: string, ...fields: Drawn[]): DrawnGroup => ({ look, fields });

/** What is named and known by an id, as choices. */
export const named = (all: readonly { id: string; name: string }[]): Choices =>
  all.map(({ id, name }) => ({ id, label: name }));

/** The same of what is known by a key. */
export const namedByKey = (all: readonly { key: string; name: string }[]): { id: string; label: string }[] =>
  all.map(({ key, name }) => ({ id: key, label: name }));
