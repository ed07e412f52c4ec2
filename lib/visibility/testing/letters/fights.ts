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
import { airborne, allAmerican, eagles, guards, hohenstaufen, walther } from './people';

/** Turns in which the fighting is the news. */

const son = ['Son – road bridge', 'the road bridge of Son'] as const;
const grave = ['Grave – Maas road bridge', 'the Maas road bridge of Grave'] as const;
const rhine = ['Arnhem – Rhine road bridge', 'the Rhine road bridge of Arnhem'] as const;

const afternoon = (date = '1944-09-17') => [date, 'afternoon'] as [string, 'afternoon'];
const e = eagles;
const aa = allAmerican;

export const bridgeBlown: KindOfTurn = {
  name: 'A bridge that was blown in the fight',
  letters: [
    {
      title: 'Son',
      team: '101 Airborne',
      day: afternoon(),
      voices: ['american', 'british'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Take the bridges at Veghel, St Oedenrode and Son, and this evening Eindhoven with its bridges over the Dommel. Hold fifteen miles of road for XXX Corps. Another bridge over the canal is at Best, should the one at Son go up.',
          places: [
            aim('the road bridge of Son', [45.4, 27.2], 'contested', 'blown'),
            aim('Eindhoven', [44.7, 18.8], 'far'),
            aim('the Dommel bridge of St Oedenrode', [43.5, 32.2], 'held', 'safe'),
            aim('the canal road bridge of Veghel', [47.8, 38], 'contested', 'standing'),
          ],
        },
        fights: [
          fight({
            at: at('454 272', 'at Son'),
            where: 'at the road bridge of Son',
            crossing: { factId: `crossing:${son[0]}`, spoken: son[1], look: 'blown' },
            outcome: 'pressedThem',
            own: [
              own(e.b1506, at('452 280', 'just north of Son'), 'strong', 'light'),
              own(e.b2506, at('443 277', 'just north-west of Son'), 'strong', 'light'),
            ],
            enemy: enemy('about half a battalion', ['infantry']),
          }),
          fight({
            at: at('412 268', 'at Best'),
            where: 'among the houses at Best',
            outcome: 'thrownBack',
            own: [own(e.b3502, at('434 284', 'north-west of Son'), 'strong', 'light', { movement: 'thrownBack' })],
            enemy: enemy('about one battalion', ['infantry']),
          }),
          fight({
            at: at('478 380', 'at Veghel'),
            where: 'at Veghel',
            outcome: 'locked',
            own: [
              own(e.b1501, at('476 377', 'just south of Veghel'), 'fresh'),
              own(e.b3501, at('478 386', 'just north of Veghel'), 'strong', 'light'),
            ],
            enemy: enemy('about half a battalion', ['infantry']),
          }),
        ],
        news: [
          bridge([e.b1506, e.b2506], son, [45.4, 27.2], { look: 'blown', isFoughtFor: true }),
          bridge([e.b1502], ['St Oedenrode – Dommel bridge', 'the Dommel bridge of St Oedenrode'], [43.5, 32.2], {
            look: 'safe',
          }),
          row([e.b2501], { is: 'didNotAttack', why: 'movedTooFar' }, { action: 'attack' }),
          row([e.b3506], { is: 'onTheRoad', kmLeft: 2 }, { goal: goal('454 272', 'Son') }),
          row([e.b1502], { is: 'done' }, { goal: goal('435 322', 'St Oedenrode') }),
          strike([e.b2502, e.hq, e.guns], 'bombed by medium bombers', 'strong', 'light', {
            pinned: 'for the rest of the afternoon',
          }),
          mission({ mission: 'airCover', name: 'Mustangs of 8th Air Force', where: 'at Son', result: 'won' }),
          mission({ mission: 'recce', name: 'a Spitfire of 16 Squadron', where: 'at Eindhoven', result: 'sawNothing' }),
        ],
        requests: [
          {
            factId: 'r',
            what: '“assault boats for the canal at Son”',
            heard: 'none nearer than Grave before tomorrow',
          },
        ],
        others: [
          account(e.b2501, at('470 370'), 'fresh'),
          account(e.b3506, at('462 284'), 'fresh'),
          account(e.b1502, at('435 322', 'at St Oedenrode'), 'fresh'),
          account(e.b2502, at('440 288'), 'strong'),
          account(e.hq, at('438 284'), 'strong'),
          account(e.guns, at('438 284'), 'strong'),
          account(e.engineers, at('452 281'), 'small'),
        ],
      }),
    },
    {
      title: 'Grave',
      team: '82 Airborne',
      day: afternoon(),
      voices: ['plain', 'american'],
      facts: factsOf({
        sender: '504 PIR',
        objective: {
          words:
            'Take the Grave bridge and at least one bridge over the Maas-Waal canal, and hold the heights between Groesbeek and Nijmegen: whoever has them has the road.',
          places: [
            aim('the Maas road bridge of Grave', [62.8, 54.2], 'near', 'blown'),
            aim('the Groesbeek heights', [75, 57], 'held'),
            aim('the lock bridge of Heumen', [69, 55.4], 'contested', 'standing'),
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'far', 'standing'),
          ],
        },
        fights: [
          fight({
            at: at('628 542', 'at the Maas road bridge of Grave'),
            where: 'at the Maas road bridge of Grave',
            crossing: { factId: `crossing:${grave[0]}`, spoken: grave[1], look: 'blown' },
            outcome: 'thrownBack',
            own: [
              own(aa.b1504, at('640 551', 'just north-east of Grave'), 'hurt', 'heavy', { movement: 'thrownBack' }),
              own(aa.b2504, at('640 551', 'just north-east of Grave'), 'hurt', 'heavy', { movement: 'thrownBack' }),
            ],
            support: ['artillery'],
            enemy: enemy('about one battalion', ['infantry', 'flak'], { mustName: ['artillery'] }),
          }),
          fight({
            at: at('690 554', 'at the lock bridge of Heumen'),
            where: 'at the lock bridge of Heumen',
            outcome: 'pressedThem',
            own: [own(aa.b3504, at('687 556', 'at the lock bridge of Heumen'), 'strong', 'light')],
            enemy: enemy('a company or so', ['infantry']),
          }),
        ],
        news: [
          bridge([aa.b1504, aa.b2504], grave, [62.8, 54.2], { look: 'blown', isFoughtFor: true }),
          row([aa.b1505, aa.b2505, aa.b3505], { is: 'held' }, { action: 'hold' }),
          row([aa.b1508], { is: 'probedNobody' }, { action: 'probe' }),
        ],
        others: [
          account(aa.b1505, at('755 560', 'at Groesbeek'), 'fresh'),
          account(aa.b2505, at('763 552', 'at Groesbeek'), 'fresh'),
          account(aa.b3505, at('748 548', 'at Groesbeek'), 'fresh'),
          account(aa.b1508, at('722 605'), 'fresh'),
          account(aa.b2508, at('735 590'), 'fresh'),
          account(aa.guns, at('742 571'), 'small'),
          account(aa.hq, at('742 571'), 'small'),
        ],
      }),
    },
  ],
};

const g = guards;
const w = walther;
export const breakOut: KindOfTurn = {
  name: 'The break-out',
  letters: [
    {
      title: 'Those who broke through',
      team: 'Guards Armoured',
      day: afternoon(),
      voices: ['british', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Lead the corps. Break through at the frontier behind the barrage, take Valkenswaard, and join the Americans at Eindhoven this evening if you can.',
          places: [aim('Valkenswaard', [43.4, 8.3], 'far'), aim('Eindhoven', [44.7, 18.8], 'far')],
        },
        fights: [
          fight({
            at: at('383 999', 'south-west of Valkenswaard'),
            where: 'astride the main road south-west of Valkenswaard',
            outcome: 'overran',
            order: 'breakThrough',
            own: [own(g.irish2, at('383 999'), 'strong', 'light'), own(g.irish3, at('383 999'), 'weak', 'heavy')],
            support: ['tanks', 'artillery', 'air'],
            enemy: enemy('about three battalions', ['parachute troops', 'anti-tank guns'], {
              identities: ['KG Walther'],
              hasPrisoners: true,
            }),
          }),
          fight({
            at: at('386 982', 'south-west of Valkenswaard'),
            where: 'in the woods south-west of Valkenswaard',
            outcome: 'thrownBack',
            order: 'probe',
            own: [own(g.household, at('385 979'), 'strong', 'light')],
            enemy: enemy('a company or so', ['anti-tank guns']),
          }),
        ],
        news: [
          row([g.gren2], { is: 'onTheRoad', kmLeft: 12 }, { goal: goal('434 083', 'Valkenswaard') }),
          row([g.gren1], { is: 'onTheRoad', kmLeft: 21 }, { goal: goal('434 083', 'Valkenswaard') }),
          row([g.cold1], { is: 'done' }, { goal: goal('332 950', 'Lommel') }),
          row(
            [g.cold5],
            { is: 'stopped', why: 'The road is choked with the Grenadiers’ transport.', isByEnemy: false },
            { goal: goal('332 950', 'Lommel') },
          ),
          row([g.field55, g.field153], { is: 'fired', where: '', isAtSquare: false }, { action: 'prepare' }),
          row([g.sappers], {
            is: 'queueing',
            place: 2,
            crossing: 'the Dommel bridge of Valkenswaard',
            isPartAcross: false,
          }),
          mission({ mission: 'cabRank', name: 'Typhoons of 83 Group', result: 'flew', losses: 'light' }),
        ],
        patrols: [{ factId: 'p', names: [g.cold1.name], from: 'east' }],
        others: [
          account(g.gren2, at('387 968'), 'fresh'),
          account(g.gren1, at('366 880', 'at Hechtel'), 'fresh'),
          account(g.cold1, at('331 950', 'at Lommel'), 'fresh'),
          account(g.cold5, at('366 899'), 'fresh'),
          account(g.field55, at('380 960'), 'complete'),
          account(g.field153, at('385 965'), 'complete'),
          account(g.sappers, at('385 978'), 'small'),
          account(g.welsh1, at('366 897'), 'fresh'),
          account(g.welsh2, at('366 897'), 'fresh'),
          account(g.antiTank, at('380 962'), 'complete'),
          account(g.hq, at('384 965'), 'small'),
        ],
      }),
    },
    {
      title: 'Those who stood in the way',
      team: 'KG Walther',
      day: afternoon(),
      voices: ['german', 'plain'],
      facts: factsOf({
        sender: 'Ia',
        objective: {
          words:
            'Keep the British in their bridgehead. Block the road to Valkenswaard and Eindhoven in the woods, with the guns close to it, and hold the sides if they break through in the middle.',
          places: [aim('Valkenswaard', [43.4, 8.3], 'held'), aim('Joe’s Bridge', [38.7, -3.7], 'far', 'standing')],
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
              own(w.kerutt, at('391 015'), 'breaking', 'heavy', { movement: 'fellBack' }),
              own(w.hunters, at('400 021'), 'weak', 'light', { movement: 'fellBack' }),
            ],
            support: ['artillery'],
            enemy: enemy('about three battalions', ['tanks', 'infantry'], { mustName: ['tanks', 'artillery', 'air'] }),
          }),
          fight({
            at: at('386 982', 'south-west of Valkenswaard'),
            where: 'in the woods south-west of Valkenswaard',
            outcome: 'sawThemOff',
            order: 'hold',
            own: [own(w.hoffmann2, at('389 985'), 'complete', 'none')],
            enemy: enemy('a company or so', ['armoured cars']),
          }),
        ],
        news: [
          row([w.segler], { is: 'onTheRoad', kmLeft: 4 }, { goal: goal('391 030', '391 030') }),
          row([w.guns], { is: 'fired', where: '', isAtSquare: false }),
        ],
        others: [
          account(w.segler, at('425 075', 'just south-west of Valkenswaard'), 'fresh'),
          account(w.euling, at('434 084', 'at Valkenswaard'), 'fresh'),
          account(w.guns, at('430 078', 'at Valkenswaard'), 'complete'),
          account(w.hq, at('434 084', 'at Valkenswaard'), 'small'),
        ],
      }),
    },
  ],
};

const a = airborne;
const h = hohenstaufen;
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
      voices: ['german', 'american'],
      facts: factsOf({
        sender: 'KG Spindler',
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

/** Ten fights for one team: an outline. */
const tenth = (
  place: string,
  words: string,
  outcome: Parameters<typeof fight>[0]['outcome'],
  who: Parameters<typeof own>[],
  foe: ReturnType<typeof enemy>,
  more = {},
) => fight({ at: at(place, words), outcome, own: who.map((one) => own(...one)), enemy: foe, ...more });

export const tenFights: KindOfTurn = {
  name: 'Ten fights in one afternoon',
  letters: [
    {
      title: 'The corridor',
      team: '101 Airborne',
      day: afternoon('1944-09-18'),
      voices: ['american', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Take the bridges at Veghel, St Oedenrode and Son, and this evening Eindhoven with its bridges over the Dommel.',
          places: [
            aim('the road bridge of Son', [45.4, 27.2], 'held', 'blown'),
            aim('Eindhoven', [44.7, 18.8], 'held'),
            aim('the Dommel bridge of St Oedenrode', [43.5, 32.2], 'held', 'safe'),
            aim('the canal road bridge of Veghel', [47.8, 38], 'held', 'safe'),
          ],
        },
        fights: [
          tenth(
            '447 189',
            'at Eindhoven',
            'tookGround',
            [[e.b2506, at('447 189', 'at Eindhoven'), 'strong', 'light']],
            enemy('a company or so', ['infantry', 'flak'], { hasPrisoners: true }),
            { where: 'in the streets of Eindhoven' },
          ),
          tenth(
            '412 268',
            'at Best',
            'thrownBack',
            [[e.b3502, at('425 275', 'just north-east of Best'), 'weak', 'heavy', { movement: 'thrownBack' }]],
            enemy('about two battalions', ['infantry'], { mustName: ['artillery'] }),
          ),
          tenth(
            '405 262',
            'at the road bridge of Best',
            'thrownBack',
            [[e.b2502, at('410 262', 'just south of Best'), 'hurt', 'heavy']],
            enemy('about one battalion', ['infantry', 'anti-tank guns']),
          ),
          tenth(
            '482 371',
            'at the canal road bridge of Veghel',
            'tookGround',
            [[e.b1501, at('482 371', 'at the canal road bridge of Veghel'), 'strong', 'light']],
            enemy('a company or so', ['infantry']),
          ),
          tenth(
            '435 322',
            'at St Oedenrode',
            'sawThemOff',
            [[e.b1502, at('435 322', 'at St Oedenrode'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
          tenth(
            '458 395',
            'at Heeswijk',
            'lostGround',
            [[e.b3501, at('464 388', 'just south-east of Heeswijk'), 'strong', 'light', { movement: 'fellBack' }]],
            enemy('about one battalion', ['infantry']),
          ),
          tenth(
            '496 350',
            'south-east of Veghel',
            'heldOn',
            [[e.b2501, at('495 352', 'south-east of Veghel'), 'strong', 'light']],
            enemy('about half a battalion', ['infantry']),
          ),
          tenth(
            '446 196',
            'just north of Eindhoven',
            'tookGround',
            [[e.b3506, at('446 196', 'just north of Eindhoven'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
          tenth(
            '470 270',
            'just east of Son',
            'locked',
            [[e.b1506, at('465 270', 'just east of Son'), 'strong', 'light']],
            enemy('about half a battalion', ['tanks'], { mustName: ['tanks'] }),
          ),
          tenth(
            '430 300',
            'north-west of Son',
            null,
            [[e.guns, at('436 290'), 'small', 'none']],
            enemy('a company or so', ['infantry']),
          ),
        ],
        news: [
          news('bridging', [e.engineers], {
            isOurs: true,
            spoken: 'the road bridge of Son',
            places: ['Son'],
            at: { x: 45.4, y: 27.2 },
            work: 'goesOn',
            turnsLeft: 1,
            lacks: [],
          }),
          mission({
            mission: 'airCover',
            name: 'Thunderbolts of 9th Air Force',
            where: 'at Best',
            result: 'metNobody',
          }),
        ],
        others: [
          account(e.engineers, at('454 271', 'at the road bridge of Son'), 'small'),
          account(e.hq, at('438 284'), 'small'),
        ],
      }),
    },
    {
      title: 'Both banks of the Waal',
      team: '82 Airborne',
      day: afternoon('1944-09-20'),
      voices: ['plain', 'british'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words: 'Take the Nijmegen bridge, and hold the heights between Groesbeek and Nijmegen.',
          places: [
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'held', 'safe'),
            aim('the Groesbeek heights', [75, 57], 'contested'),
          ],
        },
        fights: [
          tenth(
            '713 640',
            'at the Waal road bridge of Nijmegen',
            'tookGround',
            [
              [aa.b3504, at('713 644', 'at the Waal road bridge of Nijmegen'), 'weak', 'heavy'],
              [aa.b1504, at('709 645', 'just north-west of Nijmegen'), 'hurt', 'heavy'],
            ],
            enemy('about one battalion', ['Panzergrenadiers'], {
              mustName: ['artillery'],
              identities: ['10 SS Pz Div'],
              hasPrisoners: true,
            }),
            { support: ['artillery'] },
          ),
          tenth(
            '763 552',
            'at Groesbeek',
            'heldOn',
            [[aa.b3505, at('763 552', 'at Groesbeek'), 'hurt', 'light']],
            enemy('about two battalions', ['infantry', 'parachute troops'], { mustName: ['artillery'] }),
          ),
          tenth(
            '780 575',
            'east of Groesbeek',
            'lostGround',
            [[aa.b2508, at('765 572', 'north-east of Groesbeek'), 'weak', 'heavy', { movement: 'fellBack' }]],
            enemy('about one battalion', ['parachute troops']),
          ),
          tenth(
            '735 520',
            'at Mook',
            'wereOverrun',
            [[aa.b1505, at('730 532', 'just north of Mook'), 'breaking', 'heavy', { movement: 'fellBack' }]],
            enemy('about two battalions', ['parachute troops'], { mustName: ['artillery'] }),
          ),
          tenth(
            '770 600',
            'at Beek',
            'sawThemOff',
            [[aa.b3508, at('770 600', 'at Beek'), 'strong', 'light']],
            enemy('about half a battalion', ['infantry']),
          ),
          tenth(
            '690 554',
            'at the lock bridge of Heumen',
            'sawThemOff',
            [[aa.b2504, at('690 556', 'at the lock bridge of Heumen'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
        ],
        others: [
          account(aa.b2505, at('709 631', 'at Nijmegen'), 'hurt'),
          account(aa.guns, at('742 571'), 'complete'),
          account(aa.hq, at('742 571'), 'small'),
          account(aa.b1508, at('738 595'), 'strong'),
        ],
      }),
    },
  ],
};
