import { setTimeout as pause } from 'node:timers/promises';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { lookAgain, subscribe } from '@/lib/live/subscribe';
import type { Notices } from './notices';
import { onServer, type Server } from './servers';

/** A page that is open: which server it hangs on, and what it was told last. */
interface Stream {
  /** null: Control's. */
  teamId: string | null;
  server: Server;
  told: string | null;
}

/** So long after the last change everybody must have been told who lost no notice, ms: a listening connection that broke has come back. */
const currentWithinMs = 15_000;

/** The streams of pages that are open on the servers: of Control and of each team, on each server. */
export class Streams {
  readonly #streams: Stream[] = [];
  readonly #deaf: string[] = [];

  constructor(
    readonly gameId: string,
    readonly notices: Notices,
  ) {
    notices.whenHeard((server, payload) => this.#mustBeTold(server, payload));
  }

  /** Checks that a server tells its pages at once of what it hears of a team's desk. */
  #mustBeTold(server: Server, payload: string): void {
    const { desk, cursor } = JSON.parse(payload) as { desk?: string; cursor?: string };
    for (const { teamId, told, server: at } of this.#streams)
      if (at === server && desk && teamId === desk && told !== cursor)
        this.#deaf.push(`server ${server.number} heard that the desk of ${desk} changed, and did not tell its page`);
  }

  /** Opens the streams of a server that has just started. */
  open(server: Server, teamIds: readonly string[]): void {
    this.close(server);
    for (const teamId of [null, ...teamIds]) {
      const stream: Stream = { teamId, server, told: null };
      this.#streams.push(stream);
      onServer(server, () =>
        subscribe({ gameId: this.gameId, teamId }, (cursor) => {
          stream.told = cursor;
        }),
      );
    }
  }

  close(server: Server): void {
    for (let i = this.#streams.length - 1; i >= 0; i--)
      if (this.#streams[i]!.server === server) this.#streams.splice(i, 1);
  }

  /**
   * The gaps in the streams' knowledge: those that lost no notice by themselves, and the others after the slow look
   * that every server takes now and then.
   */
  async faults(): Promise<string[]> {
    const by = performance.now() + currentWithinMs;
    for (;;) {
      const behind = await this.#behind();
      const lossy = behind.filter(({ server }) => this.notices.hasLost(server));
      for (const server of new Set(lossy.map((one) => one.server))) await onServer(server, lookAgain);
      if (behind.length === 0) return this.#deaf;
      if (performance.now() > by)
        return behind.map(
          ({ teamId, server }) => `the stream of ${teamId ?? 'Control'} on server ${server.number} is not current`,
        );
      await pause(10);
    }
  }

  async #behind(): Promise<Stream[]> {
    const { control, desks } = await cursorsOf(this.gameId);
    return this.#streams.filter(({ teamId, told }) => told !== (teamId === null ? control : desks.get(teamId)));
  }
}
