/**
 * Runs a program in a network namespace that has just been made: brings its loopback up, waits for the program, and
 * writes down for how many packets, of any program whatever, there was no way out.
 *
 *   unshare -n node scripts/outward/inside.mjs PROGRAM ARGUMENTS…
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';

/** How often the kernel found no route in this namespace; a program that is refused so need not notice. */
function withoutRoute() {
  const [names, values] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip:'))
    .map((line) => line.split(' '));
  const six = /Ip6OutNoRoutes\s+(\d+)/.exec(readFileSync('/proc/net/snmp6', 'utf8'));
  return Number(values[names.indexOf('OutNoRoutes')]) + Number(six?.[1] ?? 0);
}

const [program, ...args] = process.argv.slice(2);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
// A Ctrl-C reaches the program as well: it ends first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
spawn(program, args, { stdio: 'inherit' }).once('close', (code) => {
  const line = { program: args.slice(0, 3).join(' '), isAlone: true, withoutRoute: withoutRoute() };
  appendFileSync(process.env.OPCOM_OUTWARD, `${JSON.stringify(line)}\n`);
  process.exitCode = code ?? 1;
});
