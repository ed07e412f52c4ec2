import { account, aim, at, contact, enemy, factsOf, fight, goal, mission, news, own, row } from './given-facts';
import type { KindOfTurn } from './kinds';
import { eagles, guards, walther, wessex } from './people';

/** Turns without a fight: a cab rank, a bridge under construction, a reconnaissance. */

const e = eagles;
const g = guards;
const w = walther;
const x = wessex;

export const cabRank: KindOfTurn = {
  name: 'A cab rank, and the weather',
  letters: [
    {
      title: 'They circled all morning',
      team: 'Guards Armoured',
      day: ['1944-09-19', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words: 'Go on by Son, Veghel and Grave to Nijmegen and over the Rhine at Arnhem.',
          places: [
            aim('the Maas road bridge of Grave', [62.8, 54.2], 'held', 'safe'),
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'near', 'standing'),
          ],
        },
        news: [
          row([g.gren2, g.gren1], { is: 'done' }, { goal: goal('706 614', '706 614') }),
          row([g.irish2], { is: 'prepared' }, { action: 'prepare' }),
          mission({ mission: 'cabRank', name: 'Typhoons of 83 Group', result: 'onCall' }),
          mission({ mission: 'bombing', name: 'the mediums of 2 Group', where: 'at Nijmegen', result: 'badWeather' }),
          mission({ mission: 'recce', name: 'Mustangs of 268 Squadron', where: 'at Arnhem', result: 'saw' }),
          mission({ mission: 'escort', name: '', where: 'over the road', result: 'notLaidOn' }),
        ],
        others: [
          account(g.gren2, at('706 614', 'just south of Nijmegen'), 'fresh'),
          account(g.gren1, at('706 614', 'just south of Nijmegen'), 'fresh'),
          account(g.irish2, at('640 556'), 'strong'),
        ],
      }),
    },
    {
      title: 'Called down on the guns',
      team: '101 Airborne',
      day: ['1944-09-18', 'afternoon'],
      voices: ['american', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        fights: [
          fight({
            at: at('412 268', 'at Best'),
            where: 'in the woods at Best',
            outcome: 'tookGround',
            own: [
              own(e.b2502, at('412 268', 'at Best'), 'hurt', 'light'),
              own(e.b3502, at('412 268', 'at Best'), 'weak', 'none'),
            ],
            support: ['air'],
            enemy: enemy('about one battalion', ['infantry', 'anti-tank guns'], {
              hasPrisoners: true,
              identities: ['59 Inf Div'],
            }),
          }),
        ],
        news: [
          mission({ mission: 'cabRank', name: 'Typhoons of 83 Group', result: 'flew', losses: 'light' }),
          mission({ mission: 'airCover', name: 'Thunderbolts of 9th Air Force', where: 'at Son', result: 'metNobody' }),
          mission({
            mission: 'airTransport',
            name: 'Dakotas of IX Troop Carrier Command',
            where: 'at Son',
            result: 'turnedBack',
            losses: 'heavy',
          }),
          row([e.b1502], { is: 'held' }, { action: 'hold' }),
        ],
        others: [account(e.b1502, at('435 322', 'at St Oedenrode'), 'fresh')],
      }),
    },
  ],
};

export const building: KindOfTurn = {
  name: 'A bridge under construction',
  letters: [
    {
      title: 'A Bailey at Son',
      team: 'XXX Corps',
      day: ['1944-09-18', 'night'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        news: [
          news('bridging', [x.sappers, x.column], {
            isOurs: true,
            spoken: 'the road bridge of Son',
            places: ['Son'],
            at: { x: 45.4, y: 27.2 },
            work: 'goesOn',
            turnsLeft: 0,
            lacks: [],
          }),
          row([g.sappers], { is: 'queueing', place: 1, crossing: 'the road bridge of Son', isPartAcross: false }),
          row([g.household], { is: 'moved' }),
        ],
        others: [
          account(x.sappers, at('454 271', 'at Son'), 'small'),
          account(x.column, at('454 271', 'at Son'), 'small'),
          account(g.sappers, at('452 266', 'at Son'), 'small'),
          account(g.household, at('452 262'), 'strong'),
        ],
      }),
    },
    {
      title: 'Work that stopped, and work that was seen',
      team: '43 Wessex',
      day: ['1944-09-21', 'afternoon'],
      voices: ['plain', 'british'],
      facts: factsOf({
        sender: 'G Ops',
        isBadWeather: true,
        objective: {
          words: 'Force the crossing at Nijmegen and build another.',
          places: [aim('the Waal road bridge of Nijmegen', [71.3, 64], 'contested', 'blown')],
        },
        news: [
          news('bridging', [x.sappers], {
            isOurs: true,
            spoken: 'the Waal road bridge of Nijmegen',
            places: ['Nijmegen'],
            at: { x: 71.3, y: 64 },
            work: 'stopped',
            turnsLeft: 2,
            lacks: [],
          }),
          news('bridging', [x.wilts4], {
            isOurs: false,
            by: 'enemy',
            spoken: 'the ferry of Pannerden',
            places: ['Pannerden'],
            at: { x: 80, y: 70 },
            work: 'begun',
            turnsLeft: null,
            lacks: [],
          }),
          row([x.column], { is: 'stopped', why: '', isByEnemy: false }, { goal: goal('709 635', 'Nijmegen') }),
          contact([x.wilts4], {
            from: 'north',
            battalions: 'about half a battalion',
            types: ['Panzergrenadiers'],
            identities: ['10 SS Pz Div'],
          }),
          row([x.wilts4, x.somerset4], { is: 'held' }, { action: 'hold' }),
        ],
        others: [
          account(x.sappers, at('712 636', 'at the Waal road bridge of Nijmegen'), 'small'),
          account(x.wilts4, at('793 692', 'just west of Pannerden'), 'fresh'),
          account(x.somerset4, at('712 632', 'at Nijmegen'), 'fresh'),
          account(x.column, at('650 560'), 'small'),
          account(x.hq, at('700 620', 'just south of Nijmegen'), 'small'),
        ],
      }),
    },
  ],
};

export const recceOfNothing: KindOfTurn = {
  name: 'A reconnaissance that saw nothing',
  letters: [
    {
      title: 'Nothing on the roads',
      team: 'I Airborne Corps',
      day: ['1944-09-18', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        news: [
          mission({ mission: 'recce', name: 'Spitfires of 16 Squadron', where: 'at Zutphen', result: 'sawNothing' }),
          mission({
            mission: 'recce',
            name: 'Mustangs of 2 Squadron',
            where: 'over the Reichswald',
            result: 'turnedBack',
            losses: 'light',
          }),
        ],
        requests: [
          { factId: 'r', what: '“the whereabouts of 1 Para Bde”', heard: 'nothing by wireless since last night' },
        ],
        others: [],
      }),
    },
    {
      title: 'A flight in bad weather',
      team: 'Korps Feldt',
      day: ['1944-09-20', 'morning'],
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        isBadWeather: true,
        objective: {
          words: 'Take the heights of Groesbeek and overrun the landing zones in front of them.',
          places: [aim('Groesbeek', [76.3, 55.7], 'near'), aim('Mook', [73.5, 52], 'near')],
        },
        news: [
          mission({ mission: 'recce', name: 'Messerschmitts of NAG 6', where: 'at Grave', result: 'badWeather' }),
          row([w.hoffmann, w.hoffmann3], { is: 'prepared' }, { action: 'prepare' }),
          contact([w.hoffmann], {
            from: 'west',
            battalions: 'about one battalion',
            types: ['parachute troops'],
            identities: ['82 Airborne Div'],
          }),
          news('recovered', [w.hoffmann3], { effectiveness: 'capable', losses: 'none', since: 'recovered' }),
        ],
        others: [
          account(w.hoffmann, at('785 562', 'just east of Groesbeek'), 'hurt'),
          account(w.hoffmann3, at('790 560'), 'mended'),
          account(w.guns, at('805 558'), 'complete'),
        ],
      }),
    },
  ],
};
