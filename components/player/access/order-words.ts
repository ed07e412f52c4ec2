/** The printed words of the order sheet in their order there, and what each asks of the troops, in our words, a line each (§5). */
export const orderWords: readonly (readonly [word: string, meaning: string])[] = [
  ['Break through', 'Tanks only: attack, and drive on past the enemy. It wears them out faster.'],
  ['Attack', 'Take a place, or throw the enemy back. Prepare it the turn before.'],
  ['Probe', 'Patrol towards the enemy to find out who is there. They go on until they meet the enemy.'],
  ['Hold', 'Dig in and stay. If you write “stand fast”, they give no ground, and lose more men for it.'],
  ['Move', 'Go to a place by the way you name. Meeting the enemy they stop, and do not attack.'],
  ['Prepare', 'Get ready for an attack in the next turn.'],
  ['Tact', 'Ready to fight: spread out, looking for trouble. Slower.'],
  ['Non-Tact', 'Not ready to fight: loaded up, in column. Faster.'],
  ['Rest', 'Sleep and repair. It helps only after some days.'],
];
