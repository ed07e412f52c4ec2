import { describe, expect, it } from 'vitest';
import { loadScenario, type Scenario, type ScenarioUnit } from '@/lib/scenario';
import type { Side } from '@/lib/words';
import { reportTruth, unit } from '../testing/given-truth';
import type { ReportTruth, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';
import { type Lexicon, lexiconFor } from './guard-lexicon';
import { markWords } from './written-by-hand';

const shipped = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'] as const;
const scenarios = new Map<string, Scenario>();
for (const name of shipped) {
  const reading = await loadScenario(name);
  if (!reading.ok) throw new Error(`${name} has faults`);
  scenarios.set(name, reading.scenario);
}

const unitOf = (one: ScenarioUnit, { teams }: Scenario): TruthUnit => {
  const { id, team, side, name, shortName, formation, brigade, division, corps, place } = one;
  const above = [division, ...corps.split(' / '), teams.find(({ key }) => key === team)!.name];
  return unit(id, { side, teamId: team, name, shortName, formation, brigade, above, ...place });
};

/** The truth for a team of one side before anything has happened: no enemy is known. */
function quietTruth(scenario: Scenario, side: Side): ReportTruth {
  const units = scenario.units.map((one) => unitOf(one, scenario));
  return {
    ...reportTruth(),
    own: units.filter((one) => one.side === side),
    enemy: units.filter((one) => one.side !== side),
    combats: [],
    contacts: [],
    places: scenario.map.features.flatMap(({ layer, name, point }) =>
      point && name && (layer === 'town' || layer === 'crossing') ? [{ name, x: point[0], y: point[1] }] : [],
    ),
  };
}

const lexicons = new Map<string, Lexicon>();
function lexiconOf(scenario: string, side: Side): Lexicon {
  const known = lexicons.get(`${scenario} ${side}`);
  if (known) return known;
  const truth = quietTruth(scenarios.get(scenario)!, side);
  const viewer = { gameId: 'game', teamId: truth.own[0]!.teamId, teamName: '', side } as Viewer;
  const made = lexiconFor(viewer, truth);
  lexicons.set(`${scenario} ${side}`, made);
  return made;
}

const before = 'Prisoners say that ';
/** True when the guard marks a name in the middle of a sentence to a team of the other side. */
function isMarked(scenario: string, to: Side, name: string): boolean {
  const text = `${before}${name} has come up since noon.`;
  return markWords(text, lexiconOf(scenario, to)).some(
    ({ kind, at }) => kind === 'hiddenUnit' && at![0] < before.length + name.length && at![1] > before.length,
  );
}

/** Hard names, each with the forms in which people write it. Typed by hand. */
const written: readonly (readonly [scenario: string, to: Side, forms: string])[] = [
  [
    'market-garden',
    'allied',
    'SS-AA 9 (Gräbner)|SS-AA 9|9 SS-AA|Gräbner|Grabner|Graebner|KG Gräbner|SS-Aufklärungs-Abteilung 9|9th SS Reconnaissance Battalion|9 SS Recce Bn',
  ],
  [
    'market-garden',
    'allied',
    '9 SS Pz Div|9th SS Panzer Division|9. SS-Panzer-Division|9. SS-Panzerdivision|9 SS|Ninth SS Panzer Division|9 SS PzDiv|9 SS-Pz Hohenstaufen|Hohenstaufen|Harzer|HQ 9 SS Pz',
  ],
  [
    'market-garden',
    'allied',
    'III/SS-PzGR 21 (Heinke)|III./SS-PzGR 21|III/SSPzG21|SS-PzGR 21|SS-Panzergrenadier-Regiment 21|21st SS Panzergrenadier Regiment|Heinke|KG Heinke',
  ],
  [
    'market-garden',
    'allied',
    'I/GR 1034|GR 1034|Grenadier-Regiment 1034|Grenadierregiment 1034|1034 Grenadier Regiment|1034th Grenadier Regt',
  ],
  ['market-garden', 'allied', 'LXXXVIII AK|LXXXVIII Armeekorps|LXXXVIII Corps|88 Corps|88th Corps'],
  [
    'market-garden',
    'allied',
    'HQ II SS-Panzerkorps (Bittrich)|II SS-Panzerkorps|II SS Panzer Corps|2nd SS Panzer Corps|Second SS Panzer Corps|Bittrich|General Bittrich',
  ],
  [
    'market-garden',
    'allied',
    'Flak Gruppe Nijmegen|Flak Group Nijmegen|Flakgruppe Nijmegen|Flak Nijmgn|Nijmegen Garrison',
  ],
  ['market-garden', 'allied', "Garrison 's-Hertogenbosch|Garrison ’s-Hertogenbosch|Gar s-H'bsch"],
  [
    'market-garden',
    'allied',
    'Btl Köppel and Btl Zedlitz|Btl Köppel|Bataillon Zedlitz|Battalion Koeppel|Köppel/Zedl|Zedlitz',
  ],
  ['market-garden', 'allied', 'Veghel depot guard|Gd Veghel|FJ Ers Btl (Son bridge guard)|FJ Ers Son'],
  ['market-garden', 'allied', 'SS-Polizei Btl (Best)|SS-Polizei Btl|SS-Pol Best|Nebelwerfer Abt|FJ PzJg'],
  [
    'market-garden',
    'allied',
    'KG von Allwörden|Kampfgruppe von Allwörden|Battlegroup Allworden|battle group von Allwörden|Allwoerden',
  ],
  [
    'market-garden',
    'allied',
    'sPz Abt 506 (King Tigers)|schwere Panzer-Abteilung 506|s. Pz. Abt. 506|506 Heavy Tank Battalion|sPz 506',
  ],
  [
    'market-garden',
    'allied',
    'FJR 6 (von der Heydte)|Fallschirmjäger-Regiment 6|6th Parachute Regiment|von der Heydte|Heydte|II/FJR 6',
  ],
  ['market-garden', 'allied', '59 Div (Poppe)|Poppe|59 Inf Div|59th Infantry Division|KG Chill|Student|1 FJ Armee'],
  ['market-garden', 'german', '2 Para Bn|2 Para|2nd Parachute Battalion|Second Parachute Battalion|2nd Para'],
  ['market-garden', 'german', '7 Medium Regt RA|7 Medium|7th Medium Regiment|7 Med Regt|52 Heavy|55 Field|1 Border'],
  ['market-garden', 'german', '14 and 615 Field Sqns RE|14 Field Squadron|615 Field Sqn|14/615 Sqns|9 Field Coy RE'],
  [
    'market-garden',
    'german',
    '2 (Armd) Irish Guards|2 Irish Guards|2nd (Armoured) Irish Guards|Irish Guards|2 Irish Gds',
  ],
  ['market-garden', 'german', 'XXX Corps|30 Corps|30th Corps|HQ XXX Corps|Second Army|Guards Armoured Division'],
  ['goodwood', 'german', "1/6 Queen's|1/6 Queen’s|1/6 Queens|BW of C|R Regt C|CH of O (MG)|5 Black Watch|23 H"],
  ['goodwood', 'german', "HQ VIII Corps (O'Connor)|O'Connor|O’Connor|VIII Corps|8 Corps|8th Corps|Gale|Bullen-Smith"],
  [
    'goodwood',
    'allied',
    'PzGR 125 (KG von Luck)|KG von Luck|Kampfgruppe Luck|General von Luck|von Luck|Luck|PzGR 125|125 Panzergrenadier Regiment',
  ],
  ['goodwood', 'allied', 'Flak group Bourguébus ridge|Flak Bourgué|Flak Vimont|Flak battery Cagny|HQ PzGr West'],
  ['crete-1941', 'allied', '7. Flieger-Division|7th Flieger Division|7 Flieger Div|7th Air Division'],
  [
    'crete-1941',
    'allied',
    'I./Luftlande-Sturm-Regiment (Koch)|I/LLSR|LLSR|Luftlande-Sturm-Regiment|Airlanding Assault Regiment|Sturm-Regiment|Koch|Genz',
  ],
  ['crete-1941', 'allied', 'HQ Gruppe West (Meindl)|Gruppe West|HQ West|Group West|Meindl|Abt Mürbe|Abteilung Muerbe'],
  ['crete-1941', 'allied', 'Gebirgsjäger-Regiment 100|GJR 100|100 Gebirgsjäger Regiment|100th Mountain Regiment'],
  [
    'crete-1941',
    'german',
    '28 (Maori) Battalion|28 Battalion|28 Maori|28th Maori Battalion|Kastelli garrison|RM Souda',
  ],
  ['tuapse-1942', 'german', '383 Rifle Div|383rd Rifle Division|383 rifle division|383 RD|Army Guns'],
  ['tuapse-1942', 'allied', 'XXXXIV Jägerkorps|XXXXIV Jäger Corps|44 Jäger Corps|de Angelis|HQ XXXXIV|Gruppe Lanz'],
];

describe('the guard finds a name', () => {
  it.each(written)('in %s, to the %s side: %s', (scenario, to, forms) => {
    expect(forms.split('|').filter((form) => !isMarked(scenario, to, form))).toEqual([]);
  });

  /** Headings of the order of battle that name nobody. Typed by hand. */
  const headings = new Set([
    'Div troops',
    'Corps troops',
    'Divisional troops',
    'Attached',
    'Army troops',
    'Region troops',
    'Korps units',
    'Garrison',
    'Garrisons',
    'Sperrverband',
    'Corps RE',
    'Corps RASC',
    'Mountain troops',
    'Mountain artillery',
    'Brigades in reserve',
    'Panzergruppe troops',
    'XVIII',
  ]);
  /** The words in brackets behind a name that are no name: a kind, a number of guns, a place. Typed by hand. */
  const kinds =
    /\d+ mm|half-tracks|[A-Z][a-z]+ garrison|guard|^(?:Armd|Armd Recce|Motor|motor|MG|SP|L|part|group|flails|armd recce|gliders|anti-tank|on foot|AVRE|Bailey|Bailey and assault boats|Commandos|Tiger|Tigers|King Tigers|Panther|Pz IV|Jagdpanzer IV|Char B flame|one company|Kriegsmarine|garrison|Best|Helmond|Luftwaffe signals, Boxtel|Honourable Artillery Company|Houlgate battery|Cdn|US|3\/32[57])$/;

  it.each(shipped)('all that the order of battle of %s writes, whole, short, and with and without brackets', (name) => {
    const scenario = scenarios.get(name)!;
    const missed: string[] = [];
    let count = 0;
    for (const one of scenario.units) {
      const { above, brigade, formation, shortName } = unitOf(one, scenario);
      const whole = [one.name, shortName, formation, brigade, ...above].filter((each) => each && !headings.has(each));
      const brackets = whole.flatMap((each) => [...each.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => inside!));
      const named = brackets.filter((inside) => !kinds.test(inside)).map((inside) => inside.replace(/,.*/, ''));
      const bare = whole.map((each) => each.replace(/\s*\([^)]*\)/g, '')).filter((each) => !headings.has(each));
      for (const form of new Set([...whole, ...bare, ...named])) {
        count += 1;
        if (!isMarked(name, one.side === 'allied' ? 'german' : 'allied', form)) missed.push(form);
      }
    }
    expect([...new Set(missed)]).toEqual([]);
    expect(count).toBeGreaterThan(scenario.units.length * 3);
  });
});

/** Ordinary prose of war, typed by hand, full of words of which names are made: in it nobody is named. */
const prose = `The morning began quietly. Fog lay on the river until nine, and our patrols came back with nothing to tell but wet feet. Towards noon the guns on the high ground opened up, first on the crossroads, then on the orchard behind it, and for two hours the company in the farm could not move a man.

The attack came in from the north in the afternoon. Infantry in battalion strength, with tanks behind them, crossed the open field in front of the wood and got as far as the ditch. There they were held by machine guns and mortars. Three of their tanks burned on the road. Our own losses are heavy: the forward company has fifty men left, and the anti-tank troop has lost two of its four guns.

We hold the bridge. The enemy holds the houses on the south bank and the church, and brings up more men every hour by the railway. His artillery is heavy and well directed; his aircraft came over twice, dropped their bombs wide of the mark, and were driven off by our light flak.

The brigade needs ammunition for its field guns, above all for the medium regiment, and forty lorries for the wounded. The engineers want two days to build a bridge of forty tons. A second bridge will take longer. The reserve battalion is tired but can march tonight.

Night fell early. Patrols of both sides met in the village, exchanged fire and went back. Prisoners belong to the infantry and say that they marched for three days; they do not know the name of their division. A major among them says that the corps headquarters is in a castle west of the town. The reconnaissance squadron heard tracked vehicles on the main road between two and four in the morning, perhaps a company of heavy tanks, perhaps no more than half-tracks.

What comes next: the division holds where it is until the second battalion is up, then attacks along the railway with all its guns. Best to begin at first light. Give us smoke on the ridge, and air support for the first hour. The commander asks for a decision by 1800 hours. Some 30 guns, 7 heavy mortars and 52 lorries have come in since; 23 hours of rain have made the tracks bad, and 4 of our 12 armoured cars are stuck 3 km short of the village. The 1st Battalion is in reserve; the 2nd is on the road.

A grey, cold day. The mountain road is under fire. The harder they press, the better for us on the flank, and with a little luck the border will be reached by the evening. The guard at the depot was overrun; the garrison of the fort held out. Field hospitals are full. Army headquarters promises two regiments of rifles and one of guards, no more. The gale that blew all night has gone down.

Heavy fighting continues at the canal. Light losses on the left. Medium bombers attacked the station. Royal weather, the men say. Harder fighting is to be expected. Luck was with us, and nobody was hurt. Black smoke stands over the harbour. Green lights were seen from the beach. Two companies went west, one north. Guards were posted at every door. Engineers are at work on the bank. Infantry came on in waves; artillery fell silent at dusk.`;

describe('the guard leaves alone', () => {
  it.each(shipped)('ordinary prose, to either side in %s', (name) => {
    for (const side of ['allied', 'german'] as const)
      expect(markWords(prose, lexiconOf(name, side)).map(({ at, message }) => [message, at])).toEqual([]);
  });

  it.each(shipped)('own names, and the places of the printed map, in %s', (name) => {
    const scenario = scenarios.get(name)!;
    for (const side of ['allied', 'german'] as const) {
      const lexicon = lexiconOf(name, side);
      const own = scenario.units.filter((one) => one.side === side).flatMap((one) => [one.name, one.shortName]);
      const marked = [...own, ...lexicon.places]
        .map((one) => `We are with ${one}, and stay there.`)
        .flatMap((text) => markWords(text, lexicon).map(({ message }) => message));
      expect(marked).toEqual([]);
    }
  });
});
