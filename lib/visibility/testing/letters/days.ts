import {
  account,
  aim,
  at,
  bridge,
  contact,
  enemy,
  factsOf,
  fight,
  goal,
  mission,
  news,
  own,
  row,
  strike,
} from './given-facts';
import type { KindOfTurn } from './kinds';
import { airborne, allAmerican, eagles, guards, hohenstaufen, walther, wessex } from './people';

/** Turns in which something else than the fighting is the news. */

const a = airborne;
const aa = allAmerican;
const e = eagles;
const g = guards;
const h = hohenstaufen;
const w = walther;
const x = wessex;

const waal = ['Nijmegen – Waal road bridge', 'the Waal road bridge of Nijmegen'] as const;
const grave = ['Grave – Maas road bridge', 'the Maas road bridge of Grave'] as const;

export const lostUnseen: KindOfTurn = {
  name: 'A unit lost outside the fighting',
  letters: [
    {
      title: 'A battalion that was cut off',
      team: '1 Airborne',
      day: ['1944-09-21', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words: 'Hold a bridgehead on the north bank at Oosterbeek until XXX Corps arrives.',
          places: [aim('Oosterbeek', [70.1, 78.9], 'held')],
        },
        news: [
          news('taken', [a.para2], {}),
          news('surrender', [a.border], { types: ['infantry'] }),
          row([a.kosb, a.recce], { is: 'held' }, { action: 'hold' }),
          row([a.border], { is: 'held' }, { action: 'hold' }),
          contact([a.kosb], {
            from: 'north',
            battalions: 'about one battalion',
            types: ['Panzergrenadiers'],
            identities: ['9 SS Pz Div'],
          }),
        ],
        requests: [
          { factId: 'r', what: '“a drop of ammunition at the Hartenstein”', heard: 'it will come in the afternoon' },
        ],
        others: [
          account(a.para2, null, 'taken'),
          account(a.kosb, at('697 800', 'just north of Oosterbeek'), 'weak'),
          account(a.recce, at('694 796', 'just north of Oosterbeek'), 'weak'),
          account(a.border, at('690 785', 'just west of Oosterbeek'), 'hurt'),
          account(a.guns, at('699 781', 'at Oosterbeek'), 'complete'),
          account(a.hq, at('699 789', 'at Oosterbeek'), 'small'),
        ],
      }),
    },
    {
      title: 'A garrison that was taken',
      team: 'KG Walther',
      day: ['1944-09-18', 'night'],
      voices: ['german', 'american'],
      facts: factsOf({
        sender: 'Ia',
        news: [
          news('taken', [w.kerutt], {}),
          row([w.hoffmann2], { is: 'moved' }),
          row([w.euling], { is: 'onTheRoad', kmLeft: 6 }, { goal: goal('480 200', 'Geldrop') }),
          row([w.guns], { is: 'notBegun', why: '' }, { goal: goal('448 140', 'Aalst') }),
        ],
        others: [
          account(w.kerutt, null, 'taken'),
          account(w.hoffmann2, at('448 140', 'at Aalst'), 'hurt'),
          account(w.euling, at('452 160'), 'complete'),
          account(w.guns, at('430 078', 'at Valkenswaard'), 'complete'),
          account(w.hq, at('448 140', 'at Aalst'), 'small'),
        ],
      }),
    },
  ],
};

export const jam: KindOfTurn = {
  name: 'A jam on the road',
  letters: [
    {
      title: 'The queue at Grave',
      team: '43 Wessex',
      day: ['1944-09-20', 'afternoon'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Follow the Guards up the one road with the boats and the bridging. Where a bridge is down, at Grave, Nijmegen or Arnhem, force the crossing and build another.',
          places: [
            aim('the Maas road bridge of Grave', [62.8, 54.2], 'held', 'safe'),
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'far', 'safe'),
          ],
        },
        news: [
          row([x.somerset7], { is: 'done' }, { goal: goal('655 571', 'Nederasselt') }),
          row([x.worcesters], { is: 'queueing', place: 1, crossing: grave[1], isPartAcross: true }),
          row([x.dcli], { is: 'queueing', place: 2, crossing: grave[1], isPartAcross: false }),
          row([x.hampshire, x.dorset4, x.dorset5], { is: 'onTheRoad', kmLeft: 11 }, { goal: goal('628 540', 'Grave') }),
          row(
            [x.column],
            { is: 'stopped', why: 'The road is cut south of Uden.', isByEnemy: false },
            { goal: goal('628 540', 'Grave') },
          ),
          row([x.sappers], { is: 'notBegun', why: '' }, { goal: goal('628 540', 'Grave') }),
          strike([x.dorset4], 'bombed by light bombers', 'strong', 'light'),
        ],
        others: [
          account(x.somerset7, at('655 571'), 'fresh'),
          account(x.worcesters, at('626 538', 'at Grave'), 'fresh'),
          account(x.dcli, at('622 534', 'at Grave'), 'fresh'),
          account(x.hampshire, at('560 450', 'at Uden'), 'fresh'),
          account(x.dorset4, at('555 444', 'at Uden'), 'strong'),
          account(x.dorset5, at('548 437', 'at Uden'), 'fresh'),
          account(x.column, at('500 383', 'at Veghel'), 'small'),
          account(x.sappers, at('450 190', 'at Eindhoven'), 'small'),
          account(x.hq, at('626 538', 'at Grave'), 'small'),
        ],
      }),
    },
    {
      title: 'A division on one road',
      team: 'Guards Armoured',
      day: ['1944-09-18', 'morning'],
      voices: ['plain', 'british'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words: 'Take Valkenswaard, and join the Americans at Eindhoven.',
          places: [aim('Valkenswaard', [43.4, 8.3], 'held'), aim('Eindhoven', [44.7, 18.8], 'far')],
        },
        news: [
          row([g.irish2, g.irish3], { is: 'done' }, { goal: goal('434 083', 'Valkenswaard') }),
          row(
            [g.gren2, g.gren1, g.cold1, g.cold5, g.welsh1, g.welsh2],
            { is: 'onTheRoad', kmLeft: 7 },
            { goal: goal('434 083', 'Valkenswaard') },
          ),
          row([g.household], { is: 'probedNobody' }, { action: 'probe' }),
        ],
        others: [
          account(g.irish2, at('434 083', 'at Valkenswaard'), 'strong'),
          account(g.irish3, at('434 085', 'at Valkenswaard'), 'weak'),
          account(g.gren2, at('405 030'), 'fresh'),
          account(g.gren1, at('402 022'), 'fresh'),
          account(g.cold1, at('398 015'), 'fresh'),
          account(g.cold5, at('394 008'), 'fresh'),
          account(g.welsh1, at('390 002'), 'fresh'),
          account(g.welsh2, at('388 990'), 'fresh'),
          account(g.household, at('440 120', 'just south-west of Aalst'), 'strong'),
          account(g.field55, at('388 985'), 'complete'),
        ],
      }),
    },
  ],
};

export const nobodyThere: KindOfTurn = {
  name: 'An attack and a probe into nothing',
  letters: [
    {
      title: 'A village that was empty',
      team: '82 Airborne',
      day: ['1944-09-19', 'morning'],
      voices: ['american', 'plain'],
      facts: factsOf({
        sender: '508 PIR',
        objective: {
          words: 'Hold the heights between Groesbeek and Nijmegen.',
          places: [aim('the Groesbeek heights', [75, 57], 'held')],
        },
        news: [
          row([aa.b1508, aa.b2508], { is: 'attackedNobody' }, { action: 'attack', goal: goal('770 601', 'Beek') }),
          row([aa.b3508], { is: 'probedNobody' }, { action: 'probe' }),
          row([aa.b2505], { is: 'held' }, { action: 'hold' }),
        ],
        patrols: [{ factId: 'p', names: [aa.b2505.name], from: 'south-east' }],
        others: [
          account(aa.b1508, at('770 601', 'at Beek'), 'strong'),
          account(aa.b2508, at('768 598', 'at Beek'), 'fresh'),
          account(aa.b3508, at('784 612'), 'fresh'),
          account(aa.b2505, at('763 552', 'at Groesbeek'), 'fresh'),
          account(aa.hq, at('742 571'), 'small'),
        ],
      }),
    },
    {
      title: 'Reconnaissance without contact',
      team: '9 SS-Pz Hohenstaufen',
      day: ['1944-09-17', 'afternoon'],
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words:
            'Keep those who have landed west of Arnhem away from the town and the road bridge. Send your reconnaissance over the bridge to see how it is between Arnhem and Nijmegen.',
          places: [
            aim('the Rhine road bridge of Arnhem', [74.6, 77.9], 'held', 'standing'),
            aim('Oosterbeek', [70.1, 78.9], 'near'),
          ],
        },
        news: [
          row([h.recce], { is: 'probedNobody' }, { action: 'probe' }),
          row([h.krafft], { is: 'held' }, { action: 'hold' }),
          contact([h.krafft], { from: 'west', battalions: 'about two battalions', types: ['airlanding troops'] }),
          row([h.moeller, h.spindler], { is: 'prepared' }, { action: 'prepare' }),
          row([h.harder], { is: 'onTheRoad', kmLeft: 9 }, { goal: goal('745 786', 'Arnhem') }),
        ],
        others: [
          account(h.recce, at('716 668', 'at Lent'), 'fresh'),
          account(h.krafft, at('684 806', 'at Wolfheze'), 'complete'),
          account(h.moeller, at('735 800'), 'complete'),
          account(h.spindler, at('735 800'), 'complete'),
          account(h.harder, at('800 900'), 'small'),
          account(h.hq, at('800 940', 'at Beekbergen'), 'small'),
        ],
      }),
    },
  ],
};

export const cabRank: KindOfTurn = {
  name: 'A cab rank, and the weather',
  letters: [
    {
      title: 'They circled all morning',
      team: 'Guards Armoured',
      day: ['1944-09-19', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: '5 Guards Armd Bde',
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
        sender: '502 PIR',
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
          account(x.wilts4, at('725 640', 'just east of Nijmegen'), 'fresh'),
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

export const quiet: KindOfTurn = {
  name: 'A quiet front',
  letters: [
    {
      title: 'A division dug in',
      team: '50 Northumbrian',
      day: ['1944-09-19', 'night'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Hold the bridgehead at Joe’s Bridge while the Guards go through, and clear the sides of their road with 231 Brigade.',
          places: [aim('Joe’s Bridge', [38.7, -3.7], 'held', 'safe'), aim('Valkenswaard', [43.4, 8.3], 'held')],
        },
        news: [row([x.wilts4, x.wilts5, x.somerset4], { is: 'held' }, { action: 'hold' })],
        others: [
          account(x.wilts4, at('393 970'), 'fresh'),
          account(x.wilts5, at('386 974'), 'fresh'),
          account(x.somerset4, at('434 083', 'at Valkenswaard'), 'fresh'),
        ],
      }),
    },
    {
      title: 'A whole division and nothing to tell',
      team: 'Division Erdmann',
      day: ['1944-09-18', 'morning'],
      voices: ['german', 'american'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words: 'Hold the canals before Weert, and keep touch with KG Walther on your right.',
          places: [aim('Weert', [61, -5], 'held')],
        },
        news: [row([w.hoffmann, w.hoffmann2, w.hoffmann3, w.kerutt, w.penal], { is: 'held' }, { action: 'hold' })],
        others: [
          account(w.hoffmann, at('600 950'), 'complete'),
          account(w.hoffmann2, at('585 948'), 'complete'),
          account(w.hoffmann3, at('570 945'), 'complete'),
          account(w.kerutt, at('555 944'), 'complete'),
          account(w.penal, at('540 940'), 'hurt'),
          account(w.guns, at('605 960', 'just west of Weert'), 'complete'),
          account(w.hq, at('610 955', 'at Weert'), 'small'),
        ],
      }),
    },
  ],
};

export const higher: KindOfTurn = {
  name: 'A higher HQ',
  letters: [
    {
      title: 'A corps and its divisions',
      team: 'XXX Corps',
      day: ['1944-09-17', 'afternoon'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Break out of the bridgehead at Neerpelt, pass over the bridges that the airborne troops take for you, and join them one after another: Eindhoven, Grave, Nijmegen, Arnhem.',
          places: [aim('Eindhoven', [44.7, 18.8], 'far')],
        },
        returns: [
          {
            factId: 'r1',
            from: 'Guards Armoured',
            hour: '17 SEP 2130',
            text: 'Through the guns on the Valkenswaard road. Irish Group halted for the night, infantry tired.',
          },
          {
            factId: 'r2',
            from: '50 Northumbrian',
            hour: '17 SEP 2100',
            text: '231 Brigade has both sides of the road as far as the frontier.',
          },
          { factId: 'r3', from: '43 Wessex', hour: '', text: '' },
        ],
        news: [
          row([x.column], { is: 'done' }, { goal: goal('385 965', 'Joe’s Bridge') }),
          mission({ mission: 'recce', name: 'a Spitfire of 16 Squadron', where: 'at Eindhoven', result: 'sawNothing' }),
        ],
        others: [account(x.column, at('385 965'), 'small'), account(x.sappers, at('366 899'), 'small')],
      }),
    },
    {
      title: 'An SS corps',
      team: 'II SS-Panzerkorps',
      day: ['1944-09-18', 'morning'],
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words:
            'Find out what has landed between Arnhem and Nijmegen, and destroy it before it joins with the British at the Belgian border.',
          places: [
            aim('the Rhine road bridge of Arnhem', [74.6, 77.9], 'contested', 'standing'),
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'held', 'safe'),
          ],
        },
        returns: [
          {
            factId: 'r1',
            from: '9 SS-Pz Hohenstaufen',
            hour: '18 SEP 1300',
            text: 'The north end of the bridge at Arnhem is in enemy hands. Spindler blocks the roads from the west.',
          },
          {
            factId: 'r2',
            from: '10 SS-Pz Frundsberg',
            hour: '18 SEP 1345',
            text: 'Ferrying at Pannerden. First company at Nijmegen by night.',
          },
        ],
        fights: [
          fight({
            at: at('713 636', 'at the Waal road bridge of Nijmegen'),
            where: 'at the Waal road bridge of Nijmegen',
            outcome: 'sawThemOff',
            order: 'hold',
            own: [own(h.dombrowski, at('713 637', 'at the Waal road bridge of Nijmegen'), 'complete', 'none')],
            enemy: enemy('a company or so', ['parachute troops']),
          }),
        ],
      }),
    },
  ],
};

export const nothingLeft: KindOfTurn = {
  name: 'A team that lost all',
  letters: [
    {
      title: 'The end at the bridge',
      team: '1 Airborne',
      day: ['1944-09-21', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: '1 Para Bde',
        objective: {
          words:
            'Hold the north end of the road bridge at Arnhem, with 2 Para Battalion and the anti-tank guns beside it, until XXX Corps comes from the south.',
          places: [aim('the Rhine road bridge of Arnhem', [74.6, 77.9], 'far', 'standing')],
        },
        fights: [
          fight({
            at: at('746 779', 'at the Rhine road bridge of Arnhem'),
            where: 'at the Rhine road bridge of Arnhem',
            outcome: 'lostGround',
            order: 'hold',
            own: [own(a.para2, null, 'taken', 'heavy'), own(a.antiTank, null, 'taken', 'heavy')],
            enemy: enemy('about three battalions', ['tanks', 'Panzergrenadiers'], {
              mustName: ['tanks', 'artillery'],
              identities: ['9 SS Pz Div'],
            }),
          }),
        ],
      }),
    },
    {
      title: 'Overrun in the open',
      team: 'KG Walther',
      day: ['1944-09-17', 'afternoon'],
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words: 'Keep the British in their bridgehead.',
          places: [aim('Valkenswaard', [43.4, 8.3], 'far')],
        },
        fights: [
          fight({
            at: at('383 999', 'south-west of Valkenswaard'),
            where: 'astride the main road south-west of Valkenswaard',
            outcome: 'wereOverrun',
            order: 'hold',
            own: [
              own(w.hoffmann, null, 'taken', 'heavy'),
              own(w.penal, null, 'taken', 'heavy'),
              own(w.hunters, at('400 021'), 'finished', 'heavy', { movement: 'fellBack' }),
            ],
            enemy: enemy('about three battalions', ['tanks', 'infantry'], {
              mustName: ['tanks', 'artillery', 'air'],
              identities: ['Guards Armoured Div'],
            }),
          }),
        ],
      }),
    },
  ],
};

export const landing: KindOfTurn = {
  name: 'A landing',
  letters: [
    {
      title: 'Flak on the way in',
      team: '82 Airborne',
      day: ['1944-09-17', 'afternoon'],
      voices: ['american', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words: 'Take the Grave bridge and at least one bridge over the Maas-Waal canal.',
          places: [
            aim('the Maas road bridge of Grave', [62.8, 54.2], 'near', 'standing'),
            aim('the lock bridge of Heumen', [69, 55.4], 'near', 'standing'),
          ],
        },
        news: [
          news('landing', [aa.b2504], {
            zone: 'DZ E',
            met: ['flak'],
            isTurnedBack: false,
            isWide: true,
            effectiveness: 'considerable',
            losses: 'light',
            since: 'hasLost',
          }),
          news('landing', [aa.b1505, aa.b2505], {
            zone: 'DZ N',
            met: ['flak'],
            isTurnedBack: false,
            isWide: false,
            effectiveness: 'considerable',
            losses: 'light',
            since: 'hasLost',
          }),
        ],
        arrivals: [
          {
            factId: 'a',
            names: [aa.b1504.name, aa.b3504.name, aa.b2504.name, aa.b1505.name, aa.b2505.name, aa.hq.name],
            place: null,
          },
        ],
        others: [
          account(aa.b1504, at('645 562', 'just north-east of Grave'), 'fresh', { hasArrived: true }),
          account(aa.b3504, at('648 560', 'just north-east of Grave'), 'fresh', { hasArrived: true }),
          account(aa.b2504, at('612 548', 'just west of Grave'), 'strong', { hasArrived: true }),
          account(aa.b1505, at('755 560', 'at Groesbeek'), 'strong', { hasArrived: true }),
          account(aa.b2505, at('763 552', 'at Groesbeek'), 'strong', { hasArrived: true }),
          account(aa.hq, at('752 570', 'just north of Groesbeek'), 'small', { hasArrived: true }),
        ],
      }),
    },
    {
      title: 'A lift turned back, and those on the ground',
      team: '1 Airborne',
      day: ['1944-09-19', 'afternoon'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        fights: [
          fight({
            at: at('678 812', 'just north-west of Wolfheze'),
            where: 'in the woods just north-west of Wolfheze',
            outcome: 'lostGround',
            order: 'hold',
            own: [
              own(a.kosb, at('684 800', 'just east of Wolfheze'), 'hurt', 'heavy', { movement: 'fellBack' }),
              own(a.para156, at('684 800', 'just east of Wolfheze'), 'weak', 'heavy', { movement: 'fellBack' }),
            ],
            enemy: enemy('about one battalion', ['Panzergrenadiers', 'armoured cars'], { mustName: ['artillery'] }),
          }),
        ],
        news: [
          news('landing', [a.para11], {
            zone: 'LZ L',
            met: ['flak', 'enemy fighters'],
            isTurnedBack: true,
            isWide: false,
            effectiveness: 'capable',
            losses: 'light',
            since: 'hasLost',
          }),
          row([a.border, a.staffords], { is: 'held' }, { action: 'hold' }),
        ],
        others: [
          account(a.border, at('690 785', 'just west of Oosterbeek'), 'hurt'),
          account(a.staffords, at('701 781', 'at Oosterbeek'), 'weak'),
          account(a.hq, at('699 789', 'at Oosterbeek'), 'small'),
        ],
      }),
    },
  ],
};

export const bombs: KindOfTurn = {
  name: 'Bombs and shells',
  letters: [
    {
      title: 'A column caught on the road',
      team: '10 SS-Pz Frundsberg',
      day: ['1944-09-19', 'afternoon'],
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words:
            'Gather the division and get over the Rhine to Nijmegen by any way that is open. Hold both bridges over the Waal, with a bridgehead on the south bank, and let nobody through to Arnhem.',
          places: [
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'held', 'safe'),
            aim('the Waal rail bridge of Nijmegen', [70.6, 64.2], 'held', 'standing'),
          ],
        },
        news: [
          strike([h.harder], 'bombed by medium bombers', 'weak', 'heavy', { pinned: 'for the rest of the afternoon' }),
          strike([h.spindler], 'bombed by medium bombers and shelled by heavy guns', 'hurt', 'light'),
          strike([h.dombrowski], 'shelled by field guns', 'complete', 'none', { isFlakSilenced: true }),
          row([h.moeller], { is: 'queueing', place: 3, crossing: 'the ferry of Pannerden', isPartAcross: false }),
          row([h.recce], { is: 'done' }, { goal: goal('715 646', 'Lent') }),
          bridge([h.recce], waal, [71.3, 64], { look: 'standing' }),
        ],
        others: [
          account(h.harder, at('790 760'), 'weak'),
          account(h.spindler, at('720 655', 'at Lent'), 'hurt'),
          account(h.dombrowski, at('713 640', 'at the Waal road bridge of Nijmegen'), 'complete'),
          account(h.moeller, at('805 700', 'at Pannerden'), 'complete'),
          account(h.recce, at('715 646', 'at Lent'), 'strong'),
          account(h.hq, at('760 745'), 'small'),
        ],
      }),
    },
    {
      title: 'By night',
      team: '101 Airborne',
      day: ['1944-09-19', 'night'],
      voices: ['american', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        news: [
          strike([e.b1506, e.b2506], 'bombed from the air', 'strong', 'light'),
          strike([e.hq], 'bombed from the air', 'small', 'none'),
          news('worn', [e.b1501], { effectiveness: 'considerable', losses: 'light', since: 'hasLost' }),
          row([e.b3506], { is: 'moved' }),
        ],
        patrols: [{ factId: 'p', names: [e.b1501.name], from: 'east' }],
        others: [
          account(e.b1506, at('447 189', 'at Eindhoven'), 'strong'),
          account(e.b2506, at('449 186', 'at Eindhoven'), 'strong'),
          account(e.hq, at('454 275', 'at Son'), 'small'),
          account(e.b1501, at('482 371', 'at Veghel'), 'strong'),
          account(e.b3506, at('446 196', 'just north of Eindhoven'), 'fresh'),
        ],
      }),
    },
  ],
};
