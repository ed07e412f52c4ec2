import sharp from 'sharp';
import { controlVerbs, type Route, routes } from '@/lib/turn/access/routes';
import { actions } from '../scripts/testing/entrances';
import { expect, givenScenario, test } from './fixtures';
import { type Caller, type ControlRole, everybody } from './fixtures/callers';
import { act, actionsInBuild, post, type Said, say } from './fixtures/knock';

/**
 * Everybody tries everything, by the console's own requests: every route with each of its methods, and every server
 * action, each as every caller. What is expected comes from the one table of `lib/turn/kernel/authority.ts`.
 */
const field = givenScenario('arnhem-bridge');

/** What of the game must not stand in any refusal: its units and places, and the seats of others. */
const ofTheGame = /2 Para|20 SS|PzGR|Artillery Group|Neder Rijn|Team Control only|Game Control that was/;
/** Nor, where somebody has no seat, its teams and title: whoever has one may be shown his own again. */
const ofTheHall = /SS-Pz|1 Airborne|Operations|Arnhem(?!-)/;

type Call = { what: string; who: Route['who']; ask: (caller: Caller, named: string) => Promise<Said>; isAct: boolean };

/** Bodies that would be taken from whoever may: of what is refused, nothing may be stored all the same. */
const inputs: Record<string, unknown> = {
  createSeat: { kind: 'player', label: 'One more', teamKey: '1-airborne', duty: 'operations' },
  issueNotice: { text: 'The bridge is down.' },
  pauseClock: {},
};
const bodies: Record<string, unknown> = {
  '/api/player/[seatId]/draft': { writeId: 'aaaaaaaa', turn: 5, lines: [], removed: [] },
};

const isLet = ({ holds }: Caller, named: string, who: Route['who']): boolean =>
  who === 'anybody' ||
  (holds?.seatId === named &&
    (who === 'seat' ||
      (holds.as === 'player' ? who === 'player' : who !== 'player' && holds.as.some((one) => who.includes(one)))));

/** The seat a caller names at a path; a stream is anybody's who has a seat. */
const namedAt = (path: string, { names, holds }: Caller): string =>
  path.startsWith('/control') || (path.startsWith('/api/events') && Array.isArray(holds?.as))
    ? names.control
    : names.player;

/** Whether an answer lets one in; what is neither let in nor turned away as it should be is an error of its own. */
function verdict({ status, location, answer, text }: Said, { who }: Call, what: string): 'let in' | 'refused' {
  const refusal = (answer as { refusal?: { code?: string } } | undefined)?.refusal;
  if (status >= 500) throw new Error(`${what} broke down: ${status} ${text.slice(0, 200)}`);
  if (who === 'anybody') return [401, 403, 405].includes(status) ? 'refused' : 'let in';
  const isRefused =
    [401, 403].includes(status) || (status === 404 && refusal?.code !== 'badInput' && refusal?.code !== 'notFound');
  return isRefused || /\/sign-in\b/.test(location) || refusal?.code === 'notYours' ? 'refused' : 'let in';
}

/** The calls of all routes. @param there ids of what lies in the game, by the name of their place in a path */
function routeCalls(there: Record<string, string>): Call[] {
  return (Object.entries(routes) as [string, Route][]).flatMap(([path, { methods, who }]) =>
    methods
      .filter(
        (method) =>
          !(method === 'POST' && path.startsWith('/control') && methods.length === 2 && !path.endsWith('/picture')),
      )
      .map((method) => ({
        what: `${method} ${path}`,
        who,
        isAct: false,
        ask: ({ cookie }: Caller, seatId: string) => {
          const filled = path.replace(/\[(\.\.\.)?(\w+)\]/g, (_, __, name) =>
            name === 'seatId' ? seatId : there[name]!,
          );
          const body =
            method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(bodies[path] ?? { nothing: true });
          const headers = body ? { 'content-type': 'application/json' } : undefined;
          return say(
            { at: field.loopback, cookie },
            method,
            `${filled}${path.endsWith('/claims') && method === 'POST' ? '?act=take' : ''}`,
            { body, headers },
          );
        },
      })),
  );
}

/** The calls of all server actions, with what a person may not send: whoever may is told so, and nothing comes of it. */
function actCalls(there: Record<string, string>): Call[] {
  const verbs = new Map(actions().map(({ file, name, verb }) => [`${file} ${name}`, verb]));
  return actionsInBuild().map(({ id, file, name, page }) => {
    const verb = verbs.get(`${file} ${name}`);
    if (verb === undefined) throw new Error(`${name} of ${file} is built and stands in no file.`);
    const by = verb === null ? controlVerbs['move-unit'] : controlVerbs[verb as keyof typeof controlVerbs];
    const at = (routes as Record<string, Route>)[page]!.who as readonly ControlRole[];
    return {
      what: `${name} (${verb ?? 'reads'})`,
      who: at.filter((role) => (by as readonly ControlRole[]).includes(role)),
      isAct: true,
      ask: ({ cookie }: Caller, seatId: string) => {
        const filled = page.replace(/\[(\w+)\]/g, (_, place) => (place === 'seatId' ? seatId : there[place]!));
        return post({ at: field.loopback, cookie }, id, filled, seatId, inputs[name] ?? { nothing: true });
      },
    };
  });
}

/** All of them in the soak; else of those to be refused every third, so that each call and each caller has its turn. */
const isFull = process.env.OPCOM_SOAK === '1';
const inTurn = (call: number, caller: number): boolean => isFull || (call + caller) % 3 === 0;

/** Several at a time, as a hall would. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = all.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const one of queue) await work(one);
    }),
  );
}

test('everybody tries every route and action: exactly who may is let in, and a refusal stores and tells nothing', async () => {
  test.setTimeout(isFull ? 900_000 : 300_000);
  const { callers, chief, secrets } = await everybody(field);
  const knock = { at: field.loopback, cookie: chief.cookie };
  const seatId = chief.names.control;
  const there = await fillTheGame(knock, seatId);
  const calls = [...routeCalls(there), ...actCalls(there)];
  const all = calls.flatMap((call, index) =>
    callers.map((caller, turn) => ({ call, caller, isDue: inTurn(index, turn) })),
  );
  const tries = all.map((one) => {
    const named = namedAt(one.call.isAct ? '/control' : one.call.what.split(' ')[1]!, one.caller);
    return { ...one, named, isLet: isLet(one.caller, named, one.call.who) };
  });
  const refused = tries.filter((one) => !one.isLet && one.isDue);
  const letIn = tries.filter((one) => one.isLet && one.call.what !== 'withdrawMap (withdraw-map)');
  const wrong: string[] = [];
  const tryIt = async ({ call, caller, named, isLet }: (typeof tries)[number]) => {
    const what = `${call.what} as ${caller.who}`;
    const reply = await call.ask(caller, named);
    const expected = isLet ? 'let in' : 'refused';
    if (verdict(reply, call, what) !== expected) wrong.push(`${what}: ${reply.status}, ${expected} expected`);
    const told = isLet ? null : (ofTheGame.exec(reply.text) ?? (caller.holds ? null : ofTheHall.exec(reply.text)));
    if (told) wrong.push(`${what}: told ${told[0]}`);
    const kept = reply.headers.get('cache-control');
    if (!kept?.includes('no-store') && !what.includes('icon.svg')) wrong.push(`${what}: may be kept: ${kept}`);
  };

  const before = await field.stored();
  await each(refused, tryIt);
  expect(await field.stored()).toBe(before);
  await each(letIn, tryIt);
  expect(wrong).toEqual([]);
  expect(await field.stored()).not.toBe(before);
  const printed = field.printed();
  expect(secrets.filter((secret) => printed.includes(secret))).toEqual([]);
  const [routesTried, actsTried] = [
    calls.filter(({ isAct }) => !isAct).length,
    calls.filter(({ isAct }) => isAct).length,
  ];
  console.log(
    `Counted: who may, ${routesTried} routes by method and ${actsTried} actions × ${callers.length} callers: ` +
      `${letIn.length} let in, ${refused.length} refused${isFull ? '' : ' (a third of the refusals; all in the soak)'}`,
  );
});

/** A map of the host's own, a combat and a case, so that there is something at every address. */
async function fillTheGame(knock: Parameters<typeof act>[0], seatId: string): Promise<Record<string, string>> {
  const value = async (asked: Promise<Said>) => {
    const { answer, status } = await asked;
    if (!(answer as { ok?: boolean })?.ok)
      throw new Error(`Game Control was refused: ${status} ${JSON.stringify(answer)}`);
    return (answer as { value: Record<string, string> }).value;
  };
  const scan = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } })
    .png()
    .toBuffer();
  await value(
    say(knock, 'POST', `/control/${seatId}/setup/maps/picture?name=Arnhem`, {
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(scan),
    }),
  );
  const at = (px: number, py: number) => ({ px, py, x: 70 + px / 100, y: 82 - py / 100 });
  await value(act(knock, seatId, 'tieMap', { version: 1, ties: [at(0, 0), at(1000, 0), at(0, 800), at(1000, 800)] }));
  await value(act(knock, seatId, 'useMap', { version: 2 }));
  const { combatId } = await value(
    act(knock, seatId, 'groupCombat', {
      ...{ combatId: null, version: 0, name: 'North end' },
      units: [
        { unitId: 'G149', role: 'attacker' },
        { unitId: 'A087', role: 'defender' },
      ],
    }),
  );
  const { caseId } = await value(
    act(knock, seatId, 'adjudicateCase', { kind: 'bridge', input: { state: 'untested' }, faces: [3] }),
  );
  const { companionGameId } = await value(
    act(knock, seatId, 'beginCompanionGame', { companion: 'battle-card', setup: { orders: 'first' } }),
  );
  const { location } = await say(knock, 'GET', `/control/${seatId}/first`);
  expect(location).toContain(`/control/${seatId}`);
  const gameId = /\/board\/([\w-]+)/.exec((await say(knock, 'GET', `/control/${seatId}/setup`)).text)![1]!;
  return {
    combatId: combatId!,
    caseId: caseId!,
    companionGameId: companionGameId!,
    companion: 'battle-card',
    gameId,
    kind: 'bridge',
    teamKey: '1-airborne',
    code: '0000-0000-0000',
    nextauth: 'csrf',
  };
}
