/**
 * Runs a program in a network namespace that has just been made: brings its loopback up, waits for the program, and
 * writes down for how many packets, of any program whatever, there was no way out.
 *
 *   unshare -n node scripts/outward/inside.mjs PROGRAM ARGUMENTS…
 *   unshare -n node scripts/outward/inside.mjs --browsers PROGRAM ARGUMENTS…
 *
 * A browser without any network takes itself for offline, so browsers get a cable of their own, both ends of which are in here.
 * And Chromium asks of a fixed address whether it has a route to it, without sending anything, to learn whether there is
 * IPv6: its loopback is one.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';

/** Where Chromium looks whether there is IPv6. */
const chromiumsLook = '2001:4860:4860::8888/128';

/** The number of times that the kernel found no route in this namespace; a program that is refused so need not notice. */
function withoutRoute() {
  const [names, values] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip:'))
    .map((line) => line.split(' '));
  const six = /Ip6OutNoRoutes\s+(\d+)/.exec(readFileSync('/proc/net/snmp6', 'utf8'));
  return Number(values[names.indexOf('OutNoRoutes')]) + Number(six?.[1] ?? 0);
}

/** @param {string} words as one would type them */
const ip = (words) => execFileSync('ip', words.split(' '));

const isForBrowsers = process.argv[2] === '--browsers';
const [program, ...args] = process.argv.slice(isForBrowsers ? 3 : 2);
ip('link set lo up');
if (isForBrowsers) {
  ip('link add lan0 type veth peer name lan1');
  ip('address add 192.168.77.1/24 dev lan0');
  for (const end of ['lan0', 'lan1']) ip(`link set ${end} up`);
  ip(`-6 route add ${chromiumsLook} dev lo`);
}
// A Ctrl-C reaches the program as well: it ends first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
spawn(program, args, { stdio: 'inherit' }).once('close', (code) => {
  const line = { program: args.slice(0, 3).join(' '), isAlone: true, withoutRoute: withoutRoute() };
  if (process.env.OPCOM_OUTWARD) appendFileSync(process.env.OPCOM_OUTWARD, `${JSON.stringify(line)}\n`);
  process.exitCode = code ?? 1;
});
