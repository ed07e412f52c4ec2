import { kindOf, type LedgerKind, type Truth, type TruthOf } from '@/lib/ledger/kinds';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { only } from '@/lib/values';
import { airColumns } from '@/lib/visibility/forms/air-columns';
import { namesOfKind } from '@/lib/visibility/forms/columns';
import { toldAsWritten } from '@/lib/visibility/forms/order-told';
import { type GameFacts, listed } from './game-facts';
import { byTurn, sheetFrom } from './sheet';

/** Columns of a row that are told as they are written, after its units, orders and support. */
const marks = toldAsWritten('control').filter((name) => name !== 'orders');

/** The rows of order sheets that were handed in, with who read them and what Game Control noted. */
export function orderSheet({ things, truth, teamKey, counterNames }: GameFacts): TableSheet {
  return sheetFrom(
    'orders',
    [
      'turn',
      'team',
      'row',
      'units',
      'grouping',
      'orders',
      'support',
      ...marks,
      'writtenBy',
      'submittedAt',
      'submittedBy',
      'isLate',
      'isTakenAsDraft',
      'isFromPaper',
      'openedAt',
      'acceptedAt',
      'acceptedBy',
      'note',
    ] as const,
    byTurn(
      things('sheet').flatMap(({ id, truth: sheet }) => {
        const { turn, submittedAt, submittedBy, isLate, isTakenAsDraft, isFromPaper } = sheet;
        const { openedAt, acceptedAt, acceptedBy } = truth('reading', id);
        const paper = {
          turn,
          team: teamKey(sheet.teamId),
          submittedAt,
          submittedBy,
          isLate,
          isTakenAsDraft,
          isFromPaper,
        };
        return listed(sheet.lines).map((line, at) => {
          const { counterIds, grouping, orders, supportIds, supportText, writtenBy } = line;
          const support = [...counterNames(supportIds), ...(supportText ? [String(supportText)] : [])];
          const row = { row: at + 1, units: counterNames(counterIds), grouping, orders, support, writtenBy };
          const read = { openedAt, acceptedAt, acceptedBy, note: truth('note', line.id).text };
          return Object.assign({}, paper, row, only(line, marks), read);
        });
      }),
    ),
  );
}

/** Columns of an air request that are told as they are written, before its units and squadrons. */
const wishes = namesOfKind(airColumns, 'choice', 'text', 'reference');

/** The rows of air request sheets that were handed in. */
export function airRequestSheet({ things, truth, teamKey, counterNames }: GameFacts): TableSheet {
  return sheetFrom(
    'air requests',
    [
      'turn',
      'team',
      'row',
      ...wishes,
      'units',
      'squadrons',
      'writtenBy',
      'submittedAt',
      'submittedBy',
      'isLate',
    ] as const,
    byTurn(
      things('airSheet').flatMap(({ truth: sheet }) => {
        const { turn, submittedAt, submittedBy, isLate } = sheet;
        return listed(sheet.lines).map((line, place) => {
          const { counterIds, squadronIds, writtenBy } = line;
          const squadrons = listed(squadronIds as string[] | undefined).map(
            (id) => truth('squadronTold', id).name ?? id,
          );
          const paper = { turn, team: teamKey(sheet.teamId), row: place + 1, submittedAt, submittedBy, isLate };
          const by = { units: counterNames(counterIds), squadrons, writtenBy };
          return Object.assign(paper, only(line, wishes), by);
        });
      }),
    ),
  );
}

/** Every message, what became of it, and what arrived; what Control sent by itself has nobody who wrote it. */
export function messageSheet({ things, truth, teamKey }: GameFacts): TableSheet {
  const arrived = new Set<string | null | undefined>();
  const sent = things('message').map(({ id, truth: message }) => {
    const { turn, toTeamId, toName, means, text, writtenBy, sentAt } = message;
    const { state = 'waits', note, gameTime, issuedId } = truth('messageDelivery', id);
    const delivered: Partial<TruthOf<'delivered'>> = issuedId ? truth('delivered', issuedId) : {};
    arrived.add(issuedId);
    const from = teamKey(message.teamId);
    const to = toTeamId ? teamKey(toTeamId) : toName;
    const came = { deliveredIn: delivered.turn, deliveredAt: delivered.deliveredAt, deliveredText: delivered.text };
    return Object.assign({ turn, from, to, means, text, writtenBy, sentAt, state, note, gameTime }, came);
  });
  const others = things('delivered').flatMap(({ id, truth: delivered }) => {
    if (arrived.has(id)) return [];
    const { turn, teamId, sender: from, means, gameTime, text: deliveredText, deliveredAt } = delivered;
    const to = teamKey(teamId);
    return [{ turn, from, to, means, gameTime, state: 'delivered', deliveredIn: turn, deliveredAt, deliveredText }];
  });
  return sheetFrom(
    'messages',
    [
      'turn',
      'from',
      'to',
      'means',
      'text',
      'writtenBy',
      'sentAt',
      'state',
      'note',
      'gameTime',
      'deliveredIn',
      'deliveredAt',
      'deliveredText',
    ] as const,
    byTurn([...sent, ...others]),
  );
}

/** The events of papers, and their times: of each kind the fields that hold a time, its event, and the seat. */
const timesOf: Partial<Record<LedgerKind, readonly (readonly [at: string, what: string, by: string])[]>> = {
  sheet: [['submittedAt', 'handed in', 'submittedBy']],
  airSheet: [['submittedAt', 'handed in', 'submittedBy']],
  reading: [
    ['openedAt', 'opened', 'openedBy'],
    ['acceptedAt', 'accepted', 'acceptedBy'],
  ],
  noteTold: [['issuedAt', 'told', '']],
  query: [['askedAt', 'asked', '']],
  answer: [['answeredAt', 'answered', 'answeredBy']],
  copy: [['deliveredAt', 'delivered', 'by']],
  combat: [
    ['resolvedAt', 'resolved', 'dieBy'],
    ['ruledAt', 'ruled on', ''],
  ],
  case: [
    ['at', 'resolved', 'dieBy'],
    ['ruledAt', 'ruled on', ''],
  ],
  report: [
    ['releasedAt', 'released', ''],
    ['saidAt', 'read aloud', 'saidBy'],
  ],
  update: [['releasedAt', 'released', 'by']],
  sighting: [
    ['releasedAt', 'released', ''],
    ['saidAt', 'read aloud', 'saidBy'],
  ],
  notice: [['issuedAt', 'issued', '']],
  nudge: [['issuedAt', 'issued', '']],
  decision: [
    ['askedAt', 'asked', 'askedBy'],
    ['settledAt', 'settled', 'settledBy'],
  ],
  decided: [['answeredAt', 'answered', 'answeredBy']],
  message: [['sentAt', 'sent', 'writtenBy']],
  delivered: [['deliveredAt', 'delivered', '']],
  telephone: [['takenAt', 'taken', 'takenBy']],
};

/** A paper that a seat of a team opened, and when. */
export interface PaperOpened {
  kind: string;
  teamId: string;
  by: string;
  readAt: Date;
}

/** Every paper and what befell it, in the order of time: handed in, opened, accepted, released, delivered, read. */
export function paperSheet({ things, truth, teamKey, turnAt }: GameFacts, opened: readonly PaperOpened[]): TableSheet {
  const kinds = Object.keys(timesOf) as LedgerKind[];
  const befell = kinds.flatMap((kind) =>
    things(kind).flatMap(({ id, truth: fields }) => {
      const paper: Truth = fields;
      const above = paper.teamId === undefined ? ownerOf(kind, id, paper, truth) : paper;
      return timesOf[kind]!.flatMap(([field, what, by]) => {
        const at = paper[field];
        if (typeof at !== 'string') return [];
        const name = paper.name ?? paper.number ?? '';
        const turn = paper.turn ?? above.turn ?? turnAt(at);
        return [{ at, turn, paper: kindOf(kind).words, team: teamKey(above.teamId), name, what, by: paper[by] }];
      });
    }),
  );
  const read = opened.map(({ kind: paper, teamId, by, readAt }) => {
    const at = readAt.toISOString();
    return { at, turn: turnAt(at), paper, team: teamKey(teamId), name: '', what: 'read', by };
  });
  const rows = [...befell, ...read].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return sheetFrom('papers', ['at', 'turn', 'paper', 'team', 'name', 'what', 'by'], rows);
}

/** Of a paper without a team the one it is about. */
function ownerOf(kind: LedgerKind, id: string, paper: Truth, truth: GameFacts['truth']): Truth {
  if (kind === 'reading') return truth('sheet', id);
  return paper.sheetId ? truth('sheet', paper.sheetId) : {};
}
