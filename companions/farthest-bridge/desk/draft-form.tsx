'use client';

import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { counterOf } from '@/companions/farthest-bridge/rules/counters';
import type { Act, State } from '@/companions/farthest-bridge/rules/state';
import { Button } from '@/components/ui/button';
import { AllotForm } from './allot-form';
import type { FormProps } from './draft-form-props';
import { actOf, type Draft, isHalfTyped, noHexDraft, terrainWanted, whyNot } from './drafts';
import { sideNames } from './farthest-bridge-words';
import { HexAttackForm } from './hex-attack-form';
import { GroundForm, HexForm, HexsideForm, TerrainFields } from './map-entry-forms';
import { SecretSetUpForm } from './secret-set-up-form';
import { ArriveForm, LandForm, MoveForm } from './unit-forms';

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
  const isPlaced = refusal && fieldsShown(draft).some((field) => wrongAt(field) !== null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !close) return;
    event.preventDefault();
    close();
  };
  const props = { state, wrongAt, isReady: !refusal };
  return (
    <form
      ref={form}
      aria-label={titleOf(draft)}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mb-4 grid gap-3 rounded-3 border border-mine bg-paper p-3"
    >
      <h3 className="text-lead leading-5 font-semibold">{titleOf(draft)}</h3>
      <Fields {...props} draft={draft} set={set} submit={submit} />
      {wanted && (
        <div data-asked="terrain" className="grid gap-2 border-t border-rule-2 pt-2">
          <p>
            What is <b className="font-semibold">{wanted}</b> on the printed map?
          </p>
          <TerrainFields
            value={ground}
            set={setGround}
            onEnter={submit}
            error={isTried && !ground.terrain ? 'Take one: a letter does.' : null}
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
          {wanted ? `Enter ${wanted}` : doneWords[draft.kind]}
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

function Fields({ draft, submit, ...props }: FormProps<Draft> & { submit: () => void }) {
  switch (draft.kind) {
    case 'enterHex':
      return <HexForm {...props} draft={draft} onEnter={submit} />;
    case 'enterHexside':
      return <HexsideForm {...props} draft={draft} />;
    case 'enterGround':
      return <GroundForm {...props} draft={draft} />;
    case 'allot':
      return <AllotForm {...props} draft={draft} />;
    case 'land':
      return <LandForm {...props} draft={draft} />;
    case 'arrive':
      return <ArriveForm {...props} draft={draft} />;
    case 'move':
      return <MoveForm {...props} draft={draft} />;
    case 'attack':
      return <HexAttackForm {...props} draft={draft} />;
    case 'write':
      return <SecretSetUpForm {...props} draft={draft} />;
  }
}

/** The fields that say themselves what is wrong with them. */
function fieldsShown(draft: Draft): string[] {
  switch (draft.kind) {
    case 'enterHex':
      return ['hex', 'entry'];
    case 'enterHexside':
      return ['hexside'];
    case 'enterGround':
      return ['hexes'];
    case 'allot':
      return ['markers'];
    case 'land':
    case 'arrive':
      return ['hex'];
    case 'move':
      return ['path'];
    case 'attack':
      return ['units', 'attackSupport', 'defenceSupport'];
    case 'write':
      return ['places'];
  }
}

function titleOf(draft: Draft): string {
  switch (draft.kind) {
    case 'enterHex':
      return 'A hex of the printed map';
    case 'enterHexside':
      return 'A hexside of the printed map';
    case 'enterGround':
      return 'Ground that the text does not number';
    case 'allot':
      return `${sideNames[draft.side]} support fire`;
    case 'land':
      return `Land ${counterOf(draft.unit).name}`;
    case 'arrive':
      return `Bring on ${counterOf(draft.unit).name}`;
    case 'move':
      return `Move ${counterOf(draft.unit).name}`;
    case 'attack':
      return `Attack ${draft.hex}`;
    case 'write':
      return `${sideNames[draft.side]} set-up`;
  }
}

const doneWords: Record<Draft['kind'], string> = {
  enterHex: 'Enter it',
  enterHexside: 'Enter it',
  enterGround: 'Enter it',
  allot: 'Choose these',
  land: 'Land',
  arrive: 'Bring on',
  move: 'Move',
  attack: 'Attack',
  write: 'Write it down',
};
