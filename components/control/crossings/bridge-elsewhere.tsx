'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { picks, text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import { toGoWords } from '@/lib/adjudication/bridging';
import type { CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { placeOf } from '@/lib/geometry';
import { buildersNear, WorkUnderWay } from './bridging-panel';
import { PlaceOnMap } from './place-on-map';

/** Bridges at places of their own (OC-112): the ones being built, and a new one at a place written down. */
export function BridgeElsewhere({ desk }: { desk: CrossingsDesk }) {
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const near = desk.crossings[0] ?? { x: 0, y: 0 };
  const form = useActForm({
    verb: 'begin-bridging',
    begin: { place: '', name: '', unitIds: [] as string[] },
    input: ({ place, name, unitIds }) => ({ crossingId: null, place: placeOf(place, near), name, unitIds }),
    onDone: ({ name, turnsNeeded }) => {
      setOpen(false);
      say(`${name} is begun: ${toGoWords({ turnsDone: 0, turnsNeeded })}.`);
    },
  });
  const { values, write } = form;
  const place = placeOf(values.place, near);
  const apart = desk.works.filter(({ crossingId }) => crossingId === null);
  const builders = buildersNear(desk, place ?? near).map((one) => (place ? one : { ...one, hint: '' }));
  return (
    <Dialog
      title="A bridge at a place of its own"
      isWide
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button size="small" className="w-full">
          Bridges elsewhere{apart.length > 0 ? ` (${apart.length})` : ''}…
        </Button>
      }
    >
      {apart.map((work) => (
        <section key={work.id} aria-label={work.name} className="mb-4 border-b border-rule pb-3">
          <h3 className="font-semibold">
            {work.name}: {toGoWords(work)}
          </h3>
          <WorkUnderWay work={work} />
        </section>
      ))}
      <ActForm
        form={form}
        does="Begin the bridge"
        leaves="Close"
        isWhole={place !== null && values.unitIds.length > 0}
        fields={[
          text('place', 'Place on the water', {
            placeholder: '123 456',
            className: 'font-mono',
            hint: 'Six figures of the grid, km with a point, or a click on the map: within half a kilometre of a river or canal.',
            error: values.place.trim() !== '' && !place ? 'Six figures, or km with a point.' : undefined,
          }),
          { note: <PlaceOnMap near={near} place={place} onPlace={(at) => write(['place'], gridReference(at))} /> },
          text('name', 'Name', { placeholder: 'proposed from the map', maxLength: 120 }),
          picks('unitIds', 'Who builds', builders, { placeholder: 'engineers, a bridging column' }),
        ]}
      />
    </Dialog>
  );
}
