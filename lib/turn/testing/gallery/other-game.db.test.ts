import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good } from '../combats';
import { stored } from '../full-disk';
import { actorOf, controlActs, perform } from './every-act';
import { bridge, game, keep, seat, setScene } from './scene';

/** Things of one game are not there for Control of another: each act that names such a thing is tried from there first. */

beforeAll(() => setScene());
afterAll(() => game.drop());

/** True when what is sent names something by an id that was drawn: no two games share one. */
const namesDrawnId = (input: unknown): boolean => /"[\w-]{21}"/.test(JSON.stringify(input));
const tried: string[] = [];
/** The acts that were not refused: nothing of what they name was there to be done. */
const idle: string[] = [];

describe('Control of one game', () => {
  for (const act of controlActs)
    it(`leaves alone what is of another game: ${act.verb}`, async () => {
      const input = await act.input();
      if (namesDrawnId(input)) {
        tried.push(act.verb);
        const before = await stored();
        const elsewhere = actorOf(act).gameId === seat.gameId ? bridge : seat;
        const answer = await perform({ ...act, by: () => elsewhere } as typeof act, input);
        if (answer.ok) idle.push(act.verb);
        else expect(['notFound', 'alreadyDone', 'badInput', 'notNow']).toContain(answer.refusal.code);
        expect(await stored()).toEqual(before);
      }
      const made = good(await perform(act, input));
      if (act.keeps) keep(act.keeps[0], (made as Record<string, string>)[act.keeps[1]]!);
    });

  it('most acts name something of their game, and are refused', () => {
    expect(tried.length).toBeGreaterThan(55);
    expect(idle).toEqual(['renew-cards', 'let-card-go', 'release-reports']);
  });
});
