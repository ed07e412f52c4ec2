'use client';

import { useState } from 'react';
import type { CardUnits } from '@/components/control/parts/combat/score-lines';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { text } from '@/components/ui/form/field-makers';
import type { VitalSpotAnswer } from '@/lib/advice/combat/vital-spots';
import type { VitalSpot } from '@/lib/desks/control/cases/ruling-books';

interface VitalSpotsProps {
  /** The holders that the row throws back: each has to answer. */
  asked: readonly string[];
  spots: readonly VitalSpot[];
  answers: ReadonlyMap<string, VitalSpotAnswer>;
  units: CardUnits;
  onAnswer: (answer: VitalSpotAnswer) => void;
}

/** The holders of vital spots that are thrown back: they stay for one more step, or go; their HQ may be asked (note 2). */
export function VitalSpots({ asked, spots, answers, units, onAnswer }: VitalSpotsProps) {
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
          onAnswer={onAnswer}
        />
      ))}
    </section>
  );
}

interface HolderProps extends Pick<VitalSpotsProps, 'onAnswer'> {
  name: string;
  unitId: string;
  spot: VitalSpot | null;
  answer: VitalSpotAnswer | null;
}

function Holder({ name, unitId, spot, answer, onAnswer }: HolderProps) {
  const [isAsking, setAsking] = useState(false);
  const heard = spot?.queries.findLast((query) => query.answer)?.answer ?? null;
  const give = (stays: boolean) => onAnswer({ unitId, stays, by: heard ? `${spot!.teamName} ${heard.by}` : '' });
  return (
    <div className="py-0.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 flex-1 leading-4.5">
          <b className="font-semibold">{name}</b> holds a vital spot: stay for one more step, or go back?{' '}
          <RuleReference rule="§9 Results Table note 2, OC-57" className="font-cond aside" />
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
            aria-expanded={isAsking}
            aria-label={`Ask its HQ: ${name}`}
            disabled={!spot?.askAt}
            title={spot?.askAt ? undefined : 'Its HQ has handed in no order sheet: answer for it.'}
            onClick={() => setAsking(!isAsking)}
          >
            Ask its HQ
          </Button>
        </span>
      </div>
      {isAsking && spot && <Question spot={spot} name={name} onClose={() => setAsking(false)} />}
      {spot && spot.queries.length > 0 && (
        <ul aria-label={`Asked of ${spot.teamName} about ${name}`} className="mt-0.5 text-small leading-4.5">
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

function Question({ spot, name, onClose }: { spot: VitalSpot; name: string; onClose: () => void }) {
  const form = useActForm({
    verb: 'query-order-line',
    begin: { text: hardPressed(spot.name) },
    input: (values, reason) => ({ ...spot.askAt!, text: values.text.trim(), reason }),
    guards: (values) => [values.text],
    onDone: onClose,
  });
  const question = `Question to ${spot.teamName}, about ${name}`;
  return (
    <ActForm
      form={form}
      does="Send"
      doesAllTheSame="Send it all the same"
      isSmall
      onLeave={onClose}
      className="mt-1 flex flex-wrap items-end gap-2"
      isWhole={form.values.text.trim() !== ''}
      fields={[text('text', question, { autoFocus: true, maxLength: 1000, width: 'min-w-0 flex-1' })]}
    />
  );
}

/** The question as it is put to an HQ: of the battle, and of nothing else. */
const hardPressed = (name: string): string =>
  `${name}: the place it holds is hard pressed. Does it hold to the last, or fall back?`;
