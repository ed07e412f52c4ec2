/** How a figure of a workbook is shown, as far as that changes what is meant: a day, an hour, figures with noughts before them. */
export type Shown = 'figure' | 'day' | 'hour' | 'dayAndHour' | 'dayOrHour' | { noughts: number };

/** Those a workbook need not write down (ECMA-376, 18.8.30). */
export function shownByNumber(id: number): Shown {
  if (id === 22) return 'dayAndHour';
  if (id >= 14 && id <= 17) return 'day';
  // Of East Asia: what each of them shows differs by the language, and none shows a mere figure.
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'dayOrHour';
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'hour' : 'figure';
}

export function shownByCode(code: string): Shown {
  if (/^0+$/.test(code)) return { noughts: code.length };
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]hms]*\]/gi, '').toLowerCase();
  const hasDay = /[yd]|mmm/.test(bare);
  const hasHour = /[hs]/.test(bare);
  if (hasDay) return hasHour ? 'dayAndHour' : 'day';
  return hasHour ? 'hour' : 'figure';
}

/** A figure as it is meant: 2026-11-27, 14:30, 007. Days are counted from 1900, or from 1904 where the workbook says so. */
export function figureInWords(written: string, shown: Shown, from1904: boolean): string {
  const figure = Number(written);
  if (written.trim() === '' || !Number.isFinite(figure)) return written;
  if (shown === 'figure') return `${figure}`;
  if (typeof shown === 'object')
    return /^\d+$/.test(`${figure}`) ? `${figure}`.padStart(shown.noughts, '0') : `${figure}`;
  if (shown === 'dayOrHour') return figureInWords(written, Math.abs(figure) < 1 ? 'hour' : 'day', from1904);
  const [day, hour] = momentOf(figure + (from1904 ? 1462 : 0));
  if (shown === 'hour') return hour;
  return shown === 'day' ? day : `${day} ${hour}`;
}

/** A day of a workbook counts from 30 December 1899. */
function momentOf(days: number): [day: string, hour: string] {
  const minutes = Math.round(days * 1440);
  const date = new Date(Date.UTC(1899, 11, 30) + minutes * 60_000);
  const said = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return [said.slice(0, 10), said.slice(11, 16)];
}
