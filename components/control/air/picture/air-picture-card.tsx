'use client';

import { useState } from 'react';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import type { TaskOnPicture } from '@/lib/turn/control-desk/air/air-picture';
import type { AirStep } from '@/lib/turn/control-desk/air/air-steps';
import { facesTyped, stateWords } from './air-picture-words';
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
  /** By the umpire's own dice, or the server's where there are none; `taskIds`: who fights, where that was chosen. */
  onSettle: (faces: number[] | null, taskIds: string[] | null) => void;
}

/** One thing to be settled in the air: what it comes of, its dice, and the way to its ruling. */
export function AirStepCard({ step, isInHand, isBusy, onShow, mayFight, unrolled, onSettle }: Props) {
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const faces = facesTyped(typed);
  const short = faces !== null && faces.length !== step.dice.length;
  const settled = step.settledBy;
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
            className="min-h-6 text-left hover:underline"
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
      <ul className="text-small text-ink-2">
        {step.lines.map(({ what, rule }) => (
          <li key={what}>
            {what} <RuleReference rule={rule} className="font-cond text-ink-3" />
          </li>
        ))}
      </ul>
      {step.why && !settled && <p className="mt-1 text-small text-ink-3">{step.why}</p>}
      {chosen && mayFight.length > 0 && <FightersChoice tasks={mayFight} chosen={chosen} onChoose={setChosen} />}
      {isTyping && !settled && (
        <form
          className="mt-2 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (faces && !short) onSettle(faces, chosen);
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label={`Own dice, ${step.dice.length} in their order`}
              value={typed}
              inputMode="numeric"
              placeholder={step.dice
                .map(() => '1–6')
                .slice(0, 6)
                .join(' ')}
              error={faces === null ? 'A die shows 1 to 6.' : null}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button kind="act" type="submit" isBusy={isBusy} disabled={faces === null || short}>
            Settle
          </Button>
        </form>
      )}
      {isTyping && !settled && (
        <ol className="mt-1 flex list-inside list-decimal flex-wrap gap-x-3 text-small text-ink-3">
          {step.dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
            <li key={i}>{die}</li>
          ))}
        </ol>
      )}
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
                <Button size="small" kind="act" isBusy={isBusy} onClick={() => onSettle(null, chosen)}>
                  Settle
                </Button>
              )}
              {step.dice.length > 0 && (
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
