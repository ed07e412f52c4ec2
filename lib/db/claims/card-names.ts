import type { CardKind } from '@/lib/words';
import type { Tx } from '../transaction';

/** MASTER. What a card is called, for Control. */

/** `C3 Nijmegen`, `the order sheet of 1 Airborne`; null: there is no such card. */
export const nameOfCard = (tx: Tx, gameId: string, kind: CardKind, subjectId: string): Promise<string | null> =>
  names[kind](tx, gameId, subjectId);

/** The same; a card that is gone is called by its kind alone. */
export const cardName = async (tx: Tx, gameId: string, kind: CardKind, subjectId: string): Promise<string> =>
  (await nameOfCard(tx, gameId, kind, subjectId)) ?? nameless[kind];

const nameless: Record<CardKind, string> = {
  sheet: 'this order sheet',
  airSheet: 'this air request sheet',
  query: 'this query',
  decision: 'this decision',
  combat: 'this combat',
  airTask: 'this air order',
  crossing: 'this crossing',
  arrivals: 'these arrivals',
  report: 'this report',
  sighting: 'this report of sightings',
  message: 'this message',
};

type Naming = (tx: Tx, gameId: string, id: string) => Promise<string | null>;

/** The team of one of a team's rows, worked into words. */
const ofTeam =
  (
    words: string,
    rowOf: (tx: Tx, where: { gameId: string; id: string }) => Promise<{ teamId: string } | null>,
  ): Naming =>
  async (tx, gameId, id) => {
    const row = await rowOf(tx, { gameId, id });
    const team = row && (await tx.team.findFirst({ where: { gameId, id: row.teamId }, select: { name: true } }));
    return team && `${words} ${team.name}`;
  };

const select = { teamId: true } as const;

const names: Record<CardKind, Naming> = {
  sheet: ofTeam('the order sheet of', (tx, where) => tx.orderSheet.findFirst({ where, select })),
  airSheet: ofTeam('the air request sheet of', (tx, where) => tx.airSheet.findFirst({ where, select })),
  query: ofTeam('the query to', (tx, where) => tx.issuedQuery.findFirst({ where, select })),
  decision: ofTeam('the decision asked of', (tx, where) => tx.decision.findFirst({ where, select })),
  async combat(tx, gameId, id) {
    const combat = await tx.combat.findFirst({ where: { gameId, id }, select: { number: true, name: true } });
    return combat && `C${combat.number} ${combat.name}`;
  },
  async airTask(tx, gameId, id) {
    const task = await tx.airTask.findFirst({ where: { gameId, id }, select: { formation: true } });
    return task && (task.formation ? `the air order for ${task.formation}` : 'an air order');
  },
  async crossing(tx, gameId, id) {
    const crossing = await tx.crossing.findFirst({ where: { gameId, id }, select: { name: true } });
    return crossing && `the crossing ${crossing.name}`;
  },
  arrivals: async (_tx, _gameId, side) =>
    side === 'allied' ? 'the Allied arrivals' : side === 'german' ? 'the German arrivals' : null,
  async report(tx, gameId, id) {
    const team = await tx.team.findFirst({ where: { gameId, id }, select: { name: true } });
    return team && `the report for ${team.name}`;
  },
  sighting: ofTeam('the report of sightings for', (tx, where) => tx.sightingReport.findFirst({ where, select })),
  async message(tx, gameId, id) {
    const sent = await ofTeam('the message from', (tx, where) => tx.message.findFirst({ where, select }))(
      tx,
      gameId,
      id,
    );
    if (sent) return sent;
    const note = await tx.telephoneNote.findFirst({ where: { gameId, id }, select: { id: true } });
    return note && 'the telephone note';
  },
};
