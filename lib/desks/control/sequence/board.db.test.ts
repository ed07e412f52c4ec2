import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { queueUnits } from '@/lib/turn/crossings/queue-units';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { answerQuery } from '@/lib/turn/orders/answer-query';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { queryOrderLine } from '@/lib/turn/orders/query-order-line';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import { good, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { board } from './board';
import type { BoardCard } from './board-card';

let game: GivenGame;
const cards = async (kind: BoardCard['kind']) => (await board(game.control)).cards.filter((card) => card.kind === kind);
/** The seat of game control. */
const chief = async () =>
  seatOf((await seatsOf(game.gameId)).find(({ roles }) => roles.includes('gameControl'))!) as ControlSeat;
const said = ({ lane, name, about, blocks, waitsFor }: BoardCard) => ({ lane, name, about, blocks, waitsFor });

describe('the cards of the orders', () => {
  beforeAll(async () => {
    game = await givenGame('market-garden');
    game.besideTheLedger();
  });
  afterAll(() => game.drop());

  const guards = async (kind: BoardCard['kind'] = 'sheet') =>
    (await cards(kind)).filter(({ name }) => name.startsWith('Guards Armoured')).map(said);
  let sheetId: string;

  it('every team with troops owes a sheet: a card in the first lane that waits for the team', async () => {
    const all = await board(game.control);
    expect((await guards())[0]).toEqual({
      lane: 'in',
      name: 'Guards Armoured',
      about: 'order sheet not begun',
      blocks: '',
      waitsFor: 'team',
    });
    expect(all.cards.every(({ lane, meaning }) => lane !== 'told' && meaning !== 'overdue')).toBe(true);
    expect(all.cards.filter(({ kind }) => kind === 'sheet').map(({ name }) => name)).not.toContain('VIII Corps');
  });

  it('lies in the sector of the city its HQ stands nearest to', async () => {
    const { sectors, cards } = await board(game.control);
    const at = (name: string) => cards.find((card) => card.kind === 'sheet' && card.name === name)!.sector;
    expect(at('1 Airborne')).toBe('Arnhem');
    expect(at('82 Airborne')).toBe('Nijmegen');
    expect(at('Guards Armoured')).toBe('Eindhoven');
    expect(sectors).toContain('Arnhem');
  });

  it('handed in, opened, asked about, answered and accepted it goes from lane to lane', async () => {
    const seat = await game.player('guards-armoured');
    const [counter] = (await playerDesk(seat)).counters;
    const row = { ...emptyLine, id: 'row', position: 0, version: 0, counterIds: [counter!.id], orders: 'Hold.' };
    const lines = [{ ...row, action: 'hold' as const, posture: 'tact' as const }];
    good(await submitOrderSheet(seat, { turn: 2, version: 0, lines }, 'handing-in-the-sheet'));
    sheetId = (await db().orderSheet.findFirstOrThrow({ where: { teamId: seat.teamId } })).id;
    const [card] = (await cards('sheet')).filter(({ subjectId }) => subjectId === sheetId);
    const { submittedAt } = await db().orderSheet.findUniqueOrThrow({ where: { id: sheetId } });
    expect(card).toMatchObject({
      lane: 'in',
      about: 'order sheet, 1 row',
      blocks: 'Nobody has opened it.',
      waitsFor: 'control',
      since: submittedAt!.toISOString(),
      teamIds: [seat.teamId],
      to: '/orders/guards-armoured',
    });
    good(await openOrderSheet(game.control, { sheetId }));
    expect((await guards())[0]).toMatchObject({ blocks: 'To be accepted.', waitsFor: 'control' });
    const asked = good(await queryOrderLine(game.control, { sheetId, lineId: 'row', text: 'Which road?' }));
    expect((await guards())[0]).toMatchObject({ blocks: 'An answer is missing.', waitsFor: 'team' });
    expect(await guards('query')).toEqual([
      {
        lane: 'in',
        name: 'Guards Armoured, row 1',
        about: 'query',
        blocks: '“Which road?” Not answered.',
        waitsFor: 'team',
      },
    ]);
    good(await answerQuery(seat, { queryId: asked.id, text: 'The main one.' }, 'answering-the-query'));
    expect((await guards('query'))[0]).toMatchObject({
      lane: 'checked',
      blocks: 'Answered: read it.',
      waitsFor: 'control',
    });
    good(await acceptOrderSheet(game.control, { sheetId, version: 1 }));
    expect((await guards())[0]).toMatchObject({ lane: 'checked', blocks: '', waitsFor: null });
    expect(await guards('query')).toEqual([]);
  });

  it('§4: once the orders phase is over a sheet that is not in is late, with the age of its lateness', async () => {
    good(await movePhase(await chief(), { from: 'orders', to: 'collection' }));
    const late = (await cards('sheet')).filter(({ meaning }) => meaning === 'overdue');
    const [run] = await db().phaseRun.findMany({ where: { gameId: game.gameId, phase: 'orders' } });
    expect(late[0]).toMatchObject({ blocks: 'Not handed in.', since: run!.endedAt!.toISOString(), waitsFor: 'team' });
    expect(late.map(({ name }) => name)).toContain('1 Airborne');
    expect(late.map(({ name }) => name)).not.toContain('Guards Armoured');
  });

  it('messages by what Control has done with them; a telephone note until something has become of it', async () => {
    const { gameId } = game;
    const teamId = await game.teamId('xxx-corps');
    const toTeamId = await game.teamId('guards-armoured');
    const sentAt = new Date('2026-01-01T10:00:00Z');
    const message = (id: string) => ({
      id,
      gameId,
      teamId,
      turn: 2,
      linkId: 'link',
      toTeamId,
      toName: 'Guards Armoured',
      means: 'radio',
      text: 'Press on.',
      writtenBy: 'Commander',
      sentAt,
    });
    await db().message.createMany({ data: ['m1', 'm2', 'm3'].map(message) });
    const carried = { gameId, by: 'Control', at: sentAt };
    await db().messageDelivery.createMany({
      data: [
        { ...carried, messageId: 'm2', state: 'onItsWay', dueTurn: 3 },
        { ...carried, messageId: 'm3', state: 'delivered' },
      ],
    });
    const note = { gameId, turn: 2, text: 'Where is the bridge?', takenBy: 'Anna', takenAt: sentAt };
    await db().telephoneNote.createMany({
      data: [
        { ...note, id: 't1', teamId },
        { ...note, id: 't2', became: 'nothing', settledBy: 'Anna' },
      ],
    });
    expect((await cards('message')).map((card) => [card.subjectId, said(card)])).toEqual([
      [
        'm1',
        {
          lane: 'in',
          name: 'XXX Corps to Guards Armoured',
          about: 'by radio',
          blocks: 'Nobody has carried it yet.',
          waitsFor: 'control',
        },
      ],
      [
        'm2',
        {
          lane: 'checked',
          name: 'XXX Corps to Guards Armoured',
          about: 'by radio, due in turn 3',
          blocks: '',
          waitsFor: null,
        },
      ],
      ['m3', { lane: 'told', name: 'XXX Corps to Guards Armoured', about: 'message', blocks: '', waitsFor: null }],
      [
        't1',
        {
          lane: 'in',
          name: 'XXX Corps, by telephone',
          about: 'taken down by Anna',
          blocks: '“Where is the bridge?”',
          waitsFor: 'control',
        },
      ],
    ]);
  });

  it('§7: a queue at a crossing is a card that waits for Control in the movement phase', async () => {
    const unit = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, isOnMap: true, side: 'allied', teamId: await game.teamId('guards-armoured') },
      orderBy: { id: 'asc' },
    });
    good(await queueUnits(game.control, { crossingId: 'joes', version: 1, unitIds: [unit.id] }));
    const joes = async () => (await cards('crossing')).find(({ subjectId }) => subjectId === 'joes')!;
    expect(await joes()).toMatchObject({
      lane: 'checked',
      about: `1 unit waits, ${unit.shortName} first`,
      waitsFor: null,
    });
    good(await movePhase(await chief(), { from: 'collection', to: 'movement' }));
    expect(await joes()).toMatchObject({ blocks: 'Let the queue cross.', waitsFor: 'control' });
  });
});

describe('the cards of the battle and of what is told', () => {
  let id: string;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    game.besideTheLedger();
    id = good(await groupCombat(game.control, { ...workedExample, name: 'Arnhem' })).combatId;
  });
  afterAll(() => game.drop());
  const combat = async () => said((await cards('combat'))[0]!);
  const turn = async () => (await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).turn;

  it('§9 Analysing Combat 5: grouped it waits for nobody until the grouping is closed; then for its die', async () => {
    expect(await combat()).toEqual({
      lane: 'grouped',
      name: 'C1 Arnhem',
      about: 'grouped',
      blocks: '',
      waitsFor: null,
    });
    good(await closeGrouping(game.control, { turn: await turn() }));
    expect(await combat()).toMatchObject({
      lane: 'grouped',
      blocks: 'The die is to be thrown. 2 reports wait for it.',
      waitsFor: 'control',
    });
  });

  it('§9 Analysing Combat 3: it waits for a question that is not settled', async () => {
    const { gameId } = game;
    const { teamId } = await db().unit.findFirstOrThrow({ where: { gameId, id: 'A087' } });
    const team = await db().team.findUniqueOrThrow({ where: { id: teamId } });
    const at = new Date();
    const decision = {
      id: 'd',
      gameId,
      turn: await turn(),
      teamId,
      combatId: id,
      question: 'Stand or withdraw?',
      options: ['Stand', 'Withdraw'],
      defaultOption: 0,
      askedBy: 'Control',
      askedAt: at,
    };
    await db().decision.create({ data: { ...decision, endsAt: new Date(at.getTime() + 60_000) } });
    expect(await combat()).toMatchObject({ blocks: `Waits for the answer of ${team.name}.` });
    expect((await cards('decision')).map(said)).toEqual([
      {
        lane: 'in',
        name: team.name,
        about: 'decision for C1',
        blocks: '“Stand or withdraw?” Not answered.',
        waitsFor: 'team',
      },
    ]);
    await db().decision.update({ where: { id: 'd' }, data: { endsAt: new Date(at.getTime() - 1_000) } });
    expect((await cards('decision'))[0]!.later).toMatchObject({
      at: new Date(at.getTime() - 1_000).toISOString(),
      meaning: 'overdue',
      waitsFor: 'control',
    });
    const answer = { decisionId: 'd', gameId, teamId, option: 1, answeredBy: 'Frost', answeredAt: at };
    await db().decisionAnswer.create({ data: answer });
    expect((await cards('decision')).map(said)[0]).toMatchObject({ lane: 'checked', blocks: 'Answered: Withdraw.' });
    const settled = { settledAs: 0, settledAt: at, settledBy: 'Control' };
    await db().decision.update({ where: { id: 'd' }, data: settled });
    expect((await cards('decision')).map(said)[0]).toMatchObject({ about: 'decision for C1: Stand', waitsFor: null });
    await db().decisionAnswer.deleteMany();
    await db().decision.deleteMany();
  });

  it('resolved it waits for its ruling, ruled on for its reports; told once every team in it has one', async () => {
    const version = async () => (await db().combat.findUniqueOrThrow({ where: { id } })).version;
    good(await adjudicateCombat(game.control, { combatId: id, version: await version(), faces: [2] }));
    expect(await combat()).toMatchObject({ lane: 'resolved', about: 'die thrown', blocks: 'Accept or overrule.' });
    good(await ruleOnCombat(game.control, { combatId: id, version: await version() }));
    expect(await combat()).toMatchObject({ lane: 'resolved', about: 'ruled on', waitsFor: null });
    const { gameId } = game;
    const [{ teamIds }] = (await cards('combat')) as [BoardCard];
    const report = { gameId, turn: await turn(), facts: {}, body: '', overruled: {}, releasedAt: new Date() };
    for (const teamId of teamIds)
      await db().reportDraft.create({ data: { ...report, id: teamId, teamId, state: 'released' } });
    expect(await combat()).toMatchObject({ lane: 'told', about: 'told' });
    expect((await cards('report')).map(({ lane, waitsFor }) => [lane, waitsFor])).toEqual(
      teamIds.map(() => ['told', null]),
    );
  });

  it('a report has a card once it is drafted or briefing has begun', async () => {
    await db().reportDraft.deleteMany();
    expect(await cards('report')).toEqual([]);
    const { phase } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    good(await movePhase(await chief(), { from: phase, to: 'briefing' }));
    expect((await cards('report')).map(said)[0]).toMatchObject({
      lane: 'resolved',
      about: 'report, no draft',
      blocks: 'To be drafted.',
      waitsFor: 'control',
    });
  });

  it('a map of one city has no sectors', async () => {
    expect((await board(game.control)).sectors).toEqual([]);
  });
});
