import { account, aim, at, bridge, enemy, factsOf, fight, goal, news, own, row, strike } from './given-facts';
import type { KindOfTurn } from './kinds';
import { airborne, allAmerican, eagles, hohenstaufen, walther } from './people';

/** Turns in which a team lost all, landed, or was bombed. */

const a = airborne;
const aa = allAmerican;
const e = eagles;
const h = hohenstaufen;
const w = walther;
const waal = ['Nijmegen – Waal road bridge', 'the Waal road bridge of Nijmegen'] as const;

export const nothingLeft: KindOfTurn = {
  name: 'A team that lost all',
  letters: [
    {
      title: 'The end at the bridge',
      team: '1 Airborne',
      day: ['1944-09-21', 'morning'],
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
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
            off: { km: 3, to: 'west' },
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
          strike([h.harder], 'bombed by enemy medium bombers', 'weak', 'heavy', {
            pinned: 'for the rest of the afternoon',
          }),
          strike([h.spindler], 'bombed by enemy medium bombers and shelled by heavy guns', 'hurt', 'light'),
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
          strike([e.b1506, e.b2506], 'bombed in the dark', 'strong', 'light'),
          strike([e.hq], 'bombed in the dark', 'small', 'none'),
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
