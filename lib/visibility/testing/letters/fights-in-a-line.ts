import { account, aim, at, contact, enemy, factsOf, fight, mission, news, own, row } from './given-facts';
import type { KindOfTurn } from './kinds';
import { airborne, hohenstaufen } from './people';

/** Turns in which a line is attacked, as either side tells it. */

const a = airborne;
const h = hohenstaufen;
const rhine = ['Arnhem – Rhine road bridge', 'the Rhine road bridge of Arnhem'] as const;

export const theLineThatHeld: KindOfTurn = {
  name: 'A line that held and a line that did not',
  letters: [
    {
      title: 'The perimeter',
      team: '1 Airborne',
      day: ['1944-09-20', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Take the road bridge over the Rhine at Arnhem, or else the pontoon or the railway bridge, and hold a bridgehead round the north end until XXX Corps arrives.',
          places: [
            aim('the Rhine road bridge of Arnhem', [74.6, 77.9], 'contested', 'standing'),
            aim('the Rhine rail bridge of Oosterbeek', [70.4, 77], 'near', 'blown'),
          ],
        },
        fights: [
          fight({
            at: at('746 779', 'at the Rhine road bridge of Arnhem'),
            where: 'at the Rhine road bridge of Arnhem',
            crossing: { factId: `crossing:${rhine[0]}`, spoken: rhine[1], look: 'standing' },
            outcome: 'heldOn',
            order: 'hold',
            own: [
              own(a.para2, at('746 780', 'at the Rhine road bridge of Arnhem'), 'breaking', 'heavy', {
                stoodFast: true,
              }),
              own(a.antiTank, at('746 780', 'at the Rhine road bridge of Arnhem'), 'finished', 'heavy', {
                stoodFast: true,
              }),
            ],
            enemy: enemy('about two battalions', ['tanks', 'Panzergrenadiers'], {
              mustName: ['tanks', 'artillery'],
              identities: ['9 SS Pz Div'],
            }),
          }),
          fight({
            at: at('700 789', 'at Oosterbeek'),
            where: 'in the streets of Oosterbeek',
            outcome: 'heldOn',
            order: 'hold',
            own: [
              own(a.border, at('690 785', 'just west of Oosterbeek'), 'hurt', 'light'),
              own(a.kosb, at('697 800', 'just north of Oosterbeek'), 'weak', 'heavy'),
              own(a.recce, at('694 796', 'just north of Oosterbeek'), 'weak', 'light'),
              own(a.para156, at('706 798', 'just north-east of Oosterbeek'), 'finished', 'heavy'),
              own(a.para10, at('708 792', 'just east of Oosterbeek'), 'breaking', 'heavy'),
            ],
            support: ['artillery'],
            enemy: enemy('two to three battalions', ['Panzergrenadiers', 'infantry'], {
              mustName: ['artillery'],
              identities: ['9 SS Pz Div', 'Division von Tettau'],
            }),
          }),
          fight({
            at: at('721 783', 'east of Oosterbeek'),
            where: 'among the houses east of Oosterbeek',
            outcome: 'lostGround',
            order: 'hold',
            own: [
              own(a.staffords, at('712 779', 'just east of Oosterbeek'), 'weak', 'heavy', { movement: 'fellBack' }),
              own(a.para1, at('712 779', 'just east of Oosterbeek'), 'weak', 'heavy', { movement: 'fellBack' }),
            ],
            enemy: enemy('about one battalion', ['tanks', 'Panzergrenadiers'], {
              mustName: ['tanks'],
              identities: ['9 SS Pz Div'],
            }),
          }),
        ],
        news: [
          mission({
            mission: 'airTransport',
            name: 'Stirlings of 38 Group',
            where: 'west of Oosterbeek',
            result: 'flew',
            losses: 'heavy',
          }),
        ],
        requests: [{ factId: 'r', what: '“when XXX Corps is coming”', heard: '' }],
        others: [
          account(a.guns, at('699 781', 'at Oosterbeek'), 'complete'),
          account(a.hq, at('699 789', 'at Oosterbeek'), 'small'),
        ],
      }),
    },
    {
      title: 'The same for those who attacked',
      team: '9 SS-Pz Hohenstaufen',
      day: ['1944-09-20', 'morning'],
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words:
            'Take back whatever is not on the train yet. Keep those who have landed west of Arnhem away from the town and the road bridge, and destroy them.',
          places: [
            aim('the Rhine road bridge of Arnhem', [74.6, 77.9], 'contested', 'standing'),
            aim('Oosterbeek', [70.1, 78.9], 'contested'),
          ],
        },
        fights: [
          fight({
            at: at('746 779', 'at the Rhine road bridge of Arnhem'),
            where: 'at the Rhine road bridge of Arnhem',
            crossing: { factId: `crossing:${rhine[0]}`, spoken: rhine[1], look: 'standing' },
            outcome: 'pressedThem',
            isPrepared: false,
            own: [
              own(h.recce, at('748 784', 'at the Rhine road bridge of Arnhem'), 'hurt', 'light'),
              own(h.harder, at('748 784', 'at the Rhine road bridge of Arnhem'), 'strong', 'none'),
            ],
            support: ['tanks', 'artillery'],
            enemy: enemy('about half a battalion', ['parachute troops', 'anti-tank guns'], {
              identities: ['1 Airborne Div'],
            }),
          }),
          fight({
            at: at('721 783', 'east of Oosterbeek'),
            where: 'among the houses east of Oosterbeek',
            outcome: 'tookGround',
            isPrepared: true,
            own: [
              own(h.allworden, at('721 784', 'east of Oosterbeek'), 'hurt', 'light'),
              own(h.moeller, at('719 781', 'east of Oosterbeek'), 'hurt', 'light'),
            ],
            support: ['tanks'],
            enemy: enemy('about half a battalion', ['parachute troops', 'airlanding troops'], {
              identities: ['1 Airborne Div'],
              hasPrisoners: true,
            }),
          }),
        ],
        news: [
          contact([h.krafft], {
            from: 'south',
            types: ['airlanding troops'],
            identities: ['1 Airborne Div'],
            battalions: 'about half a battalion',
          }),
          news('flak', [h.dombrowski], { at: 'transports', effect: 'someDown' }),
          row([h.spindler], { is: 'fired', where: 'at the Rhine road bridge of Arnhem', isAtSquare: false }),
        ],
        others: [
          account(h.krafft, at('684 806', 'at Wolfheze'), 'hurt'),
          account(h.dombrowski, at('735 800', 'just north-west of Arnhem'), 'complete'),
          account(h.spindler, at('741 805', 'just north of Arnhem'), 'complete'),
          account(h.gropp, at('741 805', 'just north of Arnhem'), 'weak'),
          account(h.hq, at('735 800', 'just north-west of Arnhem'), 'small'),
        ],
      }),
    },
  ],
};
