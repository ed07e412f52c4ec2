import type { Setup } from './state';

/** A street fight at the bridge of Arnhem to play at once or to start from. Ours, and invented: no scenario of the book. */
export const streetFight: Setup = {
  units: [
    {
      id: 'g-hq',
      name: 'Kampfgruppe staff',
      side: 'german',
      kind: 'foot',
      class: 'veteran',
      figures: 3,
      observes: true,
    },
    { id: 'g-1', name: '1st Grenadiers', side: 'german', kind: 'foot', class: 'veteran', figures: 8 },
    { id: 'g-2', name: '2nd Grenadiers', side: 'german', kind: 'foot', class: 'green', figures: 8 },
    {
      id: 'g-pf',
      name: 'Panzerfaust party',
      side: 'german',
      kind: 'foot',
      class: 'green',
      figures: 3,
      weapon: 'bazooka',
    },
    { id: 'g-ht', name: 'Half-track', side: 'german', kind: 'armour', class: 'green', figures: 6, armour: 'halfTrack' },
    {
      id: 'g-ag',
      name: 'Assault gun',
      side: 'german',
      kind: 'armour',
      class: 'veteran',
      figures: 4,
      armour: 'mediumTank',
      weapon: 'gun75',
    },
    { id: 'a-hq', name: 'Company staff', side: 'allied', kind: 'foot', class: 'elite', figures: 3, observes: true },
    { id: 'a-1', name: '1st Section', side: 'allied', kind: 'foot', class: 'elite', figures: 7 },
    { id: 'a-2', name: '2nd Section', side: 'allied', kind: 'foot', class: 'veteran', figures: 7 },
    { id: 'a-pt', name: 'PIAT team', side: 'allied', kind: 'foot', class: 'elite', figures: 2, weapon: 'bazooka' },
    { id: 'a-6p', name: '6-pounder', side: 'allied', kind: 'foot', class: 'veteran', figures: 4, weapon: 'gun50' },
    { id: 'a-jp', name: 'Jeep', side: 'allied', kind: 'softSkin', class: 'veteran', figures: 2 },
  ],
};
