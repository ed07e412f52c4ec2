'use client';

import { useRef } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { faceIn, isNoFace, ownDie, whoseDie } from '@/components/control/parts/own-die';
import { useMutation } from '@/components/control/parts/use-mutation';
import { beside } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';

interface Props {
  combat: { id: string; version: number } | null;
  /** Why a bridge it is fought over goes untested; empty: none does. */
  untested: string;
  /** Why it cannot be resolved yet; null: it can. */
  why: string | null;
  /** Faces on which a retreat die is due as well. */
  retreatDieDueOn: readonly number[];
}

/** Another umpire was quicker: his result takes the place of this box, so it is said beside the desk. */
const saidBeside = ['alreadyDone', 'changedByAnother', 'claimed'];

/** The die: the server's, or the umpire's own typed in, with the retreat die beside it when that face makes units retire. */
export function ResolveBox({ combat, untested, why, retreatDieDueOn }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const toDie = () => box.current?.querySelector<HTMLElement>('[type="number"]')?.focus();
  useKeys({ ownDice: why === null ? toDie : undefined });
  const { isBusy, act } = useMutation();
  const isDueOn = (own: string) => retreatDieDueOn.includes(faceIn(own) ?? 0);
  const form = useForm({
    begin: { own: '', retreat: '' },
    wrong: ({ own, retreat }) =>
      isDueOn(own) && faceIn(retreat) === null ? { field: 'retreat', message: 'Type this die as well.' } : null,
    send: ({ own, retreat }) => {
      const face = faceIn(own);
      const retreatFace = faceIn(retreat);
      const faces = face === null ? null : isDueOn(own) ? [face, retreatFace!] : [face];
      if (combat)
        act(
          'adjudicate-combat',
          { combatId: combat.id, version: combat.version, faces, untested },
          undefined,
          (refusal) => {
            if (saidBeside.includes(refusal.code)) return false;
            form.refuse(refusal);
            return true;
          },
        );
    },
  });
  const { own, retreat } = form.values;
  const face = faceIn(own);
  const isDue = isDueOn(own);
  const help = isDue
    ? `On a ${face} units retire by a die: type the retreat die as well.`
    : face === null
      ? keysSaid(
          ['ownDice', 'open'],
          (dice, open) => `${dice}, then your own die and ${open}. ${open} at once, and the server rolls.`,
          'Type your own die, or let the server roll.',
        )
      : `Your ${face} decides. No retreat die is due on it.`;
  return (
    <div ref={box} className="border-t border-rule-2 bg-paper px-4 py-2.5">
      <ActForm
        form={{ ...form, isBusy }}
        label="Die"
        does="Resolve"
        doesHow={whoseDie(own)}
        className="flex flex-wrap items-end gap-2"
        isWhole={why === null && !isNoFace(own)}
        fields={[
          beside('w-full text-ink-2', { note: why ?? help }),
          ownDie('own', 'Own die', own, { isReadOnly: why !== null }),
          ...(isDue ? [ownDie('retreat', 'Own retreat die', retreat)] : []),
        ]}
      />
    </div>
  );
}
