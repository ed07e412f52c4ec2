'use client';

import { useHandedOrigin } from '@/components/control/parts/desk-context';
import { useSides } from '@/components/map/counters/sides';
import { QrPicture } from '@/components/ui/qr-picture';
import type { SeatOnDesk, TeamOfSeats } from '@/lib/desks/control/access/seats';
import { counted } from '@/lib/text';
import { useChrome } from '../parts/desk-context';
import { PrintHead } from './print-head';
import './seat-cards.css';
import { dutyWords, joinLink, printedCode } from './seat-words';

/** A seat and the code that its card is printed with. */
export interface Card {
  seat: SeatOnDesk;
  code: string;
}

/** As many as fit on a sheet, whether it is A4 or Letter: seat-cards.css has their measures. */
const onASheet = 8;

/** The cards of seats as they come from the printer, eight to a sheet; their codes are shown this once. */
export function SeatCards({
  cards,
  teams,
  onClose,
}: {
  cards: Card[];
  teams: readonly TeamOfSeats[];
  onClose: () => void;
}) {
  const { names: sideNames } = useSides();
  const { network } = useChrome();
  const ofKey = new Map(teams.map((team) => [team.key, team]));
  const origin = useHandedOrigin();
  const sheets = Array.from({ length: Math.ceil(cards.length / onASheet) }, (_, at) =>
    cards.slice(at * onASheet, (at + 1) * onASheet),
  );
  return (
    <section aria-label="Cards of the seats" className="bg-sunk p-4 print:bg-white print:p-0">
      <div className="not-printed">
        <PrintHead title={counted(cards.length, 'card')} onClose={onClose}>
          <p className="text-ink-2">The codes are shown now only. Print them before you go on.</p>
        </PrintHead>
      </div>
      <div className="seat-cards space-y-6 overflow-x-auto print:space-y-0 print:overflow-visible">
        {sheets.map((sheet) => (
          <ul key={sheet[0]!.seat.id} className="mx-auto grid bg-[#fff] text-[#000]">
            {sheet.map(({ seat, code }) => (
              <li
                key={seat.id}
                aria-label={seat.team ? `${seat.team.name}, ${seat.label}` : seat.label}
                className="flex flex-col justify-between gap-[2mm] overflow-hidden border-[0.2mm] border-dashed border-[#999] p-[4.5mm]"
              >
                <div className="flex items-center justify-between gap-[3mm]">
                  <div className="min-w-0 space-y-[1mm]">
                    {seat.team && (
                      <p className="text-[3.2mm] leading-[4mm]">
                        {sideNames[ofKey.get(seat.team.key)!.side]} · {ofKey.get(seat.team.key)!.troops}
                      </p>
                    )}
                    <p className="font-serif text-[5.6mm] leading-[6mm] font-semibold">
                      {seat.team?.name ?? 'Control'}
                    </p>
                    <p className="text-[4mm] leading-[4.6mm]">
                      {seat.label}
                      {seat.duty && !seat.label.startsWith(dutyWords[seat.duty]) && `, ${dutyWords[seat.duty]}`}
                    </p>
                    {seat.person && (
                      <p className="line-clamp-2 text-[4.2mm] leading-[4.8mm] font-medium">{seat.person}</p>
                    )}
                    <p className="font-mono text-[5.2mm] leading-[6mm] font-semibold whitespace-nowrap" data-code>
                      {printedCode(code)}
                    </p>
                  </div>
                  <QrPicture text={joinLink(origin, code)} label={`QR code of ${seat.label}`} className="size-[36mm]" />
                </div>
                <p className="text-[3.3mm] leading-[4mm]">
                  Join the network {network ? `“${network}”` : 'of the hall'}, scan the QR code or open{' '}
                  <b className="font-semibold wrap-anywhere">{origin}</b> and type the code, then press “Take this
                  seat”.
                </p>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
