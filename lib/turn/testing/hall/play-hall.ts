import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseName } from '@/host/postgres/database-admin';
import { closeDatabase, db } from '@/lib/db/client';
import { DatabaseAway } from '@/lib/db/db-errors';
import { newestGame } from '@/lib/db/sequence/games';
import type { Result } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { openGame } from '@/lib/turn/sequence/open-game';
import { freshDatabaseWith } from '@/scripts/testing/fresh-database';
import { isControl } from '../../kernel/seat';
import { allVerbs } from '../all-verbs';
import { type Chance, chanceFrom } from '../fuzz/chance';
import { endTheTurn } from '../fuzz/end-the-turn';
import { faultsIn } from '../fuzz/faults';
import { lookClosely, type Table, tableOf } from '../fuzz/table';
import type { CalledVerb, Verb } from '../fuzz/verbs';
import { viewOf } from '../fuzz/view';
import { fittingInput } from '../fuzz/write-input';
import { wrongInput } from '../fuzz/wrong-input';
import { goByClock, moveClock, putClock } from './hall-clock';
import { faultsInHistory, type Sent } from './history';
import { drawingFrom, seedOf, seedRandom } from './seeded-random';
import { beServers, kill, newServer, onServer, type Server } from './servers';
import { type Hand, type Held, Steps } from './steps';

/** How a hall is played. */
export interface Plan {
  scenario: string;
  acts: number;
  /** Whether anything breaks. */
  breaks: boolean;
}

/** What came of it. */
export interface Played {
  seed: number;
  faults: string[];
  acts: number;
  refused: number;
  statements: number;
  broke: Record<Break, number>;
  blocked: number;
  /** A digest of all that was answered and all that stands: the same seed, the same digest. */
  digest: string;
  banned: Verb[];
}

/** What may break. */
type Break = 'connection cut' | 'answer lost' | 'server killed' | 'clock jumped';

/** Verbs whose work ends at a moment of its own: a picture is cut to size beside the loop of events. */
const isUntimed = ({ verb }: CalledVerb): boolean => verb === 'save-map';

/** Verbs of which no write is kept: a repeat does no harm. */
const mayRepeat = (verb: Verb): boolean => Boolean(allVerbs[verb].declared.mayRepeat);

/** Plays acts on two servers at once, statement by statement as the seed has it, and a turn's end. */
export async function playHall(seed: number, plan: Plan): Promise<Played> {
  const read = await loadScenario(plan.scenario);
  if (!read.ok) throw new Error(`${plan.scenario} cannot be read`);
  const { scenario } = read;
  const database = await freshDatabaseWith(`hall_${plan.scenario}`, (url) => openSeeded(url, scenario));
  await closeDatabase();
  process.env.DATABASE_URL = database.url;
  const restoreRandom = seedRandom(seed);
  const oneServer = beServers();
  const looker = new pg.Client({ connectionString: database.url });
  await looker.connect();
  await goByClock(looker, databaseName(database.url));
  const hall = new Hall(seed, plan, looker);
  try {
    return await hall.play(scenario);
  } finally {
    await hall.close();
    await looker.end();
    await closeDatabase();
    oneServer();
    restoreRandom();
    await database.drop();
  }
}

/** Opens a game with ids that are the same whenever it is opened. */
async function openSeeded(url: string, scenario: Scenario): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await putClock(client);
  await goByClock(client, databaseName(url));
  await client.end();
  await closeDatabase();
  process.env.DATABASE_URL = url;
  const restoreRandom = seedRandom(seedOf('opening'));
  try {
    await openGame(scenario);
  } finally {
    restoreRandom();
    await closeDatabase();
  }
}

/** An act under way: who does it now, and where. */
interface UnderWay {
  sent: Sent;
  call: (writeId: string) => Promise<Result<unknown>>;
  hand: Hand | null;
  server: Server;
  isOver: boolean;
}

class Hall {
  readonly #chance: Chance;
  readonly #steps: Steps;
  readonly #servers = [newServer(1), newServer(2)];
  readonly #sent: Sent[] = [];
  readonly #underWay: UnderWay[] = [];
  readonly #broke: Record<Break, number> = {
    'connection cut': 0,
    'answer lost': 0,
    'server killed': 0,
    'clock jumped': 0,
  };
  readonly #faults: string[] = [];
  readonly #told: string[] = [];
  #step = 0;
  #blocked = 0;
  #refused = 0;

  constructor(
    readonly seed: number,
    readonly plan: Plan,
    readonly looker: pg.Client,
  ) {
    this.#chance = chanceFrom(seed);
    this.#steps = new Steps(looker);
  }

  async close(): Promise<void> {
    this.#steps.end();
    for (const server of this.#servers) await onServer(server, closeDatabase);
  }

  async play(scenario: Scenario): Promise<Played> {
    const { id: gameId } = (await newestGame())!;
    const table = await tableOf(gameId, scenario);
    const verbs = [...table.verbs.values()].filter((called) => !isUntimed(called) && called.verb !== 'end-turn');
    const banned = this.#chance.someOf(verbs, Math.floor(verbs.length / 3));
    const played = verbs.filter((called) => !banned.includes(called));
    this.#steps.begin();
    while (this.#sent.length < this.plan.acts || this.#underWay.length > 0) {
      const mayStart = this.#sent.length < this.plan.acts && this.#underWay.length < 4;
      const { choices } = this.#steps;
      if (mayStart && (choices.length === 0 || this.#chance.onceIn(6))) await this.#start(table, played);
      else if (choices.length > 0) await this.#goOn(choices);
      else throw new Error(`seed ${this.seed}: nobody can do anything, and ${this.#underWay.length} acts are not done`);
      this.#step += 1;
      await this.#steps.settle();
      this.#blocked = Math.max(this.#blocked, this.#steps.blocked);
      for (let i = this.#underWay.length - 1; i >= 0; i--) if (this.#underWay[i]!.isOver) this.#underWay.splice(i, 1);
    }
    this.#steps.end();
    await this.#look(table);
    return {
      seed: this.seed,
      faults: this.#faults,
      acts: this.#sent.length,
      refused: this.#refused,
      statements: this.#step,
      broke: this.#broke,
      blocked: this.#blocked,
      digest: await this.#digest(),
      banned: banned.map(({ verb }) => verb),
    };
  }

  /** Somebody begins an act: by himself, or as a twin of one that is under way. */
  async #start(table: Table, verbs: readonly CalledVerb[]): Promise<void> {
    const chance = this.#chance;
    table.view = await viewOf(table.gameId);
    // By their ids: where a row lies on the disk is nobody's choice.
    table.view.things.sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
    const called = chance.oneOf(verbs);
    const seats = [...table.seats.values()].filter((seat) => isControl(seat) === called.isControls);
    const seat = chance.oneOf(seats);
    const fitting = fittingInput(chance, table.view, seat, called);
    const input = chance.onceIn(6) ? wrongInput(chance, fitting, []) : fitting;
    const count = chance.onceIn(4) ? 2 : 1;
    for (let twin = 0; twin < count; twin++) {
      const by = twin === 0 ? seat : chance.oneOf(seats);
      const number = this.#sent.length + 1;
      const sent: Sent = {
        writeId: `hall-write-${number}`,
        seatId: by.id,
        verb: called.verb,
        begun: this.#step,
        tries: 0,
      };
      this.#sent.push(sent);
      const act: UnderWay = {
        sent,
        call: (writeId) => called.call(by, input, writeId),
        hand: null,
        server: chance.oneOf(this.#servers),
        isOver: false,
      };
      this.#underWay.push(act);
      this.#send(act);
    }
  }

  /** Sends a write; where its server or its database goes away, again after a while, to whichever server. */
  #send(act: UnderWay): void {
    const { sent, server, call } = act;
    sent.tries += 1;
    const { lives } = server;
    const { hand, done } = this.#steps.byHand(`${sent.verb}, try ${sent.tries}`, () =>
      drawingFrom([this.seed, sent.writeId, sent.tries], () => onServer(server, () => call(sent.writeId))),
    );
    act.hand = hand;
    done.then(
      (answer) => {
        if (server.lives === lives) this.#answered(act, answer);
      },
      (error) => {
        if (server.lives !== lives) return;
        if (error instanceof DatabaseAway) this.#sendLater(act);
        else {
          this.#faults.push(`${sent.verb} threw ${(error as Error).stack ?? error}`);
          act.isOver = true;
        }
      },
    );
  }

  #sendLater(act: UnderWay): void {
    const { hand, done } = this.#steps.byHand(`${act.sent.verb} waits`, () => this.#steps.wait('sends again'));
    act.hand = hand;
    void done.then(() => {
      act.server = this.#chance.oneOf(this.#servers);
      this.#send(act);
    });
  }

  #answered(act: UnderWay, answer: Result<unknown>): void {
    act.isOver = true;
    act.sent.answered = { at: this.#step, answer };
    if (!answer.ok) this.#refused += 1;
    this.#told.push(`${act.sent.writeId} ${JSON.stringify(answer)}`);
  }

  /** One of those who wait goes on, or something breaks in his place. */
  async #goOn(choices: readonly Held[]): Promise<void> {
    const held = this.#chance.oneOf(choices);
    const broken = this.plan.breaks && this.#chance.onceIn(60) ? this.#break(held) : null;
    if (broken === 'clock jumped') await moveClock(this.looker, this.#chance.whole(-7_200, 7_200));
    if (broken) this.#broke[broken] += 1;
    if (broken === null || broken === 'clock jumped') this.#steps.let(held);
  }

  /** Breaks something, at the statement that would have gone next. */
  #break(held: Held): Break | null {
    const { client, text } = held;
    const which = this.#chance.oneOf<Break>(['connection cut', 'answer lost', 'server killed', 'clock jumped']);
    if (which === 'clock jumped') return which;
    if (which === 'server killed') {
      const server = this.#chance.oneOf(this.#servers);
      const lost = this.#underWay.filter((act) => act.server === server && !act.isOver && isSending(act));
      kill(server);
      this.#steps.forget(new Set(lost.map(({ hand }) => hand!)));
      for (const act of lost) this.#sendLater(act);
      return which;
    }
    if (!client) return null;
    if (which === 'answer lost' && text === 'COMMIT') {
      this.#steps.let(held, 'lost');
      return which;
    }
    this.#steps.cut(client);
    return 'connection cut';
  }

  /** Looks at all that stands, and ends the turn. */
  async #look(table: Table): Promise<void> {
    const note = (found: readonly string[]) => this.#faults.push(...found);
    note(
      await faultsInHistory(
        table.gameId,
        this.#sent.filter(({ verb }) => !mayRepeat(verb as Verb)),
      ),
    );
    try {
      table.view = await viewOf(table.gameId);
      table.names.learn(table.view);
      note(await faultsIn(table.watch, table.view));
      await lookClosely(table, null);
      if (!table.view.isOver) await endTheTurn(table, [], true);
      await lookClosely(table, null);
    } catch (error) {
      note([(error as Error).message]);
    }
  }

  /** A digest of all answers, and of every row of the game's tables. */
  async #digest(): Promise<string> {
    const hash = createHash('sha256').update(this.#told.join('\n'));
    const tables = await db().$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%' ORDER BY 1`;
    for (const { name } of tables) {
      const { rows } = await this.looker.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY t::text COLLATE "C"`,
      );
      hash.update(`${name}\n${rows.map(({ row }) => row).join('\n')}\n`);
    }
    return hash.digest('hex');
  }
}

const isSending = ({ hand }: UnderWay): boolean => hand !== null && !hand.name.endsWith(' waits');
