'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { beside, text } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';
import { Tag } from '@/components/ui/tag';
import type { Square } from '@/lib/adjudication/recce-picture';
import type { TaskOnPicture } from '@/lib/desks/control/air/air-picture';
import type { AirStep } from '@/lib/desks/control/air/air-steps';
import { facesTyped, stateWords } from './air-picture-words';
import { ConcentrationChoice } from './concentration-choice';
import { coveredSquares, diceWith } from './concentrations';
import { FightersChoice } from './fighters-choice';

interface Props {
  step: AirStep;
  isInHand: boolean;
  isBusy: boolean;
  onShow: () => void;
  /** Air orders that may be in this air combat; empty: it is none, or is settled. */
  mayFight: readonly TaskOnPicture[];
  /** Of its one air order, where nothing can be rolled: what became of it, and how it is marked as flown. */
  unrolled: { state: TaskOnPicture['state']; onFlown: () => void } | null;
  /** By the umpire's own dice, or the server's where there are none. */
  onSettle: (faces: number[] | null, about: AirStep['about']) => void;
}

/** One thing to be settled in the air: what it comes of, its dice, and the way to its ruling. */
export function AirStepCard({ step, isInHand, isBusy, onShow, mayFight, unrolled, onSettle }: Props) {
  const [isTyping, setTyping] = useState(false);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [concentrations, setConcentrations] = useState<Square[]>([]);
  const settled = step.settledBy;
  const covered = coveredSquares(step.below);
  const dice = concentrations.length > 0 ? diceWith(step.below, concentrations) : step.dice;
  const settle = (faces: number[] | null) => onSettle(faces, asChosen(step, chosen, concentrations));
  return (
    <article
      aria-label={step.title}
      className={`rounded-4 border bg-sheet px-3 py-2 ${isInHand ? 'border-mine' : 'border-rule'}`}
    >
      <header className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 font-semibold">
          <button
            type="button"
            aria-pressed={isInHand}
            className="min-h-press text-left hover:underline"
            onClick={onShow}
            title="Show on the map"
          >
            {step.title}
          </button>
        </h4>
        {settled && (
          <Tag meaning={settled.isRuled ? 'plain' : 'waiting'}>{settled.isRuled ? 'ruled' : 'to be ruled'}</Tag>
        )}
        {unrolled && unrolled.state !== 'ordered' && <Tag meaning="plain">{stateWords[unrolled.state]}</Tag>}
      </header>
      <ul className="detail">
        {step.lines.map(({ what, rule }) => (
          <li key={what}>
            {what} <RuleReference rule={rule} className="font-cond text-ink-3" />
          </li>
        ))}
      </ul>
      {step.why && !settled && <p className="mt-1 aside">{step.why}</p>}
      {chosen && mayFight.length > 0 && <FightersChoice tasks={mayFight} chosen={chosen} onChoose={setChosen} />}
      {covered.length > 0 && (
        <ConcentrationChoice covered={covered} chosen={concentrations} onChoose={setConcentrations} />
      )}
      {isTyping && !settled && <OwnDice dice={dice} isBusy={isBusy} onSettle={settle} />}
      <footer className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
        {unrolled?.state === 'ordered' && (
          <Button size="small" isBusy={isBusy} onClick={unrolled.onFlown}>
            Flown, nothing seen
          </Button>
        )}
        {settled ? (
          <DeskLink to={`/rules/${settled.kind}/${settled.caseId}`} className="font-medium">
            {settled.isRuled ? `Case ${settled.number}` : `Rule on case ${settled.number}`}
          </DeskLink>
        ) : (
          !step.why && (
            <>
              {!isTyping && (
                <Button size="small" kind="act" isBusy={isBusy} onClick={() => settle(null)}>
                  Settle
                </Button>
              )}
              {dice.length > 0 && (
                <Button size="small" kind="quiet" onClick={() => setTyping(!isTyping)}>
                  {isTyping ? 'Server’s dice' : 'Own dice…'}
                </Button>
              )}
              {mayFight.length > 0 && (
                <Button size="small" kind="quiet" onClick={() => setChosen(chosen ? null : step.taskIds)}>
                  {chosen ? 'As proposed' : 'Who fights…'}
                </Button>
              )}
            </>
          )
        )}
      </footer>
    </article>
  );
}

/** The settled step, with Control's choice: the fighters, or the squares with a high concentration. */
function asChosen({ about }: AirStep, tasks: string[] | null, concentrations: Square[]): AirStep['about'] {
  if (tasks) return { tasks };
  if (!('recceOf' in about) || concentrations.length === 0) return about;
  return { ...about, concentrations: concentrations.map(([x, y]): [number, number] => [x, y]) };
}

interface OwnDiceProps {
  /** The purpose of each die. */
  dice: readonly string[];
  isBusy: boolean;
  onSettle: (faces: number[]) => void;
}

/** The umpire's own dice, all in one field. */
function OwnDice({ dice, isBusy, onSettle }: OwnDiceProps) {
  const form = useForm({ begin: { typed: '' }, send: ({ typed }) => onSettle(facesTyped(typed)!) });
  const faces = facesTyped(form.values.typed);
  const placeholder = Array(Math.min(6, dice.length)).fill('1–6').join(' ');
  const error = faces === null ? 'A die shows 1 to 6.' : null;
  return (
    <ActForm
      form={{ ...form, isBusy }}
      does="Settle"
      className="mt-2 flex flex-wrap items-end gap-2"
      isWhole={faces?.length === dice.length}
      fields={[
        text('typed', `Own dice, ${dice.length} in their order`, {
          inputMode: 'numeric',
          placeholder,
          width: 'min-w-0 flex-1',
          error,
        }),
        beside('order-1 w-full aside', {
          note: (
            <ol className="flex list-inside list-decimal flex-wrap gap-x-3">
              {dice.map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
                <li key={i}>{die}</li>
              ))}
            </ol>
          ),
        }),
      ]}
    />
  );
}
