/**
 * Draws the symbol of every arm (Annex B) twice, in the friend's frame and in the enemy's, into
 * components/map/counters/symbols.generated.ts. Run it after a change of the table: npx tsx scripts/build-symbols.ts
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ms from 'milsymbol';
import { type ArmSymbol, armSymbols, noMark } from '@/lib/scenario/symbols/arms';
import { arms } from '@/lib/words';

const frames = { friend: '3', hostile: '6' };
const ink = '#123456';
const inkAsRgb = 'rgb(18,52,86)';

/** Inner lines are made thicker than the frame asks for, so that they are still there on a counter 26 px wide. */
const thicker = (_: string, width: string): string =>
  `stroke-width="${Number(width) < 9 ? Math.max(6, Math.round(Number(width) * 18) / 10) : width}"`;

const shorter = (drawing: string): string =>
  drawing.replace(/-?\d+\.\d{3,}/g, (figure) => String(Number(Number(figure).toFixed(2))));

function drawing(
  { entity, above = noMark, below = noMark }: ArmSymbol,
  identity: string,
): { viewBox: string; body: string } {
  const symbol = new ms.Symbol(`100${identity}100000${entity}${above}${below}`, {
    size: 40,
    monoColor: ink,
    fill: false,
    strokeWidth: 9,
    outlineWidth: 0,
  });
  if (!symbol.isValid()) throw new Error(`no symbol for entity ${entity}`);
  const svg = symbol.asSVG().replaceAll(ink, 'currentColor').replaceAll(inkAsRgb, 'currentColor');
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error(`the drawing of entity ${entity} has no frame`);
  const body = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/stroke-width="([\d.]+)"/g, thicker);
  const colours = [...body.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((found) => found[1]);
  const foreign = colours.filter((colour) => colour !== 'currentColor' && colour !== 'none');
  if (foreign.length > 0) throw new Error(`entity ${entity} is drawn in ${foreign.join(', ')}`);
  return { viewBox: shorter(viewBox), body: shorter(body) };
}

const drawn = arms.map((arm) => {
  const both = Object.entries(frames).map(([frame, identity]) => [frame, drawing(armSymbols[arm], identity)]);
  return `  ${arm}: ${JSON.stringify(Object.fromEntries(both))},\n`;
});

writeFileSync(
  fileURLToPath(new URL('../components/map/counters/symbols.generated.ts', import.meta.url)),
  `// Made by scripts/build-symbols.ts with milsymbol (MIT). Not edited by hand.

export interface Drawing {
  viewBox: string;
  /** Inside of an svg element, drawn in currentColor. */
  body: string;
}

/** The symbol of every arm of Annex B, in the frame of one's own units and in the enemy's. */
export const symbols: Record<string, { friend: Drawing; hostile: Drawing }> = {
${drawn.join('')}};
`,
);
