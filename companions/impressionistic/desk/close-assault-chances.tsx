import { facesOfCloseAssault } from '@/companions/impressionistic/rules/chances';
import { armourNames } from '@/companions/impressionistic/rules/names';
import type { State } from '@/companions/impressionistic/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { withSign } from '@/companions/rules/entered';
import { percent } from './impressionistic-words';
import { MoralePreview } from './morale-preview';

/** The results of the die of a close assault. */
export function CloseAssaultChances({ state, target }: { state: State; target: string }) {
  const { tables } = state;
  const armour = state.units[target]!.armour ?? 'softSkin';
  return (
    <>
      <p className="flex flex-wrap items-center gap-1.5">
        A d10, {armourNames[armour]} {withSign(-tables.armour[armour].points)}{' '}
        <SourceMark source={tables.armour[armour].source} />, close assault {withSign(tables.closeAssault.points)}{' '}
        <SourceMark source={tables.closeAssault.source} />: knocked out on {tables.knockOut.face} or more,{' '}
        <b className="font-semibold">{percent(facesOfCloseAssault(state, armour) / 10)}</b>.
      </p>
      <MoralePreview state={state} unit={target} when="If it holds" />
    </>
  );
}
