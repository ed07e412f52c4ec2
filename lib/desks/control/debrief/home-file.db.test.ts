import { afterAll, beforeAll, expect, test } from 'vitest';
import { battleFile } from '@/lib/desks/player/debrief/battle-file';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { controlVerbs } from '@/lib/turn/testing/all-verbs';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { homeFile } from './home-file';

let game: GivenGame;
let chief: ControlSeat;
beforeAll(async () => {
  game = await givenGame('market-garden');
  chief = { ...game.control, roles: ['gameControl', 'teamControl'] } as ControlSeat;
  for (const turn of [2, 3, 4]) good(await endTurn(chief, { turn, reason: 'on' }));
});
afterAll(() => game.drop());

/** Bytes of the map, its script and its faces, at most. With `ofATurn` it keeps thirty turns below 3 MB. */
const ofTheMap = 2_000_000;
/** Bytes of each of the three turns, at most. */
const ofATurn = 33_000;

test('the page of a team, and that of the truth, stay below 3 MB for the thirty turns of Market Garden', async () => {
  const own = await battleFile(await game.player('guards-armoured'));
  const whole = (await homeFile(chief, '', controlVerbs))!;
  expect(own.bytes.length).toBeLessThan(ofTheMap + 3 * ofATurn);
  expect(whole.bytes.length).toBeLessThan(ofTheMap + 3 * ofATurn);
  expect(ofTheMap + 30 * ofATurn).toBeLessThan(3_000_000);
});

test('of a team that is not there is no page', async () => {
  expect(await homeFile(chief, 'nobody', controlVerbs)).toBeNull();
  expect((await homeFile(chief, 'guards-armoured', controlVerbs))!.name).toBe('battle-guards-armoured.html');
});

test('the diary of the whole game says who did what on which day and why, and stands in Game Control’s page alone', async () => {
  const text = async (teamKey: string) =>
    new TextDecoder().decode((await homeFile(chief, teamKey, controlVerbs))!.bytes).replace(/<[^>]+>/g, '|');
  expect((await text('')).replace(/\|+/g, '|')).toMatch(
    /\|18 September 1944\|(morning|afternoon)\|Ended the turn\| \(Air Control\)\|Appendix \d\. on In the hall at \|\d\d:\d\d\|/,
  );
  expect(await text('guards-armoured')).not.toContain('Ended the turn');
});
