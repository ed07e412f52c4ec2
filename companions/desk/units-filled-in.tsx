import { setupFor } from '@/companions/impressionistic/rules/setup-for';
import type { UnitEntry } from '@/companions/impressionistic/rules/state';
import { unitsAtTable } from '@/companions/impressionistic/rules/units-of-the-game';
import type { Scene, UnitOfTheGame } from '@/companions/rules/scene';
import { sideWords } from '@/lib/text';
import type { CompanionName } from '@/lib/words';
import { SourceMark } from '../parts/companion-log';
import type { Standard } from './standard-setups';

/** The setups of a companion with units and places of the main game; none where it does not take them. */
export function setupsFilledIn(companion: CompanionName, scene: Scene | undefined): Standard[] {
  const setup = companion === 'impressionistic' && scene ? setupFor(scene) : null;
  return setup ? [{ label: 'With these units', setup }] : [];
}

const kindWords: Record<UnitEntry['kind'], string> = { foot: 'on foot', softSkin: 'soft-skinned', armour: 'armoured' };
const armourWords: Partial<Record<NonNullable<UnitEntry['armour']>, string>> = {
  halfTrack: 'half-tracks',
  armouredCar: 'armoured cars',
  mediumTank: 'medium tanks',
  heavyTank: 'heavy tanks',
};

/** The units of the main game as the table would have them: what arm becomes what is ours. */
export function UnitsFilledIn({ units }: { units: readonly UnitOfTheGame[] }) {
  return (
    <table className="mt-2 text-small">
      <caption className="cap pb-1 text-left">
        The units, filled in <SourceMark source="ours" />
      </caption>
      <thead className="text-left text-ink-3">
        <tr>
          {['Unit', 'Side', 'At the table', 'Troops', 'Figures'].map((head) => (
            <th key={head} scope="col" className="pr-4 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unitsAtTable(units).map(({ id, name, side, kind, armour, class: troops, figures, observes }) => (
          <tr key={id} className="border-t border-rule">
            <th scope="row" className="pr-4 text-left font-medium">
              {name}
            </th>
            <td className={`pr-4 ${side === 'allied' ? 'text-allied' : 'text-german'}`}>{sideWords[side]}</td>
            <td className="pr-4">
              {(armour && armourWords[armour]) ?? kindWords[kind]}
              {observes && ', may call artillery'}
            </td>
            <td className="pr-4">{troops}</td>
            <td className="tabular-nums">{figures}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
