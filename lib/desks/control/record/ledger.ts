import { teamsOf } from '@/lib/db/access/teams';
import { companionGameNames } from '@/lib/db/cases/companion-games';
import { undoneBy } from '@/lib/db/record/acts';
import type { LedgerEntryRow, Team } from '@/lib/db/rows';
import {
  crossingNames,
  firstTurnInLedger,
  ledgerEntries,
  ledgerKindsUsed,
  numberedNames,
  seatNames,
  sheetOwners,
  unitNames,
} from '@/lib/db/sequence/control-reads';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { isMark, kindOf, type LedgerKind } from '@/lib/ledger/kinds';
import type { InGame } from '@/lib/turn/kernel/seat';
import { isInTime, whyNotUndone } from '@/lib/turn/kernel/undo';
import { type AnyControlVerb, type AnyPlayerVerb, verbNow } from '@/lib/turn/kernel/verb';
import { type AsSent, asSent } from '@/lib/values';

/** A page of the ledger, newest first. */
export interface LedgerPage {
  entries: LedgerRow[];
  /** Number to ask on from (`LedgerFilter.before`); null when this is the last page. */
  next: number | null;
  filters: LedgerFilters;
  /** The audiences for which files of this game can be made. */
  files: FilesOfGame;
}

/** The teams of a game; `name`: what its files begin with; `isOnGlobe`: its map says where it lies, and there are files of it in time. */
export interface FilesOfGame {
  name: string;
  teams: Pick<Team, 'key' | 'name'>[];
  isOnGlobe: boolean;
}

const ofTheEntry = [
  'number',
  'turn',
  'at',
  'seatLabel',
  'verb',
  'rule',
  'subjectId',
  'reason',
  'act',
  'undoes',
] as const;

/**
 * An entry. Times are ISO strings. `act`: the number of the first entry of its act, whose entries are taken back together;
 * `undoes`: that of the entry it takes back, null: none.
 */
export interface LedgerRow extends AsSent<LedgerEntryRow, (typeof ofTheEntry)[number]> {
  /** The act in the past tense: `moved the counter`. */
  done: string;
  kind: LedgerKind;
  /** The unit's, team's, seat's or combat's name, where the subject has one. */
  subjectName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Names by id, for the ids in its fields: units and their profiles, crossings, teams, seats, squadrons. */
  names: Record<string, string>;
  /** It changes nothing: its words are its reason. */
  isMark: boolean;
  /** The companion game whose result was ruled by; null: none. */
  companion: { id: string; number: number } | null;
  /** The entry that took it back; null when nothing did. `at` is ISO. */
  undone: { number: number; by: string; at: string; reason: string } | null;
  /** Control may take its act back from here: of this turn, by a verb that a compensation makes good, and not undone. */
  mayBeUndone: boolean;
  /** Why an act of Control's of this turn is not taken back from here; null: it may be, or it is of another turn. */
  whyNot: string | null;
}

/** The filters that may be chosen. */
interface LedgerFilters {
  turns: number[];
  kinds: { kind: LedgerKind; words: string }[];
  seats: { id: string; label: string }[];
  units: { id: string; name: string }[];
}

export interface LedgerFilter {
  turn?: number;
  kind?: LedgerKind;
  seatId?: string;
  unitId?: string;
  /** Only entries with a lower number. */
  before?: number;
}

const rowsAPage = 100;

/** The verbs by name, as the ledger's words and its undo need them. */
export type VerbsTold = Readonly<Record<string, Pick<AnyControlVerb | AnyPlayerVerb, 'declared'>>>;

/** Acts that are no verb's: the host's, and taking a seat. */
export const otherActs: Readonly<Record<string, string>> = {
  'open-game': 'opened the game',
  'come-back': 'stopped the clock since the console went',
  'deliver-signals': 'delivered what was due',
  'take-seat': 'took the seat',
};

const declaredIn = (verbs: VerbsTold, verb: string) => verbs[verbNow(verb)]?.declared;

/** The act in the past tense; of a verb that there is no more, its name. */
export const doneWords = (verb: string, verbs: VerbsTold): string =>
  declaredIn(verbs, verb)?.inLedger ?? otherActs[verb] ?? verb.replaceAll('-', ' ');

/** A page of the ledger under a filter, newest first. */
export async function ledgerPage(inGame: InGame, verbs: VerbsTold, filter: LedgerFilter = {}): Promise<LedgerPage> {
  const { gameId } = inGame;
  const { turn, kind, seatId, unitId, before } = filter;
  const [entries, firstTurn, kinds, seats, units, crossings, teams, companions, game, { grid, squadrons, profiles }] =
    await Promise.all([
      ledgerEntries(
        {
          gameId,
          turn,
          seatId,
          ...(unitId ? { kind: 'unit', subjectId: unitId } : { kind }),
          ...(before ? { number: { lt: before } } : {}),
        },
        rowsAPage + 1,
      ),
      firstTurnInLedger(gameId),
      ledgerKindsUsed(gameId),
      seatNames(gameId),
      unitNames(gameId),
      crossingNames(gameId),
      teamsOf(gameId),
      companionGameNames(gameId),
      gameById(gameId),
      gameScenario(gameId),
    ]);
  const page = entries.slice(0, rowsAPage);
  const [undone, numberedOnes, sheets] = await Promise.all([
    undoneBy(
      gameId,
      page.map(({ number }) => number),
    ),
    numberedNames(
      gameId,
      page.map(({ subjectId }) => subjectId),
    ),
    sheetOwners(
      gameId,
      page.flatMap((entry) => [entry.subjectId, truthIn(entry).sheetId ?? []].flat()),
    ),
  ]);
  const names = new Map<string, string>([
    ...numberedOnes,
    ...units.map((unit) => [`unit/${unit.id}`, unit.name] as const),
    ...crossings.map((crossing) => [`crossing/${crossing.id}`, crossing.name] as const),
    ...seats.map((row) => [`seat/${row.id}`, seatName(row)] as const),
    ...teams.map(({ key, name }) => [`team/${key}`, name] as const),
  ]);
  const nameOf = new Map<string, string>([
    ...[...units, ...crossings, ...teams, ...squadrons].map(({ id, name }) => [id, name] as const),
    ...teams.map(({ key, name }) => [key, name] as const),
    ...profiles.map(({ key, notation }) => [key, notation] as const),
    ...seats.map((row) => [row.id, seatName(row)] as const),
  ]);
  const teamNames = new Map(teams.map((team) => [team.id, team.name]));
  const ownerOf = new Map(sheets.map((sheet) => [sheet.id, sheet.teamId]));
  const subject = (entry: (typeof page)[number]): string => {
    const named = names.get(`${entry.kind}/${entry.subjectId}`);
    if (named) return named;
    const truth = truthIn(entry);
    const owner = ownerOf.get(truth.sheetId ?? entry.subjectId);
    return teamNames.get(truth.teamId ?? owner ?? '') ?? names.get(`unit/${truth.unitId}`) ?? '';
  };
  return {
    entries: page.map((entry) => ({
      ...asSent(entry, ofTheEntry),
      done: doneWords(entry.verb, verbs),
      kind: entry.kind as LedgerKind,
      subjectName: subject(entry),
      before: entry.before as Record<string, unknown> | null,
      after: entry.after as Record<string, unknown> | null,
      names: namesIn(entry, nameOf),
      companion: numbered(companions.find(({ id }) => id === entry.companionGameId)),
      undone: undoneWords(undone.get(entry.number)),
      isMark: isMark(entry as Parameters<typeof isMark>[0]),
      mayBeUndone:
        isInTime(declaredIn(verbs, entry.verb), entry.turn, game.turn) &&
        !undone.has(entry.number) &&
        whyNotUndone(declaredIn(verbs, entry.verb)) === null,
      whyNot:
        entry.turn === game.turn && isControls(entry.verb, verbs) ? whyNotUndone(declaredIn(verbs, entry.verb)) : null,
    })),
    next: entries.length > rowsAPage ? page.at(-1)!.number : null,
    filters: {
      turns: firstTurn === null ? [] : Array.from({ length: game.turn - firstTurn + 1 }, (_, i) => firstTurn + i),
      kinds: kinds.map((kind) => ({ kind, words: kindOf(kind).words })),
      seats: seats.map((row) => ({ id: row.id, label: seatName(row) })),
      units,
    },
    files: { name: game.scenario, teams: teams.map(({ key, name }) => ({ key, name })), isOnGlobe: grid !== undefined },
  };
}

/** The names of all that an entry's fields hold by id. */
function namesIn({ before, after }: LedgerEntryRow, nameOf: ReadonlyMap<string, string>): Record<string, string> {
  const held = [before, after].flatMap((side) => Object.values((side ?? {}) as Record<string, unknown>)).flat();
  const ids = held.filter((one) => typeof one === 'string');
  return Object.fromEntries(ids.flatMap((id) => (nameOf.has(id) ? [[id, nameOf.get(id)!]] : [])));
}

/** The owner of an entry, as far as its truth says it. */
const truthIn = ({ after, before }: LedgerEntryRow) =>
  (after ?? before ?? {}) as { teamId?: string; unitId?: string; sheetId?: string };

const isControls = (verb: string, verbs: VerbsTold): boolean => 'who' in (declaredIn(verbs, verb) ?? {});

const undoneWords = (by: LedgerEntryRow | undefined): LedgerRow['undone'] =>
  by ? { number: by.number, by: by.seatLabel, at: by.at.toISOString(), reason: by.reason } : null;

const seatName = (row: { label: string; team: { name: string } | null }): string =>
  row.team ? `${row.team.name}, ${row.label}` : row.label;

const numbered = (row: { id: string; number: number } | undefined): LedgerRow['companion'] =>
  row ? { id: row.id, number: row.number } : null;
