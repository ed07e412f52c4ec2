import type { Drawn, DrawnField, DrawnGroup, Widget } from './fields';

/** Fields by their widgets, each written in a line. `name`: where the value stands, a dotted path. */

type More<Refused extends string> = Partial<Omit<DrawnField<string, Refused>, 'at' | 'named' | 'label' | 'widget'>>;
/** The options of a field, and of its widget. */
type Options<Is extends Widget['is'], Refused extends string> = Omit<Extract<Widget, { is: Is }>, 'is' | 'of'> &
  More<Refused>;
type Choices = readonly { id: string; label: string; hint?: string }[];
/** A refusal has the field's own name for it unless its maker was given another. */
type Made<At extends string, Refused extends string> = DrawnField<At, NoInfer<Refused>>;

/** `options`: the field's own, and all others its widget's. */
function field<At extends string, Refused extends string>(
  name: At,
  label: string,
  widget: { is: Widget['is']; of?: Choices },
  options: More<Refused>,
): Made<At, Refused> {
  const { of, hint, error, refusedAs, width, isLabelHidden, follow, ...others } = options;
  const own = { of, hint, error, refusedAs, width, isLabelHidden, follow };
  return { at: name.split('.'), label, widget: { ...widget, ...others } as Widget, ...own };
}

/** One line of words. */
export const text = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  options: Options<'text', Refused> = {},
) => field<At, Refused>(name, label, { is: 'text' }, options);

/** One line of a short form, such as a grid reference, read as it is typed. */
export const written = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  options: Options<'written', Refused>,
) => field<At, Refused>(name, label, { is: 'written' }, options);

/** Several lines of words. */
export const lines = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  options: Options<'lines', Refused> = {},
) => field<At, Refused>(name, label, { is: 'lines' }, options);

/** The maker of a field whose widget is one of these, with its choices. */
const choosing =
  <Is extends 'choice' | 'row' | 'pick' | 'picks' | 'several'>(is: Is) =>
  <At extends string, Refused extends string = At>(
    name: At,
    label: string,
    of: Choices,
    options: Options<Is, Refused> | More<Refused> = {},
  ) =>
    field<At, Refused>(name, label, { is, of }, options);

/** One of a list. */
export const choice = choosing('choice');
/** One of a few, all in sight. */
export const row = choosing('row');
/** One by typing. */
export const pick = choosing('pick');
/** Any number by typing. */
export const picks = choosing('picks');
/** Several, each with a box to tick. */
export const several = choosing('several');

/** A choice that narrows a list, without a label on screen: `all` of it, or what belongs to one. */
export const narrow = <At extends string>(name: At, label: string, all: string, of: Choices, width: string) =>
  choice(name, label, [{ id: '', label: all }, ...of], { isLabelHidden: true, width });

export const tick = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  options: Options<'tick', Refused> = {},
) => field<At, Refused>(name, label, { is: 'tick' }, options);

/** A whole number between two ends, kept as it is typed. */
export const figure = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  from: number,
  to: number,
  more: More<Refused> = {},
): Made<At, Refused> => ({
  ...field<At, Refused>(name, label, { is: 'figure' }, more),
  widget: { is: 'figure', from, to },
});

/** Fields side by side. */
export const beside = <At extends string = never, Refused extends string = never>(
  look: string,
  ...fields: Drawn<At, Refused>[]
): DrawnGroup<At, Refused> => ({ look, fields });

/** Things with an id and a name, as choices. */
export const named = (all: readonly { id: string; name: string }[]): Choices =>
  all.map(({ id, name }) => ({ id, label: name }));

/** The same of what is known by a key. */
export const namedByKey = (all: readonly { key: string; name: string }[]): { id: string; label: string }[] =>
  all.map(({ key, name }) => ({ id: key, label: name }));
