/** What the host reads when the console is up: addresses, a QR code, one-time links. */
import qrcode, { type QRCodeToStringOptions } from 'qrcode';
import type { HostNames } from './gateway/host-names';
import { forTerminal } from './terminal.mjs';

/** Where the console is served. `print`: the fingerprint of a certificate it made itself, by which people tell it. */
export type Served = { port: number; isSecure: boolean; print?: string };

function addressOf(host: string, { port, isSecure }: Served): string {
  return `${isSecure ? 'https' : 'http'}://${host}${port === (isSecure ? 443 : 80) ? '' : `:${port}`}`;
}

/** The address to hand out: one the host gave, else the first of the LAN, else this machine's own. */
function handedOut({ given, lan }: HostNames, served: Served): string {
  return addressOf(given[0] ?? lan[0] ?? 'localhost', served);
}

/** The addresses, one a line: for this machine first, then those for the others. */
export function addressLines({ lan, given }: HostNames, served: Served): string {
  const others = [...new Set([...given, ...lan])].map((host, index) => {
    return `  ${index === 0 ? 'on the network    ' : '                  '}${addressOf(host, served)}`;
  });
  return [`  on this machine   ${addressOf('localhost', served)}`, ...others].join('\n');
}

/** Black on white whatever the colours of the terminal are; without colours where the text goes to a file. */
const onScreen: QRCodeToStringOptions = { type: 'terminal', small: true };
const inFile: QRCodeToStringOptions = { type: 'utf8', margin: 2 };

/** The whole text. @param links a seat and its one-time code each */
export async function welcome(
  names: HostNames,
  served: Served,
  links: { seat: string; code: string }[],
): Promise<string> {
  const address = handedOut(names, served);
  const picture = await qrcode.toString(address, process.stdout.isTTY ? onScreen : inFile);
  const width = Math.max(0, ...links.map(({ seat }) => seat.length));
  const lines = links.map(({ seat, code }) => `  ${forTerminal(seat).padEnd(width)}  ${address}/join/${code}`);
  const parts = ['The console is up.', addressLines(names, served), picture.trimEnd()];
  if (links.length > 0) parts.push(['One-time links, each for one seat:', ...lines].join('\n'));
  else parts.push('Every seat is taken. Game Control gives out more links under Seats.');
  if (served.print) {
    parts.push(
      `The certificate is the console's own, so a browser asks once whether to go on. Its SHA-256 fingerprint:\n  ${served.print}`,
    );
  }
  parts.push('Ctrl-C stops the console; the game is kept.');
  return `\n${parts.join('\n\n')}\n`;
}
