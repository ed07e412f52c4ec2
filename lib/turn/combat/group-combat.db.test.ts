import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk, combatsDesk } from '@/lib/desks/control/combat/combats';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { battery, good, guns, ledgerAgreesIn, para, pzgr, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { dropCombat } from './drop-combat';
import { groupCombat } from './group-combat';

let game: GivenGame;

const shown = async (combatId: string) => (await combatOnDesk(game.control, combatId))!;
const ledgerAgrees = () => ledgerAgreesIn(game);

describe('grouping', () => {
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
  });
  afterEach(() => game.drop());

  const small = (units: { unitId: string; role: 'attacker' | 'defender'; isArtillery?: boolean }[]) =>
    groupCombat(game.control, { combatId: null, version: 0, name: 'North end', units });

  it('OC-70 and OC-33: one attack a unit a turn, one task of support', async () => {
    good(await groupCombat(game.control, workedExample));
    const again = await small([
      { unitId: pzgr, role: 'attacker' },
      { unitId: 'A085', role: 'defender' },
    ]);
    expect(refusal(again)).toMatchObject({ code: 'unitTaken', field: 'units.0.unitId' });
    expect(refusal(again).message).toMatch(/^20 SS-PzGR Bn attacks in C1 \(.+\) already: one attack a turn\.$/);
    const support = await small([
      { unitId: 'G147', role: 'attacker' },
      { unitId: guns, role: 'attacker', isArtillery: true },
      { unitId: 'A085', role: 'defender' },
    ]);
    expect(refusal(support).message).toMatch(/^Artillery Group Harzer supports C1 \(.+\) already: one task a turn\.$/);
    good(
      await small([
        { unitId: 'G147', role: 'attacker' },
        { unitId: para, role: 'defender' },
      ]),
    );
    await ledgerAgrees();
  });

  it('§4: a combat is marked for the seat that looks after one of its teams, and for no other', async () => {
    good(
      await groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          { unitId: pzgr, role: 'attacker' },
          { unitId: para, role: 'defender' },
        ],
        air: [
          {
            role: 'attacker',
            kind: 'germanGroundAttack',
            squadrons: 2,
            isCabRank: false,
            inGroundOrders: true,
            inAirOrders: true,
            hasAirLiaison: true,
          },
        ],
      }),
    );
    const [shown] = (await combatsDesk(game.control)).combats;
    expect(shown).toMatchObject({ hasAir: true });
    expect([...shown!.teamKeys].sort()).toEqual(['1-airborne', '9-ss-panzer']);
  });

  it('two umpires take the same attacker at once: one gets it, the other is told where it is', async () => {
    const wish = (defender: string) => [
      { unitId: pzgr, role: 'attacker' as const },
      { unitId: defender, role: 'defender' as const },
    ];
    const answers = await Promise.all([small(wish(para)), small(wish(battery))]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('unitTaken');
  });

  it('refuses an empty side, friends as enemies, a unit twice, guns without guns, the captured and the absent', async () => {
    const attacker = { unitId: pzgr, role: 'attacker' as const };
    const defender = { unitId: para, role: 'defender' as const };
    const words = async (units: Parameters<typeof small>[0]) => refusal(await small(units)).message;
    expect(await words([attacker])).toBe('Nobody defends: add at least one unit.');
    expect(await words([defender])).toBe('Nobody attacks: add at least one unit.');
    expect(await words([attacker, { unitId: 'G151', role: 'defender' }])).toBe(
      'Attackers and defenders are of the same side.',
    );
    expect(await words([attacker, { ...defender, role: 'attacker' }, { unitId: battery, role: 'defender' }])).toBe(
      '2 Para Bn and 20 SS-PzGR Bn are enemies.',
    );
    expect(await words([attacker, defender, { unitId: pzgr, role: 'defender' }])).toBe(
      '20 SS-PzGR Bn stands in this combat twice.',
    );
    expect(await words([attacker, defender, { unitId: 'G151', role: 'attacker', isArtillery: true }])).toBe(
      '9 SS-PzJg Abt (von Allwörden) has no guns that support from a distance.',
    );
    game.besideTheLedger();
    await db().unit.update({
      where: { gameId_id: { gameId: game.gameId, id: para } },
      data: { isCaptured: true },
    });
    await db().unit.update({
      where: { gameId_id: { gameId: game.gameId, id: battery } },
      data: { isOnMap: false },
    });
    expect(await words([attacker, defender])).toBe('2 Para Bn has been captured.');
    expect(await words([attacker, { unitId: battery, role: 'defender' }])).toBe(
      '1 Airlanding AT Bty RA is not on the map.',
    );
  });

  it('a tick by hand outranks what the turn before proposes, then and afterwards', async () => {
    const tick = (isPrepared: boolean | null) => ({
      ...workedExample,
      units: workedExample.units.map((part) => (part.unitId === pzgr ? { ...part, isPrepared } : part)),
    });
    const { combatId, version } = good(await groupCombat(game.control, tick(false)));
    const part = async () => (await shown(combatId)).grouping.units.find(({ unitId }) => unitId === pzgr)!;
    expect(await part()).toMatchObject({ isPrepared: false, isPreparedByHand: true });
    good(await groupCombat(game.control, { ...tick(null), combatId, version }));
    expect(await part()).toMatchObject({ isPrepared: false, isPreparedByHand: true });
  });

  it('an old version is refused with what stands; a dropped combat frees its units', async () => {
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    const renamed = { ...workedExample, combatId, version, name: 'The ramp' };
    good(await groupCombat(game.control, renamed));
    expect(refusal(await groupCombat(game.control, { ...renamed, name: 'The bridge' }))).toMatchObject({
      code: 'changedByAnother',
      theirs: { name: 'The ramp' },
    });
    good(await dropCombat(game.control, { combatId, version: version + 1 }));
    good(await groupCombat(game.control, workedExample));
    await ledgerAgrees();
  });

  it('§5: the rows handed in propose the combat, its guns, stand fast and posture', async () => {
    const german = await game.player('9-ss-panzer');
    const british = await game.player('1-airborne');
    const counter = async (seat: typeof german, name: string) =>
      (await playerDesk(seat)).counters.find((one) => one.shortName === name)!.id;
    const line = { ...emptyLine, version: 0, posture: 'tact' as const };
    good(
      await submitOrderSheet(
        german,
        {
          turn: 5,
          version: 0,
          lines: [
            {
              ...line,
              id: 'german-row',
              position: 0,
              counterIds: [await counter(german, '20 SS-PzGR'), await counter(german, '9 SS-PzJg')],
              supportIds: [await counter(german, 'Arty Harzer')],
              orders: 'Take the north end of the bridge.',
              action: 'attack',
              posture: 'nonTact',
            },
          ],
        },
        'write-of-the-germans',
      ),
    );
    good(
      await submitOrderSheet(
        british,
        {
          turn: 5,
          version: 0,
          lines: [
            {
              ...line,
              id: 'british-row',
              position: 0,
              counterIds: [await counter(british, '2 Para')],
              orders: 'Hold at all costs.',
              action: 'hold',
              standFast: true,
            },
          ],
        },
        'write-of-the-british',
      ),
    );
    const { proposals } = await combatsDesk(game.control);
    expect(proposals).toEqual([
      {
        attackers: [pzgr, 'G151'],
        defenders: [para, battery],
        guns: [{ unitId: guns, role: 'attacker' }],
        encounter: null,
        after: null,
      },
    ]);
    const { combatId } = good(
      await small([
        { unitId: pzgr, role: 'attacker' },
        { unitId: para, role: 'defender' },
        { unitId: battery, role: 'defender' },
      ]),
    );
    const { grouping } = await shown(combatId);
    expect(
      grouping.units.map(({ unitId, action, posture, standFast }) => [unitId, action, posture, standFast]),
    ).toEqual([
      [para, 'hold', 'tact', true],
      [battery, 'hold', 'tact', false],
      [pzgr, 'attack', 'nonTact', false],
    ]);
    expect((await combatsDesk(game.control)).proposals).toEqual([
      {
        attackers: ['G151'],
        defenders: [para, battery],
        guns: [{ unitId: guns, role: 'attacker' }],
        encounter: null,
        after: null,
      },
    ]);
  });
});

describe('squadrons', () => {
  beforeEach(async () => {
    game = await givenGame('market-garden');
  });
  afterEach(() => game.drop());

  it('§9 Close Air Support: the groups that fly it are offered with name, number and kind, no others', async () => {
    const { squadrons } = await combatsDesk(game.control);
    expect(squadrons).toContainEqual({
      id: '83-group-typhoon',
      side: 'allied',
      name: '83 Group, Typhoon wings',
      squadrons: 8,
      kind: 'alliedGroundAttack',
    });
    expect(squadrons.map(({ id }) => id)).not.toContain('83-group-recce');
    expect(squadrons.filter(({ side }) => side === 'german').map(({ id }) => id)).toEqual(['jagdkorps-jabo']);
  });
});
