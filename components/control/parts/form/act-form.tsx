'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DialogClose } from '@/components/ui/dialog-close';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { type Drawn, isShown } from '@/components/ui/form/fields';
import type { Form } from '@/components/ui/form/use-form';
import { type Guarded, GuardMarks } from '../guard-marks';
import { RuleReference } from '../rule-reference';

interface Props<Values extends object, At extends string, Refused extends string> {
  /** Of `useActForm`; or of `useForm` alone, where nothing is sent to the server. */
  form: Form<Values, At, Refused> & { isBusy?: boolean; guarded?: Guarded };
  fields: readonly Drawn<NoInfer<At>, NoInfer<Refused>>[];
  /** Its name, where no dialog around it has one. */
  label?: string;
  /** The name of the act on its button, and where the guard marks something. */
  does: string;
  doesAllTheSame?: string;
  /** The same in full, where many such buttons stand on the page. */
  doesInFull?: string;
  /** The manner of the act, beside the word on the button. */
  doesHow?: string;
  /** Enough is written. */
  isWhole?: boolean;
  /** A button that leaves it: its word, and what it does; without that it closes the dialog around it. */
  leaves?: string;
  onLeave?: () => void;
  leaveHint?: string;
  /** Drawn before the buttons. */
  children?: ReactNode;
  isSmall?: boolean;
  /** It is not the act to do here, or not yet. */
  isPlain?: boolean;
  /** Further ways beside the button. */
  beside?: ReactNode;
  hint?: string;
  className?: string;
}

/** A form of Control's, drawn from data. Enter and Control+Enter do the act; what is refused is said at its field and gone to. */
export function ActForm<Values extends object, At extends string, Refused extends string>(
  props: Props<Values, At, Refused>,
) {
  const {
    form,
    fields,
    label,
    does,
    doesAllTheSame = does,
    doesInFull,
    doesHow,
    isWhole = true,
    leaves,
    onLeave,
    leaveHint,
    children,
  } = props;
  const { isSmall, isPlain, beside, hint, className = 'space-y-3' } = props;
  const { values, write, wrongAt, refused, submit, isBusy = false, guarded } = form;
  const page = useRef<HTMLFormElement>(null);
  const mayGo = isWhole && !guarded?.isHeld;
  useEffect(() => {
    if (refused) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const send = () => void (mayGo && !isBusy && submit());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onLeave && !event.defaultPrevented) {
      event.preventDefault();
      onLeave();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const leave = leaves && (
    <Button kind={onLeave ? 'quiet' : 'plain'} size={isSmall ? 'small' : undefined} hint={leaveHint} onClick={onLeave}>
      {leaves}
    </Button>
  );
  return (
    <form
      ref={page}
      aria-label={label}
      noValidate
      className={className}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DrawnFields fields={fields} values={values} write={write} wrongAt={wrongAt} />
      {guarded?.hasMarks && (
        <div className="w-full">
          <GuardMarks
            guarded={guarded}
            label={`Reason to ${doesAllTheSame[0]!.toLowerCase()}${doesAllTheSame.slice(1)}`}
          />
        </div>
      )}
      {refused && !isShown(fields, wrongAt) && (
        <p role="alert" className="mt-2 font-medium text-overdue">
          {refused.message} {refused.rule && <RuleReference rule={refused.rule} className="font-cond text-small" />}
        </p>
      )}
      {children}
      <div className={`flex flex-wrap items-center gap-2 ${leave && !onLeave ? 'justify-end pt-2' : ''}`}>
        {leave && !onLeave && <DialogClose>{leave}</DialogClose>}
        <Button
          kind={isPlain ? 'plain' : 'act'}
          type="submit"
          size={isSmall ? 'small' : undefined}
          aria-label={doesInFull}
          hint={hint}
          isBusy={isBusy}
          disabled={!mayGo}
        >
          {guarded?.hasMarks ? doesAllTheSame : does}
          {doesHow && (
            <span className="font-normal" aria-hidden>
              {doesHow}
            </span>
          )}
        </Button>
        {onLeave && leave}
        {beside}
      </div>
    </form>
  );
}
