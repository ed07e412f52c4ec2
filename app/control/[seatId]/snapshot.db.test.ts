import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskParts, DeskPartsHere } from '@/components/transport/query/desk-parts';
import { actorOf, controlActs, perform } from '@/lib/turn/testing/gallery/every-act';
import { game, keep, seat, setScene } from '@/lib/turn/testing/gallery/scene';
import { type Snapshot, snapshotJson, snapshotOf } from './snapshot';

/** The answers to a page of Control, and the effects of an address on another. */

const addressOf = (below: string) => `/control/${seat.id}${below}`;

async function whole(below: string): Promise<Snapshot> {
  const read = await snapshotOf(seat, addressOf(below));
  if (read === null || typeof read === 'string') throw new Error(`no desk at ${below}`);
  return read;
}

/** A page that shows a desk, and asks for what is new. */
class Page {
  shown: DeskParts;
  #here: DeskPartsHere;
  constructor(
    readonly below: string,
    { parts }: Snapshot,
  ) {
    this.shown = parts;
    this.#here = new DeskPartsHere(parts);
  }

  async look(): Promise<void> {
    const read = await snapshotJson(seat, addressOf(this.below), new Set(this.#here.tags()));
    if (read === null || typeof read === 'string') throw new Error(`no desk at ${this.below}`);
    const parts = this.#here.take(JSON.parse(read.json).parts);
    if (parts === null) throw new Error(`${this.below} was told a difference from what it never had`);
    this.shown = parts;
  }
}

const looked = ['', '/map', '/orders/1-airborne', '/combats', '/reports', '/messages', '/crossings', '/air', '/ledger'];
/** In `npm run soak` every page looks after every act, else after every second one: half of them now, half of them then. */
const isSoak = Boolean(process.env.OPCOM_SOAK);
const pages: Page[] = [];

beforeAll(async () => {
  await setScene();
  game.besideTheLedger();
  for (const below of looked) pages.push(new Page(below, await whole(below)));
});
afterAll(() => game.drop());

describe('a page that is told the differences has the desk as it is, after', () => {
  for (const [at, act] of controlActs.entries())
    it(act.verb, async () => {
      const made = await perform(act, await act.input());
      if (made.ok && act.keeps) keep(act.keeps[0], (made.value as Record<string, string>)[act.keeps[1]]!);
      if (actorOf(act).gameId !== seat.gameId) return;
      for (const page of pages.filter((_, i) => isSoak || (at + i) % 2 === 0)) {
        await page.look();
        const { parts } = await whole(page.below);
        // What is worked out beside the reading may have come in between the two looks.
        const alike = Object.keys(parts).filter((name) => parts[name]!.tag === page.shown[name]!.tag);
        expect(alike.length, page.below).toBeGreaterThan(0);
        for (const name of alike) expect(page.shown[name]!.value, `${page.below} ${name}`).toEqual(parts[name]!.value);
      }
    });
});

describe('an address', () => {
  it('with a word where a number belongs is no desk, and the plain one stays', async () => {
    expect(await snapshotOf(seat, addressOf('/orders/1-airborne?turn=null'))).toBeNull();
    expect((await whole('/orders/1-airborne')).title).toBe('Order sheet');
  });

  it('that asks for “null” by name does nothing to one that asks for nothing', async () => {
    for (const below of ['/air/requests?team', '/air/sightings?report', '/knows?team', '/sees/1-airborne?seat']) {
      const plain = below.split('?')[0]!;
      await snapshotOf(seat, addressOf(`${below}=null`));
      expect(await snapshotOf(seat, addressOf(plain)), plain).not.toBeNull();
    }
  });
});
