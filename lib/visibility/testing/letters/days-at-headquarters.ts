import { account, aim, at, enemy, factsOf, fight, goal, mission, own, row } from './given-facts';
import type { KindOfTurn } from './kinds';
import { hohenstaufen, walther, wessex } from './people';

/** Turns without a fight: a quiet front, a higher HQ. */

const h = hohenstaufen;
const w = walther;
const x = wessex;

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
      voices: ['german', 'plain'],
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
