import sharp from 'sharp';
import { expect, test } from 'vitest';
import { declaredVerbs } from '@/host/list-verbs.mjs';
import { type Route, routes } from '@/lib/turn/access/routes';
import * as roles from '@/lib/turn/kernel/verb-roles';
import { routeFiles } from '@/scripts/testing/entrances';
import { type Caller, everybody } from '../fixtures/callers';
import { act, post, type Said, say, sayWithFile } from '../fixtures/knock';
import { givenScenario } from './given-scenario';

/**
 * Everybody tries everything, by the console's own requests: every route with each of its methods, and every verb,
 * each as every caller. What is expected comes from the table of routes and from what each verb declares.
 */
const field = givenScenario('arnhem-bridge');

/** The words of the game that must not be in any refusal: its units and places, and the seats of others. */
const ofTheGame = /2 Para|20 SS|PzGR|Artillery Group|Neder Rijn|Team Control only|Game Control that was/;
/** Nor, where somebody has no seat, its teams and title: whoever has one may be shown his own again. */
const ofTheHall = /SS-Pz|1 Airborne|Operations|Arnhem(?!-)/;

/** The lists of roles by the name that a verb's declaration has for them. */
const rolesByName = new Map(Object.entries(roles));

type Call = { what: string; who: Route['who']; ask: (caller: Caller, named: string) => Promise<Said>; isAct: boolean };

/** Bodies that would be taken from whoever may: of what is refused, nothing may be stored all the same. */
const inputs: Record<string, unknown> = {
  'create-seat': { kind: 'player', label: 'One more', teamKey: '1-airborne', duty: 'operations' },
  'issue-notice': { text: 'The bridge is down.' },
  'pause-clock': {},
};
const bodies: Record<string, unknown> = {
  '/api/player/[seatId]/act': { verb: 'save-draft', writeId: 'aaaaaaaa', input: { turn: 5, lines: [], removed: [] } },
};

const isLet = ({ holds }: Caller, named: string, who: Route['who']): boolean =>
  who === 'anybody' ||
  (holds?.seatId === named &&
    (who === 'seat' ||
      (holds.as === 'player' ? who === 'player' : who !== 'player' && holds.as.some((one) => who.includes(one)))));

/** The seat a caller names at a path; a stream is anybody's who has a seat. */
const namedAt = (path: string, { names, holds }: Caller): string =>
  /^(\/api)?\/control/.test(path) || (path.startsWith('/api/events') && Array.isArray(holds?.as))
    ? names.control
    : names.player;

/** True when an answer lets one in; what is neither let in nor turned away as it should be is an error of its own. */
function verdict({ status, location, answer, text }: Said, { who }: Call, what: string): 'let in' | 'refused' {
  const refusal = (answer as { refusal?: { code?: string } } | undefined)?.refusal;
  if (status >= 500) throw new Error(`${what} broke down: ${status} ${text.slice(0, 200)}`);
  if (who === 'anybody') return [401, 403, 405].includes(status) ? 'refused' : 'let in';
  const isRefused =
    [401, 403].includes(status) || (status === 404 && refusal?.code !== 'badInput' && refusal?.code !== 'notFound');
  return isRefused || /\/sign-in\b/.test(location) || refusal?.code === 'notYours' ? 'refused' : 'let in';
}

const deskRoute = '/api/control/[seatId]/desk';

/** The calls of all routes. @param there ids of what lies in the game, by the name of their place in a path */
function routeCalls(there: Record<string, string>): Call[] {
  return (Object.entries(routes) as [string, Route][]).flatMap(([path, { methods, who }]) =>
    methods.map((method) => ({
      what: `${method} ${path}`,
      who,
      isAct: false,
      ask: ({ cookie }: Caller, seatId: string) => {
        const filled = path === deskRoute ? deskAddress(seatId, `/control/${seatId}`) : fill(path, seatId, there);
        const body = method === 'GET' ? undefined : JSON.stringify(bodies[path] ?? { nothing: true });
        const headers = body ? { 'content-type': 'application/json' } : undefined;
        return say({ at: field.loopback, cookie }, method, filled, { body, headers });
      },
    })),
  );
}

/** Every desk of Control as its browser reads it. */
const deskCalls = (there: Record<string, string>): Call[] =>
  routeFiles()
    .filter(({ file }) => file.endsWith('[[...desk]]/page.tsx'))
    .map(({ path }) => ({
      what: `GET /api/control/[seatId]/desk?at=${path}`,
      who: routes[path as keyof typeof routes].who,
      isAct: false,
      ask: ({ cookie }: Caller, seatId: string) =>
        say({ at: field.loopback, cookie }, 'GET', deskAddress(seatId, fill(path, seatId, there))),
    }));

const fill = (path: string, seatId: string, there: Record<string, string>): string =>
  path.replace(/\[(\.\.\.)?(\w+)\]/g, (_, __, name) => (name === 'seatId' ? seatId : there[name]!));

const deskAddress = (seatId: string, at: string): string => `/api/control/${seatId}/desk?at=${encodeURIComponent(at)}`;

/** The calls of all verbs, with what a person may not send: whoever may is told so, and nothing comes of it. */
const actCalls = (): Call[] =>
  ['lib/turn', 'companions/verbs'].flatMap(declaredVerbs).map(({ name, kind, who }) => ({
    what: `${name} (${kind})`,
    who: kind === 'player' ? 'player' : rolesByName.get(who as string)!,
    isAct: true,
    ask: ({ cookie }: Caller, seatId: string) =>
      post({ at: field.loopback, cookie }, kind, seatId, name, inputs[name] ?? { nothing: true }),
  }));

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

test('everybody tries every route and verb: exactly who may is let in, and a refusal stores and tells nothing', {
  timeout: isFull ? 1_800_000 : 900_000,
}, async () => {
  const { callers, chief, secrets } = await everybody(field);
  const knock = { at: field.loopback, cookie: chief.cookie };
  const seatId = chief.names.control;
  const there = await fillTheGame(knock, seatId);
  const desks = deskCalls(there);
  expect(desks.length).toBeGreaterThan(35);
  const calls = [...routeCalls(there), ...desks, ...actCalls()];
  const all = calls.flatMap((call, index) =>
    callers.map((caller, turn) => ({ call, caller, isDue: inTurn(index, turn) })),
  );
  const tries = all.map((one) => {
    const at = one.call.isAct ? (one.call.who === 'player' ? '/player' : '/control') : one.call.what.split(' ')[1]!;
    const named = namedAt(at, one.caller);
    return { ...one, named, isLet: isLet(one.caller, named, one.call.who) };
  });
  const refused = tries.filter((one) => !one.isLet && one.isDue);
  const letIn = tries.filter((one) => one.isLet && one.call.what !== 'withdraw-map (control)');
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
  const routesTried = calls.filter(({ isAct }) => !isAct).length;
  const actsTried = calls.filter(({ isAct }) => isAct).length;
  expect(routesTried).toBeGreaterThan(60);
  expect(actsTried).toBeGreaterThan(130);
  expect(refused.length).toBeGreaterThan(0);
  expect(letIn.length).toBeGreaterThan(0);
  console.log(
    `Counted: who may, ${routesTried} routes by method and ${actsTried} verbs × ${callers.length} callers: ` +
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
  const upload = { verb: 'save-map', writeId: 'map-of-the-test', input: { name: 'Arnhem', version: null } };
  const scan = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } })
    .png()
    .toBuffer();
  await value(sayWithFile(knock, seatId, JSON.stringify(upload), scan));
  const at = (px: number, py: number) => ({ px, py, x: 70 + px / 100, y: 82 - py / 100 });
  await value(act(knock, seatId, 'tie-map', { version: 1, ties: [at(0, 0), at(1000, 0), at(0, 800), at(1000, 800)] }));
  await value(act(knock, seatId, 'use-map', { version: 2 }));
  const { draftId } = await value(act(knock, seatId, 'make-draft', { name: 'crete', from: { kind: 'nothing' } }));
  const { combatId, version } = await value(
    act(knock, seatId, 'group-combat', {
      combatId: null,
      version: 0,
      name: 'North end',
      units: [
        { unitId: 'G149', role: 'attacker' },
        { unitId: 'A087', role: 'defender' },
      ],
    }),
  );
  await value(act(knock, seatId, 'close-grouping', { turn: 5 }));
  await value(act(knock, seatId, 'adjudicate-combat', { combatId, version, faces: [5] }));
  const { caseId } = await value(
    act(knock, seatId, 'adjudicate-case', { kind: 'bridge', input: { state: 'untested' }, faces: [3] }),
  );
  const { companionGameId } = await value(
    act(knock, seatId, 'begin-companion-game', { companion: 'battle-card', setup: { orders: 'first' } }),
  );
  const { location } = await say(knock, 'GET', `/control/${seatId}/first`);
  expect(location).toContain(`/control/${seatId}`);
  const gameId = /\/board\/([\w-]+)/.exec((await say(knock, 'GET', `/control/${seatId}/setup`)).text)![1]!;
  return {
    combatId: combatId!,
    caseId: caseId!,
    draftId: draftId!,
    companionGameId: companionGameId!,
    companion: 'battle-card',
    gameId,
    kind: 'bridge',
    teamKey: '1-airborne',
    code: '0000-0000-0000',
    nextauth: 'csrf',
  };
}
