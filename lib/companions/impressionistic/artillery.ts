import { type Answer, type AtTable, refuse } from '../at-table';
import { bandOf } from '../entered';
import { moraleTest } from './morale';
import type { ActOf, CoverOfTarget, Gun, State, Unit } from './state';
import type { ArtilleryModifier, ArtilleryResult, FlakResult } from './tables';
import { refuseUnit } from './units';

const modifierWords: Record<ArtilleryModifier, string> = {
  lightGun: '75 mm or smaller (IW-2)',
  hardCover: 'target in hard cover',
  heavyBurst: 'over 105 mm, bomb or rocket',
  open: 'target in the open',
  aircraft: 'from an aircraft',
};
const resultWords: Record<ArtilleryResult, string> = {
  noEffect: 'no effect',
  suppress: 'suppressed',
  retreat: 'driven back',
  retreatWithCasualties: 'driven back with casualties',
  destroyed: 'destroyed',
};

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
export function artillery(at: AtTable<State>, { target: id, spotter, gun, cover }: ActOf<'artillery'>): Answer {
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
  const result = burst(at, target, gun, cover, false);
  if (result === 'noEffect') return undefined;
  moraleTest(at, target, 'artillery');
  return undefined;
}

/** An attack from the air: flak fires first, then the burst; whoever is attacked tests its morale whatever came of it. */
export function airAttack(at: AtTable<State>, { side, target: id, gun, cover, flak }: ActOf<'airAttack'>): Answer {
  const { state } = at;
  if (state.phase !== 'artilleryAndAir') return notNow();
  const wrong = refuseUnit(state, id, 'target');
  if (wrong) return wrong;
  const target = state.units[id]!;
  if (target.side === side)
    return refuse('ownSide', 'air attack', `${target.name} is of the side that flies.`, 'target');
  if (!fireFlak(at, flak)) return undefined;
  burst(at, target, gun, cover, true);
  moraleTest(at, target, 'aircraft');
  return undefined;
}

const notNow = () =>
  refuse('wrongPhase', 'phases', 'Artillery and aircraft come in the first phase of a turn: go on to the next turn.');

const flakWords: Record<FlakResult, string> = {
  none: 'a miss',
  abort: 'the aircraft turns away',
  down: 'the aircraft is shot down',
};

/** Whether the aircraft gets through. */
function fireFlak(at: AtTable<State>, weapons: number): boolean {
  for (let weapon = 1; weapon <= weapons; weapon += 1) {
    const die = at.dice.d10(`flak ${weapon} of ${weapons}`);
    const { result, source } = bandOf(at.state.tables.flakBands, die);
    at.say(`Flak ${weapon} of ${weapons}: ${die}, ${flakWords[result]}.`, 'flak', source);
    if (result !== 'none') return false;
  }
  return true;
}

function burst(
  at: AtTable<State>,
  target: Unit,
  gun: Gun,
  cover: CoverOfTarget,
  fromAircraft: boolean,
): ArtilleryResult {
  const { tables } = at.state;
  const die = at.dice.d10(`fire on ${target.name}`);
  at.say(`Fire on ${target.name}: ${die}.`, 'artillery', fromAircraft ? 'ours' : 'book');
  let total = die;
  for (const name of artilleryModifiersFor(gun, cover, fromAircraft)) {
    const { points, source } = tables.artilleryModifiers[name];
    total += points;
    at.say(`${points < 0 ? '−' : '+'}${Math.abs(points)}: ${modifierWords[name]}.`, 'artillery', source);
  }
  const { result, source } = bandOf(tables.artilleryBands, total);
  at.say(
    `${total < 0 ? `−${-total}` : total}: ${resultWords[result]}.`,
    total < 1 || total > 8 ? 'IW-1' : 'artillery',
    source,
  );
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
  line('goes back a full move, and neither moves nor fires this turn');
  if (result === 'retreat' || target.kind === 'armour' || target.figures === 0) return;
  target.figures -= 1;
  line(`loses 1 figure, ${target.figures} left`);
  if (target.kind !== 'foot') return;
  if (target.figures === 0) target.gone = 'noFigures';
  else moraleTest(at, target, 'casualties');
}
