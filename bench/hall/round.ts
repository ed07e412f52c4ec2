import { checkStored } from './check-stored';
import { everybodyIn, type Hall, type Player } from './hall';
import { handIn, writeRows } from './hand-in';
import { inSixes } from './in-sixes';
import { readDesk } from './player-desk';
import { Refresher } from './refresher';
import { Watch } from './watch';

/** All sheets of a hall handed in at one instant: what came of it. Times in ms from that instant. */
export interface Round {
  /** When each sheet was answered. */
  answered: number[];
  /** When each sheet stood in every tray as handed in. */
  shown: number[];
  /** When the rows of each sheet that is open were held by the seat that has it open. */
  held: number[];
  /** Of all server processes, until all was quiet again. */
  processorMs: number;
  /** The bytes that a client of Control received, on average. */
  bytesPerControlClient: number;
}

/** @throws where an acknowledged sheet is not in the database, or never comes to a seat that looks at it: the run is void */
export async function playRound(hall: Hall, round: number): Promise<Round> {
  const { kind, teams, servers } = hall;
  const everybody = everybodyIn(hall);
  const sheets = writeRows(hall, round);
  const watch = new Watch(hall, round);
  await watch.open();
  const reading = kind.playersRead ? everybody.map(readsAtWords) : [];
  const processorBefore = servers.processorMs();
  const bytesBefore = watch.bytes;
  const began = performance.now();
  watch.begin();
  const answered = await Promise.all(
    teams.map(async (team) => {
      await handIn(hall, team, sheets.get(team)!);
      return performance.now() - began;
    }),
  );
  await watch.untilAllIsThere();
  await servers.untilIdle();
  await watch.rest();
  for (const refresher of reading) await refresher.rest();
  const processorMs = servers.processorMs() - processorBefore;
  const bytesPerControlClient = watch.bytes - bytesBefore;
  watch.close();
  for (const player of everybody) player.onWord = () => {};
  await checkStored(hall, round);
  // For the search: what lies on the desks after it.
  await inSixes(everybody, ({ laptop }) => readDesk(laptop));
  const shown = [...watch.shown.values()];
  const held = [...watch.held.values()];
  return { answered, shown, held, processorMs, bytesPerControlClient };
}

/** A player's browser reads his desk at every word of the stream. */
function readsAtWords(player: Player): Refresher {
  const refresher = new Refresher(async () => {
    await readDesk(player.laptop);
  });
  player.onWord = refresher.word;
  return refresher;
}
