import type { TruthPlace } from '../../truth';
import { combat, crossing, hit, type Kind, raise, scene, team, was } from './scene';

/** Seven kinds of turn of Market Garden, and the reports of them: places and units as in the operation. */

const places: TruthPlace[] = [
  { name: 'Lommel', x: 33.2, y: -5 },
  { name: 'Valkenswaard', x: 43.4, y: 8.3 },
  { name: 'Aalst', x: 44.6, y: 13.5 },
  { name: 'Eindhoven', x: 44.7, y: 18.3 },
  { name: 'Son', x: 45.8, y: 26.2 },
  { name: 'Best', x: 39.5, y: 24.2 },
  { name: 'Sint-Oedenrode', x: 43.5, y: 32.4 },
  { name: 'Veghel', x: 49.6, y: 37.9 },
  { name: 'Uden', x: 54.5, y: 42.8 },
  { name: 'Grave', x: 62.8, y: 53.7 },
  { name: 'Nijmegen', x: 70.6, y: 63 },
  { name: 'Lent', x: 71.5, y: 65.1 },
  { name: 'Groesbeek', x: 76.3, y: 55.7 },
  { name: 'Elst', x: 69.8, y: 71.5 },
  { name: 'Arnhem', x: 74.5, y: 78.6 },
  { name: 'Oosterbeek', x: 70.1, y: 78.9 },
  { name: 'Wolfheze', x: 66.3, y: 80.8 },
  { name: 'the Waal road bridge of Nijmegen', x: 71.3, y: 64, isCrossing: true },
  { name: 'the Rhine road bridge of Arnhem', x: 74.6, y: 77.9, isCrossing: true },
  { name: 'the canal bridge of Son', x: 45.6, y: 25.6, isCrossing: true },
];
const tell = scene.bind(null, places);

const guards = team('Guards Armoured', 'allied');
const airborne = team('1 Airborne', 'allied');
const allAmerican = team('82 Airborne', 'allied');
const eagles = team('101 Airborne', 'allied');
const wessex = team('43 Wessex', 'allied');
const xxx = team('XXX Corps', 'allied');
const walther = team('KG Walther', 'german');
const hohenstaufen = team('9 SS-Pz Hohenstaufen', 'german');
const frundsberg = team('10 SS-Pz Frundsberg', 'german');
const feldt = team('Korps Feldt', 'german');

const g = raise(guards, 'Guards Armoured Div');
const irish = g('2 (Armd) Irish Guards', 43.6, 6.9, { short: '2 Irish Gds', arm: 'armour', brigade: '5 Gds Armd Bde' });
const irishInf = g('3 Irish Guards', 43.6, 6.9, { short: '3 Irish Gds', brigade: '32 Gds Bde' });
const grenadiers = g('2 (Armd) Grenadier Guards', 70.9, 63.4, {
  short: '2 Gren Gds',
  arm: 'armour',
  brigade: '5 Gds Armd Bde',
});
const grenMotor = g('1 (Motor) Grenadier Guards', 70.9, 63.4, {
  short: '1 Gren Gds',
  arm: 'mechanised',
  brigade: '5 Gds Armd Bde',
});
const welsh = g('1 Welsh Guards', 44.2, 9.9, { short: '1 Welsh Gds', brigade: '32 Gds Bde' });
const coldstream = g('5 Coldstream Guards', 43.1, 7.7, { short: '5 Coldm Gds', brigade: '32 Gds Bde' });
const household = g('2 Household Cavalry Regt', 42.1, 12.3, { short: '2 HCR', arm: 'recce' });

const a = raise(airborne, '1 Airborne Div');
const frost = a('2 Para Bn', 74.6, 78, { short: '2 Para', arm: 'paras', brigade: '1 Para Bde' });
const atBattery = a('1 Airlanding AT Bty RA', 74.6, 78, { short: '1 AL AT Bty', arm: 'antiTank' });
const para1 = a('1 Para Bn', 72.5, 78.4, { short: '1 Para', arm: 'paras', brigade: '1 Para Bde' });
const para3 = a('3 Para Bn', 72.1, 78.3, { short: '3 Para', arm: 'paras', brigade: '1 Para Bde' });
const border = a('1 Border', 67.2, 78.1, { arm: 'gliderInfantry', brigade: '1 Airlanding Bde' });
const kosb = a('7 KOSB', 66.9, 81.2, { arm: 'gliderInfantry', brigade: '1 Airlanding Bde' });
const hq1 = a('HQ 1 Airborne Div', 70.2, 78.8, { short: 'HQ 1 Abn Div', arm: 'hq' });
const recceSqn = a('1 Airborne Recce Sqn', 68.4, 79.2, { short: '1 Abn Recce', arm: 'recce' });

const aa = raise(allAmerican, '82 Airborne Div');
const pir504 = aa('3/504 PIR', 70.4, 64.1, { arm: 'paras', brigade: '504 PIR' });
const pir504b = aa('1/504 PIR', 70.2, 63.9, { arm: 'paras', brigade: '504 PIR' });
const pir505 = aa('2/505 PIR', 76.2, 55.4, { arm: 'paras', brigade: '505 PIR' });
const gir325 = aa('1/325 GIR', 75.9, 56, { arm: 'gliderInfantry', brigade: '325 GIR' });

const e = raise(eagles, '101 Airborne Div');
const pir506 = e('1/506 PIR', 45.7, 26, { arm: 'paras', brigade: '506 PIR' });
const pir506b = e('2/506 PIR', 45.8, 26.3, { arm: 'paras', brigade: '506 PIR' });
const pir502 = e('3/502 PIR', 40.4, 24.9, { arm: 'paras', brigade: '502 PIR' });
const pir501 = e('1/501 PIR', 49.7, 38.1, { arm: 'paras', brigade: '501 PIR' });
const pir501b = e('2/501 PIR', 49.4, 37.4, { arm: 'paras', brigade: '501 PIR' });

const w = raise(walther, 'KG Walther');
const fj18 = w('FJR 18', 43.7, 7.2, { arm: 'paras', brigade: 'KG Walther' });
const ss10 = w('II./SS-PzGR 21', 43.5, 9.6, { short: 'II/PzGR 21', arm: 'mechanised', brigade: 'KG Heinke' });
const roestel = w('SS-PzJg Abt 10 (Roestel)', 43.2, 9.9, { short: 'Roestel', arm: 'antiTank', brigade: 'KG Heinke' });

const h = raise(hohenstaufen, '9 SS Pz Div');
const ss20 = h('20 SS-PzGR Bn', 74.9, 78.3, { short: '20 SS-PzGR', arm: 'mechanised', brigade: 'KG Spindler' });
const harder = h('9 SS-Pz Abt (Harder)', 74.9, 78.3, {
  short: 'Harder',
  arm: 'armour',
  flags: ['outOfRole'],
  brigade: 'KG Spindler',
});
const krafft = h('SS-PzGR A.u.E. Btl 16 (Krafft)', 67.6, 80.4, {
  short: 'Krafft',
  arm: 'mechanised',
  brigade: 'KG Spindler',
});
const reconAbt = h('9 SS-PzAA (Gräbner)', 74.4, 77.2, { short: 'Gräbner', arm: 'recce', brigade: 'Div troops' });

const f = raise(frundsberg, '10 SS Pz Div');
const euling = f('II./SS-PzGR 19 (Euling)', 71.2, 63.6, { short: 'Euling', arm: 'mechanised', brigade: 'KG Reinhold' });
const reinhold = f('SS-Pz Abt 10 (Reinhold)', 71.3, 65, { short: 'Reinhold', arm: 'armour', brigade: 'KG Reinhold' });
const pi10 = f('SS-PzPi Btl 10', 83.4, 68.4, { short: 'SS-Pi 10', arm: 'engineers' });

const k = raise(feldt, '406 Div');
const goebel = k('KG Göbel', 78.2, 57.1, { brigade: '406 Div' });
const fuerstenberg = k('KG Fürstenberg', 79.4, 58, { brigade: '406 Div' });
const greschick = k('KG Greschick', 77.6, 54.2, { brigade: '406 Div' });

const x = raise(wessex, '43 Wessex Div');
const wiltshires = x('4 Wiltshire', 70.1, 66.9, { short: '4 Wilts', brigade: '129 Bde' });
const somerset = x('4 Somerset LI', 70.3, 67.3, { short: '4 Som LI', brigade: '129 Bde' });
const dcli = x('5 DCLI', 66.7, 66.1, { brigade: '214 Bde' });
const worcesters = x('1 Worcestershire', 64.1, 57.2, { short: '1 Worc R', brigade: '214 Bde' });

const typhoons = {
  id: 'm',
  side: 'allied',
  teamIds: [guards.teamId],
  mission: 'closeAirSupport',
  name: 'Typhoons of 83 Group',
  at: null,
  hasFlown: true,
  isTurnedBack: false,
  losses: 'none',
} as const;

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

const arnhemBridge = combat('c2', {
  at: [74.6, 78],
  by: 'german',
  result: 'success',
  guns: ['german'],
  fighters: [was(frost, 6, 5), was(atBattery, 2, 1), was(ss20, 6, 5), was(harder, 4, 3)],
});
const rhineBridge = crossing(
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

const failures: Kind = {
  name: 'The attack that failed',
  scenes: [
    tell('Thrown back, with the price', airborne, {
      day: ['1944-09-19', 'morning'],
      own: [para1, para3],
      enemy: [ss20, krafft],
      combats: [
        combat('c', {
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
        }),
      ],
    }),
    tell('The same for those who stood in the way', hohenstaufen, {
      day: ['1944-09-19', 'morning'],
      own: [ss20, krafft],
      enemy: [para1, para3],
      combats: [
        combat('c', {
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
        }),
      ],
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

const lost: Kind = {
  name: 'The ground that was lost',
  scenes: [
    tell('A battalion is taken', airborne, {
      day: ['1944-09-20', 'night'],
      own: [frost, atBattery],
      enemy: [ss20, harder, reconAbt],
      contacts: [{ enemyFormation: '9 SS Pz Div', turnsRunning: 3 }],
      combats: [
        combat('c', {
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
        }),
      ],
    }),
    tell('The same for those who took it', hohenstaufen, {
      day: ['1944-09-20', 'night'],
      own: [ss20, harder, reconAbt],
      enemy: [frost, atBattery],
      contacts: [{ enemyFormation: '1 Airborne Div', turnsRunning: 3 }],
      combats: [
        combat('c', {
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
        }),
      ],
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
        missions: [typhoons, { ...typhoons, id: 'n', mission: 'recce', name: 'Mustangs', hasFlown: false }],
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

export const marketGarden: Kind[] = [breakOut, bridges, failures, lost, patrolling, landing, road, several];
