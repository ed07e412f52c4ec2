import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { believedAt } from '@/lib/db/issued/map-issued';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { knows } from '@/lib/desks/control/record/knows';
import { briefingOnDesk } from '@/lib/desks/control/reports/briefing';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { updateDraft } from '@/lib/desks/control/reports/updates';
import { board } from '@/lib/desks/control/sequence/board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { markCrossing } from '../crossings/mark-crossing';
import { closeMovement } from '../sequence/close-movement';
import { city, good, ledgerAgreesIn, para, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';
import { releaseUpdate } from './release-update';
import { leftAtTheEnd } from './reports-for-tests';

let game: GivenGame;
let combatId: string;
const desk = async (team = '1-airborne') => (await reportOnDesk(game.control, team))!;
const player = async (team = '1-airborne') => playerDesk(await game.player(team));
const wire = async (team: string) => {
  const { clock, cursor: _, ...rest } = await player(team);
  return JSON.stringify({ ...rest, clock: { ...clock, now: '' } });
};
const tells = async (of: { kind: 'fight' | 'move' | 'news'; id: string }, body?: string, more: object = {}) => {
  const drafted = await updateDraft(game.control, { teamKey: '1-airborne', of });
  const words = body ?? (drafted.ok ? drafted.value.body : 'Nothing.');
  return releaseUpdate(game.control, { teamKey: '1-airborne', of, body: words, ...more });
};
const drafts = async () =>
  good(await draftReport(game.control, { teamKey: '1-airborne', version: (await desk()).draft?.version ?? 0 }));
const releases = async () => {
  const { id, version } = (await desk()).draft!;
  return releaseReport(game.control, { reportId: id, version });
};
const rules = async (steps: number, reason: string) =>
  good(
    await ruleOnCombat(game.control, {
      combatId,
      version: (await combatOnDesk(game.control, combatId))!.version,
      overrules: [{ path: `units.${para}.stepsTaken`, ruled: steps, reason }],
      reason,
    }),
  );
const fight = () => ({ kind: 'fight' as const, id: combatId });

describe('a battle update (§4.3, OC-125)', () => {
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    combatId = good(await groupCombat(game.control, { ...workedExample, ground: city })).combatId;
  });
  afterAll(() => game.drop());

  it('is not to be had before movement is closed, nor of what is not ruled', async () => {
    expect((await desk()).updates.open).toEqual([]);
    expect(refusal(await tells(fight())).code).toBe('notNow');
    good(await closeMovement(game.control, { turn: 5 }));
    expect(refusal(await tells(fight()))).toMatchObject({
      code: 'notFound',
      message: 'There is nothing of it that 1 Airborne may be told.',
    });
    good(await closeGrouping(game.control, { turn: 5 }));
    const { version } = (await combatOnDesk(game.control, combatId))!;
    const rolled = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    expect(refusal(await tells(fight())).code).toBe('notFound');
    good(await ruleOnCombat(game.control, { combatId, version: rolled.version }));
    expect((await desk()).updates.open.map(({ of }) => of.kind)).toContain('fight');
  });

  it('passes the guard: a figure is held, and what must be said', async () => {
    for (const body of ['2 Para lost two steps at the bridge.', 'It was hard.'])
      expect(refusal(await tells(fight(), body)).code).toBe('marksOpen');
    expect((await player()).reports.filter(({ heading }) => /Battle update/.test(heading))).toEqual([]);
  });

  it('lies on the desk of its team at once, with the places of the units in the fight and of no others, and on no other desk', async () => {
    const before = await player();
    const others = await wire('9-ss-panzer');
    const units = await db().unit.findMany({ where: { gameId: game.gameId, isOnMap: true } });
    const fought = new Set(
      (await db().combatUnit.findMany({ where: { combatId }, select: { unitId: true } })).map(({ unitId }) => unitId),
    );
    const inFight = new Set(units.filter(({ id }) => fought.has(id)).map(({ counterId }) => counterId));
    const toldAt = (counters: typeof before.counters) =>
      db().issuedCounter.findMany({
        where: { id: { in: counters.map(({ id }) => id) } },
        select: { id: true, asOf: true },
        orderBy: { id: 'asc' },
      });
    const asOf = new Map((await toldAt(before.counters)).map((one) => [one.id, one.asOf.getTime()]));
    good(await tells(fight()));
    const now = await player();
    expect(now.reports[0]).toMatchObject({ heading: 'Battle update of the afternoon', turn: 5 });
    expect(now.reports[0]!.body).toMatch(/2 Para Bn/);
    expect(now.contacts).toHaveLength(before.contacts.length + 1);
    for (const { id, asOf: at } of await toldAt(now.counters))
      expect(at.getTime() > asOf.get(id)!, id).toBe(inFight.has(id));
    expect(now.counters.filter(({ id }) => inFight.has(id)).map(({ toldAt }) => toldAt)).toEqual([
      now.reports[0]!.releasedAt,
      now.reports[0]!.releasedAt,
    ]);
    expect(now.counters.filter(({ id }) => !inFight.has(id)).every(({ toldAt }) => toldAt === undefined)).toBe(true);
    const { answer } = await knows(game.control, '1-airborne', 'unit:G149');
    expect(answer!.facts.map(({ paper }) => paper?.heading)).toContain('Battle update of the afternoon');
    expect(await wire('9-ss-panzer')).toBe(others);
    const number = (await db().game.findFirstOrThrow()).entries;
    const believed = await believedAt(game.gameId, await game.teamId('1-airborne'), number);
    expect(believed.contact).toHaveLength(now.contacts.length);
  });

  it('is told once: it is open no more, and the report of the turn says that it was told and tells it not again', async () => {
    expect((await desk()).updates.open.some(({ of }) => of.id === combatId)).toBe(false);
    expect(refusal(await tells(fight()))).toMatchObject({
      code: 'alreadyDone',
      message: '1 Airborne has been told of it.',
    });
    await drafts();
    const { draft, marks, items, updates } = await desk();
    expect(draft!.body).toMatch(/^Told already: the fighting /);
    expect(draft!.body).not.toMatch(/2 Para Bn (has|have|is|are|holds?|fell)/);
    expect(items.some(({ id }) => id === combatId)).toBe(false);
    expect(marks.filter(({ kind }) => kind === 'missingLetter')).toEqual([]);
    expect(updates.told).toHaveLength(1);
    expect((await briefingOnDesk(game.control, '1-airborne'))!.updates).toHaveLength(1);
  });

  it('ruled on again before the report, the report says that it was mistaken and tells it as it is; its contact takes the place of the first', async () => {
    expect(await combatOnDesk(game.control, combatId)).toMatchObject({
      told: ['1 Airborne'],
      untold: [{ key: '9-ss-panzer', name: '9 SS-Pz Hohenstaufen' }],
    });
    expect((await rules(3, 'the house burnt down')).advice).toEqual([
      '1 Airborne was told otherwise: it needs a correction.',
    ]);
    await drafts();
    const { draft, items } = await desk();
    expect(draft!.body).toMatch(/^What was told of the fighting .* was mistaken\. It follows as it is\./);
    expect(items.some(({ id }) => id === combatId)).toBe(true);
    const before = (await player()).contacts.length;
    good(await releases());
    expect((await player()).contacts).toHaveLength(before);
    expect(refusal(await tells(fight()))).toMatchObject({
      code: 'notNow',
      message: '1 Airborne has had its report. Write a correction.',
    });
  });

  it('and after the report by a correction, as for a report', async () => {
    expect((await leftAtTheEnd(game)).filter((line) => /needs a correction/.test(line))).toEqual([]);
    await rules(1, 'the house did not burn');
    expect((await leftAtTheEnd(game)).filter((line) => /1 Airborne needs a correction/.test(line))).toHaveLength(1);
    await drafts();
    const { length } = (await player()).contacts;
    good(await releases());
    // What an update told and the correction leaves stays on the map once.
    expect((await player()).contacts).toHaveLength(length);
    expect((await leftAtTheEnd(game)).filter((line) => /1 Airborne needs a correction/.test(line))).toEqual([]);
  });

  it('the ledger, folded, gives what is stored', () => ledgerAgreesIn(game));
});

describe('an update that stands', () => {
  let other: GivenGame;
  beforeAll(async () => {
    other = await givenGame('arnhem-bridge');
  });
  afterAll(() => other.drop());

  it('of a bridge: it is drawn down, stays down when the report comes, and is not owed again', async () => {
    const control = other.control;
    good(await closeMovement(control, { turn: 5 }));
    const { id: crossingId, version } = await db().crossing.findFirstOrThrow({
      where: { gameId: other.gameId, name: { contains: 'Rhine road bridge' } },
    });
    const mark = { crossingId, version, state: 'blown' as const, reason: 'A charge went off.', companionGameId: null };
    good(await markCrossing(control, mark));
    const [update] = (await reportOnDesk(control, '1-airborne'))!.updates.open.filter(({ title }) =>
      /bridge/.test(title),
    );
    good(await draftReport(control, { teamKey: '1-airborne', version: 0 }));
    const asOf = await db().issuedCounter.findMany({ select: { id: true, asOf: true }, orderBy: { id: 'asc' } });
    const its = { teamKey: '1-airborne', of: update!.of };
    good(await releaseUpdate(control, { ...its, ...good(await updateDraft(control, its)) }));
    // Of what was only seen no place is told.
    expect(await db().issuedCounter.findMany({ select: { id: true, asOf: true }, orderBy: { id: 'asc' } })).toEqual(
      asOf,
    );
    const looks = async () =>
      (await playerDesk(await other.player('1-airborne'))).crossings.find(({ name }) => /Rhine road/.test(name))?.look;
    expect(await looks()).toBe('blown');
    // What was drafted before would tell it twice, and Control is told so.
    expect((await reportOnDesk(control, '1-airborne'))!.draft!.before).toEqual(['part of it was told at once']);
    good(await draftReport(control, { teamKey: '1-airborne', version: 1 }));
    const { draft, marks } = (await reportOnDesk(control, '1-airborne'))!;
    expect(marks.filter(({ kind }) => kind === 'untold')).toEqual([]);
    expect(draft!.body).toMatch(/^Told already: .*bridge/);
    good(await releaseReport(control, { reportId: draft!.id, version: draft!.version }));
    expect(await looks()).toBe('blown');
    expect(
      (await board(control)).unfinished.map(({ words }) => words).filter((line) => /correction/.test(line)),
    ).toEqual([]);
  });
});
