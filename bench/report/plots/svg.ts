/** A picture as SVG, readable on light and on dark pages; `title` says what it shows to whoever cannot see it. */
export const picture = (title: string, width: number, height: number, content: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...content,
    '</svg>',
    '',
  ].join('\n');

/** Colours that people with any eyes tell apart (Okabe and Ito). */
export const colours = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];

type Anchor = 'start' | 'middle' | 'end';

export const text = (x: number, y: number, words: string, anchor: Anchor = 'start', colour = '#222'): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" fill="${colour}">${escaped(words)}</text>`;

export const rule = (x1: number, y1: number, x2: number, y2: number, colour = '#ddd', width = 1): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${colour}" stroke-width="${width}"/>`;

export const path = (d: string, how: string, x = 0, y = 0): string =>
  `<path d="${d}" transform="translate(${at(x)},${at(y)})" ${how}/>`;

const at = (figure: number): number => Math.round(figure * 10) / 10;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
