import type { Outcome, OwnFact } from '../facts';
import type { Pool } from './choose-wording';

/**
 * The sentence patterns for the own side: effectiveness, location, and what happened. Slots: `{units}` the own units, with `{is}` `{has}` `{was}`
 * `{stands}` `{holds}` `{they}` `{them}` in their number; `{where}` the grid reference and the map's words; `{at}` the
 * map's words for the place of the fight.
 */

const E = [
  '',
  'At the end of it',
  'Taking stock',
  'On the latest returns',
  'As things stand',
  'So far as can be judged',
  'By the last count',
  'From what the commanders say',
  'All told',
];

export const effectiveness: Pool = {
  openings: E,
  cores: [
    '{units} {has} had {losses} and {is} {band}',
    '{units}, with {losses}, {is} {band}',
    '{units} came through with {losses} and {is} {band}',
    '{units} {is} {band} after {losses}',
    'the fighting cost {units} {losses}, leaving {them} {band}',
    'there were {losses} in {units}, now {band}',
    'with {losses}, {units} {is} {band}',
  ],
};

/** Effectiveness of units that have not fought: after a probe. */
export const fitness: Pool = {
  openings: E,
  cores: [
    '{units} {is} {band}',
    '{units} {is} as before, {band}',
    'you may count {units} as {band}',
    '{units} {is} to be taken as {band}',
    '{units} came back {band}',
    'nothing has changed with {units}, {band}',
  ],
};

export const ineffective: Pool = {
  openings: E,
  cores: [
    '{units} {is} {band}',
    '{units}, worn down past endurance, {is} {band}',
    '{units} {has} nothing more to give and {is} {band}',
    'count {units} as {band}',
    '{units} {has} broken up and {is} {band}',
  ],
};

export const captured: Pool = {
  openings: E,
  cores: [
    '{units} {is} lost: the enemy has taken large numbers of prisoners',
    'nothing more is heard of {units}, and large numbers of prisoners have gone into enemy hands',
    '{units} could neither fight on nor get away; large numbers of prisoners were taken by the enemy',
    'large numbers of prisoners from {units} were seen marched off',
    '{units} {has} ceased to exist, with large numbers of prisoners lost to the enemy',
  ],
};

const L = [
  '',
  'When this was sent',
  'At last contact',
  'On the map',
  'As now confirmed',
  'Checked on the ground',
  'At the close',
  'By their own fix',
  'For your map',
];

export const location: Record<OwnFact['movement'] | 'stoodFast', Pool> = {
  stayed: {
    openings: L,
    cores: [
      '{units} {is} at {where}',
      '{units} {stands} at {where}',
      '{units} {holds} the ground at {where}',
      '{units} {is} to be found at {where}',
      'the position of {units} is {where}',
      '{units} {has} kept {their} place at {where}',
      'mark {units} at {where}',
    ],
  },
  stoodFast: {
    openings: L,
    cores: [
      '{units} stood fast and {holds} {where}',
      '{units} {has} given no ground and {is} at {where}',
      '{units} held on whatever the cost and {is} still at {where}',
      '{units} would not be moved and {is} still at {where}',
      '{units} paid dearly for staying but {is} where it matters, at {where}',
    ],
  },
  fellBack: {
    openings: L,
    cores: [
      '{units} {has} fallen back to {where}',
      '{units} had to give way and {is} now at {where}',
      '{units} {is} out of the old position and stands now at {where}',
      '{units} withdrew under pressure to {where}',
      '{units} {was} pushed back as far as {where}',
      '{units} {is} rallying at {where}, having had to go back',
    ],
  },
  thrownBack: {
    openings: L,
    cores: [
      '{units} {was} thrown back and {is} re-forming at {where}',
      '{units} {has} gone back to {where}, the start of it all or near it',
      '{units} fell back from the attack to {where}',
      '{units} {is} back at {where} after the failure',
      '{units} could not stay forward and {is} at {where}',
    ],
  },
};

const night = ['', 'In the night', 'Under cover of darkness', 'Through the hours of dark', 'Before first light'];
const day = [
  '',
  'In the {daypart}',
  'In the course of the {daypart}',
  'Through the {daypart}',
  'As the {daypart} wore on',
];

const outcomes: Record<Outcome | 'probed', readonly string[]> = {
  overran: [
    'we broke clean through the enemy {at}',
    'our attack {at} went through the enemy and out on the other side',
    'the enemy {at} was overrun and the way beyond lies open',
    'nothing {at} could stop our armour, which drove on through',
  ],
  tookGround: [
    'our attack {at} succeeded and the enemy gave ground',
    'we attacked {at} and the enemy was driven off',
    'the enemy {at} was pushed out by our attack',
    'our attack carried the position {at}',
  ],
  pressedThem: [
    'we attacked {at} and gained the upper hand, but the enemy would not go',
    'our attack {at} bit into the enemy, who still clings to the position',
    'we got in among the enemy {at} but could not turn him out',
    'our attack {at} went well, though the enemy is still there',
  ],
  locked: [
    'there was confused fighting {at} and neither side moved',
    'the fight {at} swayed to and fro and settled nothing',
    'both sides lost men {at} and neither gave way',
    'the fighting {at} ended much where it began',
  ],
  thrownBack: [
    'our attack {at} failed',
    'we attacked {at} and were repulsed',
    'our attack broke down {at}',
    'the enemy {at} beat off our attack',
  ],
  wereOverrun: [
    'the enemy broke through us {at} and drove on',
    'we were overrun {at} and the enemy is moving beyond',
    'enemy armour went straight through our position {at}',
    'the line {at} was torn open and the enemy poured through',
  ],
  lostGround: [
    'the enemy attacked {at} and we had to give ground',
    'we were driven from our position {at}',
    'an enemy attack {at} forced us back',
    'the enemy came on {at} and has the ground',
  ],
  heldOn: [
    'the enemy attacked {at} and pressed us hard, but we are still there',
    'we were attacked {at} and hold on, with the enemy close in',
    'an enemy attack {at} cost us outlying posts but not the position',
    'the enemy got in among us {at} and could not finish it',
  ],
  sawThemOff: [
    'the enemy attacked {at} and was beaten off',
    'an enemy attack {at} was broken up before it reached us',
    'we saw off an attack {at}',
    'the enemy came on {at} and went back as he came',
  ],
  probed: [
    'our patrols met the enemy {at} and halted in front of him',
    'feeling forward, we ran into the enemy {at}',
    'our probe came up against the enemy {at} and conformed to his line',
    'patrols pushed out {at} drew fire and stopped',
  ],
};

export const story = (outcome: Outcome | null, isNight: boolean): Pool => ({
  openings: isNight ? night : day,
  cores: outcomes[outcome ?? 'probed'],
});
