'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { beside, picks } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import { lackWords, toGoWords } from '@/lib/adjudication/bridging';
import type { CrossingOnBoard, CrossingsDesk, WorkOnBoard } from '@/lib/desks/control/crossings/crossings';
import { kmBetween, type Place } from '@/lib/geometry';

interface Props {
  desk: CrossingsDesk;
  crossing: CrossingOnBoard;
  work: WorkOnBoard | null;
}

/** A new bridge in place of a blown one (OC-112): who builds it, and how many turns are left. */
export function BridgingPanel({ desk, crossing, work }: Props) {
  return (
    <section aria-label="Bridging" className="on-desk px-4 py-3">
      <h3 className="flex items-baseline gap-2 lead">
        {work ? toGoWords(work) : 'Bridge it'}
        <RuleReference rule="§6 River Crossing, OC-112" className="ml-auto aside font-normal" />
      </h3>
      {work ? <WorkUnderWay work={work} /> : <Begin desk={desk} crossing={crossing} />}
    </section>
  );
}

/** A bridge being built: its turns, its units, whether this turn counts. */
export function WorkUnderWay({ work }: { work: WorkOnBoard }) {
  const send = useSend();
  return (
    <>
      <p aria-hidden className="mt-1.5 flex gap-1">
        {Array.from({ length: work.turnsNeeded }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the turns of the work have no other name
            key={i}
            className={`h-2 flex-1 rounded-1 border ${i < work.turnsDone ? 'border-mine bg-mine' : 'border-edge bg-sunk'}`}
          />
        ))}
      </p>
      <p className="mt-1 text-ink-2">
        {work.turnsDone} of {work.turnsNeeded} done over the {work.water}. A Bailey of 20 points when it is finished.
      </p>
      <p className={work.lacks.length > 0 ? 'font-medium text-waiting' : 'text-ink-3'}>
        {work.lacks.length > 0
          ? `This turn does not count: it lacks ${lackWords(work.lacks)} within 2 km.`
          : 'This turn counts if nobody disturbs them before it ends.'}
      </p>
      <ul className="mt-1">
        {work.units.map(({ id, name, km }) => (
          <li key={id} className="flex gap-2 border-t border-rule py-0.5">
            <span className="min-w-0 flex-1 font-medium">{name}</span>
            <span className="text-ink-3">{km === null ? 'not on the map' : `${km.toFixed(1)} km off`}</span>
          </li>
        ))}
      </ul>
      <ReasonDialog
        title={`Give up the bridge at ${work.name}?`}
        trigger={
          <Button size="small" kind="quiet" className="mt-1 -ml-2">
            Give it up…
          </Button>
        }
        does="Give it up"
        leaves="Go on building"
        act={(reason) => send('give-up-bridging', { workId: work.id, version: work.version, reason })}
      >
        <p className="mb-3">What was done is lost, and its units are free.</p>
      </ReasonDialog>
    </>
  );
}

function Begin({ desk, crossing }: Omit<Props, 'work'>) {
  const say = useToast();
  const near = buildersNear(desk, crossing);
  const form = useActForm({
    verb: 'begin-bridging',
    begin: { unitIds: near.filter(({ km }) => km <= 2).map(({ id }) => id) },
    input: ({ unitIds }) => ({ crossingId: crossing.id, place: null, name: '', unitIds }),
    onDone: ({ turnsNeeded }) => say(`The bridge is begun: ${toGoWords({ turnsDone: 0, turnsNeeded })}.`),
  });
  return (
    <ActForm
      form={form}
      label="Bridge it"
      does="Begin the bridge"
      className="mt-1 space-y-2"
      isWhole={form.values.unitIds.length > 0}
      fields={[
        beside('aside', {
          note: 'Engineers and a bridging column within 2 km: one turn over a canal or minor river, three over a major one.',
        }),
        picks('unitIds', 'Who builds', near, { placeholder: 'engineers, a bridging column' }),
      ]}
    />
  );
}

/** Everybody who builds, the nearest first. */
export const buildersNear = (desk: CrossingsDesk, place: Place) =>
  desk.units
    .filter(({ builds }) => builds !== null)
    .map((unit) => ({ unit, km: kmBetween(unit, place) }))
    .sort((a, b) => a.km - b.km)
    .map(({ unit, km }) => ({
      id: unit.id,
      label: unit.name,
      km,
      hint: `${unit.builds === 'engineers' ? 'engineers' : 'bridging column'} · ${km.toFixed(1)} km off`,
    }));
