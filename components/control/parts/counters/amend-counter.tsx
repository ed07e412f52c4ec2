'use client';

import { type ReactElement, useState } from 'react';
import { NotCome } from '@/components/control/parts/not-come';
import { useDataAddress } from '@/components/control/parts/router';
import { useRead } from '@/components/transport/query/use-read';
import { Dialog } from '@/components/ui/dialog';
import type { Pressed } from '@/components/ui/dialog-close';
import { later, type MeanwhileProps } from '@/components/ui/later';
import type { CountersToAmend } from '@/lib/desks/control/movement/counters-to-amend';

const reading = <p className="text-ink-2">Reading the counter…</p>;

const Meanwhile = ({ onAgain }: MeanwhileProps) => (onAgain ? <NotCome onAgain={onAgain} /> : reading);

/** Loaded when a counter is amended for the first time. */
const AmendForm = later(async () => (await import('./amend-form')).AmendForm, Meanwhile);

interface Props {
  unitId: string;
  /** The name on the button's own desk. */
  name: string;
  trigger: ReactElement<Pressed>;
}

/** Amends a counter: its steps and profile, what it is and what it is called (§9). Read when it is opened. */
export function AmendCounter({ unitId, name, trigger }: Props) {
  const [isOpen, setOpen] = useState(false);
  const data = useRead<CountersToAmend>(useDataAddress()('/counters'), { isWanted: isOpen, isFresh: true });
  const counter = data?.counters.find(({ id }) => id === unitId);
  return (
    <Dialog title={`Amend ${name}`} isOpen={isOpen} onOpen={setOpen} trigger={trigger}>
      {data && !counter && <p className="text-ink-2">There is no such counter.</p>}
      {!data && reading}
      {data && counter && <AmendForm counter={counter} choices={data} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}
