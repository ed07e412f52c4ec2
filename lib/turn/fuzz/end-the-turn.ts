import { db } from '@/lib/db/client';
import type { Answer } from '../answer';
import { isControl } from '../seat';
import { type Act, carryOut, Fault, type Table } from './table';
import type { Verb } from './verbs';
import type { Thing } from './view';

/**
 * Game control ends the turn by legal acts alone: with a reason at once, or by finishing everything that is unfinished first.
 * That it cannot is a dead end, and a fault. What it does is written into `acts`.
 */
export async function endTheTurn(table: Table, acts: Act[], isForced: boolean): Promise<void> {
  const seat = [...table.seats].find(([, one]) => isControl(one) && one.roles.includes('gameControl'))![0];
  const { turn } = table.view;
  const refused: string[] = [];
  const act = async (verb: Verb, input: unknown): Promise<Answer<unknown>> => {
    const one: Act = { seat, verb, input: table.names.written(input) };
    acts.push(one);
    const [answer] = await carryOut(table, one);
    if (!answer!.ok) refused.push(`${verb}: ${answer!.refusal.message}`);
    return answer!;
  };
  if (!isForced) {
    const { isMovementClosed } = table.view;
    await finish(table, act);
    const ended = await act('end-turn', { turn });
    if (ended.ok) return;
    const left = (ended.refusal.theirs as string[] | undefined) ?? [ended.refusal.message];
    // After the close of movement no sheet comes in any more: then the turn ends with a reason.
    const stuck = left.filter((one) => !(isMovementClosed && one.endsWith('has not handed in its order sheet.')));
    if (stuck.length > 0)
      throw new Fault([`the turn cannot be finished: ${stuck.join(' ')}`, ...refused], acts.at(-1)!);
  }
  const ended = await act('end-turn', { turn, reason: 'It has lasted long enough.' });
  if (!ended.ok) throw new Fault([`the turn cannot be ended: ${ended.refusal.message}`], acts.at(-1)!);
}

type Do = (verb: Verb, input: unknown) => Promise<Answer<unknown>>;

/** Does what the end of a turn asks for (§4), in its order. What is refused is left as it is. */
async function finish(table: Table, act: Do): Promise<void> {
  const { turn } = table.view;
  const all = (kind: Thing['kind']) => table.view.things.filter((thing) => thing.kind === kind);
  await takeCards(table, act);
  await orders(table, act, all('team'));
  await act('close-movement', { turn });
  await act('close-grouping', { turn });
  await combats(table, act);
  await reports(table, act, all('team'));
  for (const { id } of all('message')) {
    const carriage = await db().carriage.findUnique({ where: { messageId: id } });
    if (!carriage) await act('deliver-message', { messageId: id, version: 0 });
  }
  const notes = await db().telephoneNote.findMany({ where: { gameId: table.gameId } });
  for (const { id, version } of notes)
    await act('settle-telephone-note', { noteId: id, version, becomes: { what: 'nothing' } });
}

/** What lies in others' hands is taken over. */
async function takeCards({ gameId }: Table, act: Do): Promise<void> {
  for (const { kind, subjectId } of await db().claim.findMany({ where: { gameId } }))
    await act('take-card-over', { kind, subjectId, reason: 'The turn is to end.' });
}

/** Every team's sheet is accepted; a team that has handed in none has one entered from paper. */
async function orders(table: Table, act: Do, teams: Thing[]): Promise<void> {
  const { gameId, view } = table;
  const { turn } = view;
  for (const { id: teamId, says: teamKey } of teams) {
    const sheet = await db().orderSheet.findFirst({ where: { gameId, teamId, turn } });
    if (sheet?.state !== 'submitted') {
      const counterIds = table.view.things.filter((one) => one.kind === 'counter' && one.teamId === teamId).slice(0, 1);
      const line = {
        id: `paper-${turn}-${teamKey}`,
        position: 0,
        version: 0,
        counterIds: counterIds.map(({ id }) => id),
        grouping: '',
      };
      const words = {
        orders: 'Hold.',
        supportIds: [],
        supportText: '',
        action: 'hold',
        posture: 'tact',
        standFast: false,
      };
      await act('enter-order-sheet', {
        teamKey,
        turn,
        lines: [{ ...line, ...words }],
        sheetVersion: sheet?.version ?? 0,
      });
    }
  }
  for (const { id: sheetId } of await db().orderSheet.findMany({ where: { gameId, turn, state: 'submitted' } })) {
    await act('open-order-sheet', { sheetId });
    const reading = await db().sheetReading.findUnique({ where: { sheetId } });
    if (reading?.state === 'opened') await act('accept-order-sheet', { sheetId, version: reading.version });
  }
}

/** Every combat is resolved and ruled on; one that cannot be is dropped. */
async function combats({ gameId, view: { turn } }: Table, act: Do): Promise<void> {
  const open = () =>
    db().combat.findMany({
      where: { gameId, turn, state: { not: 'ruled' } },
      include: { units: true },
      orderBy: { number: 'asc' },
    });
  for (const { id: combatId, version, state } of await open())
    if (state === 'grouped') await act('adjudicate-combat', { combatId, version, faces: null, untested: 'No time.' });
  for (const { id: combatId, version, state, units } of await open())
    if (state === 'resolved') {
      const answers = units.map(({ unitId }) => ({ unitId, stays: false }));
      await act('rule-on-combat', { combatId, version, answers });
    }
  const left = (await open()).filter(({ state }) => state === 'grouped');
  if (left.length === 0) return;
  await act('reopen-grouping', { turn });
  for (const { id: combatId, version } of left) await act('drop-combat', { combatId, version });
  await act('close-grouping', { turn });
}

/** Every team is told, and told anew where it was told wrongly: open marks are overruled. */
async function reports({ gameId, view: { turn } }: Table, act: Do, teams: Thing[]): Promise<void> {
  for (const { id: teamId, says: teamKey } of teams) {
    const last = () => db().reportDraft.findFirst({ where: { gameId, turn, teamId }, orderBy: { number: 'desc' } });
    let draft = await last();
    await act('draft-report', { teamKey, version: draft?.state === 'drafted' ? draft.version : 0 });
    draft = await last();
    if (draft?.state !== 'drafted') continue;
    const told = await act('release-report', { reportId: draft.id, version: draft.version });
    if (told.ok || told.refusal.code !== 'marksOpen') continue;
    const marks = told.refusal.theirs as { id: string }[];
    const overruled = Object.fromEntries(marks.map(({ id }) => [id, 'It is meant so.']));
    const saved = await act('save-report', { reportId: draft.id, body: draft.body, overruled, version: draft.version });
    if (saved.ok) await act('release-report', { reportId: draft.id, version: draft.version + 1 });
  }
}
