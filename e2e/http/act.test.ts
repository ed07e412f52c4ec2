import { request } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heldBy, type Knock, post, type Said, say, sayWithFile } from '../fixtures/knock';
import { cookieOf, givenScenario } from './given-scenario';

/** The answer of each room's one route for writes, as a browser hears it. */
const field = givenScenario('arnhem-bridge');

type Seat = Knock & { seatId: string };

async function sits(seat: Parameters<typeof field.codeFor>[0]): Promise<Seat> {
  const knock = { at: field.loopback, cookie: await cookieOf(field, seat) };
  return { ...knock, seatId: await heldBy(knock.at, knock.cookie) };
}

/** A write with a body of one's own making. */
const sends = (seat: Seat, room: 'control' | 'player', body: string, type = 'application/json'): Promise<Said> =>
  say(seat, 'POST', `/api/${room}/${seat.seatId}/act`, { headers: { 'content-type': type }, body });

test('a hand-over sent twice under one id writes one note, and both are told it is done', async () => {
  const umpire = await sits({});
  const note = { toSeatId: null, text: 'The bridge at Arnhem is yours.', cards: [] };
  const notes = async () => {
    const { text } = await say(umpire, 'GET', `/api/control/${umpire.seatId}/claims`);
    const { sent } = JSON.parse(text) as { sent: { text: string }[] };
    return sent.filter((one) => one.text === note.text).length;
  };
  const handsOver = (writeId: string) => post(umpire, 'control', umpire.seatId, 'hand-over', note, writeId);

  const first = await handsOver('hand-over-1');
  expect([first.status, first.answer]).toEqual([200, { ok: true, value: null }]);
  expect(await notes()).toBe(1);
  const again = await handsOver('hand-over-1');
  expect([again.status, again.answer]).toEqual([200, { ok: true, value: null }]);
  expect(await notes()).toBe(1);
  await Promise.all([handsOver('hand-over-2'), handsOver('hand-over-2')]);
  expect(await notes()).toBe(2);
});

test('a map sent twice under one id is kept once, and both are told its version', async () => {
  const umpire = await sits({});
  const scan = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } })
    .png()
    .toBuffer();
  const sendsMap = async (writeId: string, version: number | null) => {
    const asked = JSON.stringify({ verb: 'save-map', writeId, input: { name: 'Arnhem', version } });
    const { status, answer } = await sayWithFile(umpire, umpire.seatId, asked, scan);
    return [status, answer];
  };
  const kept = (version: number) => [200, { ok: true, value: { version } }];

  expect(await sendsMap('scanned-map-1', null)).toEqual(kept(1));
  expect(await sendsMap('scanned-map-1', null)).toEqual(kept(1));
  expect(await Promise.all([sendsMap('scanned-map-2', 1), sendsMap('scanned-map-2', 1)])).toEqual([kept(2), kept(2)]);
  expect(await sendsMap('scanned-map-3', 2)).toEqual(kept(3));
});

test('a check carries no write id, and what is none is refused', async () => {
  const umpire = await sits({});
  const checks = async (asked: object) => {
    const headers = { 'content-type': 'application/json' };
    const path = `/api/control/${umpire.seatId}/check`;
    return say(umpire, 'POST', path, { headers, body: JSON.stringify(asked) });
  };
  const text = { teamKey: '1-airborne', body: 'Tanks in the wood.' };
  const { status, answer } = await checks({ check: 'report-marks', input: text });
  expect([status, answer]).toMatchObject([200, { ok: true, value: { marks: expect.any(Array) } }]);
  for (const none of ['save-report', 'constructor', '__proto__'])
    expect((await checks({ check: none, input: text })).status, none).toBe(400);
  expect((await checks({ check: 'report-marks', writeId: 'no-id-here', input: text })).status).toBe(400);
});

test('every refusal has its status, and says what would be right', async () => {
  const umpire = await sits({});
  const verb = 'issue-notice';
  const written = (words: object) => sends(umpire, 'control', JSON.stringify({ verb, input: { text: 'A' }, ...words }));
  const badInput = { ok: false, refusal: { code: 'badInput' } };

  for (const writeId of [undefined, '', 'short', 'with a space', 'a'.repeat(41)]) {
    const { status, answer } = await written({ writeId });
    expect([status, answer], String(writeId)).toMatchObject([400, badInput]);
  }
  for (const none of ['no-such-verb', 'constructor', '__proto__', 'toString']) {
    const { status, answer } = await written({ verb: none, writeId: 'verb-that-is-not' });
    expect([status, answer], none).toMatchObject([404, { ok: false, refusal: { code: 'notFound' } }]);
  }
  const wrong = await written({ writeId: 'nothing-written', input: { text: '' } });
  expect([wrong.status, wrong.answer]).toMatchObject([400, { refusal: { code: 'badInput', field: 'text' } }]);
  expect((await sends(umpire, 'control', '{')).status).toBe(400);
  expect((await sends(umpire, 'control', '{}', 'text/plain')).status).toBe(415);
  expect((await sends(umpire, 'control', JSON.stringify('a'.repeat(1_000_001)))).status).toBe(413);
});

test('no room takes the verbs of the other, and nobody writes for a seat that is not his', async () => {
  const umpire = await sits({});
  const frost = await sits({ team: '1 Airborne' });
  const asked = (verb: string) => JSON.stringify({ verb, writeId: 'not-his-to-do', input: {} });

  expect((await sends(umpire, 'control', asked('submit-order-sheet'))).status).toBe(404);
  expect((await sends(frost, 'player', asked('issue-notice'))).status).toBe(404);
  expect((await sends({ ...frost, seatId: umpire.seatId }, 'control', asked('issue-notice'))).status).toBe(401);
  expect((await sends({ ...umpire, seatId: frost.seatId }, 'player', asked('save-draft'))).status).toBe(401);
  expect((await sends({ ...frost, cookie: '' }, 'player', asked('save-draft'))).status).toBe(401);
});

test('a player is told what is wrong and where, and nothing beside it', async () => {
  const frost = await sits({ team: '1 Airborne' });
  const body = { turn: 5, version: 0, lines: 'none' };
  const { status, answer } = await post(frost, 'player', frost.seatId, 'submit-order-sheet', body);
  expect(status).toBe(400);
  expect(answer).toEqual({ ok: false, refusal: { code: 'badInput', message: expect.any(String), field: 'lines' } });
});

test('a client that sends a letter a minute holds nobody up, and has what it sent taken once it is whole', async () => {
  const slow = await sits({ team: '9 SS-Pz Hohenstaufen' });
  const quick = await sits({ team: '9 SS-Pz Hohenstaufen', duty: 'operations' });
  const sends = (writeId: string, text: string) => ({ verb: 'send-message', writeId, input: { linkId: null, text } });
  const body = JSON.stringify(sends('letter-by-letter', 'We are short of fuel.'));
  const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const headers = { cookie: slow.cookie, origin: slow.at, ...length };
  const sending = request(`${slow.at}/api/player/${slow.seatId}/act`, { method: 'POST', headers });
  const answered = new Promise<number>((settle, fail) => {
    sending.on('response', (response) => settle(response.resume().statusCode ?? 0)).on('error', fail);
  });
  const sent = async () => {
    const { answer } = await say(slow, 'GET', `/api/player/${slow.seatId}/desk`);
    return (answer as { sentMessages: { text: string }[] }).sentMessages.map(({ text }) => text);
  };
  sending.write(body.slice(0, 20));
  const { input } = sends('', 'Where is the bridge?');
  expect((await post(quick, 'player', quick.seatId, 'send-message', input)).status).toBe(200);
  expect(await sent()).toEqual(['Where is the bridge?']);
  sending.end(body.slice(20));
  expect(await answered).toBe(200);
  expect((await sent()).sort()).toEqual(['We are short of fuel.', 'Where is the bridge?']);
});

test('a scan that is larger than it may be is turned away before it is read', async () => {
  const umpire = await sits({});
  const upload = JSON.stringify({ verb: 'save-map', writeId: 'far-too-large', input: { name: 'large' } });
  const beyond = await sayWithFile(umpire, umpire.seatId, upload, new Uint8Array(50_000_000));
  expect([beyond.status, beyond.text]).toEqual([413, expect.stringContaining('larger than 25 MB')]);
});
