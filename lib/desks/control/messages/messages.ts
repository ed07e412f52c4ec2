import { teamsOf } from '@/lib/db/access/teams';
import { counterNames } from '@/lib/db/issued/issued';
import { linksOf } from '@/lib/db/messages/lines';
import { boxesOf, controlSeats, copiesToCarry, notesTaken, postOf, rowsHandedIn } from '@/lib/db/messages/messages';
import type { DeliveredMessage, LinkDelivery, Message, TelephoneNote } from '@/lib/db/rows';
import { gameOf } from '@/lib/db/sequence/control-reads';
import { readersOf } from '@/lib/db/team/read-by-team';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { PlaceSent } from '@/lib/turn/messages/goes-with-it';
import { type AsSent, asSent, only } from '@/lib/values';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';
import { newsWords } from '@/lib/visibility/issuing/messages';
import type { DeliveryState, Side } from '@/lib/words';
import { type DecisionOnDesk, decisionsOnDesk } from '../combat/decisions';

/** All that goes between HQs and to Control, with what has been done with it. Times are ISO strings. */
export interface MessagesDesk {
  turn: number;
  /** Turns still to come, for what is on its way. */
  turnsToCome: number[];
  boxes: BoxOnDesk[];
  /** Seats of Control a box can be given to. */
  umpires: { id: string; label: string }[];
  /**
   * The messages: first those that wait, the oldest first; then those on their way; then those that are done, the latest
   * first.
   */
  messages: MessageOnDesk[];
  notes: NoteOnDesk[];
  copies: { id: string; from: string; toName: string; means: string; turn: number; requestedAt: string }[];
  /** The messages that Control wrote itself, the latest first. */
  written: WrittenOnDesk[];
  decisions: DecisionOnDesk[];
  teams: TeamOnDesk[];
}

export interface BoxOnDesk {
  teamId: string;
  key: string;
  name: string;
  side: Side;
  /** null: nobody looks after it. */
  owner: { id: string; label: string } | null;
  /** It was taken or given, and is not its Team Control's by nature. */
  isGiven: boolean;
  /** Messages that wait in it. */
  waiting: number;
}

const ofTheMessage = ['id', 'teamId', 'toTeamId', 'toName', 'means', 'text', 'writtenBy', 'turn', 'sentAt'] as const;

/** A message; `toTeamId` null: to Control. */
export interface MessageOnDesk extends AsSent<Message, (typeof ofTheMessage)[number]> {
  from: string;
  /** The teams it goes between; one, when it is to Control. */
  between: { key: string; name: string }[];
  state: 'waits' | Exclude<DeliveryState, 'held'>;
  /** The marks drawn with it. */
  marks: MarkWords[];
  /** Where its HQ says that its units stand: it is a return. */
  places: Pick<PlaceSent, 'name' | 'x' | 'y'>[];
  /** That of its delivery; 0 while it waits. */
  version: number;
  dueTurn: number | null;
  dueAt: string | null;
  /** The teams that hear what goes by its line. */
  heardBy: string[];
  gameTime: string;
  note: string;
  by: string;
  /** The words that came in, where they are not those that were sent. */
  otherWords: string | null;
  readBy: string[];
  /**
   * The number of further messages of the same person that follow it in the same list; they come up as those before them are
   * seen to.
   */
  moreBehind: number;
  /** The news that the sender has been told. */
  news: { text: string; at: string }[];
  /** The other news that the sender can be told, as the message is now. */
  newsLeft: { id: 'delivered' | 'read' | 'notReceived'; text: string }[];
}

const ofTheNote = ['id', 'version', 'turn', 'teamId', 'text', 'takenBy', 'takenAt', 'settledBy', 'became'] as const;

export type NoteOnDesk = AsSent<TelephoneNote, (typeof ofTheNote)[number]>;

const ofTheWritten = ['id', 'sender', 'gameTime', 'text', 'deliveredAt'] as const;

export interface WrittenOnDesk extends AsSent<DeliveredMessage, (typeof ofTheWritten)[number]> {
  toName: string;
  readBy: string[];
}

/** A team, the lines it has, and the rows of its sheet of this turn once it is handed in. */
interface TeamOnDesk {
  id: string;
  name: string;
  side: Side;
  lines: LineOnDesk[];
  rows: { id: string; words: string }[];
}

/** A line of a team's to another HQ, and how it carries. `version` 0: it was never switched. */
export interface LineOnDesk extends Pick<LinkDelivery, 'way' | 'minutes' | 'heardBy' | 'version'> {
  id: string;
  toName: string;
  means: string;
}

/** The news that Control can give the sender of a message to another HQ; that it was set aside the sender was told with it. */
const newsOf: Record<MessageOnDesk['state'], readonly MessageOnDesk['newsLeft'][number]['id'][]> = {
  waits: ['notReceived'],
  onItsWay: ['notReceived'],
  lost: ['notReceived'],
  setAside: [],
  delivered: ['delivered', 'read'],
};

const doneAtMost = 100;

/** The Messages desk. Its cost does not grow with the messages of the day beyond the last hundred, nor with what one seat sends. */
export async function messagesDesk(inGame: InGame): Promise<MessagesDesk> {
  const { gameId } = inGame;
  const game = await gameOf(gameId);
  const [teams, post, given, umpires, notes, copies, links, sheets, counters, decisions] = await Promise.all([
    teamsOf(gameId),
    postOf(gameId, doneAtMost),
    boxesOf(gameId),
    controlSeats(gameId),
    notesTaken(gameId, 20),
    copiesToCarry(gameId),
    linksOf(gameId),
    rowsHandedIn(gameId, game.turn),
    counterNames(gameId),
    decisionsOnDesk(inGame, game.turn),
  ]);
  const lineOf = new Map(links.map((line) => [line.id, line]));
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  const ownerOf = new Map(given.map(({ teamId, ownerSeatId }) => [teamId, ownerSeatId]));
  const deliveredAs = new Map(post.delivered.map((row) => [row.id, row]));
  const readers = await readersOf(gameId, 'message', [...deliveredAs.keys()]);
  const readBy = (id: string | null) => (readers.get(id ?? '') ?? []).map(({ label }) => label);

  const owners = new Map(
    teams.map((team) => {
      const taken = umpires.find(({ id }) => id === ownerOf.get(team.id));
      const owner = taken ?? ownByNature(umpires, team.key);
      return [team.id, { owner, isGiven: taken !== undefined }] as const;
    }),
  );

  const messages = post.messages.map((message): MessageOnDesk => {
    const { id, teamId, toTeamId, text, moreBehind, delivery } = message;
    const state = !delivery || delivery.state === 'held' ? 'waits' : delivery.state;
    const news = post.news.filter(({ messageId }) => messageId === id);
    const laid = delivery?.issuedId ? deliveredAs.get(delivery.issuedId) : undefined;
    return {
      ...asSent(message, ofTheMessage),
      moreBehind,
      from: nameOf.get(teamId) ?? '',
      between: teams
        .filter((team) => team.id === teamId || team.id === toTeamId)
        .map(({ key, name }) => ({ key, name })),
      state,
      marks: message.marks as unknown as MarkWords[],
      places: (message.places as unknown as PlaceSent[]).map((place) => only(place, ['name', 'x', 'y'])),
      version: delivery?.version ?? 0,
      dueTurn: delivery?.dueTurn ?? null,
      dueAt: delivery?.dueAt?.toISOString() ?? null,
      heardBy: lineOf.get(message.linkId ?? '')?.heardBy ?? [],
      gameTime: delivery?.gameTime ?? '',
      note: delivery?.note ?? '',
      by: delivery?.by ?? '',
      otherWords: toTeamId && laid && laid.text !== text ? laid.text : null,
      readBy: toTeamId ? readBy(delivery?.issuedId ?? null) : [],
      news: news.map(({ text: told, issuedAt }) => ({ text: told, at: issuedAt.toISOString() })),
      newsLeft: newsOf[toTeamId === null ? 'setAside' : state]
        .map((one) => ({ id: one, text: newsWords[one](message.toName) }))
        .filter((left) => !news.some((told) => told.text === left.text)),
    };
  });
  const waiting = messages.filter(({ state }) => state === 'waits');
  return {
    turn: game.turn,
    turnsToCome: game.turns
      .map(({ number }) => number)
      .filter((number) => number > game.turn)
      .sort((a, b) => a - b),
    boxes: teams.map(({ id, key, name, side }) => ({
      teamId: id,
      key,
      name,
      side,
      owner: owners.get(id)?.owner ?? null,
      isGiven: owners.get(id)?.isGiven ?? false,
      waiting: waiting.filter(({ teamId }) => teamId === id).reduce((sum, { moreBehind }) => sum + 1 + moreBehind, 0),
    })),
    umpires: umpires.map((umpire) => only(umpire, ['id', 'label'])),
    messages,
    notes: notes.map((note) => asSent(note, ofTheNote)),
    copies: copies.map((copy) => ({
      ...asSent(copy, ['id', 'toName', 'means', 'turn', 'requestedAt']),
      from: nameOf.get(copy.teamId) ?? '',
    })),
    written: post.delivered
      .filter(({ id }) => !post.carried.has(id))
      .slice(0, doneAtMost)
      .map((message) => ({
        ...asSent(message, ofTheWritten),
        toName: nameOf.get(message.teamId) ?? '',
        readBy: readBy(message.id),
      })),
    decisions,
    teams: teams.map(({ id, name, side }) => ({
      id,
      name,
      side,
      lines: links
        .filter(({ teamId, means }) => teamId === id && means !== 'none')
        .map((link) => only(link, ['id', 'toName', 'means', 'way', 'minutes', 'heardBy', 'version'])),
      rows: (sheets.find(({ teamId }) => teamId === id)?.lines ?? []).map((line, at) => {
        const named = line.counterIds.flatMap((counterId) => counters.get(counterId) ?? []);
        const who = [...named, line.grouping].filter(Boolean).join(', ');
        return { id: line.id, words: `${at + 1}. ${who || 'no unit'}: ${line.orders}`.slice(0, 120) };
      }),
    })),
  };
}

type Umpire = Awaited<ReturnType<typeof controlSeats>>[number];

/** The umpire whose a team's box is by nature: its Team Control, or else who looks after it first. */
function ownByNature(umpires: readonly Umpire[], teamKey: string): { id: string; label: string } | null {
  const theirs = umpires.filter(({ teamKeys }) => teamKeys.includes(teamKey));
  const owner = theirs.find(({ roles }) => roles.includes('teamControl')) ?? theirs[0];
  return owner ? { id: owner.id, label: owner.label } : null;
}
