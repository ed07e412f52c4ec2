import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { caseOnDesk } from '@/lib/desks/control/cases/rules';
import { sightingsDesk } from '@/lib/desks/control/reports/sightings';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { done } from '@/lib/result';
import { draftSighting } from '../reports/draft-sighting';
import { releaseSighting } from '../reports/release-sighting';
import { saveSighting } from '../reports/save-sighting';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { act, cursors, game, given, order, put, ruled, task } from './air-picture-for-tests';
import { issueSquadrons } from './issue-squadrons';

beforeAll(given);
afterAll(() => game.drop());

describe('recce, and what a team is told of it (§12c)', () => {
  let recce = '';
  let report = '';
  const square = [40, 40] as const;

  it('looks at the named squares, and the ruling marks it flown', async () => {
    const panzers = await db().unit.findFirstOrThrow({
      where: {
        gameId: game.gameId,
        side: 'german',
        isOnMap: true,
        arm: 'armour',
        NOT: { flags: { has: 'outOfRole' } },
      },
      orderBy: { id: 'asc' },
    });
    const at = { x: square[0] + 0.3, y: square[1] + 0.4, startX: 40, startY: 35, kmMoved: 5 };
    await transaction(async (tx) => done(await change(tx, act, 'unit', panzers.id, at)));
    await order('look', { mission: 'recce', squadronId: '83-group-recce', squares: [square] });
    recce = good(await put({ recceOf: 'look' }, [6])).caseId;
    expect((await caseOnDesk(game.control, recce))!.input.case).toMatchObject({
      isNight: false,
      targets: [{ id: panzers.id, kind: 'vehicles', isMoving: true, unitsInSquare: 1 }],
    });
    expect(refusal(await draftSighting(game.control, { teamKey: 'guards-armoured', caseIds: [recce] })).code).toBe(
      'unfinished',
    );
    good(await ruled(recce));
    expect(await task('look')).toMatchObject({ state: 'flown' });
    await ledgerAgreesIn(game);
  });

  it('is drafted, added to by hand and kept, while no player hears of it', async () => {
    const before = await cursors();
    report = good(await draftSighting(game.control, { teamKey: 'guards-armoured', caseIds: [recce] })).id;
    const open = (await sightingsDesk(game.control, report)).open!;
    expect(open).toMatchObject({ source: 'air reconnaissance', state: 'drafted', marks: [] });
    expect(open.contacts).toMatchObject([
      { x: 40.5, y: 40.5, symbol: 'armour', label: expect.stringMatching(/tanks$/), confidence: 'probable' },
    ]);
    const mistaken = { ...open.contacts[0]!, id: 'added', x: 44.13, y: 41.87 };
    const save = (version: number, contacts: object[]) =>
      saveSighting(game.control, {
        sightingId: report,
        version,
        source: open.source,
        body: open.body,
        overruled: {},
        contacts: contacts as (typeof mistaken)[],
      });
    expect(refusal(await save(1, [{ ...mistaken, x: 900 }]))).toMatchObject({ field: 'contacts.0.x' });
    good(await save(1, [...open.contacts, mistaken]));
    expect(refusal(await save(1, [])).code).toBe('changedByAnother');
    expect(await cursors()).toEqual(before);
  });

  it('is released to its team alone, the seen and the mistaken alike', async () => {
    const before = await cursors();
    const guards = await game.teamId('guards-armoured');
    good(await releaseSighting(game.control, { sightingId: report, version: 2 }));
    expect(refusal(await releaseSighting(game.control, { sightingId: report, version: 3 })).code).toBe('alreadyDone');
    const touched = [...(await cursors())].filter(([id, cursor]) => before.get(id) !== cursor).map(([id]) => id);
    expect(touched).toEqual([guards]);
    const desk = JSON.parse(JSON.stringify(await playerDesk(await game.player('guards-armoured'))));
    expect(desk.reports[0]).toMatchObject({ heading: 'Air reconnaissance', sender: 'G (Air)' });
    const rows = await db().enemyContact.findMany({ where: { teamId: guards, source: 'air reconnaissance' } });
    expect(rows).toHaveLength(2);
    const [one, other] = rows.map(({ id: _id, x: _x, y: _y, ...told }) => told);
    expect(one).toEqual(other);
    for (const { x, y } of rows) expect([x % 0.5, y % 0.5]).toEqual([0, 0]);
    await ledgerAgreesIn(game);
  });

  it('is held back by the guard until what is wrong with it is put right or stands for a reason', async () => {
    const { id } = good(await draftSighting(game.control, { teamKey: '1-airborne', source: 'the Dutch underground' }));
    const keep = (version: number, overruled: Record<string, string>) =>
      saveSighting(game.control, {
        sightingId: id,
        version,
        source: 'the Dutch underground',
        contacts: [],
        overruled,
        body: '9 SS Panzer refits about Zutphen.',
      });
    good(await keep(1, {}));
    const held = await releaseSighting(game.control, { sightingId: id, version: 2 });
    expect(refusal(held).code).toBe('marksOpen');
    const marks = (await sightingsDesk(game.control, id)).open!.marks;
    good(await keep(2, Object.fromEntries(marks.map((mark) => [mark.id, 'that is the tale they tell']))));
    good(await releaseSighting(game.control, { sightingId: id, version: 3 }));
    await ledgerAgreesIn(game);
  });
});

describe('an exceptionally high concentration in cover (§12c, OC-127)', () => {
  const recceOf = 'look in the woods';
  const wood: [number, number] = [42, 26];
  const field: [number, number] = [30, 60];

  it('is asked about where something lies in cover, by day, and only there', async () => {
    const tanks = await db().unit.findMany({
      where: {
        gameId: game.gameId,
        side: 'german',
        isOnMap: true,
        arm: 'armour',
        NOT: { flags: { has: 'outOfRole' } },
      },
      orderBy: { id: 'asc' },
      take: 2,
    });
    for (const [i, [left, bottom]] of [wood, field].entries()) {
      const at = { x: left + 0.5, y: bottom + 0.5, startX: left + 0.5, startY: bottom + 0.5, kmMoved: 0 };
      await transaction(async (tx) => done(await change(tx, act, 'unit', tanks[i]!.id, at)));
    }
    await order(recceOf, { mission: 'recce', squadronId: '83-group-recce', squares: [wood, field] });
    const card = (await airPicture(game.control)).steps.find(({ key }) => key.includes(recceOf))!;
    expect(card.dice).toEqual([`Recce of ${tanks[1]!.name}`]);
    expect(card.below).toEqual([
      { square: wood, isHidden: true, die: `Recce of ${tanks[0]!.name}` },
      { square: field, isHidden: false, die: `Recce of ${tanks[1]!.name}` },
    ]);
  });

  it('is refused for a square that the order does not look at, and nothing is rolled', async () => {
    const rolled = await db().rulesCase.count({ where: { gameId: game.gameId } });
    expect(refusal(await put({ recceOf, concentrations: [wood, [42, 27]] }, [6, 6]))).toMatchObject({
      code: 'badInput',
      field: 'about.concentrations.1',
      message: 'A concentration is ticked for a square that this order looks at.',
    });
    expect(await db().rulesCase.count({ where: { gameId: game.gameId } })).toBe(rolled);
  });

  it('ticked, it gets its die with one less, and is spotted at best', async () => {
    // Halted vehicles: a 6 is type and size, in cover the row of 5, cut down to “enemy spotted”; in the open a 5 is type.
    const { caseId } = good(await put({ recceOf, concentrations: [wood] }, [6, 5]));
    const { input, finding } = (await caseOnDesk(game.control, caseId))!;
    expect(input.case).toMatchObject({
      targets: [{ isInCover: true, isHighConcentration: true }, { isInCover: false }],
    });
    expect(finding.lines.map(({ what }) => what)).toEqual([
      'Vehicles halted in cover, an exceptionally high concentration: 6, less 1 for cover, enemy spotted.',
      'Vehicles halted in the open: 5, type.',
    ]);
    expect(refusal(await put({ recceOf })).code).toBe('alreadyDone');
    good(await ruled(caseId));
    await ledgerAgreesIn(game);
  });
});

describe('squadrons told (§12)', () => {
  const roster = async (teamKey: string) =>
    JSON.parse(JSON.stringify(await playerDesk(await game.player(teamKey)))).squadrons as {
      id: string;
      name: string;
      squadrons: number;
    }[];
  const told = { squadronId: 'adgb-fighters', squadrons: 17 };

  it('a team sees what it was last told, and a loss only when Control issues anew; its ids stay', async () => {
    good(await issueSquadrons(game.control, { teamKeys: ['1-airborne', 'ii-ss-panzerkorps'], groups: [told] }));
    const first = await roster('1-airborne');
    expect(first).toMatchObject([{ name: 'Air Defence of Great Britain, escort', squadrons: 17 }]);
    expect(await roster('ii-ss-panzerkorps')).toEqual([]);
    expect(await roster('82-airborne')).toEqual([]);
    await transaction(async (tx) => done(await change(tx, act, 'squadron', 'adgb-fighters', { lost: 9 })));
    expect(await roster('1-airborne')).toEqual(first);
    good(await issueSquadrons(game.control, { teamKeys: ['1-airborne'], groups: [{ ...told, squadrons: 9 }] }));
    const second = await roster('1-airborne');
    expect(second).toMatchObject([{ id: first[0]!.id, squadrons: 9 }]);
    good(await issueSquadrons(game.control, { teamKeys: ['1-airborne'], groups: [] }));
    expect(await roster('1-airborne')).toEqual([]);
    expect(refusal(await issueSquadrons(game.control, { teamKeys: ['nobody'], groups: [] })).code).toBe('notFound');
    await ledgerAgreesIn(game);
  });
});
