'use client';

import type { Act, State } from '@/companions/impressionistic/rules/state';
import { ActSheet } from '@/companions/parts/act-sheet';
import type { OpenChoice } from '@/companions/rules/at-table';
import { fieldsIn, isFigureWrong, wholeIn } from '@/components/ui/form/fields';
import { useForm } from '@/components/ui/form/use-form';
import { type ValuePath, valueAt, withAt } from '@/lib/values';
import { actForms } from './act-forms';

/** The form of an act that asks for more, drawn from its data. A figure that is wrong counts as the least until it is right. */
export function StreetFightForm({
  state,
  choice,
  play,
  isBusy,
  close,
}: {
  state: State;
  choice: OpenChoice<Act>;
  play: (act: Act) => void;
  isBusy: boolean;
  /** Back to the list, nothing done. */
  close: () => void;
}) {
  const asked = { state, choice };
  const act = actForms[choice.kind]!;
  const form = useForm<object>({ begin: act.begin(asked), send: () => play(act.act(asked, values)) });
  const written = form.values;
  const figures = fieldsIn(act.fields(asked, written)).filter(({ at }) => valueAt(written, at) !== undefined);
  const values = figures.reduce<object>((read, { at, widget }) => {
    if (widget.is !== 'figure' && widget.is !== 'tickedFigure') return read;
    const { from, to } = widget;
    return withAt(read, at, wholeIn(valueAt(written, at), from, to) ?? Math.max(from, 0)) as object;
  }, written);
  const isWrong = figures.some((field) => isFigureWrong(written, field));
  const write = (at: ValuePath, value: unknown) => {
    const became = withAt(written, at, value) as object;
    form.write([], act.follow?.(asked, became, written) ?? became);
  };
  return (
    <ActSheet
      title={choice.label}
      does={act.does}
      isBusy={isBusy}
      close={close}
      whyNot={act.whyNot?.(asked, values) ?? (isWrong ? 'A figure above is still wrong.' : null)}
      form={{ values: written, write, submit: form.submit }}
      fields={act.fields(asked, values)}
      chances={act.chances?.(asked, values)}
    />
  );
}
