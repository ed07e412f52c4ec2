import {
  chanceOfAtLeast,
  chancesOfHits,
  chanceToHit,
  chanceToPutOut,
  facesThatHit,
  facesThatKnockOut,
} from '@/companions/impressionistic/rules/chances';
import { hitModifiersFor } from '@/companions/impressionistic/rules/direct-fire';
import { armourNames, hitModifierNames } from '@/companions/impressionistic/rules/names';
import type { Shot, State, UnitKind } from '@/companions/impressionistic/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { withSign } from '@/companions/rules/entered';
import { counted } from '@/lib/text';
import { percent } from './impressionistic-words';
import { ModifierLines } from './modifier-lines';
import { MoralePreview } from './morale-preview';

/** More hits than these are counted together. */
const named = 4;

const orMore = (faces: number) => (faces === 0 ? 'no face' : faces === 10 ? 'every face' : `${11 - faces} or more`);

/** The results of the dice of a shot: to hit, through a building, through armour, among the occupants, to the morale. */
export function ShotChances({ state, shot }: { state: State; shot: Shot }) {
  const { tables } = state;
  const target = state.units[shot.target]!;
  const lines = hitModifiersFor(state, shot).map((name) => ({
    name: hitModifierNames[name],
    ...tables.hitModifiers[name],
  }));
  const armour = target.armour ?? 'softSkin';
  const out = chanceToPutOut(state, shot);
  const left = tables.softSkinHits.points - target.smallArmsHits;
  return (
    <>
      <ModifierLines lines={lines} tweak={shot.tweak ?? 0} />
      <dl className="mt-2 grid grid-cols-[8rem_1fr] gap-x-3 gap-y-0.5">
        <dt className="text-ink-3">A die hits on</dt>
        <dd>
          {orMore(facesThatHit(state, shot))}
          {shot.cover === 'building' && `, then each hit again on ${tables.inBuilding.face}`}:{' '}
          {percent(chanceToHit(state, shot))}{' '}
          {shot.cover === 'building' && <SourceMark source={tables.inBuilding.source} />}
        </dd>
        <dt className="text-ink-3">
          {shot.dice === 1 ? 'Hits of 1 die' : `Hits of ${counted(shot.dice, 'die', 'dice')}`}
        </dt>
        <dd>
          <HitChances state={state} shot={shot} />
        </dd>
        {shot.weapon && target.kind !== 'foot' && (
          <>
            <dt className="text-ink-3">A hit knocks out on</dt>
            <dd>
              {orMore(facesThatKnockOut(state, armour, shot.weapon))}: {armourNames[armour]}{' '}
              {withSign(-tables.armour[armour].points)} <SourceMark source={tables.armour[armour].source} />, weapon{' '}
              {withSign(tables.antiArmour[shot.weapon].points)}{' '}
              <SourceMark source={tables.antiArmour[shot.weapon].source} />
            </dd>
          </>
        )}
        {out !== null && (
          <>
            <dt className="text-ink-3">Knocked out</dt>
            <dd>
              <b className="font-semibold">{percent(out)}</b>
              {!shot.weapon &&
                target.kind === 'softSkin' &&
                (left > 0 ? `, by ${counted(left, 'more hit')} this turn` : ' already')}
            </dd>
          </>
        )}
        {target.kind === 'softSkin' && target.figures > 0 && (
          <>
            <dt className="text-ink-3">Occupants</dt>
            <dd>
              one falls to each hit on {tables.occupants.face} or more <SourceMark source={tables.occupants.source} />
            </dd>
          </>
        )}
      </dl>
      {whenTested(shot, target.kind) && (
        <MoralePreview state={state} unit={target.id} when={whenTested(shot, target.kind)!} />
      )}
    </>
  );
}

/** When its morale would be tested; null: whatever hits it, it is not. */
function whenTested({ kind, flame }: Shot, target: UnitKind): string | null {
  if (kind === 'ambush')
    return { foot: 'When men fall, and ambushed', armour: 'When hit, and ambushed', softSkin: 'Ambushed' }[target];
  if (flame) return 'Attacked with flame';
  return target === 'foot' ? 'When men fall' : target === 'armour' ? 'When hit and not knocked out' : null;
}

/** None, one, two, three, and as many more as there are dice. */
function HitChances({ state, shot }: { state: State; shot: Shot }) {
  const chances = chancesOfHits(state, shot).slice(0, named);
  return (
    <ul aria-label="Chances of hits" className="flex flex-wrap gap-x-4">
      {chances.map((chance, hits) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: so many hits
        <li key={hits}>
          <span className="text-ink-3">{hits === 0 ? 'none' : hits}</span> {percent(chance)}
        </li>
      ))}
      {shot.dice >= named && (
        <li>
          <span className="text-ink-3">{named} or more</span> {percent(chanceOfAtLeast(state, shot, named))}
        </li>
      )}
    </ul>
  );
}
