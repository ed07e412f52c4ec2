import { type DiaryRow, diaryTable } from './diary-table';
import { escaped, type MarkDrawn, mapStyle, marksSvg, type SheetDrawn, sheetSvg, viewBox } from './map-svg';
import { pageScript, pageStyle } from './page-parts';

/** A battle for one audience, as it goes into a file. */
export interface BattleTold {
  title: string;
  /** The reader of the file: `As 1 Airborne was told it`. */
  audience: string;
  /** Of the map; empty: none. */
  credit: string;
  sheet: SheetDrawn;
  /** Views one changes between, the first is shown: as told, and after the reveal the truth. */
  views: readonly { key: string; name: string }[];
  turns: readonly TurnTold[];
}

export interface TurnTold {
  turn: number;
  /** `Turn 3, 18 September 1944, morning`. */
  name: string;
  /** By the key of a view; a view that is not there has nothing of this turn. */
  marks: Readonly<Record<string, readonly MarkDrawn[]>>;
  /** The acts in it, one by one; empty: the file has papers alone. */
  diary: readonly DiaryRow[];
  papers: readonly PaperTold[];
}

export interface PaperTold {
  title: string;
  /** ISO; null: it has none. */
  at: string | null;
  about: string;
  text: string;
  /** Rows of a sheet or lines of a score. */
  rows: readonly string[];
}

/** The policy of a page that asks nothing of anybody. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

/**
 * The whole battle as one page: map, turns and papers, with all it needs inside it. It asks nothing of any server, and without
 * its script it still shows every paper and the map of the last turn. Printed, it is a booklet: every turn begins on a new page,
 * and its maps are the appendices.
 */
export function battlePage({ title, audience, credit, sheet, views, turns }: BattleTold): string {
  const last = turns.at(-1)?.turn;
  const [first] = views;
  const shown = (turn: number, view: string) => (turn === last && view === first?.key ? '' : ' hidden=""');
  const booklet = appendices(turns, views);
  const layers = turns.flatMap(({ turn, marks }) =>
    Object.entries(marks).map(
      ([view, lying]) =>
        `<g data-turn="${turn}" data-view="${escaped(view)}"${shown(turn, view)}><g id="${escaped(lies(turn, view))}">${marksSvg(sheet, lying)}</g></g>`,
    ),
  );
  const choices = views.map(
    ({ key, name }, i) =>
      `<label><input type="radio" name="view" value="${escaped(key)}"${i === 0 ? ' checked' : ''}> ${escaped(name)}</label>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(`${title}: ${audience}`)}</title><style>${mapStyle}${pageStyle}</style></head>
<body><header><h1>${escaped(title)}</h1><p>${escaped(audience)}</p></header>
<nav aria-label="Turns"><button type="button" id="back">Turn before</button>
<label>Turn <input type="range" id="turn" min="0" max="${Math.max(0, turns.length - 1)}" value="${Math.max(0, turns.length - 1)}"></label>
<button type="button" id="on">Turn after</button><output id="now" for="turn"></output>
${views.length > 1 ? `<fieldset><legend>The map shows</legend>${choices.join('')}</fieldset>` : ''}
<span class="zoom"><button type="button" id="in" aria-label="Nearer">+</button><button type="button" id="out" aria-label="Farther">−</button><button type="button" id="all">Whole map</button></span></nav>
<main><figure class="looked-at"><svg class="map" id="map" role="img" aria-label="Map" viewBox="${viewBox(sheet.frame)}"><g id="ground">${sheetSvg(sheet)}</g>${layers.join('')}</svg></figure>
<div id="papers">${turns
    .map((turn) =>
      turnSection(
        turn,
        sheet,
        booklet.filter((one) => one.turn === turn.turn),
      ),
    )
    .join('')}</div></main>
<footer>${escaped(credit)}</footer>
<script>${pageScript}</script></body></html>
`;
}

/** The name by which the marks of a turn are drawn again on paper. */
const lies = (turn: number, view: string): string => `lies-${turn}-${view}`;

/** A map of a turn as an appendix of the booklet. */
interface Appendix {
  turn: number;
  view: string;
  /** `Appendix 3` */
  name: string;
  about: string;
}

/** The maps of all turns, numbered in the order in which they are printed. */
const appendices = (turns: readonly TurnTold[], views: BattleTold['views']): Appendix[] =>
  turns
    .flatMap(({ turn, name, marks }) =>
      views.flatMap((view) => (marks[view.key] ? [{ turn, view: view.key, about: `${name}: ${view.name}` }] : [])),
    )
    .map((one, i) => ({ ...one, name: `Appendix ${i + 1}` }));

function turnSection(
  { turn, name, diary, papers }: TurnTold,
  { frame }: SheetDrawn,
  maps: readonly Appendix[],
): string {
  const written = [
    diary.length > 0 ? diaryTable(diary, maps.map((one) => one.name).join(', ')) : '',
    ...papers.map(paperArticle),
  ].join('');
  const printed = maps.map(
    ({ view, name: called, about }) =>
      `<figure class="printed"><figcaption>${called}. ${escaped(about)}</figcaption><svg class="map" viewBox="${viewBox(frame)}"><use href="#ground"/><use href="#${escaped(lies(turn, view))}"/></svg></figure>`,
  );
  return `<section data-papers="${turn}"><h2>${escaped(name)}</h2>${written || '<p>Nothing was written or told.</p>'}${printed.join('')}</section>`;
}

const paperArticle = ({ title, at, about, text, rows }: PaperTold): string =>
  `<article><h3>${escaped(title)}${at ? ` <time datetime="${escaped(at)}">${escaped(at.slice(11, 16))}</time>` : ''}</h3>${
    about ? `<p class="about">${escaped(about)}</p>` : ''
  }${text ? `<p class="text">${escaped(text)}</p>` : ''}${
    rows.length > 0 ? `<ul>${rows.map((row) => `<li>${escaped(row)}</li>`).join('')}</ul>` : ''
  }</article>`;
