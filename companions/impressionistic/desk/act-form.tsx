'use client';

import { useState } from 'react';
import type { Act, State } from '@/companions/impressionistic/rules/state';
import { ActSheet } from '@/companions/parts/act-sheet';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { fieldsIn, isFigureWrong, wholeIn } from '@/components/ui/form/fields';
import { type ValuePath, valueAt, withAt } from '@/lib/values';
import type { OpenChoice } from './act-form-of';
import { actForms } from './act-forms';

/** The form of an act that asks for more, drawn from its data. A figure that is wrong counts as the least until it is right. */
export function ActForm({
  state,
  choice,
  play,
  isBusy,
  close,
}: {
  state: State;
  choice: OpenChoice;
  play: (act: Act) => void;
  isBusy: boolean;
  /** Back to the list, nothing done. */
  close: () => void;
}) {
  const asked = { state, choice };
  const form = actForms[choice.kind]!;
  const [written, setWritten] = useState<object>(() => form.begin(asked));
  const figures = fieldsIn(form.fields(asked, written)).filter(({ at }) => valueAt(written, at) !== undefined);
  const values = figures.reduce<object>((read, { at, widget }) => {
    if (widget.is !== 'figure' && widget.is !== 'tickedFigure') return read;
    const { from, to } = widget;
    return withAt(read, at, wholeIn(valueAt(written, at), from, to) ?? Math.max(from, 0)) as object;
  }, written);
  const isWrong = figures.some((field) => isFigureWrong(written, field));
  const write = (at: ValuePath, value: unknown) => {
    const became = withAt(written, at, value) as object;
    setWritten(form.follow?.(asked, became, written) ?? became);
  };
  return (
    <ActSheet
      title={choice.label}
      does={form.does}
      isBusy={isBusy}
      close={close}
      whyNot={form.whyNot?.(asked, values) ?? (isWrong ? 'A figure above is still wrong.' : null)}
      onDo={() => play(form.act(asked, values))}
      chances={form.chances?.(asked, values)}
    >
      <DrawnFields fields={form.fields(asked, values)} values={written} write={write} />
    </ActSheet>
  );
}
