import {
  airborne,
  allAmerican,
  atBattery,
  coldstream,
  eagles,
  euling,
  feldt,
  fj18,
  frost,
  fuerstenberg,
  gir325,
  goebel,
  greschick,
  guards,
  harder,
  hohenstaufen,
  irish,
  irishInf,
  krafft,
  para1,
  para3,
  pir501,
  pir501b,
  pir502,
  pir504,
  pir504b,
  pir505,
  pir506,
  pir506b,
  reconAbt,
  reinhold,
  roestel,
  ss10,
  ss20,
  tell,
  typhoons,
  walther,
  welsh,
} from './market-garden-units';
import { combat, crossing, type Kind, was } from './scene';

/** Four kinds of turn of Market Garden that are fought, and the reports of them. */

const valkenswaard = combat('c1', {
  at: [43.6, 7.1],
  by: 'allied',
  result: 'success',
  lie: 'mainRoad',
  guns: ['allied'],
  air: ['allied'],
  fighters: [
    was(irish, 8, 7),
    was(irishInf, 5, 4),
    was(fj18, 5, 3, { retiresKm: 2 }),
    was(roestel, 3, 2, { retiresKm: 2 }),
  ],
});

export const arnhemBridge = combat('c2', {
  at: [74.6, 78],
  by: 'german',
  result: 'success',
  guns: ['german'],
  fighters: [was(frost, 6, 5), was(atBattery, 2, 1), was(ss20, 6, 5), was(harder, 4, 3)],
});
export const rhineBridge = crossing(
  'rhine',
  'Arnhem – Rhine road bridge',
  'the Rhine road bridge of Arnhem',
  [74.6, 77.9],
  [frost, ss20],
);

const breakOut: Kind = {
  name: 'The break-out',
  scenes: [
    tell('The armour goes up the road with its guns and its aircraft', guards, {
      day: ['1944-09-17', 'afternoon'],
      own: [irish, irishInf, welsh, coldstream],
      enemy: [fj18, roestel],
      combats: [valkenswaard],
      moves: [
        { unitId: welsh.id, isFinished: true, why: '' },
        { unitId: coldstream.id, isFinished: false, why: 'the road is full to Lommel' },
      ],
      events: { missions: [typhoons] },
    }),
    tell('The same for those who were pushed off the road', walther, {
      day: ['1944-09-17', 'afternoon'],
      own: [fj18, roestel, ss10],
      enemy: [irish, irishInf],
      combats: [valkenswaard],
    }),
    tell('An attack that goes well and does not shift them', guards, {
      day: ['1944-09-18', 'morning'],
      own: [welsh, coldstream],
      enemy: [ss10],
      combats: [
        combat('c', {
          at: [44.5, 12.9],
          by: 'allied',
          result: 'limitedSuccess',
          lie: 'mainRoad',
          fighters: [was(welsh, 5, 5), was(coldstream, 5, 5), was(ss10, 6, 5)],
        }),
      ],
    }),
    tell('The second day in contact: a name, and prisoners', guards, {
      day: ['1944-09-18', 'afternoon'],
      own: [irish, welsh, coldstream],
      enemy: [fj18, ss10],
      contacts: [{ enemyFormation: 'KG Walther', turnsRunning: 2 }],
      combats: [
        combat('c', {
          at: [44.7, 18.1],
          by: 'allied',
          result: 'totalSuccess',
          lie: 'town',
          guns: ['allied'],
          fighters: [
            was(irish, 7, 7),
            was(welsh, 5, 4),
            was(coldstream, 5, 5),
            was(fj18, 3, 0, { isCaptured: true }),
            was(ss10, 5, 3, { retiresKm: 3 }),
          ],
        }),
      ],
    }),
  ],
};

const bridges: Kind = {
  name: 'The bridge that was fought for',
  scenes: [
    tell('Held, with the enemy close in', airborne, {
      day: ['1944-09-18', 'afternoon'],
      own: [frost, atBattery],
      enemy: [ss20, harder],
      combats: [arnhemBridge],
      events: { crossings: [rhineBridge] },
    }),
    tell('The same for those who attacked it', hohenstaufen, {
      day: ['1944-09-18', 'afternoon'],
      own: [ss20, harder],
      enemy: [frost, atBattery],
      combats: [arnhemBridge],
      events: { crossings: [rhineBridge] },
    }),
    tell('Attacked from both sides, and blown in their faces', allAmerican, {
      day: ['1944-09-20', 'afternoon'],
      own: [pir504, pir504b],
      enemy: [euling, reinhold],
      combats: [
        combat('c', {
          at: [71.2, 64],
          by: 'allied',
          result: 'attackersBadlyBeaten',
          guns: ['german'],
          fighters: [
            was(pir504, 6, 3, { retiresKm: 1 }),
            was(pir504b, 6, 4, { retiresKm: 1 }),
            was(euling, 5, 5),
            was(reinhold, 6, 5),
          ],
        }),
      ],
      events: {
        crossings: [
          crossing('waal', 'Nijmegen – Waal road bridge', 'the Waal road bridge of Nijmegen', [71.3, 64], [pir504], {
            state: 'blown',
          }),
        ],
      },
    }),
    tell('The guard runs, and the bridge goes up', eagles, {
      day: ['1944-09-17', 'afternoon'],
      own: [pir506, pir506b],
      enemy: [fj18],
      combats: [
        combat('c', {
          at: [45.7, 25.9],
          by: 'allied',
          result: 'totalSuccess',
          fighters: [was(pir506, 6, 6), was(pir506b, 6, 6), was(fj18, 2, 0, { retiresKm: 2 })],
        }),
      ],
      events: {
        crossings: [
          crossing('son', 'Son – canal bridge', 'the canal bridge of Son', [45.6, 25.6], [pir506, pir506b], {
            state: 'blown',
          }),
        ],
      },
    }),
  ],
};

const westOfArnhem = combat('c', {
  at: [73.3, 78.4],
  by: 'allied',
  result: 'attackersBadlyBeaten',
  lie: 'town',
  guns: ['german'],
  fighters: [
    was(para1, 5, 2, { retiresKm: 1 }),
    was(para3, 4, 1, { retiresKm: 1 }),
    was(ss20, 5, 5),
    was(krafft, 5, 4),
  ],
});

const failures: Kind = {
  name: 'The attack that failed',
  scenes: [
    tell('Thrown back, with the price', airborne, {
      day: ['1944-09-19', 'morning'],
      own: [para1, para3],
      enemy: [ss20, krafft],
      combats: [westOfArnhem],
    }),
    tell('The same for those who stood in the way', hohenstaufen, {
      day: ['1944-09-19', 'morning'],
      own: [ss20, krafft],
      enemy: [para1, para3],
      combats: [westOfArnhem],
    }),
    tell('Nothing settled', eagles, {
      day: ['1944-09-19', 'afternoon'],
      own: [pir502],
      enemy: [ss10],
      combats: [
        combat('c', {
          at: [40.2, 24.8],
          by: 'allied',
          result: 'confusedCombat',
          lie: 'woods',
          fighters: [was(pir502, 6, 5), was(ss10, 6, 5)],
        }),
      ],
    }),
    tell('Two attacks at one town, both beaten off', feldt, {
      day: ['1944-09-18', 'afternoon'],
      own: [goebel, fuerstenberg, greschick],
      enemy: [pir505, gir325],
      combats: [
        combat('c', {
          at: [76.8, 56],
          by: 'german',
          result: 'attackersBadlyBeaten',
          fighters: [was(goebel, 4, 1, { retiresKm: 2 }), was(fuerstenberg, 4, 2, { retiresKm: 2 }), was(pir505, 6, 6)],
        }),
        combat('d', {
          at: [76.4, 54.9],
          by: 'german',
          result: 'attackersBadlyBeaten',
          lie: 'woods',
          fighters: [was(greschick, 4, 3), was(gir325, 5, 5)],
        }),
      ],
    }),
  ],
};

const lastNight = combat('c', {
  at: [74.6, 78],
  by: 'german',
  result: 'totalSuccess',
  guns: ['german'],
  fighters: [
    was(frost, 3, 0, { isCaptured: true }),
    was(atBattery, 1, 0, { isCaptured: true }),
    was(ss20, 5, 5),
    was(harder, 3, 3),
    was(reconAbt, 4, 4),
  ],
});

const lost: Kind = {
  name: 'The ground that was lost',
  scenes: [
    tell('A battalion is taken', airborne, {
      day: ['1944-09-20', 'night'],
      own: [frost, atBattery],
      enemy: [ss20, harder, reconAbt],
      contacts: [{ enemyFormation: '9 SS Pz Div', turnsRunning: 3 }],
      combats: [lastNight],
    }),
    tell('The same for those who took it', hohenstaufen, {
      day: ['1944-09-20', 'night'],
      own: [ss20, harder, reconAbt],
      enemy: [frost, atBattery],
      contacts: [{ enemyFormation: '1 Airborne Div', turnsRunning: 3 }],
      combats: [lastNight],
    }),
    tell('Some stand fast at a price, others go', eagles, {
      day: ['1944-09-22', 'morning'],
      own: [pir501, pir501b, pir506],
      enemy: [ss10, roestel],
      combats: [
        combat('c', {
          at: [49.6, 38],
          by: 'german',
          result: 'success',
          lie: 'town',
          fighters: [
            was(pir501, 5, 3, { stoodFast: true }),
            was(pir501b, 5, 4, { retiresKm: 2 }),
            was(pir506, 6, 5, { retiresKm: 2 }),
            was(ss10, 6, 5),
            was(roestel, 3, 3),
          ],
        }),
      ],
    }),
    tell('The neighbours go, the battalion stays', allAmerican, {
      day: ['1944-09-20', 'morning'],
      own: [gir325],
      enemy: [goebel],
      combats: [
        combat('c', {
          at: [76.1, 55.8],
          by: 'german',
          result: 'success',
          fighters: [
            was(gir325, 5, 4),
            was({ ...pir505, teamId: 'neighbour' }, 6, 4, { retiresKm: 2 }),
            was(goebel, 4, 4),
          ],
        }),
      ],
    }),
  ],
};

export const fought: Kind[] = [breakOut, bridges, failures, lost];
