/** Strangers who guess codes, in a process of their own: told so by its parent, they begin, and stop. Says how many answers came, by status. */
import { Agent, request } from 'node:http';

const { port, connections, signInsASecond } = JSON.parse(process.env.OPCOM_STRANGERS ?? '{}') as {
  port: number;
  connections: number;
  signInsASecond: number;
};
/** They are not at the address that Control sits at. */
const from = { host: '127.0.0.1', port, localAddress: '127.0.0.2' };
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://127.0.0.1:${port}` };
/** The pause after which a stranger whose connection is refused opens another, ms. */
const restMs = 500;

const answers = new Map<number, number>();
let isGuessing = false;

/** One request. Answers its status, cookies and text; status 0: the connection broke. */
function ask(method: 'GET' | 'POST', path: string, agent: Agent, headers: object = {}, body = '') {
  return new Promise<{ status: number; cookies: string[]; text: string }>((settle) => {
    const sent = { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
    const asked = request({ ...from, method, path, agent, headers: sent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('close', () =>
        settle({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], text }),
      );
    });
    asked.on('error', () => settle({ status: 0, cookies: [], text: '' }));
    asked.end(body);
  });
}

const oneLine = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** The token of the form, as every browser asks for it first. */
async function bring() {
  const agent = oneLine();
  const { cookies, text } = await ask('GET', '/api/auth/csrf', agent);
  agent.destroy();
  const { csrfToken } = JSON.parse(text) as { csrfToken: string };
  return { csrfToken, cookie: cookies.map((said) => said.split(';')[0]).join('; ') };
}

const brought = await bring();
let guesses = 0;

async function guess(agent: Agent): Promise<number> {
  guesses += 1;
  const code = `${String(guesses % 10_000).padStart(4, '0')}-0000-0000`;
  const body = new URLSearchParams({ csrfToken: brought.csrfToken, code, json: 'true' }).toString();
  const { status } = await ask(
    'POST',
    '/api/auth/callback/credentials',
    agent,
    { ...form, cookie: brought.cookie },
    body,
  );
  answers.set(status, (answers.get(status) ?? 0) + 1);
  return status;
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** One who holds a connection and guesses on it, one code after the other. */
async function holdOn(): Promise<void> {
  const agent = oneLine();
  for (;;) {
    if (!isGuessing) await pause(20);
    else if ((await guess(agent)) !== 401) await pause(restMs);
  }
}

for (let i = 0; i < connections; i++) void holdOn();
const passing = new Agent({ keepAlive: true });
setInterval(() => {
  if (isGuessing) void guess(passing);
}, 1000 / signInsASecond);

process.on('message', (word) => {
  isGuessing = word === 'guess';
  if (word === 'stop') process.send?.([...answers].sort(([a], [b]) => a - b));
});
process.on('disconnect', () => process.exit(0));
process.send?.('here');
