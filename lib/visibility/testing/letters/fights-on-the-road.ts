import { account, aim, at, bridge, enemy, factsOf, fight, goal, mission, own, row, strike } from './given-facts';
import type { KindOfTurn } from './kinds';
import { allAmerican, eagles, guards, walther } from './people';

/** Turns in which a bridge or a road is fought for. */

const aa = allAmerican;
const e = eagles;
const g = guards;
const w = walther;
const son = ['Son – road bridge', 'the road bridge of Son'] as const;
const grave = ['Grave – Maas road bridge', 'the Maas road bridge of Grave'] as const;
const afternoon = (date = '1944-09-17') => [date, 'afternoon'] as [string, 'afternoon'];

export const bridgeBlown: KindOfTurn = {
  name: 'A bridge that was blown in the fight',
  letters: [
    {
      title: 'Son',
      team: '101 Airborne',
      day: afternoon(),
      voices: ['american', 'plain'],
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
            isPrepared: false,
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
          row([e.b3506], { is: 'onTheRoad', kmLeft: 1 }, { goal: goal('454 272', 'Son') }),
          row([e.b1502], { is: 'done' }, { goal: goal('435 322', 'St Oedenrode') }),
          strike([e.b2502], 'bombed by enemy medium bombers', 'strong', 'light', {
            pinned: 'for the rest of the afternoon',
          }),
          strike([e.hq, e.guns], 'bombed by enemy medium bombers', 'strong', 'light', {
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
        sender: 'G Ops',
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
            isPrepared: true,
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
            crossing: 'Joe’s Bridge',
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
          account(g.sappers, at('386 962'), 'small'),
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
          row([w.segler], { is: 'onTheRoad', kmLeft: 6 }, { goal: goal('391 030', '391 030') }),
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
