import { createRequire } from 'node:module';
import { installPeers } from './install';

/** The used parts of `@smogon/calc`, whose types are there only once it is installed. */
interface SmogonCalc {
  Generations: { get(number: number): unknown };
  Pokemon: new (generation: unknown, name: string, options: object) => unknown;
  Move: new (generation: unknown, name: string) => unknown;
  Field: new (options: object) => unknown;
  calculate(generation: unknown, attacker: unknown, defender: unknown, move: unknown, field: unknown): unknown;
}

interface Matchup {
  generation: number;
  attacker: [name: string, options: object];
  defender: [name: string, options: object];
  move: string;
  field: object;
}

/** The example of its own page first, then others with more that bears on the damage. */
const matchups: readonly Matchup[] = [
  {
    generation: 5,
    attacker: ['Gengar', { item: 'Choice Specs', nature: 'Timid', evs: { spa: 252 }, boosts: { spa: 1 } }],
    defender: ['Chansey', { item: 'Eviolite', nature: 'Calm', evs: { hp: 252, spd: 252 } }],
    move: 'Focus Blast',
    field: {},
  },
  {
    generation: 9,
    attacker: ['Great Tusk', { item: 'Leftovers', nature: 'Adamant', ability: 'Protosynthesis', evs: { atk: 252 } }],
    defender: ['Gholdengo', { item: 'Choice Scarf', nature: 'Modest', evs: { hp: 252 } }],
    move: 'Headlong Rush',
    field: { weather: 'Sun' },
  },
  {
    generation: 9,
    attacker: ['Dragapult', { item: 'Life Orb', nature: 'Naive', ability: 'Infiltrator', evs: { spa: 252 } }],
    defender: ['Toxapex', { item: 'Black Sludge', nature: 'Bold', ability: 'Regenerator', evs: { hp: 252, def: 252 } }],
    move: 'Draco Meteor',
    field: { defenderSide: { isLightScreen: true } },
  },
  {
    generation: 9,
    attacker: [
      'Flutter Mane',
      { item: 'Booster Energy', nature: 'Timid', ability: 'Protosynthesis', evs: { spa: 252 } },
    ],
    defender: ['Incineroar', { item: 'Assault Vest', nature: 'Careful', ability: 'Intimidate', evs: { hp: 252 } }],
    move: 'Moonblast',
    field: { gameType: 'Doubles', terrain: 'Misty', attackerSide: { isHelpingHand: true } },
  },
  {
    generation: 8,
    attacker: ['Rillaboom', { item: 'Choice Band', nature: 'Adamant', ability: 'Grassy Surge', evs: { atk: 252 } }],
    defender: [
      'Landorus-Therian',
      { item: 'Leftovers', nature: 'Impish', evs: { hp: 252, def: 252 }, boosts: { def: 1 } },
    ],
    move: 'Grassy Glide',
    field: { terrain: 'Grassy', defenderSide: { isReflect: true } },
  },
];

/**
 * The damage calculator of Smogon, which likewise answers with figures and their reasons. Each call of what is answered
 * makes one calculation, the matchups in turn, with its generation, both sides, move and field built anew.
 */
export async function openSmogonCalc(): Promise<() => void> {
  await installPeers();
  const { Generations, Pokemon, Move, Field, calculate } = createRequire(import.meta.url)('@smogon/calc') as SmogonCalc;
  let next = 0;
  return () => {
    const { generation: number, attacker, defender, move, field } = matchups[next++ % matchups.length]!;
    const generation = Generations.get(number);
    calculate(
      generation,
      new Pokemon(generation, ...attacker),
      new Pokemon(generation, ...defender),
      new Move(generation, move),
      new Field(field),
    );
  };
}
