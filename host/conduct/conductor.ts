/** The console as its host conducts it: brought up, stopped, brought up again with other settings. */
import { resolve } from 'node:path';
import type { Stage } from '@/lib/hosting/shown';
import { faultInWords } from '../fault-words.mjs';
import { livingServer } from '../gateway/running-server';
import { logsJson } from '../json-log.mjs';
import { CannotStart, closeAll } from '../opened';
import type { StartOptions } from '../options.mjs';
import { step } from '../steps.mjs';
import { bringUp, type Up } from './bring-up';

/** Why the console is not up, for its host. `living`: the link of the host's page of another console that has the data folder. */
export interface Trouble {
  words: string;
  freePort?: number | undefined;
  living?: string | undefined;
}

/** Words that a start leaves in the environment are no part of the next one's environment. */
function restoreEnvironment(given: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in given)) delete process.env[name];
  Object.assign(process.env, given);
}

/** One console in one process. */
export class Conductor {
  stage: Stage = 'starting';
  trouble: Trouble | null = null;
  /** Since when it runs; null: it does not. */
  since: Date | null = null;
  up: Up | null = null;
  /** When another device last opened the console, by the name it came by. */
  readonly visits = new Map<string, Date>();
  /** The link of the host's page; undefined: there is none. */
  page: string | undefined;
  readonly #environment = { ...process.env };
  #options: StartOptions;
  #isEnding = false;

  constructor(options: StartOptions) {
    this.#options = options;
  }

  get options(): StartOptions {
    return this.#options;
  }

  get dataDir(): string {
    return resolve(this.#options.data);
  }

  /** The environment as it was before the first start. */
  get environment(): NodeJS.ProcessEnv {
    return this.#environment;
  }

  /** Brings it up. @returns whether it is up: another console may have the data folder @throws when it cannot start */
  async begin(): Promise<boolean> {
    this.stage = 'starting';
    this.trouble = null;
    restoreEnvironment(this.#environment);
    try {
      this.up = await bringUp(this.#options, this.dataDir, {
        page: this.page,
        stop: () => void this.stop(),
        visited: (name) => this.visits.set(name, new Date()),
      });
      if (this.up) {
        this.stage = 'running';
        this.since = new Date();
        return true;
      }
      this.#stand({
        words: `Another copy of the console runs on ${this.dataDir} already. Go on there, and stop this one.`,
        living: (await livingServer(this.dataDir))?.page,
      });
      return false;
    } catch (problem) {
      const { words, freePort } =
        problem instanceof CannotStart
          ? problem.onPage
          : { words: faultInWords(problem) ?? (problem as Error).message };
      this.#stand({ words, freePort });
      throw problem;
    }
  }

  #stand(trouble: Trouble): void {
    this.stage = 'trouble';
    this.trouble = trouble;
    this.up = null;
    this.since = null;
  }

  /**
   * Takes it down and brings it up again.
   *
   * @param change settings that differ from then on
   * @param between is done while nothing runs; what it throws leaves the console to come up as it was
   * @throws what `between` threw, or why it does not come up with the change: it runs as before then, where it can
   */
  async again(change: Partial<StartOptions> = {}, between: () => Promise<void> = async () => undefined): Promise<void> {
    this.stage = 'stopping';
    this.up = null;
    this.since = null;
    const before = this.#options;
    try {
      await step('Stopping the console', closeAll);
      restoreEnvironment(this.#environment);
      await between();
    } catch (problem) {
      await this.begin();
      throw problem;
    }
    this.#options = { ...before, ...change };
    try {
      if (await this.begin()) return;
    } catch (problem) {
      if (Object.keys(change).length === 0) throw problem;
      this.#options = before;
      await this.begin();
      throw problem;
    }
  }

  /** Ends everything in order, once, however often it is called, and the process with it. */
  async stop(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.stage = 'stopping';
    if (!logsJson()) process.stderr.write('\n');
    try {
      await step('Stopping the console', closeAll);
      process.exit(0);
    } catch (problem) {
      console.error(problem);
      process.exit(1);
    }
  }
}
