'use client';

import { useState } from 'react';
import { type Guarded, GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { VitalSpotAnswer } from '@/lib/advice/combat/vital-spots';
import type { VitalSpot } from '@/lib/turn/control-desk/fight/ruling-books';
import type { CardUnits } from '../score/score-lines';

interface VitalSpotsProps {
  /** Those the row throws back: each has to answer. */
  asked: readonly string[];
  spots: readonly VitalSpot[];
  answers: ReadonlyMap<string, VitalSpotAnswer>;
  units: CardUnits;
  isBusy: boolean;
  onAnswer: (answer: VitalSpotAnswer) => void;
  onAsk: (spot: VitalSpot, text: string, then: () => void, guarded: Guarded) => void;
}

/** The holders of vital spots that are thrown back: they stay for one more step, or go; their HQ may be asked (note 2). */
export function VitalSpots({ asked, spots, answers, units, isBusy, onAnswer, onAsk }: VitalSpotsProps) {
  if (asked.length === 0) return null;
  return (
    <section aria-label="Vital spots" className="-mx-4 mt-2 border-y border-rule bg-waiting-soft px-4 py-1.5">
      {asked.map((id) => (
        <Holder
          key={id}
          name={units.get(id)?.name ?? id}
          unitId={id}
          spot={spots.find(({ unitId }) => unitId === id) ?? null}
          answer={answers.get(id) ?? null}
          isBusy={isBusy}
          onAnswer={onAnswer}
          onAsk={onAsk}
        />
      ))}
    </section>
  );
}

interface HolderProps extends Pick<VitalSpotsProps, 'isBusy' | 'onAnswer' | 'onAsk'> {
  name: string;
  unitId: string;
  spot: VitalSpot | null;
  answer: VitalSpotAnswer | null;
}

function Holder({ name, unitId, spot, answer, isBusy, onAnswer, onAsk }: HolderProps) {
  const [question, setQuestion] = useState<string | null>(null);
  const guarded = useGuarded(question ?? '');
  const heard = spot?.queries.findLast((query) => query.answer)?.answer ?? null;
  const give = (stays: boolean) => onAnswer({ unitId, stays, by: heard ? `${spot!.teamName} ${heard.by}` : '' });
  return (
    <div className="py-0.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 flex-1 leading-[18px]">
          <b className="font-semibold">{name}</b> holds a vital spot: stay for one more step, or go back?{' '}
          <RuleReference rule="§9 Results Table note 2, OC-57" className="font-cond text-mark text-ink-3" />
        </p>
        <span className="flex gap-1.5">
          {([true, false] as const).map((stays) => (
            <Button
              key={String(stays)}
              size="small"
              kind={answer?.stays === stays ? 'act' : 'plain'}
              aria-pressed={answer?.stays === stays}
              aria-label={`${stays ? 'Stay' : 'Go back'}: ${name}`}
              data-vital-spot={answer ? undefined : ''}
              onClick={() => give(stays)}
            >
              {stays ? 'Stay' : 'Go back'}
            </Button>
          ))}
          <Button
            size="small"
            kind="quiet"
            aria-expanded={question !== null}
            aria-label={`Ask its HQ: ${name}`}
            disabled={!spot?.askAt}
            title={spot?.askAt ? undefined : 'Its HQ has handed in no order sheet: answer for it.'}
            onClick={() => setQuestion(question === null ? hardPressed(spot!.name) : null)}
          >
            Ask its HQ
          </Button>
        </span>
      </div>
      {question !== null && spot && (
        <form
          className="mt-1 flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (question.trim() && !guarded.isHeld) onAsk(spot, question.trim(), () => setQuestion(null), guarded);
          }}
          onKeyDown={(event) => event.key === 'Escape' && setQuestion(null)}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label={`Question to ${spot.teamName}, about ${name}`}
              autoFocus
              value={question}
              maxLength={1000}
              onChange={(event) => setQuestion(event.target.value)}
              className="min-h-handle-small"
            />
          </div>
          <Button size="small" kind="act" type="submit" isBusy={isBusy} disabled={guarded.isHeld}>
            {guarded.hasMarks ? 'Send it all the same' : 'Send'}
          </Button>
          {guarded.hasMarks && (
            <div className="w-full">
              <GuardMarks guarded={guarded} label="Reason to send it all the same" />
            </div>
          )}
        </form>
      )}
      {spot && spot.queries.length > 0 && (
        <ul aria-label={`Asked of ${spot.teamName} about ${name}`} className="mt-0.5 text-small leading-[18px]">
          {spot.queries.map(({ id, text, answer: said }) => (
            <li key={id}>
              <span className="text-ink-3">“{text}”</span>{' '}
              {said ? (
                <b className="font-semibold">
                  “{said.text}” <span className="font-normal text-ink-3">{said.by}</span>
                </b>
              ) : (
                <span className="text-waiting">no answer yet</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The question as it is put to an HQ: of the battle, and of nothing else. */
const hardPressed = (name: string): string =>
  `${name}: the place it holds is hard pressed. Does it hold to the last, or fall back?`;
