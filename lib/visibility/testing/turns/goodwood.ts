import type { TruthPlace } from '../../truth';
import { combat, hit, type Kind, raise, scene, team, was } from './scene';

/** Two kinds of turn of Goodwood, and the reports of them. */

const places: TruthPlace[] = [
  { name: 'Caen', x: 3.7, y: 68.6 },
  { name: 'Cuverville', x: 10.6, y: 69 },
  { name: 'Démouville', x: 10.2, y: 67.9 },
  { name: 'Le Mesnil-Frémentel', x: 9.9, y: 65.4 },
  { name: 'Cagny', x: 11.2, y: 64.1 },
  { name: 'Grentheville', x: 9, y: 64.7 },
  { name: 'Bourguébus', x: 8.1, y: 61.5 },
  { name: 'Four', x: 9.5, y: 62.7 },
  { name: 'Sannerville', x: 13.5, y: 68 },
  { name: 'Émiéville', x: 13.6, y: 65.3 },
];
const tell = scene.bind(null, places);

const eleventh = team('11 Armoured', 'allied');
const guards = team('Guards Armoured', 'allied');
const field16 = team('16 Lw Feld Div', 'german');
const pz21 = team('21 Pz', 'german');
const lah = team('1 SS-Pz LAH', 'german');

const a = raise(eleventh, '11 Armoured Div');
const fife = a('2 Fife and Forfar Yeomanry', 9.7, 65, { short: '2 F&F Yeo', arm: 'armour', brigade: '29 Armd Bde' });
const rtr = a('3 RTR', 8.9, 64.6, { arm: 'armour', brigade: '29 Armd Bde' });
const hussars = a('23 Hussars', 9.8, 65.6, { arm: 'armour', brigade: '29 Armd Bde' });
const rifles = a('8 Rifle Brigade', 9.9, 65.3, { short: '8 RB', arm: 'mechanised', brigade: '29 Armd Bde' });
const field13 = a('13 Field Regt RHA', 10.4, 68.2, { short: '13 RHA', arm: 'selfPropelledArtillery' });

const g = raise(guards, 'Guards Armoured Div');
const grenadiers = g('2 (Armd) Grenadier Guards', 11.3, 65, {
  short: '2 Gren Gds',
  arm: 'armour',
  brigade: '5 Gds Armd Bde',
});
const motor = g('1 (Motor) Grenadier Guards', 11.1, 64.6, {
  short: '1 Gren Gds',
  arm: 'mechanised',
  brigade: '5 Gds Armd Bde',
});

const l = raise(field16, '16 Lw Feld Div');
const jg46 = l('II./LwJgR 46', 10.3, 68.6, { short: 'II/LwJgR 46', brigade: 'LwJgR 46' });
const jg32 = l('I./LwJgR 32', 10.5, 67.8, { short: 'I/LwJgR 32', brigade: 'LwJgR 32' });
const fues16 = l('Füs Btl 16 (L)', 10.1, 67.7, { short: 'Füs 16 L' });

const p = raise(pz21, '21 Pz Div');
const pzgr125 = p('I./PzGR 125', 9.9, 65.4, { short: 'I/PzGR 125', arm: 'mechanised', brigade: 'PzGR 125' });
const stug = p('2/StuG Abt 200', 9.8, 65.1, { short: '2/StuG 200', arm: 'antiTank' });
const pz22 = p('I./PzR 22', 13.5, 65.5, { short: 'I/PzR 22', arm: 'armour' });
const tigers = p('3/sPz Abt 503', 13.6, 66.8, { short: '3/503', arm: 'armour' });
const flak = p('Flak Abt 305 (88 mm)', 11.2, 64.2, { short: 'Flak 305', arm: 'antiAircraftArtillery' });

const s = raise(lah, '1 SS Pz Div');
const panthers = s('I./SS-PzR 1', 8.2, 61.7, { short: 'I/SS-PzR 1', arm: 'armour' });
const ss1 = s('II./SS-PzGR 1', 8.5, 62.2, { short: 'II/SS-PzGR 1', arm: 'mechanised' });

const morning = combat('c1', {
  at: [10.2, 68],
  by: 'allied',
  result: 'totalSuccess',
  isOverrun: true,
  guns: ['allied'],
  air: ['allied'],
  fighters: [was(fife, 8, 8), was(rtr, 8, 7), was(jg46, 4, 0, { isCaptured: true }), was(jg32, 4, 1, { retiresKm: 2 })],
});
const cagny = combat('c2', {
  at: [11.2, 64.3],
  by: 'allied',
  result: 'attackersBadlyBeaten',
  lie: 'town',
  fighters: [
    was(grenadiers, 8, 5, { retiresKm: 1 }),
    was(motor, 6, 5, { retiresKm: 1 }),
    was(flak, 5, 4),
    was(pz22, 6, 5),
  ],
});

const overruns: Kind = {
  name: 'The overrun',
  scenes: [
    tell('Clean through', eleventh, {
      day: ['1944-07-18', 'morning'],
      own: [fife, rtr, hussars, rifles],
      enemy: [jg46, jg32],
      combats: [morning],
      moves: [
        { unitId: hussars.id, isFinished: true, why: '' },
        { unitId: rifles.id, isFinished: true, why: '' },
      ],
    }),
    tell('The same for those who were gone over', field16, {
      day: ['1944-07-18', 'morning'],
      own: [jg46, jg32, fues16],
      enemy: [fife, rtr],
      combats: [morning],
    }),
    tell('The armour stops at the guns', guards, {
      day: ['1944-07-18', 'afternoon'],
      own: [grenadiers, motor],
      enemy: [flak, pz22],
      contacts: [{ enemyFormation: '21 Pz Div', turnsRunning: 2 }],
      combats: [cagny],
    }),
    tell('A counter-attack with Panthers', lah, {
      day: ['1944-07-18', 'afternoon'],
      own: [panthers, ss1],
      enemy: [fife, rtr, hussars],
      combats: [
        combat('c', {
          at: [8.9, 63.4],
          by: 'german',
          result: 'success',
          guns: ['german', 'allied'],
          air: ['allied'],
          fighters: [
            was(panthers, 8, 7),
            was(ss1, 6, 5),
            was(fife, 6, 3, { retiresKm: 2 }),
            was(rtr, 6, 4, { retiresKm: 2 }),
            was(hussars, 7, 6, { retiresKm: 2 }),
          ],
        }),
      ],
    }),
  ],
};

const bombers: Kind = {
  name: 'Bombs and shells',
  scenes: [
    tell('The carpet', field16, {
      day: ['1944-07-18', 'morning'],
      own: [jg46, jg32, fues16],
      events: {
        strikes: [
          {
            id: 's',
            weapons: [{ bombs: 'heavy' }],
            hits: [
              hit(jg46, 4, 2, { isImmobilised: true }),
              hit(jg32, 4, 2, { isImmobilised: true }),
              hit(fues16, 3, 3, { isImmobilised: true }),
            ],
          },
        ],
      },
    }),
    tell('Bombed, shelled, and the flak silent', pz21, {
      day: ['1944-07-18', 'morning'],
      own: [pzgr125, stug, pz22, tigers, flak],
      events: {
        strikes: [
          {
            id: 's',
            weapons: [{ bombs: 'medium' }, { guns: 'heavy' }],
            hits: [hit(pzgr125, 5, 3), hit(flak, 5, 5, { isFlakSilenced: true })],
          },
          { id: 't', weapons: [{ bombs: 'heavy' }], hits: [hit(tigers, 6, 3, { isImmobilised: true })] },
        ],
      },
      moves: [{ unitId: pz22.id, isFinished: false, why: 'craters on every track' }],
    }),
    tell('By night nobody sees what it was', lah, {
      day: ['1944-07-18', 'night'],
      own: [panthers, ss1],
      arrivals: [{ unitId: ss1.id }],
      events: { strikes: [{ id: 's', weapons: [{ bombs: 'heavy' }], hits: [hit(panthers, 7, 6)] }] },
    }),
    tell('Guns for others, aircraft that came and did not', eleventh, {
      day: ['1944-07-18', 'afternoon'],
      own: [field13, hussars],
      events: {
        fires: [
          { id: 'f', unitIds: [field13.id], at: { x: 11.2, y: 64.3 }, isAtSquare: false },
          { id: 'q', unitIds: [field13.id], at: { x: 8.1, y: 61.6 }, isAtSquare: true },
        ],
        missions: [
          {
            id: 'm',
            side: 'allied',
            teamIds: [eleventh.teamId],
            mission: 'cabRank',
            name: 'Typhoons of 83 Group',
            at: { x: 9.5, y: 62.7 },
            result: 'flew',
            losses: 'light',
          },
          {
            id: 'n',
            side: 'allied',
            teamIds: [eleventh.teamId],
            mission: 'bombing',
            name: 'the mediums of 2 Group',
            at: { x: 8.1, y: 61.6 },
            result: 'didNotFly',
            losses: 'none',
          },
        ],
        worn: [{ unitId: hussars.id, statusBefore: 7, statusAfter: 6 }],
      },
    }),
  ],
};

export const goodwood: Kind[] = [overruns, bombers];
