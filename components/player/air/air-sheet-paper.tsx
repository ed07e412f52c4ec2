import type { DeskAirLine, PlayerDesk } from '@/lib/visibility/player/desk';
import { RowQueries } from '../sheets/control-notes';
import { forAndBy, missionOf, placeOf } from './air-request-words';

/** An air request sheet that is no longer written on, with what was asked about it. */
export const AirSheetPaper = ({ lines, desk }: { lines: readonly DeskAirLine[]; desk: PlayerDesk }) => (
  <ol aria-label="Air requests handed in" className="border-t-[1.5px] border-ink">
    {lines.map((line, at) => (
      <li key={line.id} className="flex gap-3 border-b border-rule py-2.5">
        <span aria-hidden className="w-4 pt-0.5 font-mono aside">
          {at + 1}
        </span>
        <div className="min-w-0 flex-1">
          <p>
            <b className="circled mr-3 ml-1 inline-block font-cond">{missionOf(line)}</b>
            {placeOf(line)}
          </p>
          <p className="text-note text-ink-2">{forAndBy(line, desk)}</p>
          {line.wish && <p className="whitespace-pre-wrap">{line.wish}</p>}
          {desk.notes
            .filter(({ lineId }) => lineId === line.id)
            .map(({ id, text }) => (
              <p key={id} className="text-note whitespace-pre-wrap">
                <span className="text-ink-3">Control notes: </span>
                {text}
              </p>
            ))}
          <RowQueries queries={desk.queries} lineId={line.id} />
        </div>
      </li>
    ))}
  </ol>
);
