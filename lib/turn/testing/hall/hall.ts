import { createHash } from 'node:crypto';
import type pg from 'pg';
import { closeDatabase, db } from '@/lib/db/client';
import { DatabaseAway } from '@/lib/db/db-errors';
import { newestGame } from '@/lib/db/sequence/games';
import type { Result } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { isControl } from '../../kernel/seat';
import { allVerbs } from '../all-verbs';
import { type Chance, chanceFrom } from '../fuzz/chance';
import { type Chooser, chooseAct, chooserAt } from '../fuzz/choose-act';
import { endTheTurn, stepCount, takeStep } from '../fuzz/end-the-turn';
import { faultsIn } from '../fuzz/faults';
import { lookClosely, type Table, tableOf } from '../fuzz/table';
import type { CalledVerb, Verb } from '../fuzz/verbs';
import { viewOf } from '../fuzz/view';
import { goAWay } from '../fuzz/ways';
import { moveClock } from './hall-clock';
import { faultsInHistory, type Sent } from './history';
import { meetings, type Rare } from './rarities';
import { drawingFrom } from './seeded-random';
import { kill, newServer, onServer, type Server } from './servers';
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
  /** How often what seldom happens did. */
  rare: Partial<Record<Rare, number>>;
  /** A digest of all that was answered and all that stands: the same seed, the same digest. */
  digest: string;
  banned: Verb[];
}

/** What may break. */
type Break = 'connection cut' | 'answer lost' | 'server killed' | 'clock jumped';

/** Between two of them somebody who knows the game brings it on. */
const rounds = 3;
const underWayAtMost = 4;

/** Verbs whose work ends at a moment of its own: a picture is cut to size beside the loop of events. */
const isUntimed = ({ verb }: CalledVerb): boolean => verb === 'save-map';

/** Verbs of which no write is kept: a repeat does no harm. */
const mayRepeat = (verb: Verb): boolean => Boolean(allVerbs[verb].declared.mayRepeat);

/** An act under way: who does it now, and where. */
interface UnderWay {
  sent: Sent;
  call: () => Promise<Result<unknown>>;
  hand: Hand | null;
  server: Server;
  isOver: boolean;
}

/** Two servers, and those who act on them: one statement at a time, as the seed has it. */
export class Hall {
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
  readonly #rare = new Map<Rare, number>();
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
    const chooser = chooserAt(
      table,
      verbs.filter((called) => !banned.includes(called)),
    );
    for (let round = 1; round <= rounds; round++) {
      await this.#prepare(table, round);
      await this.#playRound(table, chooser, Math.floor((this.plan.acts * round) / rounds));
    }
    await this.#look(table);
    return {
      seed: this.seed,
      faults: this.#faults,
      acts: this.#sent.length,
      refused: this.#refused,
      statements: this.#step,
      broke: this.#broke,
      rare: Object.fromEntries([...this.#rare].sort()),
      digest: await this.#digest(),
      banned: banned.map(({ verb }) => verb),
    };
  }

  /** Somebody who knows the game brings it on, so that there are sheets, combats and messages to act on. */
  async #prepare(table: Table, round: number): Promise<void> {
    await this.#lookAround(table);
    for (let ways = 0; ways < 3 && !table.view.isOver; ways++) await goAWay(table, this.#chance, []);
    if (!table.view.isOver && this.#chance.onceIn(2)) await takeStep(table, [], (round - 1) % stepCount);
  }

  /** Plays until so many acts have been begun in all, and each is answered. */
  async #playRound(table: Table, chooser: Chooser, acts: number): Promise<void> {
    this.#steps.begin();
    while (this.#sent.length < acts || this.#underWay.length > 0) {
      const mayStart = this.#sent.length < acts && this.#underWay.length < underWayAtMost;
      const { choices } = this.#steps;
      if (mayStart && (choices.length === 0 || this.#chance.onceIn(6))) await this.#start(table, chooser);
      else if (choices.length > 0) await this.#goOn(choices);
      else throw new Error(`seed ${this.seed}: nobody can do anything, and ${this.#underWay.length} acts are not done`);
      this.#step += 1;
      await this.#steps.settle();
      if (this.#steps.blocked > 1) this.#note('two wait for locks at once');
      for (let i = this.#underWay.length - 1; i >= 0; i--) if (this.#underWay[i]!.isOver) this.#underWay.splice(i, 1);
    }
    this.#steps.end();
  }

  async #lookAround(table: Table): Promise<void> {
    table.view = await viewOf(table.gameId);
    // By their ids: where a row lies on the disk is nobody's choice.
    table.view.things.sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
    table.names.learn(table.view);
  }

  #note(rare: Rare): void {
    this.#rare.set(rare, (this.#rare.get(rare) ?? 0) + 1);
  }

  /** Somebody begins an act: alone, with somebody else who does the same, or sent twice as on a slow line. */
  async #start(table: Table, chooser: Chooser): Promise<void> {
    const chance = this.#chance;
    await this.#lookAround(table);
    const { seat: name, verb, input } = chooseAct(table, chance, chooser, []);
    const seat = table.seats.get(name)!;
    const called = table.verbs.get(verb)!;
    const others = [...table.seats.values()].filter((one) => isControl(one) === isControl(seat));
    const by = [seat, ...(chance.onceIn(4) ? [chance.oneOf(others)] : [])];
    for (const one of by) {
      const writeId = `hall-write-${this.#sent.length + 1}`;
      const sent: Sent = { writeId, seatId: one.id, verb, begun: this.#step, tries: 0 };
      this.#sent.push(sent);
      const call = () => called.call(one, table.names.sent(input), writeId);
      const isTwice = chance.onceIn(6);
      for (const server of isTwice ? this.#servers : [chance.oneOf(this.#servers)]) this.#begin(sent, call, server);
      if (isTwice) this.#note('a write sent to both servers at once');
    }
  }

  #begin(sent: Sent, call: UnderWay['call'], server: Server): void {
    for (const { sent: other } of this.#underWay) {
      const [first, second] = [other.verb, sent.verb].sort();
      for (const [a, b, rare] of meetings) if (first === a && second === b) this.#note(rare);
    }
    const act: UnderWay = { sent, call, hand: null, server, isOver: false };
    this.#underWay.push(act);
    this.#send(act);
  }

  /** Sends a write; where its server or its database goes away, again after a while, to whichever server. */
  #send(act: UnderWay): void {
    const { sent, server, call } = act;
    sent.tries += 1;
    const { lives } = server;
    const { hand, done } = this.#steps.byHand(`${sent.verb}, try ${sent.tries}`, () =>
      drawingFrom([this.seed, sent.writeId, sent.tries], () => onServer(server, call)),
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
    const { sent } = act;
    act.isOver = true;
    this.#told.push(`${sent.writeId} ${JSON.stringify(answer)}`);
    if (!answer.ok && answer.refusal.code === 'changedByAnother') this.#note('somebody changed it meanwhile');
    // A refused twin of a write that was done says nothing new of it.
    if (sent.answered?.answer.ok || (sent.answered && !answer.ok)) return;
    sent.answered = { at: this.#step, answer };
    if (!answer.ok) this.#refused += 1;
  }

  /** One of those who wait goes on, or something breaks in his place. */
  async #goOn(choices: readonly Held[]): Promise<void> {
    const held = this.#chance.oneOf(choices);
    const broken = this.plan.breaks && this.#chance.onceIn(60) ? await this.#break(held) : null;
    if (broken === 'clock jumped') await moveClock(this.looker, this.#chance.whole(-7_200, 7_200));
    if (broken) this.#broke[broken] += 1;
    if (broken === null || broken === 'clock jumped') await this.#letGo(held);
  }

  /** The end of a transaction frees its locks. */
  async #letGo(held: Held): Promise<void> {
    if (/^(COMMIT|ROLLBACK)$/.test(held.text)) await this.#steps.freeing(() => this.#steps.let(held));
    else this.#steps.let(held);
  }

  /** Breaks something, at the statement that would have gone next. */
  async #break(held: Held): Promise<Break | null> {
    const { client, text } = held;
    const which = this.#chance.oneOf<Break>(['connection cut', 'answer lost', 'server killed', 'clock jumped']);
    if (which === 'clock jumped') return which;
    if (which === 'server killed') {
      const server = this.#chance.oneOf(this.#servers);
      const lost = this.#underWay.filter((act) => act.server === server && !act.isOver && isSending(act));
      await this.#steps.freeing(() => {
        this.#steps.forget(new Set(lost.map(({ hand }) => hand!)));
        kill(server);
        for (const act of lost) this.#sendLater(act);
      });
      if (lost.length > 0) this.#note('a write was done again by the other server after a kill');
      return which;
    }
    if (!client) return null;
    if (which === 'answer lost' && text === 'COMMIT') {
      await this.#steps.freeing(() => this.#steps.let(held, 'lost'));
      this.#note('a write whose answer was lost had been done');
      return which;
    }
    await this.#steps.freeing(() => this.#steps.cut(client));
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
