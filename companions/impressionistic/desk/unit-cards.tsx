import { moraleNeeded } from '@/companions/impressionistic/rules/morale';
import { kindName, troopClassNames, weaponNames } from '@/companions/impressionistic/rules/names';
import { type State, sides, type Unit } from '@/companions/impressionistic/rules/state';
import { goneWords } from '@/companions/impressionistic/rules/units';
import { SourceMark } from '@/companions/parts/companion-log';
import { Tag } from '@/components/ui/tag';
import { counted, sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';

/** The units of both sides as cards; who is out is named below them. */
export const UnitCards = ({ state }: { state: State }) => (
  <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
    {sides.map((side) => (
      <SideOfTable key={side} state={state} side={side} />
    ))}
  </div>
);

function SideOfTable({ state, side }: { state: State; side: Side }) {
  const units = Object.values(state.units).filter((unit) => unit.side === side);
  const gone = units.filter((unit) => unit.gone);
  const look = side === 'german' ? 'border-german text-german' : 'border-allied text-allied';
  return (
    <section aria-label={sidePeople[side]}>
      <h3 className={`border-b-2 pb-0.5 font-cond text-small font-semibold ${look}`}>{sidePeople[side]}</h3>
      <ul>
        {units
          .filter((unit) => !unit.gone)
          .map((unit) => (
            <UnitCard key={unit.id} state={state} unit={unit} />
          ))}
      </ul>
      {gone.length > 0 && (
        <p className="pt-1 aside">{gone.map((unit) => `${unit.name} ${goneWords[unit.gone!]}`).join('; ')}.</p>
      )}
    </section>
  );
}

function UnitCard({ state, unit }: { state: State; unit: Unit }) {
  const { name, figures, kind, weapon, observes } = unit;
  const needed = moraleNeeded(state, unit);
  const now = statesOf(state, unit);
  return (
    <li aria-label={name} className="border-b border-rule py-1">
      <p className="flex items-baseline gap-2">
        <b className="min-w-0 flex-1 font-medium">{name}</b>
        <span className="shrink-0 detail">{kind === 'foot' ? counted(figures, 'figure') : `${figures} in it`}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-1.5 aside">
        <span>
          {troopClassNames[unit.class]}
          {needed ? `, holds on ${needed.face} or more` : ', takes no test'}
        </span>
        {needed && <SourceMark source={needed.source} />}
        {kind !== 'foot' && <span>· {kindName(unit)}</span>}
        {weapon && <span>· {weaponNames[weapon]}</span>}
        {observes && <span>· calls artillery</span>}
        {unit.place && <span>· {unit.place}</span>}
      </p>
      {now.length > 0 && (
        <p className="flex flex-wrap gap-1 pt-0.5">
          {now.map(([word, matters]) => (
            <Tag key={word} meaning={matters ? 'waiting' : 'plain'}>
              {word}
            </Tag>
          ))}
        </p>
      )}
    </li>
  );
}

/** The state of a unit now, and whether that keeps it from anything. */
function statesOf({ tables, impacts, phase }: State, unit: Unit): [word: string, matters: boolean][] {
  const shells = impacts.filter((id) => id === unit.id).length;
  const lastTurn = unit.movedLastTurn && !unit.movedThisTurn && phase !== 'directFire' && phase !== 'buildingAssaults';
  const states: [string, boolean, boolean][] = [
    [shells > 1 ? `${shells} impact markers` : 'impact marker', false, shells > 0],
    ['suppressed', true, unit.suppressed],
    ['driven back', true, unit.drivenBack],
    ['halted', true, unit.halted && !unit.drivenBack],
    ['hidden', false, unit.hidden],
    ['moved', false, unit.movedThisTurn],
    ['moved last turn', false, lastTurn && unit.hidden],
    ['fired', false, unit.firedThisTurn],
    ['assaulted a vehicle', false, unit.assaultedThisTurn],
    [
      `${unit.smallArmsHits} of ${counted(tables.softSkinHits.points, 'hit')} of small arms`,
      true,
      unit.smallArmsHits > 0,
    ],
  ];
  return states.filter(([, , holds]) => holds).map(([word, matters]) => [word, matters]);
}
