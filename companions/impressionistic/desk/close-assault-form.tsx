'use client';

import { useState } from 'react';
import { facesOfCloseAssault } from '@/companions/impressionistic/rules/chances';
import { closeAssaultFigures } from '@/companions/impressionistic/rules/movement';
import { armourNames, withSign } from '@/companions/impressionistic/rules/names';
import type { Act } from '@/companions/impressionistic/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { Select } from '@/components/ui/select';
import { ActFormFrame } from './act-form-frame';
import type { ActFormProps } from './act-form-props';
import { FigureField, numberIn } from './figure-field';
import { percent } from './impressionistic-words';
import { MoraleThen } from './morale-then';

/** Elite men at a vehicle within 3". */
export function CloseAssaultForm({ state, choice, play, isBusy, close }: ActFormProps) {
  const unit = state.units[choice.given.unit as string]!;
  const among = choice.among ?? [];
  const [target, setTarget] = useState(among[0]!);
  const [figures, setFigures] = useState(`${unit.figures}`);
  const men = numberIn(figures, closeAssaultFigures, unit.figures);
  const vehicle = state.units[target]!;
  const armour = vehicle.armour ?? 'softSkin';
  const { tables } = state;
  const faces = facesOfCloseAssault(state, armour);
  return (
    <ActFormFrame
      title={choice.label}
      does="Assault"
      isBusy={isBusy}
      whyNot={men === null ? 'A figure above is still wrong.' : null}
      onDo={() => play({ kind: 'closeAssault', unit: unit.id, target, figures: men! } satisfies Act)}
      close={close}
      chances={
        <>
          <p className="flex flex-wrap items-center gap-1.5">
            A d10, {armourNames[armour]} {withSign(-tables.armour[armour].points)}{' '}
            <SourceMark source={tables.armour[armour].source} />, close assault {withSign(tables.closeAssault.points)}{' '}
            <SourceMark source={tables.closeAssault.source} />: knocked out on {tables.knockOut.face} or more,{' '}
            <b className="font-semibold">{percent(faces / 10)}</b>.
          </p>
          <MoraleThen state={state} unit={target} when="If it holds" />
        </>
      }
    >
      <div className="w-52">
        <Select
          label="Vehicle within 3″"
          choices={among.map((id) => ({ id, label: state.units[id]!.name }))}
          value={target}
          onPick={setTarget}
        />
      </div>
      <FigureField
        label="Figures in contact"
        value={figures}
        from={closeAssaultFigures}
        to={unit.figures}
        onWrite={setFigures}
      />
    </ActFormFrame>
  );
}
