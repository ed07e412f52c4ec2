import { support, tanks, unit } from './given-facts';

/** Units of Market Garden and of Goodwood, as their counters call them. */

const irish = '5 Guards Armd Bde, Irish Group';
const grenadier = '5 Guards Armd Bde, Grenadier Group';
const coldstream = '32 Guards Bde, Coldstream Group';
export const guards = {
  hq: support('HQ Guards Armoured Div', 'HQ Gds Armd'),
  household: unit('2 Household Cavalry Regt', '2 HCR', 'Div troops'),
  irish2: tanks('2 (Armd) Irish Guards', '2 Irish Gds', irish),
  irish3: unit('3 Irish Guards', '3 Irish Gds', irish),
  gren2: tanks('2 (Armd) Grenadier Guards', '2 Gren Gds', grenadier),
  gren1: unit('1 (Motor) Grenadier Guards', '1 Gren Gds', grenadier),
  cold1: tanks('1 (Armd) Coldstream Guards', '1 Cold Gds', coldstream),
  cold5: unit('5 Coldstream Guards', '5 Cold Gds', coldstream),
  welsh2: tanks('2 (Armd Recce) Welsh Guards', '2 Welsh Gds', '32 Guards Bde, Welsh Group'),
  welsh1: unit('1 Welsh Guards', '1 Welsh Gds', '32 Guards Bde, Welsh Group'),
  field55: support('55 Field Regt RA', '55 Field', 'Div troops'),
  field153: support('153 (Leics Yeo) Field Regt RA', '153 Field', 'Div troops'),
  antiTank: unit('21 Anti-Tank Regt RA', '21 A-Tk', 'Div troops'),
  sappers: support('14 and 615 Field Sqns RE', '14/615 Sqns', 'Div troops'),
};

export const eagles = {
  hq: support('HQ 101 Airborne Div', 'HQ 101 Abn'),
  b1501: unit('1/501 PIR', '1/501', '501 PIR'),
  b2501: unit('2/501 PIR', '2/501', '501 PIR'),
  b3501: unit('3/501 PIR', '3/501', '501 PIR'),
  b1502: unit('1/502 PIR', '1/502', '502 PIR'),
  b2502: unit('2/502 PIR', '2/502', '502 PIR'),
  b3502: unit('3/502 PIR', '3/502', '502 PIR'),
  b1506: unit('1/506 PIR', '1/506', '506 PIR'),
  b2506: unit('2/506 PIR', '2/506', '506 PIR'),
  b3506: unit('3/506 PIR', '3/506', '506 PIR'),
  b1327: unit('1/327 GIR', '1/327', '327 GIR'),
  engineers: support('326 Airborne Engineer Bn', '326 Engrs'),
  guns: support('377 Parachute FA Bn', '377 PFA'),
};

export const airborne = {
  hq: support('HQ 1 Airborne Div', 'HQ 1 Abn Div'),
  para1: unit('1 Para Bn', '1 Para', '1 Para Bde'),
  para2: unit('2 Para Bn', '2 Para', '1 Para Bde'),
  para3: unit('3 Para Bn', '3 Para', '1 Para Bde'),
  border: unit('1 Border', '1 Border', '1 Airlanding Bde'),
  kosb: unit('7 KOSB', '7 KOSB', '1 Airlanding Bde'),
  staffords: unit('2 South Staffords', '2 S Staffs', '1 Airlanding Bde'),
  recce: unit('1 Airborne Recce Sqn', '1 Abn Recce', 'Div troops'),
  guns: support('1 Airlanding Light Regt RA', '1 AL Lt Regt', 'Div troops'),
  antiTank: unit('1 Airlanding AT Bty RA', '1 AL AT Bty', 'Div troops'),
  para10: unit('10 Para Bn', '10 Para', '4 Para Bde'),
  para11: unit('11 Para Bn', '11 Para', '4 Para Bde'),
  para156: unit('156 Para Bn', '156 Para', '4 Para Bde'),
};

export const allAmerican = {
  hq: support('HQ 82 Airborne Div', 'HQ 82 Abn'),
  b1504: unit('1/504 PIR', '1/504', '504 PIR'),
  b2504: unit('2/504 PIR', '2/504', '504 PIR'),
  b3504: unit('3/504 PIR', '3/504', '504 PIR'),
  b1505: unit('1/505 PIR', '1/505', '505 PIR'),
  b2505: unit('2/505 PIR', '2/505', '505 PIR'),
  b3505: unit('3/505 PIR', '3/505', '505 PIR'),
  b1508: unit('1/508 PIR', '1/508', '508 PIR'),
  b2508: unit('2/508 PIR', '2/508', '508 PIR'),
  b3508: unit('3/508 PIR', '3/508', '508 PIR'),
  guns: support('376 Parachute FA Bn', '376 PFA'),
};

export const walther = {
  hq: support('HQ KG Walther', 'HQ Walther'),
  hoffmann: unit('I./FJR Hoffmann', 'I/Hoffmann', 'FJR von Hoffmann'),
  hoffmann2: unit('II./FJR Hoffmann', 'II/Hoffmann', 'FJR von Hoffmann'),
  hoffmann3: unit('III./FJR Hoffmann', 'III/Hoffmann', 'FJR von Hoffmann'),
  kerutt: unit('FJ Btl Kerutt', 'Kerutt', 'FJR von Hoffmann'),
  penal: unit('Luftwaffe-Straf-Btl 6', 'Straf 6', ''),
  hunters: unit('schwere Panzerjäger-Abt 559', '559', ''),
  guns: support('Artillerie-Abt Krause', 'Krause', ''),
  segler: unit('II./SS-PzGR 19 (Segler)', 'II/19', 'KG Heinke'),
  euling: unit('II./SS-PzGR 21 (Richter)', 'II/21', 'KG Heinke'),
};

export const hohenstaufen = {
  hq: support('HQ 9 SS Pz Div', 'HQ 9 SS'),
  recce: unit('9 SS-PzAA (Gräbner)', '9 SS-PzAA', ''),
  krafft: unit('SS-PzGR A.u.E. Btl 16 (Krafft)', 'Krafft', ''),
  moeller: unit('SS-Pi Abt 9 (Möller)', 'Möller', 'KG Spindler'),
  dombrowski: unit('SS-Flak Abt 9 (Gropp)', 'Gropp', 'KG Spindler'),
  spindler: support('SS-Pz AR 9 (Spindler)', 'Spindler', 'KG Spindler'),
  harder: tanks('SS-PzR 9 (Harder)', 'Harder', 'KG Spindler'),
  allworden: unit('SS-PzJg Abt 9 (von Allwörden)', 'Allwörden', 'KG Spindler'),
  gropp: unit('SS-PzGR 20', 'PzGR 20', ''),
};

export const wessex = {
  hq: support('HQ 43 Wessex Div', 'HQ 43 Wessex'),
  somerset4: unit('4 Somerset LI', '4 Som LI', '129 Bde'),
  wilts4: unit('4 Wiltshire', '4 Wilts', '129 Bde'),
  wilts5: unit('5 Wiltshire', '5 Wilts', '129 Bde'),
  hampshire: unit('7 Hampshire', '7 Hamps', '130 Bde'),
  dorset4: unit('4 Dorset', '4 Dorset', '130 Bde'),
  dorset5: unit('5 Dorset', '5 Dorset', '130 Bde'),
  somerset7: unit('7 Somerset LI', '7 Som LI', '214 Bde'),
  worcesters: unit('1 Worcestershire', '1 Worc R', '214 Bde'),
  dcli: unit('5 DCLI', '5 DCLI', '214 Bde'),
  sappers: support('43 Div RE', '43 Div RE', 'Div troops'),
  column: support('2 Bridging Column RASC', '2 Br Column', 'Corps troops'),
};
