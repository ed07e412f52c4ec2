import { escaped } from './escaped';

/** An act of the battle in the columns of the Army's form C.2118. */
export interface DiaryRow {
  /** A grid reference; empty: it was nowhere on the map. */
  place: string;
  /** `18 September 1944`; empty: it is not known. */
  date: string;
  /** The hour of the battle, or the part of its day; empty: it is not known. */
  hour: string;
  /** The hour of the hall, ISO. */
  at: string;
  /** The act in words. */
  done: string;
  /** To what, and by whom. */
  about: string;
  remarks: string;
}

const columns = ['Place', 'Date', 'Hour', 'Summary of events and information', 'Remarks and references to appendices'];

/** The diary of a turn as a table, for Control: it says the hour of the hall besides. `appendices`: its maps by name, said beside its first entry. */
export const diaryTable = (rows: readonly DiaryRow[], appendices: string): string =>
  `<table class="diary-table"><thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ({ place, date, hour, at, done, about, remarks }, i) =>
        `<tr><td>${escaped(place)}</td><td>${escaped(date)}</td><td>${escaped(hour)}</td><td><b>${escaped(done)}</b>${about && ` ${escaped(about)}`}</td><td>${escaped(
          [i === 0 ? appendices : '', remarks].filter(Boolean).join('. '),
        )} In the hall at <time datetime="${escaped(at)}">${escaped(at.slice(11, 16))}</time></td></tr>`,
    )
    .join('')}</tbody></table>`;
