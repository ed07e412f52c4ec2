import { account, aim, at, contact, factsOf, goal, news, row, strike } from './given-facts';
import type { KindOfTurn } from './kinds';
import { airborne, allAmerican, guards, hohenstaufen, walther, wessex } from './people';

/** Turns without a fight: a unit lost unseen, a jam, a place found empty. */

const a = airborne;
const aa = allAmerican;
const g = guards;
const h = hohenstaufen;
const w = walther;
const x = wessex;
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
        isBadWeather: true,
        objective: {
          words: 'Hold a bridgehead on the north bank at Oosterbeek until XXX Corps arrives.',
          places: [aim('Oosterbeek', [70.1, 78.9], 'held')],
        },
        news: [
          news('taken', [a.para2], { lastAt: [at('746 780', 'at the Rhine road bridge of Arnhem')] }),
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
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        news: [
          news('taken', [w.kerutt], { lastAt: [at('391 015', 'south-west of Valkenswaard')] }),
          row([w.hoffmann2], { is: 'moved' }),
          row([w.euling], { is: 'onTheRoad', kmLeft: 5 }, { goal: goal('480 200', 'Geldrop') }),
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
          strike([x.dorset4], 'bombed by enemy light bombers', 'strong', 'light'),
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
            { is: 'onTheRoad', kmLeft: 6 },
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
        sender: 'G Ops',
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
          row([h.harder], { is: 'onTheRoad', kmLeft: 8 }, { goal: goal('745 786', 'Arnhem') }),
        ],
        others: [
          account(h.recce, at('716 668', 'at Lent'), 'fresh'),
          account(h.krafft, at('684 806', 'at Wolfheze'), 'complete'),
          account(h.moeller, at('735 800'), 'complete'),
          account(h.spindler, at('735 800'), 'complete'),
          account(h.harder, at('790 855'), 'small'),
          account(h.hq, at('800 865'), 'small'),
        ],
      }),
    },
  ],
};
