/** A turn of `market-garden` under way, brought about by the verbs that a hall would use. */
import { seatsOf } from '@/lib/db/access/seats';
import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { masterMap } from '@/lib/desks/control/movement/map';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import { issueSquadrons } from '@/lib/turn/air/issue-squadrons';
import { saveAirOrder } from '@/lib/turn/air/save-air-order';
import { saveArea } from '@/lib/turn/air/save-area';
import { markCrossing } from '@/lib/turn/crossings/mark-crossing';
import { queueUnits } from '@/lib/turn/crossings/queue-units';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import { type ControlSeat, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { saveMarks } from '@/lib/turn/maps/save-marks';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { draftSighting } from '@/lib/turn/reports/draft-sighting';
import { releaseReport } from '@/lib/turn/reports/release-report';
import { releaseSighting } from '@/lib/turn/reports/release-sighting';
import { saveSighting } from '@/lib/turn/reports/save-sighting';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { good, nextId, orderLine, sheetsComeIn, signalsComeIn } from './papers';
import { moves, type Stand, stood } from './places';

/** The turn that the pictures show. */
const turnShown = 5;
const why = 'Set up for the pictures.';

async function movesAll(control: ControlSeat, turn: number, places: readonly Stand[]): Promise<void> {
  for (const [unitId, x, y] of places) {
    const { counters } = await masterMap(control);
    const unit = counters.find(({ id }) => id === unitId);
    if (!unit?.isOnMap) continue;
    const { version } = unit;
    good(await moveUnit(control, { unitId, version, turn, x, y, mode: 'nonTactical', overrule: why }));
  }
}

/** A sighting that a team is told: kind, words, place, how sure. */
type Seen = readonly [
  symbol: string | null,
  label: string,
  x: number,
  y: number,
  confidence: 'certain' | 'probable' | 'possible',
  direction?: string,
];

async function tells(control: ControlSeat, teamKey: string, source: string, seen: readonly Seen[]): Promise<void> {
  const { id, version } = good(await draftSighting(control, { teamKey, source }));
  const contacts = seen.map(([symbol, label, x, y, confidence, direction = '']) => ({
    id: nextId('seen'),
    symbol: symbol as never,
    label,
    x,
    y,
    confidence,
    direction,
  }));
  const body = seen.map(([, label]) => `${label[0]!.toUpperCase()}${label.slice(1)} seen.`).join(' ');
  const saved = good(await saveSighting(control, { sightingId: id, version, source, body, contacts, overruled: {} }));
  good(await releaseSighting(control, { sightingId: id, version: saved.version }));
}

/** Opens the game in the database of DATABASE_URL and plays it to the turn of the pictures. */
export async function setMidTurn(): Promise<void> {
  const loaded = await loadScenario('market-garden');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { gameId } = await openBegun(loaded.scenario);
  const seats = await seatsOf(gameId);
  const control = seatOf(seats.find(({ label }) => label === 'Game Control')!) as ControlSeat;
  const player = (teamKey: string): PlayerSeat =>
    seatOf(seats.find(({ team, duty }) => team?.key === teamKey && duty === 'commander')!) as PlayerSeat;
  const guards = player('guards-armoured');

  await blows(control, ['son', 'honing-rail']);
  await movesAll(control, 2, stood);
  await tells(control, 'guards-armoured', 'Air reconnaissance', [
    ['armour', 'tanks', 52.4, 16.8, 'possible'],
    [null, 'enemy', 37.6, 14.2, 'probable'],
  ]);
  good(await endTurn(control, { turn: 2, reason: why }));
  good(await endTurn(control, { turn: 3, reason: why }));
  await tells(control, 'guards-armoured', 'Prisoners', [
    ['infantry', 'battalion-sized force of infantry', 40.4, 10.4, 'certain'],
    ['antiTank', 'anti-tank guns', 46.4, 9.2, 'probable'],
  ]);
  good(await closeMovement(control, { turn: 4 }));
  await releasesWithFriends(control, 'guards-armoured', ['A117', 'A116', 'A056']);
  good(await endTurn(control, { turn: 4, reason: why }));

  await tells(control, 'guards-armoured', 'Air reconnaissance', [
    ['mechanised', 'battalion-sized force of Panzergrenadiers', 45.3, 14.2, 'certain', 'south'],
    ['armour', 'tanks', 51.6, 21.4, 'possible'],
  ]);
  await ordersAndMarks(guards);
  await sheetsComeIn(control, player, turnShown);
  await signalsComeIn(control, player);
  good(await issueNotice(control, { text: 'Soup and bread at the bar until the briefing.' }));
  await good(await movePhase(control, { from: 'orders', to: 'collection' }));
  await good(await movePhase(control, { from: 'collection', to: 'movement' }));
  await movesAll(control, turnShown, moves);
  await queues(control, 'aalst', ['A004', 'A005', 'A016', 'A006', 'A007', 'A012', 'A008']);
  await queues(control, 'best-road', ['A114', 'A115']);
  await flies(control);
}

async function crossing(control: ControlSeat, id: string) {
  const { crossings } = await crossingsDesk(control);
  return crossings.find((one) => one.id === id)!;
}

async function blows(control: ControlSeat, ids: readonly string[]): Promise<void> {
  for (const crossingId of ids) {
    const { version } = await crossing(control, crossingId);
    good(await markCrossing(control, { crossingId, version, state: 'blown', reason: why }));
  }
}

async function queues(control: ControlSeat, crossingId: string, unitIds: string[]): Promise<void> {
  const { version } = await crossing(control, crossingId);
  good(await queueUnits(control, { crossingId, version, unitIds }));
}

async function releasesWithFriends(control: ControlSeat, teamKey: string, friends: string[]): Promise<void> {
  const before = (await reportOnDesk(control, teamKey))!.draft;
  const { id, version } = good(await draftReport(control, { teamKey, version: before?.version ?? 0 }));
  good(await releaseReport(control, { reportId: id, version, friends }));
}

/** The rows and the pencil of Guards Armoured. */
async function ordersAndMarks(guards: PlayerSeat): Promise<void> {
  const desk = await playerDesk(guards);
  const idOf = (name: RegExp): string => desk.counters.find((counter) => name.test(counter.name))!.id;
  const irish = idOf(/^2 \(Armd\) Irish/);
  const alsoIrish = idOf(/^3 Irish/);
  const household = idOf(/^2 Household/);
  const welsh = idOf(/^2 \(Armd Recce\) Welsh/);
  const guns = idOf(/^55 Field/);
  const lines = [
    orderLine(0, [irish, alsoIrish], ['Force the brook at Aalst and go on to Eindhoven.', 'attack'], {
      supportIds: [guns],
      asksForAir: true,
    }),
    orderLine(1, [household], ['Round by the east to the Son road, and join the Americans.', 'probe']),
    orderLine(2, [welsh], ['Close up on the right by Geldrop.', 'move']),
    orderLine(3, [guns], ['From Valkenswaard on the brook.', 'hold']),
  ];
  good(await saveDraft(guards, { turn: turnShown, lines, removed: [] }, nextId('write')));
  const mark = (kind: string, text: string, points: [number, number][], symbol = '') => ({
    id: nextId('mark'),
    version: 0,
    kind,
    text,
    points,
    symbol,
  });
  const marks = [
    mark('arrow', 'Eindhoven by dusk', [
      [44.6, 13.4],
      [44.9, 15.6],
      [45.3, 17.6],
    ]),
    mark('arrow', 'HCR round the east', [
      [46.8, 15.6],
      [48.4, 18],
      [47.6, 21.4],
    ]),
    mark('boundary', 'Left of 50 Div', [
      [48.6, 4.6],
      [49.6, 9.6],
      [50.8, 13.8],
    ]),
    mark('note', 'Fuel here from 1600', [[41.2, 7.4]]),
    mark('symbol', '88s heard', [[44.2, 15.6]], 'hostile:antiTank'),
  ];
  good(await saveMarks(guards, { marks, removed: [] }, nextId('write')));
}

/** The air orders of the afternoon: the second lift, support for the Guards, an area at Best. */
async function flies(control: ControlSeat): Promise<void> {
  const lay = (order: object) =>
    saveAirOrder(control, { taskId: null, version: 0, turn: turnShown, ...order } as never).then((answer) =>
      good(answer as Result<{ taskId: string }>),
    );
  await lay({
    squadronId: null,
    squadrons: 6,
    mission: 'airTransport',
    liftId: 't5-dz-y',
    route: [
      [30, 60],
      [48, 78],
    ],
  });
  await lay({ squadronId: '83-group-spitfire', squadrons: 6, mission: 'airCover', x: 45.2, y: 20, radiusKm: 6 });
  await lay({ squadronId: 'jagdkorps-fighters', squadrons: 4, mission: 'airCover', x: 58, y: 80, radiusKm: 8 });
  const guards = { formation: 'Guards Armoured Div', hasAirLiaison: true };
  await lay({ squadronId: '83-group-typhoon', squadrons: 3, mission: 'cabRank', ...guards, x: 45.2, y: 14.2 });
  const { areaId } = good(
    await saveArea(control, { areaId: null, version: 0, turn: turnShown, name: 'Best', x: 39.4, y: 25.3 }),
  );
  await lay({ squadronId: '2-group-mitchell', squadrons: 2, mission: 'bombing', areaId });
  good(
    await saveArea(control, {
      areaId: null,
      version: 0,
      turn: turnShown,
      name: 'Aalst guns',
      x: 44.8,
      y: 14.6,
      isFlakSuppression: true,
      guns: ['A012'],
    }),
  );
  await lay({
    squadronId: '83-group-recce',
    squadrons: 1,
    mission: 'recce',
    squares: [
      [51, 21],
      [52, 21],
      [51, 22],
    ],
  });
  await lay({
    squadronId: 'jagdkorps-jabo',
    squadrons: 2,
    mission: 'closeAirSupport',
    formation: 'KG Walther',
    x: 44.4,
    y: 13,
  });
  good(
    await issueSquadrons(control, {
      teamKeys: ['guards-armoured'],
      groups: [
        { squadronId: '83-group-typhoon', squadrons: 8 },
        { squadronId: '83-group-recce', squadrons: 3 },
      ],
    }),
  );
}
