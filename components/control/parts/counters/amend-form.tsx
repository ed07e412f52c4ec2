'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { reasonField } from '@/components/control/parts/reason-field';
import { armChoices, flagWords } from '@/components/control/parts/unit-words';
import { beside, choice, figure, several, text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { CountersToAmend, CounterToAmend } from '@/lib/desks/control/movement/counters-to-amend';
import { type Arm, type UnitFlag, unitFlags } from '@/lib/words';

const flagChoices = unitFlags.map((id) => ({ id, label: flagWords[id] }));

/** The form, as the counter stands. */
const written = ({ name, shortName, formation, arm, flags, profileKey, stepsLost, sizePoints }: CounterToAmend) => ({
  name,
  shortName,
  formation,
  arm,
  flags,
  profileKey,
  stepsLost: `${stepsLost}`,
  sizePoints: `${sizePoints}`,
});

/** The fields of a counter, to be amended. */
export function AmendForm({
  counter,
  choices,
  onDone,
}: {
  counter: CounterToAmend;
  choices: CountersToAmend;
  onDone: () => void;
}) {
  const say = useToast();
  const { id: unitId, version, name, side, sizePoints } = counter;
  const list = `formations of ${unitId}`;
  const form = useActForm({
    verb: 'amend-unit',
    begin: { ...written(counter), reason: '' },
    // The lists it is chosen from are the server's own; the server reads every word against them.
    input: ({ stepsLost, sizePoints: points, arm, flags, ...words }) => ({
      ...words,
      unitId,
      version,
      arm: arm as Arm,
      flags: flags as UnitFlag[],
      stepsLost: Number(stepsLost),
      sizePoints: Number(points),
    }),
    onDone: () => {
      onDone();
      say(`${name} is amended. It holds from now on.`);
    },
  });
  const kinds = choices.profiles.map(({ key, describes, notation }) => ({
    id: key,
    label: `${notation} · ${describes}`,
  }));
  /** Another profile brings its own size points, unless they were written by hand. */
  const follow = (values: unknown, key: never) => {
    const is = values as typeof form.values;
    const profile = choices.profiles.find((one) => one.key === key);
    const isByHand = is.sizePoints !== `${sizePoints}`;
    return { ...is, profileKey: key, sizePoints: isByHand || !profile ? is.sizePoints : `${profile.sizePoints}` };
  };
  return (
    <>
      <p className="mb-3 text-ink-2">
        It holds from now on. What has been ruled stays, and no team is told: put what a team learns in its report.
      </p>
      <datalist id={list}>
        {choices.formations[side].map((formation) => (
          <option key={formation} value={formation} />
        ))}
      </datalist>
      <ActForm
        form={form}
        does="Amend the counter"
        leaves="Leave it"
        isWhole={form.values.reason.trim() !== ''}
        fields={[
          beside(
            'grid grid-cols-2 gap-3',
            choice('profileKey', 'Status profile', kinds, {
              width: 'col-span-2',
              follow,
            }),
            figure('stepsLost', 'Steps lost', 0, 20),
            figure('sizePoints', 'Size points', 0, 200),
            choice('arm', 'Arm', armChoices),
            text('formation', 'Formation', { list, maxLength: 60 }),
            text('name', 'Name', { maxLength: 80 }),
            text('shortName', 'On the counter', { maxLength: 12, hint: '12 letters at most' }),
          ),
          several('flags', 'Special features', flagChoices, { width: 'flex flex-wrap gap-x-4' }),
          reasonField(),
        ]}
      />
    </>
  );
}
