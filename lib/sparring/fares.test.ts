import { expect, it } from 'vitest';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { fares } from './fares';

const said = (body: string) =>
  fares({ reports: [{ body, releasedAt: '', isObjective: false }] as unknown as PlayerDesk['reports'] })(
    '20 SS-PzGR',
    '20 SS-PzGR Bn',
  );

it.each([
  ['20 SS-PzGR Bn (752 783) heavy losses, but fit for attack', 'fit'],
  ['20 SS-PzGR had heavy casualties and is fit for defence only.', 'worn'],
  ['20 SS-PzGR had heavy casualties.', 'worn'],
  ['20 SS-PzGR had light losses and can still attack.', 'fit'],
  ['20 SS-PzGR had heavy losses and is very close to disintegration.', 'spent'],
  ['9 SS-PzJg had heavy losses.', 'fit'],
])('of a letter that says “%s” the unit is %s', (body, how) => expect(said(body)).toBe(how));
