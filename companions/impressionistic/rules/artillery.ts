import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import { bandOf, printed, withSign } from '@/companions/rules/entered';
import { moraleTest } from './morale';
import { artilleryModifierNames, artilleryResultNames, flakResultNames } from './names';
import type { ActOf, CoverOfTarget, Gun, State, Unit } from './state';
import type { ArtilleryModifier, ArtilleryResult } from './tables';
import { sayTweak } from './tweak';
import { refuseUnit } from './units';

/** The modifiers that count for one shell or bomb. A building is hard cover to them (ours). */
export function artilleryModifiersFor(gun: Gun, cover: CoverOfTarget, fromAircraft: boolean): ArtilleryModifier[] {
  const counts: Record<ArtilleryModifier, boolean> = {
    lightGun: gun === 'upTo75',
    heavyBurst: gun === 'over105' || gun === 'bomb' || gun === 'rocket',
    hardCover: cover === 'hard' || cover === 'building',
    open: cover === 'open',
    aircraft: fromAircraft,
  };
  return (Object.keys(counts) as ArtilleryModifier[]).filter((one) => counts[one]);
}

/** Artillery: a spotter or a headquarters sees the target; d10 and modifiers, read in the bands. */
export function artillery(at: AtTable<State>, act: ActOf<'artillery'>): ActRefusal {
  const { target: id, spotter } = act;
  const { state } = at;
  if (state.phase !== 'artilleryAndAir') return notNow();
  const wrong = refuseUnit(state, id, 'target') ?? refuseUnit(state, spotter, 'spotter');
  if (wrong) return wrong;
  const target = state.units[id]!;
  const eyes = state.units[spotter]!;
  if (!eyes.observes)
    return refuse(
      'noSpotter',
      'artillery',
      `${eyes.name} may not call artillery: a headquarters or a spotter team does.`,
      'spotter',
    );
  if (eyes.side === target.side)
    return refuse('ownSide', 'artillery', `${eyes.name} and ${target.name} are on the same side.`, 'target');
  state.impacts.push(id);
  at.say(`An impact marker lies on ${target.name} until the next turn.`, 'IW-15', 'book');
  const result = burst(at, target, act, false);
  if (result === 'noEffect') return undefined;
  moraleTest(at, target, 'artillery');
}

/** An attack from the air: flak fires first, then the burst; whoever is attacked tests its morale whatever came of it. */
export function airAttack(at: AtTable<State>, act: ActOf<'airAttack'>): ActRefusal {
  const { side, target: id, flak } = act;
  const { state } = at;
  if (state.phase !== 'artilleryAndAir') return notNow();
  const wrong = refuseUnit(state, id, 'target');
  if (wrong) return wrong;
  const target = state.units[id]!;
  if (target.side === side)
    return refuse('ownSide', 'air attack', `${target.name} is of the side that flies.`, 'target');
  if (!fireFlak(at, flak)) return undefined;
  burst(at, target, act, true);
  moraleTest(at, target, 'aircraft');
}

const notNow = () =>
  refuse('wrongPhase', 'phases', 'Artillery and aircraft come in the first phase of a turn: go on to the next turn.');

/** True when the aircraft gets through. */
function fireFlak(at: AtTable<State>, weapons: number): boolean {
  for (let weapon = 1; weapon <= weapons; weapon += 1) {
    const die = at.dice.d10(`flak ${weapon} of ${weapons}`);
    const { result, source } = bandOf(at.state.tables.flakBands, die);
    at.say(`Flak ${weapon} of ${weapons}: ${die}, ${flakResultNames[result]}.`, 'flak', source);
    if (result !== 'none') return false;
  }
  return true;
}

function burst(
  at: AtTable<State>,
  target: Unit,
  { gun, cover, tweak }: ActOf<'artillery'> | ActOf<'airAttack'>,
  fromAircraft: boolean,
): ArtilleryResult {
  const { tables } = at.state;
  const die = at.dice.d10(`fire on ${target.name}`);
  at.say(`Fire on ${target.name}: ${die}.`, 'artillery', fromAircraft ? 'ours' : 'book');
  let total = die;
  for (const name of artilleryModifiersFor(gun, cover, fromAircraft)) {
    const { points, source } = tables.artilleryModifiers[name];
    total += points;
    at.say(`${withSign(points)}: ${artilleryModifierNames[name]}.`, 'artillery', source);
  }
  total += sayTweak(at, tweak);
  const { result, source } = bandOf(tables.artilleryBands, total);
  at.say(`${printed(total)}: ${artilleryResultNames[result]}.`, total < 1 || total > 8 ? 'IW-1' : 'artillery', source);
  suffer(at, target, result);
  return result;
}

function suffer(at: AtTable<State>, target: Unit, result: ArtilleryResult): void {
  const line = (what: string) => at.say(`${target.name} ${what}.`, 'artillery', 'ours');
  if (result === 'noEffect') return;
  if (result === 'destroyed') {
    target.gone = 'destroyed';
    line('is taken off the table');
    return;
  }
  target.suppressed = true;
  if (result === 'suppress') {
    line('neither moves nor fires this turn');
    return;
  }
  target.halted = true;
  target.place = null;
  line('goes back a full move, and neither moves nor fires this turn');
  if (result === 'retreat' || target.kind === 'armour' || target.figures === 0) return;
  target.figures -= 1;
  line(`loses 1 figure, ${target.figures} left`);
  if (target.kind !== 'foot') return;
  if (target.figures === 0) target.gone = 'noFigures';
  else moraleTest(at, target, 'casualties');
}
