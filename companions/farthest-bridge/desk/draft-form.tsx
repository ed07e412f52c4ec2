'use client';

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Act, State } from '@/companions/farthest-bridge/rules/state';
import { ActSheet } from '@/companions/parts/act-sheet';
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
  const asks = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const [ground, setGround] = useState(noHexDraft);
  const refusal = useMemo(() => whyNot(state, draft), [state, draft]);
  const wanted = terrainWanted(state, draft, refusal);
  // Terrain that was asked for has been entered: on to the next hex that is unknown, or back to the act itself.
  const hasAnswered = useRef(false);
  useLayoutEffect(() => {
    if (hasAnswered.current) focusIn(wanted ? asks.current : asks.current?.closest('form'));
    hasAnswered.current = false;
  }, [wanted]);
  const wrongAt = (field: string): string | null => {
    if (!refusal || wanted || (!isTried && isHalfTyped(draft))) return null;
    return refusal.field === field || refusal.field?.startsWith(`${field}.`) ? refusal.message : null;
  };
  const submit = async () => {
    if (wanted) {
      const asked: Draft = { kind: 'enterHex', hex: wanted, ...ground };
      if (whyNot(state, asked)) {
        if (ground.terrain || document.activeElement?.getAttribute('type') === 'radio') setTried(true);
        return focusIn(asks.current);
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
  return (
    <ActSheet
      title={title}
      does={wanted ? `Enter ${wanted}` : does}
      leaves="Not now"
      isBusy={isBusy}
      close={close}
      form={{
        values: draft,
        write: (at, value) => set(writtenAt(state, withAt(draft, at, value) as Draft, at)),
        wrongAt,
        submit,
      }}
      fields={fields}
      first={writable}
      onFocus={(at) => draft.kind === 'write' && draft.at !== at[1] && set(writtenAt(state, draft, at))}
      before={<BeforeFields state={state} draft={draft} />}
      look="mb-4 grid gap-3 rounded-3 border border-mine bg-paper p-3"
      fieldsLook="grid gap-3"
    >
      <Chances state={state} draft={draft} isReady={!refusal} />
      <div ref={asks} className={wanted ? 'grid gap-2 border-t border-rule-2 pt-2' : 'hidden'}>
        {wanted && (
          <>
            <p>
              What is <b className="font-semibold">{wanted}</b> on the printed map?
            </p>
            <DrawnFields
              fields={terrainFields(isTried && !ground.terrain ? 'Take one: a letter does.' : null)}
              values={ground}
              write={(at, value) => setGround(withAt(ground, at, value) as HexDraft)}
            />
          </>
        )}
      </div>
      {refusal && !wanted && !isPlaced && isTried && (
        <p role="alert" className="font-medium text-overdue">
          {refusal.message}
        </p>
      )}
    </ActSheet>
  );
}

const writable = ':is(input:not([readonly]), select, textarea)';

/** Puts the focus on the first thing to be written. */
const focusIn = (part: Element | null | undefined) => part?.querySelector<HTMLElement>(writable)?.focus();
