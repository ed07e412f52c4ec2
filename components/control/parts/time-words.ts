/**
 * The hall's time zone: the server's, whatever a laptop thinks, so that all screens say the same hour and a page reads
 * the same where it is made and where it is shown. Every page of a seat names it, and it never changes.
 */
let hallZone: string | undefined;
export const keepHallTime = (zone: string): void => {
  hallZone = zone;
};

/** Hours and minutes as the hall's clock shows them. */
export const clockTime = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: hallZone });

/** The same with seconds. */
export const clockTimeToTheSecond = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { timeZone: hallZone });

/** The time since then, by the server's clock, in minutes and seconds: `4:12`; an hour and more as `1 h 04`. */
export function ageOf(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
