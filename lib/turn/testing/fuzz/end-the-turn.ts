import { fightsOpen } from '@/lib/db/combat/fights-open';
import { db } from '@/lib/db/kernel/client';
import type { Result } from '@/lib/result';
import { spentInContact } from '@/lib/turn/combat/choices-open';
import { isControl } from '@/lib/turn/kernel/seat';
import { correctionsDue } from '@/lib/turn/reports/corrections-due';
import { type Act, carryOut, Fault, type Table } from './table';
import type { Verb } from './verbs';
import type { Thing } from './view';

/**
 * Game control ends the turn by legal acts alone: with a reason at once, or by finishing everything that is unfinished first.
 * That it cannot is a dead end, and a fault without an act. What it does is written into `acts`, but for a dead end.
 */
export async function endTheTurn(table: Table, acts: Act[], isForced: boolean): Promise<void> {
  const begun = acts.length;
  const deadEnd = (...faults: string[]) => {
    acts.splice(begun);
    return new Fault(faults, null);
  };
  const { turn } = table.view;
  const refused: string[] = [];
  const act = byGameControl(table, acts, refused);
  if (!isForced) {
    // After the close of movement no sheet comes in any more, nor can a team order that was told of its first units by it.
    const late = table.view.isMovementClosed ? null : await teamsWithoutCounters(table);
    await finish(table, act);
    const ended = await act('end-turn', { turn });
    if (ended.ok) return;
    const left = (ended.refusal.theirs as string[] | undefined) ?? [ended.refusal.message];
    const isLate = (one: string) =>
      one.endsWith(notHandedIn) && (late?.includes(one.slice(0, -notHandedIn.length)) ?? true);
    const stuck = left.filter((one) => !isLate(one));
    if (stuck.length > 0) throw deadEnd(`the turn cannot be finished: ${stuck.join(' ')}`, ...refused);
  }
  const ended = await act('end-turn', { turn, reason: 'It has lasted long enough.' });
  if (!ended.ok) throw deadEnd(`the turn cannot be ended: ${ended.refusal.message}`);
}

const notHandedIn = ' has not handed in its order sheet.';

/** The names of teams that have no counter to order. */
async function teamsWithoutCounters({ gameId, view }: Table): Promise<string[]> {
  const told = new Set(view.things.filter(({ kind }) => kind === 'counter').map(({ teamId }) => teamId));
  const teams = await db().team.findMany({ where: { gameId }, select: { id: true, name: true } });
  return teams.filter(({ id }) => !told.has(id)).map(({ name }) => name);
}

type Do = (verb: Verb, input: unknown) => Promise<Result<unknown>>;

/** Acts by game control, each written into `acts`; what is refused is noted in `refused`. */
function byGameControl(table: Table, acts: Act[], refused: string[]): Do {
  const seat = [...table.seats].find(([, one]) => isControl(one) && one.roles.includes('gameControl'))![0];
  return async (verb, input) => {
    const one: Act = { seat, verb, input: table.names.written(input) };
    acts.push(one);
    const [answer] = await carryOut(table, one, false);
    if (!answer!.ok) refused.push(`${verb}: ${answer!.refusal.message}`);
    return answer!;
  };
}

/** The steps of the end of a turn (§4), in its order. A step that is refused is left. */
const steps: readonly ((table: Table, act: Do) => Promise<void>)[] = [takeCards, orders, fighting, air, reports, post];

/** The number of steps of a turn. */
export const stepCount = steps.length;

/** Takes one of the steps that end a turn, in the middle of it: so what can be done after it is tried as well. */
export const takeStep = (table: Table, acts: Act[], step: number): Promise<void> =>
  steps[step]!(table, byGameControl(table, acts, []));

async function finish(table: Table, act: Do): Promise<void> {
  for (const step of steps) await step(table, act);
}

/** Takes over the cards of others, and waits for nobody who has something to decide. */
async function takeCards({ gameId }: Table, act: Do): Promise<void> {
  for (const { id: decisionId, version } of await db().decision.findMany({ where: { gameId }, orderBy: { id: 'asc' } }))
    await act('settle-decision', { decisionId, version, settledAs: null, reason: 'The turn is to end.' });
  for (const { kind, subjectId } of await db().claim.findMany({ where: { gameId }, orderBy: { subjectId: 'asc' } }))
    await act('take-card-over', { kind, subjectId, reason: 'The turn is to end.' });
}

/** Every team's sheet is accepted; a team that has handed in none has one entered from paper. */
async function orders(table: Table, act: Do): Promise<void> {
  const { gameId, view } = table;
  const { turn } = view;
  for (const { id: teamId, says: teamKey } of teamsOf(table)) {
    const sheet = await db().orderSheet.findFirst({ where: { gameId, teamId, turn } });
    const counterIds = table.view.things.filter((one) => one.kind === 'counter' && one.teamId === teamId).slice(0, 1);
    if (sheet?.state !== 'submitted' && counterIds.length > 0) {
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
  for (const { id: sheetId } of await db().orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    orderBy: { id: 'asc' },
  })) {
    await act('open-order-sheet', { sheetId });
    const reading = await db().sheetReading.findUnique({ where: { sheetId } });
    if (reading?.state === 'opened') await act('accept-order-sheet', { sheetId, version: reading.version });
  }
}

/** Movement and grouping are closed; every combat is resolved and ruled on, and one that cannot be is dropped. */
async function fighting({ gameId, view: { turn } }: Table, act: Do): Promise<void> {
  await act('close-movement', { turn });
  await act('close-grouping', { turn });
  // One of the turn before waits for its ruling again where that was taken back.
  const open = () =>
    db().combat.findMany({
      where: {
        gameId,
        OR: [
          { turn, state: { not: 'ruled' } },
          { turn: turn - 1, state: 'resolved' },
        ],
      },
      include: { units: { orderBy: { unitId: 'asc' } } },
      orderBy: { number: 'asc' },
    });
  for (const { id: combatId, version, state } of await open())
    if (state === 'grouped') await act('adjudicate-combat', { combatId, version, faces: null, untested: 'No time.' });
  for (const { id: combatId, version, state, units } of await open())
    if (state === 'resolved') {
      const answers = units.map(({ unitId }) => ({ unitId, stays: false }));
      const overrules: object[] = [];
      // To whom no way back is open, he stays where he is.
      for (let barred: string | undefined = ''; barred !== undefined && overrules.length <= units.length; ) {
        const ruled = await act('rule-on-combat', { combatId, version, answers, overrules });
        barred = ruled.ok ? undefined : /^places\.(.+)$/.exec(ruled.refusal.field ?? '')?.[1];
        if (barred) overrules.push({ path: `units.${barred}.retiresKm`, ruled: 0, reason: 'It stays.' });
      }
    }
  const left = (await open()).filter(({ state }) => state === 'grouped');
  if (left.length > 0) {
    await act('reopen-grouping', { turn });
    for (const { id: combatId, version } of left) await act('drop-combat', { combatId, version });
    await act('close-grouping', { turn });
  }
  await choices(gameId, turn, act);
}

/** Orders to attack that no combat came of are let go; a unit that is no longer effective beside an enemy is captured (§9). */
async function choices(gameId: string, turn: number, act: Do): Promise<void> {
  const { orders, worn } = await fightsOpen(gameId, turn);
  if (orders.length > 0)
    await act('let-orders-go', { turn, units: orders.map(({ unitId }) => ({ unitId, why: 'noEnemy' })) });
  const { daypart } = await db().turn.findUniqueOrThrow({ where: { gameId_number: { gameId, number: turn } } });
  for (const { id: unitId, version } of await spentInContact(gameId, { worn }, daypart))
    await act('settle-spent-unit', { unitId, version, place: null, reason: 'The turn is to end.' });
}

/** Something becomes of every air order: it is flown, or a lift is driven off. */
async function air({ gameId, view: { turn } }: Table, act: Do): Promise<void> {
  const open = await db().airTask.findMany({ where: { gameId, turn, state: 'ordered' }, orderBy: { id: 'asc' } });
  for (const { id: taskId, version, liftId } of open)
    await act('mark-air-order', {
      taskId,
      version,
      state: liftId ? 'drivenOff' : 'flown',
      reason: 'The turn is to end.',
    });
}

/** Every team is told, and told again where it was told wrongly: open marks are overruled. */
async function reports(table: Table, act: Do): Promise<void> {
  const { gameId, view } = table;
  const { turn } = view;
  const teams = teamsOf(table);
  const where = { gameId, turn };
  const drafts = () => db().reportDraft.findMany({ where: { ...where, state: 'drafted' }, orderBy: { id: 'asc' } });
  // Who was told already is told again where the desk says that he needs a correction.
  const corrections = await correctionsDue(gameId, turn);
  const due = new Set(corrections.filter(({ isEarlier }) => !isEarlier).map(({ team }) => team.id));
  const last = new Map(
    (await db().reportDraft.findMany({ where, orderBy: { number: 'asc' } })).map((one) => [one.teamId, one]),
  );
  const untold = teams.filter(({ id }) => due.has(id) || last.get(id)?.state !== 'released');
  if (untold.length > 0)
    await act('draft-reports', {
      teams: untold.map(({ id, says: teamKey }) => ({ teamKey, version: last.get(id)?.version ?? 0 })),
    });
  const drafted = (await drafts()).map(({ id: reportId, version }) => ({ reportId, version }));
  if (drafted.length > 0) await act('release-reports', { reports: drafted });
  // One by one: what was not released with the others.
  for (const { id: teamId, says: teamKey } of teams) {
    if (!(await newestDraft(gameId, teamId, turn))) await act('draft-report', { teamKey, version: 0 });
    await releaseNewest(gameId, teamId, turn, act);
  }
  // Letters of earlier turns that are not true any more.
  for (const { team, turn: of } of corrections.filter(({ isEarlier }) => isEarlier)) {
    const draft = await newestDraft(gameId, team.id, of);
    await act('draft-report', { teamKey: team.key, version: draft?.version ?? 0, turn: of });
    await releaseNewest(gameId, team.id, of, act);
  }
}

const newestDraft = (gameId: string, teamId: string, turn: number) =>
  db().reportDraft.findFirst({ where: { gameId, teamId, turn }, orderBy: { number: 'desc' } });

/** Releases a team's last draft of a turn, its open marks overruled. */
async function releaseNewest(gameId: string, teamId: string, turn: number, act: Do): Promise<void> {
  const draft = await newestDraft(gameId, teamId, turn);
  if (draft?.state !== 'drafted') return;
  const told = await act('release-report', { reportId: draft.id, version: draft.version });
  if (told.ok || told.refusal.code !== 'marksOpen') return;
  const marks = told.refusal.theirs as { id: string }[];
  const overruled = Object.fromEntries(marks.map(({ id }) => [id, 'It is meant so.']));
  const saved = await act('save-report', { reportId: draft.id, body: draft.body, overruled, version: draft.version });
  if (saved.ok) await act('release-report', { reportId: draft.id, version: draft.version + 1 });
}

/** Delivers and settles everything that waits with Control. */
async function post(table: Table, act: Do): Promise<void> {
  for (const { id } of table.view.things.filter(({ kind }) => kind === 'message')) {
    const delivery = await db().messageDelivery.findUnique({ where: { messageId: id } });
    if (!delivery) await act('deliver-message', { messageId: id, version: 0 });
  }
  for (const { id, version } of await db().telephoneNote.findMany({
    where: { gameId: table.gameId },
    orderBy: { id: 'asc' },
  }))
    await act('settle-telephone-note', { noteId: id, version, becomes: { what: 'nothing' } });
}

const teamsOf = ({ view }: Table): Thing[] => view.things.filter(({ kind }) => kind === 'team');
