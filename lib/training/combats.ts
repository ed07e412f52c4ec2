import { resultNames } from '@/lib/advice/combat/result-names';
import { combatResults } from '@/lib/words';
import type { TrainingCase } from './training-case';

const what = {
  subject: 'combat',
  asks: 'result',
  answers: combatResults.map((is) => ({ is, words: resultNames[is] })),
} as const;

/** A battalion of infantry and one of tanks, both prepared. */
const infantry = { arm: 'infantry', profile: '5-3-2-1-0', isPrepared: true } as const;
const tanks = { arm: 'armour', profile: '8-6-4-2-0', isPrepared: true } as const;

/** A field regiment in reach of a fight. */
const fieldRegiment = { id: '55 Field', profile: '[6-4-2-0]', class: 'field', rangeKm: 7 } as const;
/** An infantry battalion and an anti-tank battalion that hold, prepared. */
const walther = [
  { id: 'FJR 6', arm: 'infantry', profile: '6-4-3-2-0' },
  { id: 'PzJg 559', arm: 'antiTank', profile: '4-3-2-1-0' },
].map((unit) => ({ ...unit, formation: 'KG Walther', action: 'hold', isPrepared: true }));

/** Eight combats: which factors count, and the result for the die that fell. */
export const trainingCombats: readonly TrainingCase[] = [
  // As it came when Crete played itself, its first turn.
  {
    ...what,
    id: 'combat-alikianou',
    rule: '§9 Factors note 3, OC-1',
    situation:
      'Parachute pioneers, just landed and not prepared, attack a Greek regiment among the houses and groves of a village. A troop of guns fires in support of the Greeks from 7 km off. Nobody has tanks. The die shows 4.',
    question: 'What is the result?',
    factors: ['lightInfantry', 'unprepared', 'closeCountry', 'otherFormation'],
    put: {
      kind: 'combat',
      dice: [4, 4],
      input: {
        daypart: 'morning',
        ground: { isBuiltUp: true, isWoods: true },
        attacker: {
          leadFormation: '7 Flieger Div',
          units: [
            {
              id: 'FJ Pi 7',
              arm: 'airborneEngineers',
              profile: '4-3-2-1-0',
              formation: '7 Flieger Div',
              isPrepared: false,
              flags: ['lightInfantry'],
            },
          ],
        },
        defender: {
          leadFormation: '10 NZ Bde',
          units: [{ ...infantry, id: '8 Greek', profile: '3-2-1-0', formation: '10 NZ Bde', action: 'hold' }],
          artillery: [{ id: 'F Tp NZA', profile: '[2-1-0]', class: 'field', rangeKm: 7.1 }],
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-together',
    rule: '§9 Factors note 2, OC-17, OC-18',
    situation:
      'A tank battalion and a battalion of infantry of one division attack together over open fields, both prepared, with a field regiment in support. An infantry battalion and an anti-tank battalion hold. The die shows 1.',
    question: 'What is the result?',
    factors: ['combinedArms', 'heavyTanks', 'unsupportedInfantry', 'unprepared'],
    put: {
      kind: 'combat',
      dice: [1, 4],
      input: {
        daypart: 'morning',
        attacker: {
          leadFormation: 'Guards',
          units: [
            { ...tanks, id: '2 Irish', formation: 'Guards' },
            { ...infantry, id: '3 Irish', formation: 'Guards' },
          ],
          artillery: [fieldRegiment],
        },
        defender: {
          leadFormation: 'KG Walther',
          units: walther,
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-hurried',
    rule: '§9 Factors note 2, OC-16',
    situation:
      'Tanks and infantry of one division, with a field regiment in support, attack a railway bank. The tanks prepared; the infantry came up today and did not. Control has granted both battalions of the defence a clear advantage of the bank. The die shows 2.',
    question: 'What is the result?',
    factors: ['combinedArms', 'unprepared', 'tacticalAdvantage', 'heavyTanks'],
    put: {
      kind: 'combat',
      dice: [2, 4],
      input: {
        daypart: 'afternoon',
        attacker: {
          leadFormation: 'Guards',
          units: [
            { ...tanks, id: '2 Irish', formation: 'Guards' },
            { ...infantry, id: '3 Irish', formation: 'Guards', isPrepared: false },
          ],
          artillery: [fieldRegiment],
        },
        defender: {
          leadFormation: 'KG Walther',
          units: walther.map((unit) => ({ ...unit, tacticalAdvantages: ['the railway bank'] })),
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-woods',
    rule: '§9 Factors note 4, OC-20',
    situation:
      'Tanks and mechanised infantry, both prepared, attack into a wood without guns. An infantry battalion holds it with a company of tanks. The die shows 6.',
    question: 'What is the result?',
    factors: ['closeCountry', 'combinedArms', 'unsupportedInfantry', 'heavyTanks'],
    put: {
      kind: 'combat',
      dice: [6, 3],
      input: {
        daypart: 'morning',
        ground: { isWoods: true },
        attacker: {
          leadFormation: '11 Armoured',
          units: [
            { ...tanks, id: '15/19 Hussars', profile: '7-5-3-2-0', formation: '11 Armoured' },
            { ...infantry, id: '8 Rifle Bde', arm: 'mechanised', formation: '11 Armoured' },
          ],
        },
        defender: {
          leadFormation: '346 Inf',
          units: [
            { ...infantry, id: 'GR 857', formation: '346 Inf', action: 'hold' },
            { ...tanks, id: 'Pz company', profile: '4-3-2-0', formation: '346 Inf', action: 'hold' },
          ],
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-open',
    rule: '§9 Factors note 5, OC-23',
    situation:
      'Tanks alone, prepared, attack two battalions of infantry on open heath. Beside the infantry stands a light anti-aircraft unit; there are no anti-tank units, no tanks and no artillery. The die shows 6.',
    question: 'What is the result?',
    factors: ['unsupportedInfantry', 'closeCountry', 'combinedArms', 'unprepared'],
    put: {
      kind: 'combat',
      dice: [6, 5],
      input: {
        daypart: 'afternoon',
        attacker: { leadFormation: 'Guards', units: [{ ...tanks, id: '1 Grenadiers', formation: 'Guards' }] },
        defender: {
          leadFormation: '59 Inf',
          units: [
            { ...infantry, id: 'GR 1034', formation: '59 Inf', action: 'hold' },
            { ...infantry, id: 'GR 1035', stepsLost: 1, formation: '59 Inf', action: 'hold' },
            {
              id: 'Flak company',
              arm: 'antiAircraftArtillery',
              profile: '[2-1-0]',
              formation: '59 Inf',
              action: 'hold',
              isPrepared: true,
            },
          ],
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-by-night',
    rule: '§9 Factors, OC-11',
    situation:
      'By night two infantry battalions, prepared, fall on a column of the enemy in a village: tanks and infantry who move Non-Tact. The die shows 5.',
    question: 'What is the result?',
    factors: ['tanksAtNight', 'nonTactical', 'unsupportedInfantry', 'closeCountry'],
    put: {
      kind: 'combat',
      dice: [5, 2],
      input: {
        daypart: 'night',
        ground: { isBuiltUp: true },
        attacker: {
          leadFormation: '43 Wessex',
          units: [
            { ...infantry, id: '4 Dorset', formation: '43 Wessex' },
            { ...infantry, id: '5 Dorset', stepsLost: 1, formation: '43 Wessex' },
          ],
        },
        defender: {
          leadFormation: '10 SS Pz',
          units: [
            { ...tanks, id: 'SS-Pz 10', formation: '10 SS Pz', action: 'move', posture: 'nonTact' },
            {
              ...infantry,
              id: 'SS-PzGR 22',
              arm: 'mechanised',
              formation: '10 SS Pz',
              action: 'move',
              posture: 'nonTact',
            },
          ],
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-lent-tigers',
    rule: '§9 Factors note 6, OC-25',
    situation:
      'Tanks and infantry of one division, prepared, attack in the open without guns. A worn infantry battalion holds, with a company of Tigers beside it that belongs to the corps and is not attached. The die shows 1.',
    question: 'What is the result?',
    factors: ['heavyTanks', 'otherFormation', 'combinedArms', 'unsupportedInfantry'],
    put: {
      kind: 'combat',
      dice: [1, 3],
      input: {
        daypart: 'morning',
        attacker: {
          leadFormation: '43 Wessex',
          units: [
            { ...tanks, id: '4/7 Dragoons', formation: '43 Wessex' },
            { ...infantry, id: '7 Somerset', formation: '43 Wessex' },
          ],
        },
        defender: {
          leadFormation: '10 SS Pz',
          units: [
            { ...infantry, id: 'SS-PzGR 21', stepsLost: 1, formation: '10 SS Pz', action: 'hold' },
            {
              id: 'Tigers of 506',
              arm: 'armour',
              profile: '5-3-1-0',
              flags: ['tanks', 'heavyTanks'],
              formation: 'II SS Corps',
              action: 'hold',
              isPrepared: true,
            },
          ],
        },
      },
    },
  },
  {
    ...what,
    id: 'combat-typhoons',
    rule: '§9 Close Air Support, OC-38',
    situation:
      'Tanks and infantry attack a village straight off the march, neither of them prepared. Three squadrons of Typhoons stand in the ground orders and in the air orders for them, and a Tentacle is with them; it is no cab rank. A worn infantry battalion holds the village. The die shows 4.',
    question: 'What is the result?',
    factors: ['airSupport', 'unprepared', 'closeCountry', 'combinedArms'],
    put: {
      kind: 'combat',
      dice: [4, 3],
      input: {
        daypart: 'afternoon',
        ground: { isBuiltUp: true },
        attacker: {
          leadFormation: 'Guards',
          units: [
            { ...tanks, id: '2 Irish', formation: 'Guards', isPrepared: false },
            { ...infantry, id: '3 Irish', formation: 'Guards', isPrepared: false },
          ],
          air: [
            {
              kind: 'alliedGroundAttack',
              squadrons: 3,
              isCabRank: false,
              inGroundOrders: true,
              inAirOrders: true,
              hasAirLiaison: true,
            },
          ],
        },
        defender: {
          leadFormation: '59 Inf',
          units: [{ ...infantry, id: 'GR 1036', stepsLost: 1, formation: '59 Inf', action: 'hold' }],
        },
      },
    },
  },
];
