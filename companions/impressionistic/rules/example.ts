import type { Side } from '@/lib/words';
import type { Setup, UnitEntry } from './state';

/** Makes units of a side: men on foot unless more is said of them. */
const unitOf =
  (side: Side) =>
  (
    id: string,
    name: string,
    troops: UnitEntry['class'],
    figures: number,
    more: Partial<UnitEntry> = {},
  ): UnitEntry => ({
    id,
    name,
    side,
    kind: 'foot',
    class: troops,
    figures,
    ...more,
  });
const german = unitOf('german');
const allied = unitOf('allied');

/** A street fight at the bridge of Arnhem to play at once or to start from. Ours, and invented: no scenario of the book. */
export const streetFight: Setup = {
  units: [
    german('g-hq', 'Kampfgruppe staff', 'veteran', 3, { observes: true }),
    german('g-1', '1st Grenadiers', 'veteran', 8),
    german('g-2', '2nd Grenadiers', 'green', 8),
    german('g-pf', 'Panzerfaust party', 'green', 3, { weapon: 'bazooka' }),
    german('g-ht', 'Half-track', 'green', 6, { kind: 'armour', armour: 'halfTrack' }),
    german('g-ag', 'Assault gun', 'veteran', 4, { kind: 'armour', armour: 'mediumTank', weapon: 'gun75' }),
    allied('a-hq', 'Company staff', 'elite', 3, { observes: true }),
    allied('a-1', '1st Section', 'elite', 7),
    allied('a-2', '2nd Section', 'veteran', 7),
    allied('a-pt', 'PIAT team', 'elite', 2, { weapon: 'bazooka' }),
    allied('a-6p', '6-pounder', 'veteran', 4, { weapon: 'gun50' }),
    allied('a-jp', 'Jeep', 'veteran', 2, { kind: 'softSkin' }),
  ],
};
