/**
 * The acts of Control and the other teams in two worlds that are compared: those that issue something to one team, and those
 * that do not.
 */

import { db } from '@/lib/db/kernel/client';
import { kmBetween } from '@/lib/geometry';
import { type Result, refused } from '@/lib/result';
import { otherSide } from '@/lib/sides';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { Draw } from '@/lib/visibility/testing/drawn-known';
import { groundLayers } from '@/lib/words';
import { foughtOver, sentence, word } from './hidden-truth';

/** A game as it stands, and the team that is told. */
export interface World {
  gameId: string;
  control: ControlSeat;
  team: { id: string; key: string };
  /** A player's seat in each of the other teams. */
  others: PlayerSeat[];
}

type Act = (world: World) => Promise<Result<unknown>>;

const sheetOf = ({ gameId, team }: World, turn = 5) =>
  db().orderSheet.findFirstOrThrow({ where: { gameId, teamId: team.id, turn }, include: { lines: true } });
const combatOf = ({ gameId }: World) => db().combat.findFirstOrThrow({ where: { gameId } });

const attackers = ['G149', 'G151', 'G152', 'G153'];
const grouped = [
  ...attackers.map((unitId) => ({ unitId, role: 'attacker' as const })),
  ...['A087', 'A096'].map((unitId) => ({ unitId, role: 'defender' as const, standFast: true })),
  { unitId: 'G258', role: 'attacker' as const, isArtillery: true },
];
const ground = { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false };

/** Tells a team of a fight before its report, in the words of the draft; not ok where there is nothing of it to tell. */
async function tellAtOnce(control: ControlSeat, teamKey: string, combatId?: string): Promise<Result<unknown>> {
  const { reportOnDesk } = await import('@/lib/desks/control/reports/reports');
  const { updateDraft } = await import('@/lib/desks/control/reports/updates');
  const { releaseUpdate } = await import('@/lib/turn/reports/release-update');
  const open = (await reportOnDesk(control, teamKey))!.updates.open;
  const update = open.find(({ of }) => combatId === undefined || of.id === combatId);
  if (!update) return refused('notNow', 'There is nothing to tell at once.');
  const drafted = await updateDraft(control, { teamKey, of: update.of });
  return drafted.ok ? releaseUpdate(control, { teamKey, of: update.of, body: drafted.value.body }) : drafted;
}

/** Acts of Control that are the same in both worlds, in the order of a turn. */
export const acts = {
  'hangs a notice': async ({ control }) =>
    (await import('@/lib/turn/issuing/issue-notice')).issueNotice(control, {
      text: 'Supper is served in the gallery.',
    }),
  'opens the sheet': async (world) => {
    const { openOrderSheet } = await import('@/lib/turn/orders/open-order-sheet');
    return openOrderSheet(world.control, { sheetId: (await sheetOf(world)).id });
  },
  'asks about the sheet': async (world) => {
    const { queryOrderLine } = await import('@/lib/turn/orders/query-order-line');
    const sheet = await sheetOf(world);
    return queryOrderLine(world.control, { sheetId: sheet.id, lineId: sheet.lines[0]!.id, text: 'By which road?' });
  },
  'notes for the team': async (world) => {
    const { noteForTeam } = await import('@/lib/turn/orders/note-for-team');
    const sheet = await sheetOf(world);
    return noteForTeam(world.control, {
      sheetId: sheet.id,
      lineId: sheet.lines[0]!.id,
      text: 'The bridge is watched.',
    });
  },
  'asks for a decision': async ({ control, team }) => {
    const { askDecision } = await import('@/lib/turn/combat/decisions/ask-decision');
    const asked = { teamId: team.id, combatId: null, question: 'Burn the mill?', options: ['Burn it', 'Leave it'] };
    return askDecision(control, { ...asked, defaultOption: 0 });
  },
  nudges: async ({ control, team }) =>
    (await import('@/lib/turn/clock/nudge-team')).nudgeTeam(control, { teamId: team.id, turn: 5 }),
  'gives more time': async ({ control, team }) =>
    (await import('@/lib/turn/clock/extend-deadline')).extendDeadline(control, {
      teamId: team.id,
      turn: 5,
      minutes: 3,
    }),
  'writes to the team': async ({ control, team }) => {
    const { writeMessage } = await import('@/lib/turn/messages/write-message');
    return writeMessage(control, { teamIds: [team.id], sender: 'Corps', text: 'Hold what you have.' });
  },
  'tells the arrivals': async ({ control, team }) =>
    (await import('@/lib/turn/arrivals/issue-arrivals')).issueArrivals(control, { teamId: team.id, until: 7 }),
  'tells the squadrons': async ({ control, team }) => {
    const { issueSquadrons } = await import('@/lib/turn/air/issue-squadrons');
    const groups = ['83 Group', 'Jagdkorps'].map((squadronId) => ({ squadronId, squadrons: 3 }));
    return issueSquadrons(control, { teamKeys: [team.key], groups });
  },
  'stops the clock': async ({ control }) =>
    (await import('@/lib/turn/clock/pause-clock')).pauseClock(control, { turn: 5 }),
  'starts the clock': async ({ control }) =>
    (await import('@/lib/turn/clock/resume-clock')).resumeClock(control, { turn: 5 }),
  'moves on to collection': async ({ control }) =>
    (await import('@/lib/turn/sequence/move-phase')).movePhase(control, { from: 'orders', to: 'collection' }),
  'closes movement': async ({ control }) =>
    (await import('@/lib/turn/sequence/close-movement')).closeMovement(control, { turn: 5 }),
  'tells the fight at once': async (world) => {
    const { id } = await combatOf(world);
    return tellAtOnce(world.control, world.team.key, id);
  },
  // The team is told of the weather by its report, and by nothing before it: then it is one in both worlds.
  'settles the weather': async ({ control }) => {
    const { setWeather } = await import('@/lib/turn/air/set-weather');
    const set = await setWeather(control, { turn: 5, weather: 'bad' });
    return !set.ok && set.refusal.code === 'alreadyDone' ? { ok: true, value: undefined } : set;
  },
  'drafts the report': async ({ control, team }) =>
    (await import('@/lib/turn/reports/draft-report')).draftReport(control, { teamKey: team.key, version: 0 }),
  'releases the report': async ({ control, team }) => {
    const { releaseReport } = await import('@/lib/turn/reports/release-report');
    const draft = await db().reportDraft.findFirstOrThrow({ where: { teamId: team.id, turn: 5 } });
    return releaseReport(control, { reportId: draft.id, version: draft.version });
  },
  'sits the team at a table': async (world) => {
    const { gameId, control, team, others } = world;
    const { atTheSchool, dealt } = await import('@/companions/verbs/hand-tables-for-tests');
    const { seatCompanionTeams } = await import('@/companions/verbs/seat-companion-teams');
    const side = team.key === '9-ss-panzer' ? 'german' : 'allied';
    const theirs = otherSide(side);
    // What the other side holds differs from world to world as its troops do; a heart is always among it, and follows.
    const { name } = await db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId, id: 'X001' } } });
    const hidden = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7;
    const hands = { [side]: ['7H', 'KC'], [theirs]: [`${2 + (hidden % 4)}H`, `${2 + hidden}S`] } as Record<
      typeof side,
      string[]
    >;
    const begun = await atTheSchool(control);
    const answer = await dealt(control, begun, { defender: side, ...hands });
    if (!answer.ok) return answer;
    const seated = { [side]: team.id, [theirs]: others[0]!.teamId } as Record<typeof side, string>;
    return seatCompanionTeams(control, { companionGameId: begun.companionGameId, ...answer.value, ...seated });
  },
  'turns the card over': async ({ control, gameId }) => {
    const { turnOverMoves } = await import('@/companions/verbs/turn-over-moves');
    const { id: companionGameId, version } = await db().companionGame.findFirstOrThrow({ where: { gameId } });
    return turnOverMoves(control, { companionGameId, version });
  },
  'ends the turn': async ({ control }) =>
    (await import('@/lib/turn/sequence/end-turn')).endTurn(control, { turn: 5, reason: 'The test goes on.' }),
} satisfies Record<string, Act>;

/** The combat at the bridge from its grouping to its ruling: done alike in both worlds, and told to nobody. */
export const fight = {
  'groups the combat': async ({ control }) => {
    const { groupCombat } = await import('@/lib/turn/combat/group-combat');
    return groupCombat(control, { combatId: null, version: 0, ground, units: grouped });
  },
  'closes grouping': async ({ control }) =>
    (await import('@/lib/turn/combat/close-grouping')).closeGrouping(control, { turn: 5 }),
  'rolls the die': async (world) => {
    const { id: combatId, version } = await combatOf(world);
    const { adjudicateCombat } = await import('@/lib/turn/combat/adjudicate-combat');
    return adjudicateCombat(world.control, { combatId, version, faces: [2] });
  },
  rules: async (world) => {
    const { id: combatId, version } = await combatOf(world);
    return (await import('@/lib/turn/combat/rule-on-combat')).ruleOnCombat(world.control, { combatId, version });
  },
} satisfies Record<string, Act>;

const guest = async ({ gameId, team }: World, draw: Draw) => {
  const guests = await db().unit.findMany({
    where: { gameId, teamId: { not: team.id }, id: { startsWith: draw.one(['X', 'Y']) }, isOnMap: true },
    orderBy: { id: 'asc' },
  });
  return guests.length ? draw.one(guests) : db().unit.findFirstOrThrow({ where: { gameId, id: 'X001' } });
};
const crossingIn = async ({ gameId }: World, draw: Draw) =>
  draw.one(await db().crossing.findMany({ where: { gameId, id: { not: foughtOver } }, orderBy: { id: 'asc' } }));
/** One that no unit of the team can look at: how it stands is told to those who do (OC-111). */
const unseenCrossing = async ({ gameId, team }: World, draw: Draw) => {
  const own = await db().unit.findMany({
    where: { gameId, teamId: team.id },
    select: { x: true, y: true, startX: true, startY: true },
  });
  const stood = own.flatMap(({ x, y, startX, startY }) => [
    { x: x ?? Number.NaN, y: y ?? Number.NaN },
    { x: startX ?? Number.NaN, y: startY ?? Number.NaN },
  ]);
  const all = await db().crossing.findMany({ where: { gameId }, orderBy: { id: 'asc' } });
  return draw.one(all.filter((crossing) => !stood.some((place) => kmBetween(place, crossing) < 4)));
};
/** The name of another team's row or mark: sometimes the same as the player's own. */
const named = (draw: Draw, what: 'row' | 'mark'): string => `${what}-${draw.one([1, 2, draw.number(3, 1e9)])}`;
const turnOf = async ({ gameId }: World) => (await db().game.findUniqueOrThrow({ where: { id: gameId } })).turn;
const paper = async (world: World, draw: Draw, player: PlayerSeat) => {
  const { gameId } = world;
  const counters = await db().issuedCounter.findMany({
    where: { gameId, teamId: player.teamId },
    orderBy: { id: 'asc' },
  });
  const line = { ...emptyLine, id: named(draw, 'row'), position: 0, version: 0 };
  const orders = {
    counterIds: counters.length > 0 ? [draw.one(counters).id] : [],
    orders: sentence(draw),
    action: 'hold',
    posture: 'tact',
  } as const;
  return { turn: await turnOf(world), lines: [{ ...line, ...orders }] };
};

/** The acts that the team never hears of: those of Control that issue nothing to it, and the writing of other teams. */
const unheard: ((world: World, draw: Draw) => Promise<Result<unknown>>)[] = [
  async (world, draw) => {
    const { setWeather } = await import('@/lib/turn/air/set-weather');
    return setWeather(world.control, { turn: await turnOf(world), weather: draw.one(['fair', 'bad']) });
  },
  async (world, draw) => {
    const unit = await guest(world, draw);
    const { moveUnit } = await import('@/lib/turn/movement/move-unit');
    const place = { x: unit.x! + draw.number(-5, 5) / 10, y: unit.y! + draw.number(0, 5) / 10 };
    const move = { unitId: unit.id, version: unit.version, turn: await turnOf(world), mode: 'tactical' } as const;
    return moveUnit(world.control, { ...move, ...place, overrule: sentence(draw), moveNote: sentence(draw) });
  },
  async (world, draw) => {
    const { raiseUnit } = await import('@/lib/turn/arrivals/raise-unit');
    const name = word(draw);
    return raiseUnit(world.control, {
      teamId: draw.one(world.others).teamId,
      name,
      shortName: name.slice(0, 12),
      formation: word(draw),
      arm: 'infantry',
      nation: 'GER',
      mover: 'foot',
      carriage: 'foot',
      profile: '3-2-1-0',
      sizePoints: 2,
      at: { x: 85, y: draw.number(85, 89) },
      reason: sentence(draw),
    });
  },
  async (world, draw) => {
    const { takeOffMap } = await import('@/lib/turn/arrivals/take-off-map');
    const unit = await guest(world, draw);
    return takeOffMap(world.control, { unitId: unit.id, version: unit.version, reason: sentence(draw) });
  },
  async (world, draw) => {
    const { setCrossing } = await import('@/lib/turn/crossings/set-crossing');
    const { id: crossingId, version } = await crossingIn(world, draw);
    const set = { capacityPoints: draw.number(0, 90), isPrepared: draw.yes(), reason: sentence(draw) };
    return setCrossing(world.control, { crossingId, version, ...set });
  },
  async (world, draw) => {
    const { markCrossing } = await import('@/lib/turn/crossings/mark-crossing');
    const { id: crossingId, version } = await unseenCrossing(world, draw);
    return markCrossing(world.control, {
      crossingId,
      version,
      state: draw.one(['tested', 'safe', 'blown']),
      reason: sentence(draw),
    });
  },
  // Where none of the team's contacts could change by it.
  async (world, draw) => {
    const { drawGround } = await import('@/lib/turn/maps/draw-ground');
    const x = draw.number(82, 86);
    const y = draw.number(84, 87);
    const points: [number, number][] = [
      [x, y],
      [x + draw.number(1, 3), y],
      [x, y + draw.number(1, 3)],
    ];
    const layer = draw.one(groundLayers);
    return drawGround(world.control, { groundId: null, version: 0, layer, name: sentence(draw).slice(0, 60), points });
  },
  async (world, draw) => {
    const { takeTelephoneNote } = await import('@/lib/turn/messages/take-telephone-note');
    return takeTelephoneNote(world.control, { teamId: world.team.id, text: sentence(draw) });
  },
  async (world, draw) => {
    const { noteOrderLine } = await import('@/lib/turn/orders/note-order-line');
    const sheet = await sheetOf(world, await turnOf(world));
    return noteOrderLine(world.control, {
      sheetId: sheet.id,
      lineId: sheet.lines[0]!.id,
      text: sentence(draw),
      version: 0,
    });
  },
  async (world, draw) => {
    const { saveArea } = await import('@/lib/turn/air/save-area');
    return saveArea(world.control, {
      areaId: null,
      version: 0,
      turn: await turnOf(world),
      x: draw.number(62, 88),
      y: draw.number(67, 88),
    });
  },
  async (world, draw) => {
    const { saveAirOrder } = await import('@/lib/turn/air/save-air-order');
    const flies = { squadronId: 'Jagdkorps', mission: 'airCover' as const, x: 80, y: 80, radiusKm: draw.number(1, 9) };
    return saveAirOrder(world.control, { taskId: null, version: 0, turn: await turnOf(world), squadrons: 1, ...flies });
  },
  async (world, draw) => {
    const { claimCounters } = await import('@/lib/turn/claims/claim-counters');
    return claimCounters(world.control, { unitIds: [(await guest(world, draw)).id, 'A087'] });
  },
  async (world) => {
    const { takeCard } = await import('@/lib/turn/claims/take-card');
    return takeCard(world.control, { kind: 'sheet', subjectId: (await sheetOf(world, await turnOf(world))).id });
  },
  async (world, draw) => {
    const { createSeat } = await import('@/lib/turn/access/create-seat');
    return createSeat(world.control, { kind: 'control', label: word(draw), roles: ['mapControl'], teamKeys: [] });
  },
  async (world, draw) => {
    const { writeMessage } = await import('@/lib/turn/messages/write-message');
    return writeMessage(world.control, {
      teamIds: [draw.one(world.others).teamId],
      sender: word(draw),
      text: 'Push on.',
    });
  },
  // How the lines of the other teams carry, and who hears what goes by them.
  async ({ gameId, control, team, others }, draw) => {
    const { switchLines } = await import('@/lib/turn/messages/switch-lines');
    const lines = await db().issuedLink.findMany({
      where: { gameId, teamId: { not: team.id } },
      orderBy: { id: 'asc' },
    });
    if (lines.length === 0) return refused('notNow', 'There is no line.');
    const { id: linkId, means } = draw.one(lines);
    const { version } = (await db().linkDelivery.findUnique({ where: { linkId } })) ?? { version: 0 };
    const heardBy = means === 'radio' ? [draw.one(others).teamId] : null;
    return switchLines(control, { lines: [{ linkId, version }], way: draw.one(['byHand', 'nextTurn']), heardBy });
  },
  async ({ control, others }, draw) => {
    const { issueReturn } = await import('@/lib/turn/messages/issue-return');
    return issueReturn(control, { fromTeamId: draw.one(others).teamId, toTeamId: draw.one(others).teamId });
  },
  async ({ control, others }, draw) => {
    const { teamId } = draw.one(others);
    const { key } = await db().team.findUniqueOrThrow({ where: { id: teamId } });
    return tellAtOnce(control, key);
  },
  async (world, draw) => {
    const { saveDraft } = await import('@/lib/turn/orders/save-draft');
    const player = draw.one(world.others);
    return saveDraft(player, { ...(await paper(world, draw, player)), removed: [] });
  },
  async (world, draw) => {
    const { submitOrderSheet } = await import('@/lib/turn/orders/submit-order-sheet');
    const player = draw.one(world.others);
    return submitOrderSheet(player, { ...(await paper(world, draw, player)), version: 0 });
  },
  async (world, draw) => {
    const { sendMessage } = await import('@/lib/turn/messages/send-message');
    return sendMessage(draw.one(world.others), { linkId: null, text: sentence(draw) });
  },
  async (world, draw) => {
    const { saveMarks } = await import('@/lib/turn/maps/save-marks');
    const note = { id: named(draw, 'mark'), version: 0, kind: 'note' as const, symbol: '' };
    const mark = { ...note, points: [[draw.number(62, 88), 70]], text: sentence(draw) };
    return saveMarks(draw.one(world.others), { marks: [mark], removed: [] });
  },
];

/** Does some of what the team never hears of. Answers how much of it was done, not refused. */
export async function actUnheard(world: World, draw: Draw): Promise<number> {
  let done = 0;
  for (const act of draw.some(2, 6, () => draw.one(unheard))) {
    const answer = await act(world, draw).catch((problem: Error) => {
      // Of a sheet that nobody has begun there is nothing to note or to take up.
      if (/No record was found|No OrderSheet found/.test(problem.message)) return { ok: false };
      throw problem;
    });
    if (answer.ok) done += 1;
  }
  return done;
}
