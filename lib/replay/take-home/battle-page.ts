import { counted } from '@/lib/text';
import type { BattleShown, BattleTold, LossTold, PaperTold, RowTold, TurnTold, ViewTold } from './battle-told';
import { diaryTable } from './diary-table';
import { asData, escaped } from './escaped';

/** The script and the style of the page, as they are built from `components/take-home`. */
export interface PageParts {
  script: string;
  style: string;
}

/** The rights of a page that asks nothing of anybody. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:";

/**
 * The whole battle as one page: map, turns and papers, with all it needs inside it. It asks nothing of any server. Its papers are
 * words of the page, so that they are read without its script as well, and for longer. Printed, it is a booklet: every turn begins
 * on a new page, and its maps are the appendices.
 */
export function battlePage(told: BattleTold, { script, style }: PageParts): string {
  const { title, audience, about, map, views, turns } = told;
  const booklet = appendices(turns, views);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(`${title}: ${audience}`)}</title><style>${style.replaceAll('</style', '<\\/style')}</style></head>
<body class="room-player home"><div id="app"><header class="home-head"><h1>${escaped(title)}</h1><p><b>${escaped(audience)}</b><span>${escaped(about)}</span></p></header></div>
<div id="paper-tabs"></div><main id="papers" tabindex="0" aria-label="Papers of the turn">${turns
    .map((turn) =>
      turnSection(
        turn,
        booklet.filter((one) => one.turn === turn.turn),
      ),
    )
    .join('')}</main>
<footer class="home-foot">${escaped(map.credit)}</footer>
<script type="application/json" id="battle">${asData(shownOf(told))}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script></body></html>
`;
}

/** A map of a turn as an appendix of the booklet. */
interface Appendix {
  turn: number;
  view: string;
  /** `Appendix 3` */
  name: string;
  about: string;
}

/** The maps of all turns, numbered in the order in which they are printed. */
const appendices = (turns: readonly TurnTold[], views: readonly ViewTold[]): Appendix[] =>
  turns
    .flatMap(({ turn, name }) =>
      views.flatMap((view) =>
        view.turns.includes(turn) ? [{ turn, view: view.key, about: `${name}: ${view.name}` }] : [],
      ),
    )
    .map((one, i) => ({ ...one, name: `Appendix ${i + 1}` }));

function turnSection({ turn, name, diary, papers, losses }: TurnTold, maps: readonly Appendix[]): string {
  const written = [
    ...papers.map(paperArticle),
    losses.length > 0 ? lossesTable(losses) : '',
    diary.length > 0
      ? `<article data-kind="diary">${diaryTable(diary, maps.map((one) => one.name).join(', '))}</article>`
      : '',
  ].join('');
  const printed = maps.map(
    ({ turn, view, name: called, about }) =>
      `<figure class="printed" data-map="${turn} ${view}"><figcaption>${called}. ${escaped(about)}</figcaption></figure>`,
  );
  return `<section data-papers="${turn}"><h2>${escaped(name)}</h2>${written || '<p>Nothing was written or told.</p>'}${printed.join('')}</section>`;
}

const paperArticle = ({ kind, title, when, about, text, rows }: PaperTold): string =>
  `<article data-kind="${kind}"><h3>${escaped(title)}</h3>${
    about || when ? `<p class="about"><span>${escaped(about)}</span><span>${escaped(when)}</span></p>` : ''
  }${text ? `<div class="text"${kind === 'letter' ? ' data-letter' : ''}>${escaped(text)}</div>` : ''}${
    rows.length > 0 ? `<ul>${rows.map(rowItem).join('')}</ul>` : ''
  }</article>`;

const rowItem = ({ who, text, ringed }: RowTold): string =>
  `<li><b>${escaped(who)}</b> <span>${escaped(text)}</span>${ringed.map((word) => ` <em>${escaped(word)}</em>`).join('')}</li>`;

function lossesTable(losses: readonly LossTold[]): string {
  const sides = [...new Set(losses.map(({ sideName }) => sideName))];
  const row = (name: string, those: readonly LossTold[], cell: 'td' | 'th') => {
    const sum = (of: (one: LossTold) => number) => those.reduce((total, one) => total + of(one), 0);
    return `<tr><th scope="row">${escaped(name)}, ${counted(
      sum(({ units }) => units),
      'unit',
    )}</th><${cell}>${sum(({ stepsLost }) => stepsLost)}</${cell}></tr>`;
  };
  const tables = sides.map((side) => {
    const those = losses.filter(({ sideName }) => sideName === side);
    return `<tbody>${those.map((one) => row(one.formation, [one], 'td')).join('')}${row(side, those, 'th')}</tbody>`;
  });
  return `<article data-kind="losses"><h3>Losses so far, in status steps</h3><table class="losses"><thead><tr><th scope="col">Formation</th><th scope="col">Lost</th></tr></thead>${tables.join('')}</table></article>`;
}

/** The data that the script reads: all but the papers. */
function shownOf({ turns, ...battle }: BattleTold): BattleShown {
  const happened = turns.map(({ turn, papers, diary }) => {
    const changes = battle.views.map(({ film }) =>
      film.reduce((count, [at]) => count + (at > 0 && battle.moments[at]?.turn === turn ? 1 : 0), 0),
    );
    return Math.max(0, ...changes) + papers.length + diary.length;
  });
  const most = Math.max(1, ...happened);
  return {
    ...battle,
    turns: turns.map(({ turn, name, day }, i) => ({ turn, name, day, fullness: happened[i]! / most })),
  };
}
