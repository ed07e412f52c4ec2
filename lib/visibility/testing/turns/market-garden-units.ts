import type { TruthPlace } from '../../truth';
import { raise, scene, team } from './scene';

/** The teams and units of the kept reports of Market Garden: places and names as in the operation. */

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
export const tell = scene.bind(null, places);

export const guards = team('Guards Armoured', 'allied');
export const airborne = team('1 Airborne', 'allied');
export const allAmerican = team('82 Airborne', 'allied');
export const eagles = team('101 Airborne', 'allied');
export const wessex = team('43 Wessex', 'allied');
export const xxx = team('XXX Corps', 'allied');
export const walther = team('KG Walther', 'german');
export const hohenstaufen = team('9 SS-Pz Hohenstaufen', 'german');
export const frundsberg = team('10 SS-Pz Frundsberg', 'german');
export const feldt = team('Korps Feldt', 'german');

const g = raise(guards, 'Guards Armoured Div');
export const irish = g('2 (Armd) Irish Guards', 43.6, 6.9, {
  short: '2 Irish Gds',
  arm: 'armour',
  brigade: '5 Gds Armd Bde',
});
export const irishInf = g('3 Irish Guards', 43.6, 6.9, { short: '3 Irish Gds', brigade: '32 Gds Bde' });
export const grenadiers = g('2 (Armd) Grenadier Guards', 70.9, 63.4, {
  short: '2 Gren Gds',
  arm: 'armour',
  brigade: '5 Gds Armd Bde',
});
export const grenMotor = g('1 (Motor) Grenadier Guards', 70.9, 63.4, {
  short: '1 Gren Gds',
  arm: 'mechanised',
  brigade: '5 Gds Armd Bde',
});
export const welsh = g('1 Welsh Guards', 44.2, 9.9, { short: '1 Welsh Gds', brigade: '32 Gds Bde' });
export const coldstream = g('5 Coldstream Guards', 43.1, 7.7, { short: '5 Coldm Gds', brigade: '32 Gds Bde' });
export const household = g('2 Household Cavalry Regt', 42.1, 12.3, { short: '2 HCR', arm: 'recce' });

const a = raise(airborne, '1 Airborne Div');
export const frost = a('2 Para Bn', 74.6, 78, { short: '2 Para', arm: 'paras', brigade: '1 Para Bde' });
export const atBattery = a('1 Airlanding AT Bty RA', 74.6, 78, { short: '1 AL AT Bty', arm: 'antiTank' });
export const para1 = a('1 Para Bn', 72.5, 78.4, { short: '1 Para', arm: 'paras', brigade: '1 Para Bde' });
export const para3 = a('3 Para Bn', 72.1, 78.3, { short: '3 Para', arm: 'paras', brigade: '1 Para Bde' });
export const border = a('1 Border', 67.2, 78.1, { arm: 'gliderInfantry', brigade: '1 Airlanding Bde' });
export const kosb = a('7 KOSB', 66.9, 81.2, { arm: 'gliderInfantry', brigade: '1 Airlanding Bde' });
export const hq1 = a('HQ 1 Airborne Div', 70.2, 78.8, { short: 'HQ 1 Abn Div', arm: 'hq' });
export const recceSqn = a('1 Airborne Recce Sqn', 68.4, 79.2, { short: '1 Abn Recce', arm: 'recce' });

const aa = raise(allAmerican, '82 Airborne Div');
export const pir504 = aa('3/504 PIR', 70.4, 64.1, { arm: 'paras', brigade: '504 PIR' });
export const pir504b = aa('1/504 PIR', 70.2, 63.9, { arm: 'paras', brigade: '504 PIR' });
export const pir505 = aa('2/505 PIR', 76.2, 55.4, { arm: 'paras', brigade: '505 PIR' });
export const gir325 = aa('1/325 GIR', 75.9, 56, { arm: 'gliderInfantry', brigade: '325 GIR' });

const e = raise(eagles, '101 Airborne Div');
export const pir506 = e('1/506 PIR', 45.7, 26, { arm: 'paras', brigade: '506 PIR' });
export const pir506b = e('2/506 PIR', 45.8, 26.3, { arm: 'paras', brigade: '506 PIR' });
export const pir502 = e('3/502 PIR', 40.4, 24.9, { arm: 'paras', brigade: '502 PIR' });
export const pir501 = e('1/501 PIR', 49.7, 38.1, { arm: 'paras', brigade: '501 PIR' });
export const pir501b = e('2/501 PIR', 49.4, 37.4, { arm: 'paras', brigade: '501 PIR' });

const w = raise(walther, 'KG Walther');
export const fj18 = w('FJR 18', 43.7, 7.2, { arm: 'paras', brigade: 'KG Walther' });
export const ss10 = w('II./SS-PzGR 21', 43.5, 9.6, { short: 'II/PzGR 21', arm: 'mechanised', brigade: 'KG Heinke' });
export const roestel = w('SS-PzJg Abt 10 (Roestel)', 43.2, 9.9, {
  short: 'Roestel',
  arm: 'antiTank',
  brigade: 'KG Heinke',
});

const h = raise(hohenstaufen, '9 SS Pz Div');
export const ss20 = h('20 SS-PzGR Bn', 74.9, 78.3, { short: '20 SS-PzGR', arm: 'mechanised', brigade: 'KG Spindler' });
export const harder = h('9 SS-Pz Abt (Harder)', 74.9, 78.3, {
  short: 'Harder',
  arm: 'armour',
  flags: ['outOfRole'],
  brigade: 'KG Spindler',
});
export const krafft = h('SS-PzGR A.u.E. Btl 16 (Krafft)', 67.6, 80.4, {
  short: 'Krafft',
  arm: 'mechanised',
  brigade: 'KG Spindler',
});
export const reconAbt = h('9 SS-PzAA (Gräbner)', 74.4, 77.2, { short: 'Gräbner', arm: 'recce', brigade: 'Div troops' });

const f = raise(frundsberg, '10 SS Pz Div');
export const euling = f('II./SS-PzGR 19 (Euling)', 71.2, 63.6, {
  short: 'Euling',
  arm: 'mechanised',
  brigade: 'KG Reinhold',
});
export const reinhold = f('SS-Pz Abt 10 (Reinhold)', 71.3, 65, {
  short: 'Reinhold',
  arm: 'armour',
  brigade: 'KG Reinhold',
});
export const pi10 = f('SS-PzPi Btl 10', 83.4, 68.4, { short: 'SS-Pi 10', arm: 'engineers' });

const k = raise(feldt, '406 Div');
export const goebel = k('KG Göbel', 78.2, 57.1, { brigade: '406 Div' });
export const fuerstenberg = k('KG Fürstenberg', 79.4, 58, { brigade: '406 Div' });
export const greschick = k('KG Greschick', 77.6, 54.2, { brigade: '406 Div' });

const x = raise(wessex, '43 Wessex Div');
export const wiltshires = x('4 Wiltshire', 70.1, 66.9, { short: '4 Wilts', brigade: '129 Bde' });
export const somerset = x('4 Somerset LI', 70.3, 67.3, { short: '4 Som LI', brigade: '129 Bde' });
export const dcli = x('5 DCLI', 66.7, 66.1, { brigade: '214 Bde' });
export const worcesters = x('1 Worcestershire', 64.1, 57.2, { short: '1 Worc R', brigade: '214 Bde' });

export const typhoons = {
  id: 'm',
  side: 'allied',
  teamIds: [guards.teamId],
  mission: 'closeAirSupport',
  name: 'Typhoons of 83 Group',
  at: null,
  result: 'flew',
  losses: 'none',
} as const;
