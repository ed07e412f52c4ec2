import { expect, it } from 'vitest';
import { corrector, readCorrections } from './corrections';

const text = `team,turn,drafted,corrected
polish,3,"Driel is ours, it is held.",Driel is ours.
polish,4,Not in any letter.,Nowhere.
`;

it('words of a letter are corrected in that letter alone, and a correction that fits nowhere is named', () => {
  const { corrects, idle } = corrector(readCorrections(text));
  const body = 'The day was quiet. Driel is ours, it is held. Nobody came.';
  expect(corrects({ team: 'polish', turn: 3, body })).toBe('The day was quiet. Driel is ours. Nobody came.');
  expect(corrects({ team: 'polish', turn: 4, body })).toBe(body);
  expect(corrects({ team: 'guards', turn: 3, body })).toBe(body);
  expect(idle()).toEqual([{ team: 'polish', turn: 4, drafted: 'Not in any letter.', corrected: 'Nowhere.' }]);
});
