import { listed } from '@/lib/text';
import type { EnemyFact } from '../../facts';
import { namings } from '../../words/player-words';

/** The enemy as battalion equivalents, of what kind, of whom (§10.3 to 5): "about one battalion of infantry of 9 SS Pz Div". */
export function enemyWords({ battalions, types, identities }: Pick<EnemyFact, 'battalions' | 'types' | 'identities'>) {
  const kinds = listed(types) || 'troops of unknown kind';
  return `${battalions} of ${kinds}${identities.length > 0 ? ` of ${listed(identities)}` : ''}`;
}

export const isEnemyMany = ({ battalions }: Pick<EnemyFact, 'battalions'>): boolean => /battalions/.test(battalions);

/** Tanks, guns and aircraft with them that their kinds do not name. */
export function enemySupport({ mustName, types }: EnemyFact): string[] {
  const isNamed = (kind: 'tanks' | 'artillery'): boolean =>
    types.some((type) => new RegExp(namings[kind].source, 'i').test(type));
  return [
    ...(mustName.includes('tanks') && !isNamed('tanks') ? ['tanks'] : []),
    ...(mustName.includes('artillery') && !isNamed('artillery') ? ['artillery'] : []),
    ...(mustName.includes('air') ? ['aircraft'] : []),
  ];
}
