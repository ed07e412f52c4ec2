/** The text that the host reads when the console is up: addresses, a QR code, one-time links. */
import { encodeQR } from 'qr';
import { handedAddress, type OfferedAddress } from '@/lib/handed-address';
import { isPackaged } from './commands.mjs';
import { forTerminal } from './terminal.mjs';

/** Where the console is served. `print`: the fingerprint of a certificate it made itself, by which people tell it. */
export type Served = { port: number; isSecure: boolean; print?: string };

/** The address of a host as it is typed into a browser. */
export function addressOf(host: string, { port, isSecure }: Served): string {
  return `${isSecure ? 'https' : 'http'}://${host}${port === (isSecure ? 443 : 80) ? '' : `:${port}`}`;
}

/** The network of an address that is not handed out. */
const belongsTo = ({ kind, on }: OfferedAddress): string =>
  ({
    given: '',
    hall: on,
    localName: 'a name that most laptops and iPhones find',
    vpn: `${on}, a VPN`,
    virtual: `${on}, for guests and containers of this machine`,
    carrier: `${on}, a VPN or a carrier's network`,
    hostName: 'the name of this machine',
  })[kind];

/**
 * The addresses, one a line: for this machine, the one that is handed out, then the others.
 *
 * @param picked the address that Game Control picked; empty: none
 */
export function addressLines(offered: readonly OfferedAddress[], served: Served, picked = ''): string {
  const handed = handedAddress(offered, picked);
  const lines = [['on this machine', addressOf('localhost', served), '']];
  if (handed !== null) lines.push(['on the network', addressOf(handed, served), '']);
  for (const other of offered.filter(({ host }) => host !== handed))
    lines.push([lines.length === 2 ? 'others' : '', addressOf(other.host, served), belongsTo(other)]);
  const width = Math.max(...lines.map(([, address]) => address!.length));
  return lines
    .map(
      ([label, address, note]) => `  ${label!.padEnd(15)}   ${note ? `${address!.padEnd(width)}  ${note}` : address}`,
    )
    .join('\n');
}

/** A QR code in letters, two rows of it a line, drawn as ink on paper. */
function qrInLetters(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium' });
  const lines: string[] = [];
  for (let y = 0; y < rows.length; y += 2)
    lines.push(rows[y]!.map((upper, x) => ' ▄▀█'[2 * Number(upper) + Number(rows[y + 1]?.[x] ?? false)]).join(''));
  return lines.join('\n');
}

/** Letters in black on white, whatever the colours of the terminal are. */
const blackOnWhite = (letters: string): string => letters.replace(/^.*$/gm, '\x1b[30;107m$&\x1b[0m');

/** The links that are handed out at a start. */
interface Handed {
  /** A seat and its one-time code each, and which troops its team has. */
  links: { seat: string; code: string; opensFirst: boolean; troops?: string }[];
  /** The one-time code of the practice game that `--try` has opened; null: it opened none. */
  tried?: string | null;
  /** The link of the host's page; left out: there is none. */
  page?: string | undefined;
}

/**
 * The whole text. It ends with the link to open first.
 *
 * @param picked the address that Game Control picked
 */
export function welcome(
  { offered, picked }: { offered: readonly OfferedAddress[]; picked: string },
  served: Served,
  { links, tried = null, page }: Handed,
): string {
  const address = addressOf(handedAddress(offered, picked) ?? 'localhost', served);
  const letters = qrInLetters(address);
  const picture = process.stdout.isTTY ? blackOnWhite(letters) : letters;
  const width = Math.max(0, ...links.map(({ seat }) => seat.length));
  const lines = links.map(({ seat, code, troops }) => {
    const link = `  ${forTerminal(seat).padEnd(width)}  ${address}/join/${code}`;
    return troops ? `${link}  ${forTerminal(troops)}` : link;
  });
  const parts = ['The console is up.'];
  if (tried !== null)
    parts.push(
      `Try a turn: open this link in a browser on this computer. It is practice, and touches no game.\n  ${addressOf('localhost', served)}/join/${tried}`,
    );
  parts.push(addressLines(offered, served, picked), picture);
  if (links.length > 0) parts.push(['One-time links, each for one seat:', ...lines].join('\n'));
  else
    parts.push(
      'Every seat is taken. Game Control gives out more links under Seats. If nobody can sit down as Game Control, start again with --links.',
    );
  if (served.print) {
    parts.push(
      `The certificate is the console's own, so a browser asks once whether to go on. Its SHA-256 fingerprint:\n  ${served.print}`,
    );
  }
  if (page !== undefined) parts.push(`The host’s page, for this computer alone:\n  ${page}`);
  const first = links.find(({ opensFirst }) => opensFirst);
  if (first)
    parts.push(
      `Game Control opens this link first, in a browser on this computer:\n  ${addressOf('localhost', served)}/join/${first.code}`,
    );
  const closing = isPackaged() ? ', and so does closing this window' : '';
  parts.push(`Ctrl-C stops the console${closing}; the game is kept.`);
  return `\n${parts.join('\n\n')}\n`;
}
