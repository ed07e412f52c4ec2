import { listed } from '@/lib/text';
import type { EnemyFact, FightFacts, Outcome } from '../facts';
import { namings } from '../words/player-words';
import type { Voice } from './voice';

/** What is told of the enemy in a fight: how many, what sort, who, and what stood behind them (§10). */

/** How many of whom: "about one battalion of 9 SS Pz Div, Panzergrenadiers". Who is not named yet is unidentified (OC-115). */
function strengthOf({ battalions, types, identities }: EnemyFact): string {
  const kinds = listed(types);
  if (identities.length > 0) return `${battalions} of ${listed(identities)}${kinds ? `: ${kinds}` : ''}`;
  return kinds ? `${battalions} of unidentified ${kinds}` : `${battalions} of unknown kind`;
}

/** Tanks, artillery and aircraft with them that their kinds do not name, and that there were no tanks: in `noTanks`. */
function besides({ mustName, types }: EnemyFact, noTanks: string): string {
  const isNamed = (kind: 'tanks' | 'artillery'): boolean =>
    types.some((type) => new RegExp(namings[kind].source, 'i').test(type));
  const more = [
    ...(mustName.includes('tanks') && !isNamed('tanks') ? ['tanks among them'] : []),
    ...(mustName.includes('artillery') && !isNamed('artillery') ? ['artillery behind them'] : []),
    ...(mustName.includes('air') ? ['aircraft overhead'] : []),
  ];
  return `${more.length > 0 ? `, with ${listed(more)}` : ''}${mustName.includes('tanks') ? '' : noTanks}`;
}

const attacks: ReadonlySet<Outcome | null> = new Set<Outcome>(['overran', 'tookGround', 'pressedThem', 'thrownBack']);
const defences: ReadonlySet<Outcome | null> = new Set<Outcome>(['wereOverrun', 'lostGround', 'heldOn', 'sawThemOff']);

/** How the enemy is brought in, by what the own side did; each is followed by his strength. */
function openingsOf(outcome: Outcome | null): readonly string[] {
  if (attacks.has(outcome))
    return ['against them stood', 'the enemy there had', 'they were opposed by', 'opposite stood'];
  if (defences.has(outcome))
    return ['the enemy came on with', 'the attack was made by', 'they faced', 'against them came'];
  return outcome === null
    ? ['in front of them stands', 'the enemy there has', 'they met', 'opposite stands']
    : ['in front of them stood', 'the enemy there had', 'they met', 'opposite stood'];
}

/** That there were no tanks, each with its opening. */
const noTanks = ['; no tanks were seen', ', without tanks', '; there were no tanks', ', and no tanks'] as const;

/** The enemy as battalion equivalents (OC-118), his kinds, and his formation where it may be named. */
export const sayEnemy = ({ enemy, outcome }: FightFacts, voice: Voice): string =>
  voice.say(openingsOf(outcome).map((opening, i) => `${opening} ${strengthOf(enemy)}${besides(enemy, noTanks[i]!)}`));

/** Prisoners taken in numbers (OC-60). */
export const sayPrisoners = (voice: Voice): string =>
  voice.say([
    'large numbers of prisoners were taken',
    'our troops took large numbers of prisoners',
    'the enemy gave up in large numbers and the prisoners are coming back',
  ]);
