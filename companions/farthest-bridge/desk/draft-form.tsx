'use client';

import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Act, State } from '@/companions/farthest-bridge/rules/state';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { isShown } from '@/components/ui/form/fields';
import { withAt } from '@/lib/values';
import { BeforeFields, Chances } from './draft-chances';
import { formOf, terrainFields } from './draft-fields';
import { actOf, type Draft, type HexDraft, isHalfTyped, noHexDraft, terrainWanted, whyNot, writtenAt } from './drafts';

/** An act with fields to be filled in: Enter plays it, Escape puts it away. Where it waits for terrain, that is asked first. */
export function DraftForm({
  state,
  draft,
  set,
  play,
  close,
  isBusy,
}: {
  state: State;
  draft: Draft;
  set: (draft: Draft) => void;
  /** `ends`: the form is done with once this is played. */
  play: (act: Pick<Act, 'kind'>, ends: boolean) => void;
  /** null: it must be answered before anything else. */
  close: (() => void) | null;
  isBusy: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const [ground, setGround] = useState(noHexDraft);
  const refusal = useMemo(() => whyNot(state, draft), [state, draft]);
  const wanted = terrainWanted(state, draft, refusal);
  // A form is opened to be written in, with its first picture (who types ahead is heard), and goes back to where the hand came from.
  useLayoutEffect(() => {
    const cameFrom = document.activeElement;
    focusIn(form.current, 'all');
    return () => {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);
  // Terrain that was asked for has been entered: on to the next hex that is unknown, or back to the act itself.
  const hasAnswered = useRef(false);
  useLayoutEffect(() => {
    if (hasAnswered.current) focusIn(form.current, wanted ? 'terrain' : 'all');
    hasAnswered.current = false;
  }, [wanted]);
  const wrongAt = (field: string): string | null => {
    if (!refusal || wanted || (!isTried && isHalfTyped(draft))) return null;
    return refusal.field === field || refusal.field?.startsWith(`${field}.`) ? refusal.message : null;
  };
  const submit = () => {
    if (isBusy) return;
    if (wanted) {
      const asked: Draft = { kind: 'enterHex', hex: wanted, ...ground };
      if (whyNot(state, asked)) {
        if (ground.terrain || document.activeElement?.getAttribute('type') === 'radio') setTried(true);
        return focusIn(form.current, 'terrain');
      }
      setGround(noHexDraft);
      hasAnswered.current = true;
      return play(actOf(asked), false);
    }
    if (refusal) return setTried(true);
    play(actOf(draft), true);
  };
  const { title, does, fields } = formOf(draft, state);
  const isPlaced = isShown(fields, wrongAt);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !close) return;
    event.preventDefault();
    close();
  };
  return (
    <form
      ref={form}
      aria-label={title}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mb-4 grid gap-3 rounded-3 border border-mine bg-paper p-3"
    >
      <h3 className="text-lead leading-5 font-semibold">{title}</h3>
      <BeforeFields state={state} draft={draft} />
      <DrawnFields
        fields={fields}
        values={draft}
        write={(at, value) => set(writtenAt(state, withAt(draft, at, value) as Draft, at))}
        wrongAt={wrongAt}
        onEnter={submit}
        onFocus={(at) => draft.kind === 'write' && draft.at !== at[1] && set(writtenAt(state, draft, at))}
      />
      <Chances state={state} draft={draft} isReady={!refusal} />
      {wanted && (
        <div data-asked="terrain" className="grid gap-2 border-t border-rule-2 pt-2">
          <p>
            What is <b className="font-semibold">{wanted}</b> on the printed map?
          </p>
          <DrawnFields
            fields={terrainFields(isTried && !ground.terrain ? 'Take one: a letter does.' : null)}
            values={ground}
            write={(at, value) => setGround(withAt(ground, at, value) as HexDraft)}
            onEnter={submit}
          />
        </div>
      )}
      {refusal && !wanted && !isPlaced && isTried && (
        <p role="alert" className="font-medium text-overdue">
          {refusal.message}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" kind="act" isBusy={isBusy} hint="⏎">
          {wanted ? `Enter ${wanted}` : does}
        </Button>
        {close && (
          <Button kind="quiet" onClick={close} hint="Esc">
            Not now
          </Button>
        )}
      </div>
    </form>
  );
}

/** Puts the focus on the first thing to be written, of the whole form or of the terrain that is asked for. */
const focusIn = (form: HTMLFormElement | null, part: 'all' | 'terrain') =>
  form
    ?.querySelector<HTMLElement>(
      `${part === 'terrain' ? '[data-asked] ' : ''}:is(input:not([readonly]), select, textarea, [role="checkbox"])`,
    )
    ?.focus();
