import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Chance, chanceFrom } from '@/lib/chance';
import { db } from '@/lib/db/kernel/client';
import { cut } from '@/lib/db/kernel/cut';
import { newestGame } from '@/lib/db/sequence/games';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, isControl, type PlayerSeat } from '../../kernel/seat';
import { allVerbs } from '../all-verbs';
import { type Chooser, chooseAct, chooserAt } from '../fuzz/choose-act';
import { endTheTurn, stepCount, takeStep } from '../fuzz/end-the-turn';
import { faultsIn } from '../fuzz/faults';
import { Fault, lookAround, lookClosely, type Table, tableOf } from '../fuzz/table';
import { type CalledVerb, doneBeside, type Verb } from '../fuzz/verbs';
import { changesIn } from '../fuzz/view';
import { goAWay } from '../fuzz/ways';
import { Backends } from './backends';
import { type Break, Breaks } from './breaks';
import { faultsInHistory, type Prepared } from './history';
import { breakNotices, type Notices } from './notices';
import { type PlantedFault, plantOf } from './planted';
import { aboutTheSame, type Doing, meetings, type Rare } from './rarities';
import { Senders, type Write } from './senders';
import { kill, newServer, type Server } from './servers';
import { type Held, Steps } from './steps';
import { Streams } from './streams';
import { Typists, verbsOfSheets } from './typists';

/** The plan of a hall. */
export interface Plan {
  scenario: string;
  acts: number;
  /** True when anything breaks. */
  breaks: boolean;
  /** A fault that is to be found. */
  planted?: PlantedFault;
}

/** The outcome. */
export interface Played {
  seed: number;
  faults: string[];
  acts: number;
  refused: number;
  statements: number;
  broke: Record<Break, number>;
  /**
   * The number of notices that were lost and doubled: a connection that listens comes back when it likes, so a seed says
   * nothing of it.
   */
  notices: { lost: number; doubled: number };
  /** The number of each rare event. */
  rare: Partial<Record<Rare, number>>;
  /** Digests of all that was answered, and of all that stands by its table: the same seed, the same digests. */
  ends: Record<string, string>;
  /** All that went, in its order, for whoever looks for the first difference between two runs. */
  trace: string[];
  banned: Verb[];
}

/** Where a hall is: its database, and the connections that see what stands and what waits, whatever breaks. */
export interface Place {
  database: string;
  looker: pg.Client;
  watcher: pg.Client;
}

/** Between two of them somebody who knows the game brings it on. */
const rounds = 3;
const underWayAtMost = 4;

/** Verbs whose work ends at a moment of its own: a picture is cut to size beside the loop of events, a battle is read by a process. */
const isUntimed = ({ verb }: CalledVerb): boolean => verb === 'save-map' || doneBeside.includes(verb);

/** Verbs of which no write is kept: a repeat does no harm. */
const mayRepeat = (verb: Verb): boolean => Boolean(allVerbs[verb].declared.mayRepeat);

/** Two servers, and those who act on them: one statement at a time, as the seed has it. */
export class Hall {
  readonly #chance: Chance;
  readonly #steps: Steps;
  readonly #backends: Backends;
  readonly #servers: readonly Server[] = [newServer(1), newServer(2)];
  readonly #notices: Notices;
  readonly #faults: string[] = [];
  readonly #prepared: Prepared[] = [];
  readonly #rare = new Map<Rare, number>();
  readonly #trace: string[] = [];
  #statements = 0;

  constructor(
    readonly seed: number,
    readonly plan: Plan,
    readonly place: Place,
  ) {
    this.#chance = chanceFrom(seed);
    this.#backends = new Backends(place.watcher);
    this.#steps = new Steps(this.#backends, plantOf(plan.planted, seed));
    this.#notices = breakNotices(seed, plan.planted === 'a notice ignored');
  }

  async close(): Promise<void> {
    this.#steps.end();
    await this.#backends.giveBack(this.place.database);
    // Who still waits for an answer would hold up a server that is shut down in good order.
    for (const server of this.#servers) for (const client of kill(server)) cut(client);
    this.#notices.restore();
  }

  async play(scenario: Scenario): Promise<Played> {
    const { id: gameId } = (await newestGame())!;
    const table = await tableOf(gameId, scenario, 'by id');
    const teamIds = table.view.things.filter(({ kind }) => kind === 'team').map(({ id }) => id);
    const streams = new Streams(gameId, this.#notices);
    const reopen = (server: Server) => streams.open(server, teamIds);
    for (const server of this.#servers) reopen(server);
    const { database, looker } = this.place;
    const note = (rare: Rare) => void this.#rare.set(rare, (this.#rare.get(rare) ?? 0) + 1);
    const senders = new Senders(this.seed, this.#chance, this.#steps, this.#servers, looker, gameId, note);
    const steps = this.#steps;
    const broken = new Breaks(this.#chance, {
      steps,
      senders,
      servers: this.#servers,
      backends: this.#backends,
      database,
      looker,
      reopen,
      note,
      tell: (words) => void this.#trace.push(words),
    });

    const { banned, chooser } = this.#whoMay(table);
    try {
      for (let round = 1; round <= rounds; round++) {
        await this.#prepare(table, round);
        const typists = this.#typists(table, `round-${round}`);
        const acts = Math.floor((this.plan.acts * round) / rounds);
        await this.#playRound({ table, chooser, senders, broken, typists, note }, acts);
        this.#faults.push(...(await typists.faults()));
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#faults.push(error.message);
    }
    this.#notices.comeThrough();
    this.#faults.push(...senders.faults, ...(await streams.faults()));
    await this.#look(table, senders);
    return {
      seed: this.seed,
      faults: this.#faults,
      acts: senders.sent.length,
      refused: senders.refused,
      statements: this.#statements,
      broke: broken.counts,
      notices: this.#notices.counts,
      rare: Object.fromEntries([...this.#rare].sort()),
      ends: await this.#ends(senders.answers),
      trace: this.#trace,
      banned: banned.map(({ verb }) => verb),
    };
  }

  /** Each seed does without a third of the verbs; sheets are the typists' while they type. */
  #whoMay(table: Table): { banned: CalledVerb[]; chooser: Chooser } {
    const verbs = [...table.verbs.values()].filter(
      (called) => !isUntimed(called) && !/^end-(?:turn|game)$/.test(called.verb),
    );
    const banned = this.#chance.someOf(verbs, Math.floor(verbs.length / 3));
    const isTypedOn = this.seed % 2 === 0;
    const allowed = verbs.filter(
      (called) => !banned.includes(called) && !(isTypedOn && verbsOfSheets.includes(called.verb)),
    );
    return { banned, chooser: chooserAt(table, allowed) };
  }

  /** Two players of a team, in every second seed. */
  #typists(table: Table, name: string): Typists {
    const { gameId, view, seats } = table;
    const players = [...seats.values()].filter((seat): seat is PlayerSeat => !isControl(seat));
    const teamId = this.#chance.oneOf(players).teamId;
    const two = this.seed % 2 === 0 ? players.filter((seat) => seat.teamId === teamId).slice(0, 2) : [];
    return new Typists(gameId, view.turn, name, two);
  }

  /** Somebody who knows the game brings it on, so that there are sheets, combats and messages to act on. */
  async #prepare(table: Table, round: number): Promise<void> {
    await lookAround(table);
    // What opened and began the game nobody of them wrote either.
    const from = round === 1 ? 0 : table.view.entries;
    for (let ways = 0; ways < 3 && !table.view.isOver; ways++) await goAWay(table, this.#chance, []);
    if (!table.view.isOver && this.#chance.onceIn(2)) await takeStep(table, [], (round - 1) % stepCount);
    await lookAround(table);
    this.#prepared.push({ from, to: table.view.entries });
  }

  /** Plays until so many acts have been begun in all, and each is answered. */
  async #playRound(at: At, acts: number): Promise<void> {
    const { senders, broken, note } = at;
    const steps = this.#steps;
    steps.begin();
    while (senders.sent.length < acts || senders.underWay.length > 0) {
      const mayStart = senders.sent.length < acts && senders.underWay.length < underWayAtMost;
      const { choices } = steps;
      if (mayStart && (choices.length === 0 || this.#chance.onceIn(6))) await this.#start(at);
      else if (choices.length > 0) await this.#goOn(choices, broken);
      else
        throw new Error(`seed ${this.seed}: nobody can do anything, and ${senders.underWay.length} acts are not done`);
      if (steps.blocked > 1) note('two wait for locks at once');
    }
    await broken.mend();
    steps.end();
  }

  /** Somebody begins an act: alone, with somebody else who does the same or meets him in it, or sent twice as on a slow line. */
  async #start(at: At): Promise<void> {
    const { table, senders, broken, typists } = at;
    const chance = this.#chance;
    const typed = chance.onceIn(4) ? typists.next(chance) : null;
    if (typed) await this.#send(senders, [typed]);
    else {
      // While PostgreSQL is away, he goes by what he saw last.
      if (!broken.isAway && (await changesIn(table.gameId)) !== table.view.changes) await lookAround(table);
      await this.#send(senders, chance.onceIn(5) ? this.#meeting(at) : this.#alike(at));
    }
    await this.#steps.settle();
  }

  async #send(senders: Senders, writes: readonly Write[]): Promise<void> {
    for (const write of writes) await senders.send(write, this.#chance.onceIn(6));
  }

  /** An act of somebody, and now and then the same of a colleague. */
  #alike({ table, chooser }: At): Write[] {
    const chance = this.#chance;
    const { seat: name, verb, input } = chooseAct(table, chance, chooser, []);
    const seat = table.seats.get(name)!;
    const colleagues = [...table.seats.values()].filter((one) =>
      isControl(seat) ? isControl(one) : !isControl(one) && one.teamId === seat.teamId,
    );
    const by = [seat, ...(chance.onceIn(4) ? [chance.oneOf(colleagues)] : [])];
    return by.map((one) => this.#write(table, one, { verb, input: table.names.sent(input) }));
  }

  /** Two acts that are rare to meet. */
  #meeting({ table, chooser }: At): Write[] {
    const chance = this.#chance;
    const may = new Set(chooser.hats.map(({ verb }) => verb));
    const possible = meetings.filter(({ verbs }) => verbs.every((verb) => may.has(verb)));
    if (possible.length === 0) return [];
    const meeting = chance.oneOf(possible);
    const chosen = meeting.verbs.map((verb) => {
      const act = chooseAct(table, chance, { ...chooser, hats: chooser.hats.filter((one) => one.verb === verb) }, []);
      return { seat: table.seats.get(act.seat)!, verb, input: table.names.sent(act.input) };
    });
    const [first, second] = chosen as [(typeof chosen)[number], (typeof chosen)[number]];
    return [first, { ...second, ...aboutTheSame(second, meeting, first) }].map((one) =>
      this.#write(table, one.seat, one),
    );
  }

  #write(table: Table, seat: ControlSeat | PlayerSeat, { verb, input }: Doing): Write {
    const called = table.verbs.get(verb)!;
    const call = (writeId: string) => called.call(seat, input, writeId);
    return { seatId: seat.id, verb, input, mayRepeat: mayRepeat(verb), call };
  }

  /** One of those who wait goes on, or something breaks in his place. */
  async #goOn(choices: readonly Held[], broken: Breaks): Promise<void> {
    const held = this.#chance.oneOf(choices);
    this.#statements += 1;
    this.#trace.push(`${held.hand.name}: ${held.says}`);
    const seldom = held.text === 'COMMIT' ? 20 : 60;
    const isBroken = this.plan.breaks && this.#chance.onceIn(seldom) && (await broken.breakAt(held));
    if (!isBroken) await this.#steps.let(held);
    await broken.pass();
  }

  /** Looks at all that stands, and ends the turn. */
  async #look(table: Table, { sent }: Senders): Promise<void> {
    const note = (found: readonly string[]) => this.#faults.push(...found);
    note(await faultsInHistory(table.gameId, sent, this.#prepared));
    try {
      await lookAround(table);
      note(await faultsIn(table.watch, table.view));
      await lookClosely(table, null);
      if (!table.view.isOver) await endTheTurn(table, [], true);
      await lookClosely(table, null);
    } catch (error) {
      note([(error as Error).message]);
    }
  }

  /** Digests of all answers, and of the rows of each of the game's tables. */
  async #ends(answers: readonly string[]): Promise<Record<string, string>> {
    const tables = await db().$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%' ORDER BY 1`;
    const digests = tables.map(async ({ name }) => {
      const { rows } = await this.place.looker.query<{ digest: string | null }>(
        `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS digest FROM "${name}" t`,
      );
      return [name, rows[0]!.digest ?? ''] as const;
    });
    const told = createHash('sha256').update(answers.join('\n')).digest('hex');
    return { answers: told, ...Object.fromEntries(await Promise.all(digests)) };
  }
}

/** A round that is being played. */
interface At {
  table: Table;
  chooser: Chooser;
  senders: Senders;
  broken: Breaks;
  typists: Typists;
  note: (rare: Rare) => void;
}
