'use strict';
/**
 * Laid under every Node process of a test run (`NODE_OPTIONS=--require`): whoever looks up a name or reaches out to an
 * address that is not this machine's is written down in the file `OPCOM_OUTWARD`, and refused. Each process signs there
 * first, so that the file also says who was watched.
 */
const { appendFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { hostname, networkInterfaces } = require('node:os');
const { isMainThread } = require('node:worker_threads');
const dgram = require('node:dgram');
const dns = require('node:dns');
const net = require('node:net');

const log = process.env.OPCOM_OUTWARD;
const program = process.argv.slice(1, 3).join(' ');

const write = (line) => appendFileSync(log, `${JSON.stringify({ program, ...line })}\n`);

/** Loopback, an address of this machine, or its own name; nothing named means this machine too. */
function isHere(host) {
  if (host === undefined || host === null || host === '') return true;
  const name = String(host)
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === hostname().toLowerCase()) return true;
  if (/^127\.|^0\.0\.0\.0$|^::1?$/.test(name)) return true;
  return (
    net.isIP(name) > 0 &&
    Object.values(networkInterfaces())
      .flat()
      .some(({ address }) => address === name)
  );
}

/** Writes an attempt down. @returns what the program is told instead */
function refuse(how, to, code) {
  const from = new Error().stack.split('\n').find((line) => !/watch\.cjs|node:|^Error/.test(line));
  write({ how, to: String(to), from: from?.trim() });
  return Object.assign(new Error(`${how} ${to}: this test run stays on its machine`), { code });
}

/** The host that `socket.connect` is asked for, in each of its forms; undefined for this machine and for a path. */
function hostOf([first, second]) {
  const asked = Array.isArray(first) ? first[0] : first;
  if (typeof asked === 'object' && asked !== null) return asked.path ? undefined : asked.host;
  return Number.isNaN(Number(asked)) || typeof second !== 'string' ? undefined : second;
}

function watchSockets() {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    const host = hostOf(args);
    if (isHere(host)) return connect.apply(this, args);
    const refusal = refuse('connect', host, 'ENETUNREACH');
    process.nextTick(() => this.destroy(refusal));
    return this;
  };
  for (const act of ['send', 'connect']) {
    const done = dgram.Socket.prototype[act];
    dgram.Socket.prototype[act] = function (...args) {
      const host = args.slice(1).findLast((arg) => typeof arg === 'string');
      if (isHere(host)) return done.apply(this, args);
      const refusal = refuse('send', host, 'ENETUNREACH');
      const told = args.findLast((arg) => typeof arg === 'function') ?? ((error) => this.emit('error', error));
      process.nextTick(told, refusal);
    };
  }
}

/** Look-ups of these objects, answered by callback or by promise. */
function watchLookUps(object, isPromised) {
  for (const act of Object.getOwnPropertyNames(object).filter((name) => /^(lookup|resolve|reverse)/.test(name))) {
    const done = object[act];
    object[act] = function (...args) {
      if (isHere(args[0])) return done.apply(this, args);
      const refusal = refuse(act, args[0], 'ENOTFOUND');
      if (isPromised) return Promise.reject(refusal);
      process.nextTick(args.findLast((arg) => typeof arg === 'function') ?? (() => undefined), refusal);
    };
  }
}

if (log) {
  if (isMainThread) write({ isWatched: true });
  watchSockets();
  for (const object of [dns, dns.Resolver.prototype]) watchLookUps(object, false);
  for (const object of [dns.promises, dns.promises.Resolver.prototype]) watchLookUps(object, true);
  syncBuiltinESMExports();
}
