import { countedInWords, listed } from '@/lib/text';
import type { FightFacts, OwnFact } from '../facts';
import { isNamedFirst } from './sentences-fates';
import { lookWords } from './sentences-news';
import type { Voice } from './voice';

/** What is told of a fight first: how it went for the own side, and where; and its support. */

/** Words to open a sentence of a fight with, where all others are worn. */
export const spotsOf = (fight: FightFacts): string[] => [
  ...(fight.place.words ? [whereOf(fight)] : []),
  'here',
  'in this fight',
];

/** Who fought: by name, or by their brigade. */
function whoFought(fight: FightFacts, voice: Voice): string {
  const { own } = fight;
  if (own.length === 0) return 'our troops';
  if (isNamedFirst(fight)) return listed(voice.names(own));
  const [brigade, ...others] = new Set(own.map((unit) => unit.brigade));
  const isOne = others.length === 0 && brigade && !/troops$/i.test(brigade);
  return isOne ? `${countedInWords(own.length, 'unit')} of ${brigade}` : 'our troops';
}

const isGone = ({ movement, effectiveness }: OwnFact): boolean => movement !== 'stayed' || effectiveness === 'captured';

/** How a fight went, as the troops would tell it, and as they were ordered: each way ends with the place. */
function waysOfStory({ outcome, order, own }: FightFacts, who: string): readonly string[] {
  const [attacked, anAttack] =
    order === 'breakThrough' ? ['tried to break through', 'an attempt to break through'] : ['attacked', 'an attack'];
  const marching = order === 'move' ? ' on the march' : '';
  const was = own.length === 1 ? 'was' : 'were';
  switch (outcome) {
    case 'overran':
      return [
        `${who} broke clean through the enemy`,
        `the enemy was overrun by ${who}`,
        `${who} overran the enemy and went on through`,
      ];
    case 'tookGround':
      return [
        `${who} ${attacked} and drove the enemy off`,
        `the enemy gave way to ${who}`,
        `${anAttack} by ${who} drove the enemy back`,
      ];
    case 'pressedThem':
      return [
        `${who} ${attacked} and got the upper hand but did not dislodge the enemy`,
        `the enemy was hit hard by ${who} but has not given way`,
        `${anAttack} by ${who} went well but left the enemy in his positions`,
      ];
    case 'locked':
      return [
        `${who} fought the enemy without a decision`,
        `neither side gave way where ${who} met the enemy`,
        `hard fighting brought ${who} no decision`,
      ];
    case 'thrownBack':
      return own.some(isGone)
        ? [
            `${who} ${attacked} and ${was} thrown back`,
            `${anAttack} by ${who} was thrown back`,
            `the enemy threw back ${anAttack} by ${who}`,
          ]
        : [`${who} ${attacked} in vain`, `${anAttack} by ${who} failed`, `the enemy beat off ${anAttack} by ${who}`];
    case 'wereOverrun':
      return [
        `${who} ${was} overrun by the enemy${marching}`,
        `the enemy broke through ${who}`,
        `an enemy attack went clean through ${who}`,
      ];
    case 'lostGround':
      if (own.length > 0 && own.every(({ effectiveness }) => effectiveness === 'captured'))
        return [
          `${who} ${was} attacked${marching} and overwhelmed`,
          `the enemy attacked and overwhelmed ${who}`,
          `an enemy attack overwhelmed ${who}`,
        ];
      return own.some(isGone)
        ? [
            `${who} ${was} attacked${marching} and had to give ground`,
            `the enemy attacked ${who} and took the ground`,
            `an enemy attack forced ${who} back`,
          ]
        : [
            `the enemy attacked and drove back the troops beside ${who}`,
            `${who} held on when an attack drove back the troops on the flank`,
            `an enemy attack drove back the troops beside ${who}`,
          ];
    case 'heldOn':
      return [
        `${who} ${was} attacked${marching} and ${own.length === 1 ? 'holds' : 'hold'} on`,
        `the enemy attacked ${who} and did not get through`,
        `an enemy attack pressed ${who} hard without taking the ground`,
      ];
    case 'sawThemOff':
      return [
        `${who} beat off an attack${marching}`,
        `an enemy attack on ${who} was beaten off`,
        `the enemy attacked ${who} and was thrown back`,
      ];
    case null:
      return [
        `${who} felt forward and met the enemy`,
        `patrols of ${who} found the enemy`,
        `the enemy was met by patrols of ${who}`,
      ];
  }
}

/** Where a fight was, as it is told: a game made before has only the map's words for it. */
const whereOf = ({ where, place }: FightFacts): string => where ?? (place.words || `near ${place.gridReference}`);

/** How it went and where, the crossing that was fought for with it. */
export function sayStory(fight: FightFacts, voice: Voice): string {
  const { crossing } = fight;
  const look = crossing ? `, which ${lookWords[crossing.look]}` : '';
  const ways = waysOfStory(fight, whoFought(fight, voice));
  return voice.say(ways.map((way) => `${way} ${whereOf(fight)}${look}`));
}

/** The own tanks, guns and aircraft that took part (§10). */
export function saySupport({ support }: FightFacts, voice: Voice): string {
  const behind = [
    ...(support.includes('artillery') ? ['our artillery'] : []),
    ...(support.includes('air') ? ['our aircraft'] : []),
  ];
  const them = listed(behind);
  if (!support.includes('tanks'))
    return voice.say([
      `${them} ${behind.length === 1 && support.includes('artillery') ? 'was' : 'were'} in support`,
      `support came from ${them}`,
      `they had the support of ${them}`,
    ]);
  const supported = behind.length > 0 ? ` with the support of ${them}` : '';
  return voice.say([
    `our tanks took part${supported}`,
    `our tanks were in the fight${supported}`,
    `in the fight were our tanks${supported}`,
  ]);
}
