import { expect, it } from 'vitest';
import { withoutNames } from './letters-said';

const text =
  '694 Rifle Regt fought about half a battalion of mountain troops of Group Lanz. The Mountain troops are near.';

it('names are blanked out sign for sign; words in small letters are no name', () => {
  const bare = withoutNames(text, ['694 Rifle Regt', 'Group Lanz', 'Mountain troops'], []);
  expect(bare).toBe(
    '               fought about half a battalion of mountain troops of           . The                 are near.',
  );
  expect(bare).toHaveLength(text.length);
});
