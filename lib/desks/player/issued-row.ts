import { only } from '@/lib/values';

/** A time as the wire has it. */
export const iso = (time: string | Date): string => new Date(time).toISOString();

/** Some fields of a row that is the team's to see, and one of its times as the wire has it. Nothing else of it. */
export const shownWith = <Row extends Record<Time, string>, Name extends keyof Row, Time extends string>(
  row: Row,
  names: readonly Name[],
  time: Time,
): Pick<Row, Name> & Record<Time, string> => ({ ...only(row, names), [time]: iso(row[time]) }) as never;
