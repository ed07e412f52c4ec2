/** What the host reads when the console is up: addresses, a QR code, one-time links. */
import qrcode, { type QRCodeToStringOptions } from 'qrcode';
import type { HostNames } from './hosts';

function addressOf(host: string, port: number): string {
  return `http://${host}${port === 80 ? '' : `:${port}`}`;
}

/** The address to hand out: one the host gave, else the first of the LAN, else this machine's own. */
export function handedOut({ given, lan }: HostNames, port: number): string {
  return addressOf(given[0] ?? lan[0] ?? 'localhost', port);
}

/** The addresses, one a line: for this machine first, then those for the others. */
export function addressLines({ lan, given }: HostNames, port: number): string {
  const others = [...new Set([...given, ...lan])].map((host, index) => {
    return `  ${index === 0 ? 'on the network    ' : '                  '}${addressOf(host, port)}`;
  });
  return [`  on this machine   ${addressOf('localhost', port)}`, ...others].join('\n');
}

/** Black on white whatever the colours of the terminal are; without colours where the text goes to a file. */
const onScreen: QRCodeToStringOptions = { type: 'terminal', small: true };
const inFile: QRCodeToStringOptions = { type: 'utf8', margin: 2 };

/** The whole text. @param links a seat and its one-time code each */
export async function welcome(
  names: HostNames,
  port: number,
  links: { seat: string; code: string }[],
): Promise<string> {
  const address = handedOut(names, port);
  const picture = await qrcode.toString(address, process.stdout.isTTY ? onScreen : inFile);
  const width = Math.max(0, ...links.map(({ seat }) => seat.length));
  const lines = links.map(({ seat, code }) => `  ${seat.padEnd(width)}  ${address}/join/${code}`);
  const parts = ['The console is up.', addressLines(names, port), picture.trimEnd()];
  if (links.length > 0) parts.push(['One-time links, each for one seat:', ...lines].join('\n'));
  else parts.push('Every seat is taken. Game Control gives out further links under Set-up.');
  parts.push('Ctrl-C stops the console; the game is kept.');
  return `\n${parts.join('\n\n')}\n`;
}
