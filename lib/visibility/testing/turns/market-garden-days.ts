import { arnhemBridge, rhineBridge } from './market-garden-fights';
import {
  airborne,
  allAmerican,
  border,
  coldstream,
  dcli,
  euling,
  fj18,
  frost,
  frundsberg,
  gir325,
  grenadiers,
  grenMotor,
  guards,
  harder,
  hohenstaufen,
  household,
  hq1,
  irish,
  irishInf,
  kosb,
  krafft,
  para1,
  para3,
  pi10,
  pir504,
  pir505,
  recceSqn,
  reconAbt,
  reinhold,
  roestel,
  somerset,
  ss10,
  ss20,
  tell,
  typhoons,
  walther,
  welsh,
  wessex,
  wiltshires,
  worcesters,
  xxx,
} from './market-garden-units';
import { combat, crossing, hit, type Kind, was } from './scene';

/** Four kinds of turn of Market Garden with little fighting or with much else, and the reports of them. */

const patrolling: Kind = {
  name: 'Patrols and contacts',
  scenes: [
    tell('Armoured cars feel forward at two places', guards, {
      day: ['1944-09-18', 'morning'],
      own: [household, welsh],
      enemy: [ss10, roestel, fj18],
      probes: [
        { id: 'p1', unitIds: [household.id], met: [ss10, roestel] },
        { id: 'p2', unitIds: [welsh.id], met: [fj18] },
      ],
    }),
    tell('The same for those who were felt out', walther, {
      day: ['1944-09-18', 'morning'],
      own: [ss10, roestel, fj18],
      enemy: [household, welsh],
      patrols: [
        { id: '1', unitIds: [ss10.id, roestel.id], from: [{ x: 42.1, y: 12.3 }] },
        { id: '2', unitIds: [fj18.id], from: [{ x: 44.2, y: 9.9 }] },
      ],
    }),
    tell('The enemy is close, and nobody fights', airborne, {
      day: ['1944-09-17', 'night'],
      own: [border, kosb, recceSqn],
      enemy: [krafft, reconAbt],
      events: {
        standoffs: [
          { id: 'kosb', unitIds: [kosb.id], metIds: [krafft.id], hasMoved: true },
          { id: 'border', unitIds: [border.id, recceSqn.id], metIds: [reconAbt.id], hasMoved: false },
        ],
      },
    }),
    tell('A night of patrols, a bridge looked at, a request answered', wessex, {
      day: ['1944-09-21', 'night'],
      own: [wiltshires, somerset, dcli],
      enemy: [reinhold, euling],
      contacts: [{ enemyFormation: '10 SS Pz Div', turnsRunning: 2 }],
      patrols: [{ id: '1', unitIds: [somerset.id], from: [{ x: 70.5, y: 69 }] }],
      requests: [{ id: 'r', what: 'the assault boats', heard: 'on the road behind 130 Bde, not before daylight' }],
      events: {
        standoffs: [{ id: 'w', unitIds: [wiltshires.id], metIds: [reinhold.id], hasMoved: false }],
        crossings: [
          crossing('waal', 'Nijmegen – Waal road bridge', 'the Waal road bridge of Nijmegen', [71.3, 64], [dcli], {
            state: 'safe',
          }),
        ],
      },
    }),
  ],
};

const landing: Kind = {
  name: 'Landing day',
  scenes: [
    tell('A lift comes down where it should', airborne, {
      day: ['1944-09-17', 'afternoon'],
      own: [para1, frost, para3, border, kosb, hq1, recceSqn],
      arrivals: [para1, frost, para3, border, kosb, hq1, recceSqn].map(({ id }) => ({ unitId: id })),
    }),
    tell('Flak on the way in, and a glider battalion wide of its zone', allAmerican, {
      day: ['1944-09-17', 'afternoon'],
      own: [pir504, pir505, gir325],
      arrivals: [pir504, pir505].map(({ id }) => ({ unitId: id })),
      events: {
        landings: [
          {
            id: 'l1',
            zone: 'DZ N',
            hits: [hit(pir504, 6, 5), hit(pir505, 6, 5)],
            hasMetFlak: true,
            hasMetFighters: false,
            isTurnedBack: false,
            wideIds: [],
          },
          {
            id: 'l2',
            zone: 'LZ T',
            hits: [hit(gir325, 5, 5)],
            hasMetFlak: false,
            hasMetFighters: false,
            isTurnedBack: false,
            wideIds: [gir325.id],
          },
        ],
      },
    }),
    tell('A lift turned back', xxx, {
      day: ['1944-09-19', 'morning'],
      own: [{ ...dcli, teamId: xxx.teamId }],
      moves: [{ unitId: dcli.id, isFinished: true, why: '' }],
      events: {
        landings: [
          {
            id: 'l',
            zone: 'LZ S',
            hits: [hit(dcli, 5, 4)],
            hasMetFlak: true,
            hasMetFighters: true,
            isTurnedBack: true,
            wideIds: [],
          },
        ],
      },
    }),
    tell('Those who see it from the ground', hohenstaufen, {
      day: ['1944-09-17', 'afternoon'],
      own: [krafft, reconAbt, ss20],
      enemy: [kosb],
      moves: [
        { unitId: reconAbt.id, isFinished: true, why: '' },
        { unitId: ss20.id, isFinished: true, why: '' },
      ],
      events: { standoffs: [{ id: 'k', unitIds: [krafft.id], metIds: [kosb.id], hasMoved: false }] },
    }),
  ],
};

const road: Kind = {
  name: 'The road',
  scenes: [
    tell('Columns that arrive and columns that stand', wessex, {
      day: ['1944-09-20', 'afternoon'],
      own: [wiltshires, somerset, dcli, worcesters],
      moves: [
        { unitId: wiltshires.id, isFinished: true, why: '' },
        { unitId: somerset.id, isFinished: true, why: '' },
        { unitId: dcli.id, isFinished: false, why: 'the bridge is closed to all but the Guards' },
        { unitId: worcesters.id, isFinished: false, why: 'two hours behind the Guards at Grave' },
      ],
    }),
    tell('A corps with nothing but its requests', xxx, {
      day: ['1944-09-18', 'night'],
      own: [],
      requests: [
        { id: 'a', what: 'the bridging column', heard: 'it is past Valkenswaard' },
        { id: 'b', what: 'fighters over the road', heard: '' },
        { id: 'c', what: 'a name for the troops at Best', heard: '59 Division, by prisoners' },
      ],
    }),
    tell('A ferry for one battalion', frundsberg, {
      day: ['1944-09-18', 'night'],
      own: [euling, pi10, reinhold],
      moves: [{ unitId: euling.id, isFinished: true, why: '' }],
      arrivals: [{ unitId: reinhold.id }],
      events: {
        crossings: [
          crossing('pannerden', 'Pannerden – ferry', 'the ferry of Pannerden', [83.4, 68.4], [pi10], {
            known: null,
            kind: 'ferry',
          }),
        ],
      },
    }),
    tell('One march, one arrival', guards, {
      day: ['1944-09-19', 'night'],
      own: [welsh, grenMotor],
      moves: [{ unitId: welsh.id, isFinished: false, why: 'the road is blocked by a burning column.' }],
      arrivals: [{ unitId: grenMotor.id }],
    }),
  ],
};

const several: Kind = {
  name: 'A heavy day',
  scenes: [
    tell('Three fights, aircraft, marches', guards, {
      day: ['1944-09-20', 'afternoon'],
      own: [irish, irishInf, grenadiers, grenMotor, welsh, coldstream, household],
      enemy: [euling, reinhold, ss10, roestel, fj18],
      contacts: [{ enemyFormation: '10 SS Pz Div', turnsRunning: 2 }],
      combats: [
        combat('c1', {
          at: [71, 63.5],
          by: 'allied',
          result: 'success',
          lie: 'town',
          guns: ['allied', 'german'],
          fighters: [was(grenadiers, 8, 6), was(grenMotor, 6, 5), was(euling, 5, 3, { retiresKm: 1 })],
        }),
        combat('c2', {
          at: [44.6, 13.2],
          by: 'german',
          result: 'limitedSuccess',
          lie: 'mainRoad',
          fighters: [was(welsh, 5, 4), was(ss10, 6, 6), was(roestel, 3, 3)],
        }),
        combat('c3', {
          at: [43.1, 7.6],
          by: 'german',
          result: 'attackersBadlyBeaten',
          fighters: [was(coldstream, 5, 5), was(fj18, 4, 2, { retiresKm: 2 })],
        }),
      ],
      moves: [
        { unitId: irish.id, isFinished: true, why: '' },
        { unitId: irishInf.id, isFinished: true, why: '' },
        { unitId: household.id, isFinished: false, why: 'the road is cut at Veghel' },
      ],
      events: {
        missions: [typhoons, { ...typhoons, id: 'n', mission: 'recce', name: 'Mustangs', result: 'didNotFly' }],
        crossings: [
          crossing(
            'waal',
            'Nijmegen – Waal road bridge',
            'the Waal road bridge of Nijmegen',
            [71.3, 64],
            [grenadiers],
            {
              state: 'safe',
            },
          ),
        ],
      },
    }),
    tell('Four fights round one town', hohenstaufen, {
      day: ['1944-09-19', 'afternoon'],
      own: [ss20, harder, krafft, reconAbt],
      enemy: [frost, para1, para3, kosb, border],
      combats: [
        arnhemBridge,
        combat('c5', {
          at: [73.3, 78.4],
          by: 'allied',
          result: 'attackersBadlyBeaten',
          lie: 'town',
          fighters: [was(para1, 5, 3, { retiresKm: 1 }), was(reconAbt, 5, 5)],
        }),
        combat('c6', {
          at: [72.2, 78.3],
          by: 'german',
          result: 'success',
          fighters: [was(reconAbt, 5, 4), was(para3, 4, 2, { retiresKm: 2 })],
        }),
        combat('c7', {
          at: [66.9, 81],
          by: 'german',
          result: 'confusedCombat',
          lie: 'woods',
          fighters: [was(krafft, 5, 4), was(kosb, 6, 5)],
        }),
      ],
      events: { crossings: [rhineBridge] },
    }),
    tell('A defence by a whole brigade', airborne, {
      day: ['1944-09-20', 'morning'],
      own: [para1, para3, border, kosb, recceSqn],
      enemy: [krafft, ss20, harder],
      contacts: [{ enemyFormation: '9 SS Pz Div', turnsRunning: 2 }],
      combats: [
        combat('c', {
          at: [69.7, 78.9],
          by: 'german',
          result: 'limitedSuccess',
          lie: 'town',
          guns: ['allied', 'german'],
          air: ['german'],
          fighters: [
            was(para1, 3, 3),
            was(para3, 2, 2),
            was(border, 6, 5),
            was(kosb, 6, 4),
            was(recceSqn, 3, 0),
            was(krafft, 5, 4),
            was(ss20, 5, 4),
            was(harder, 3, 3),
          ],
        }),
      ],
      requests: [{ id: 'r', what: 'the resupply asked for', heard: '' }],
    }),
    tell('All quiet', frundsberg, { day: ['1944-09-17', 'morning'], own: [euling, pi10] }),
  ],
};

export const days: Kind[] = [patrolling, landing, road, several];
