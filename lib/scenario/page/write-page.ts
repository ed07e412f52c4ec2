import { escaped } from '@/lib/replay/take-home/escaped';
import type { ScenarioPage, TeamOnPage } from './scenario-page';

/** A page that asks nothing of anybody may do this. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `
:root{color-scheme:light dark}
body{max-width:52rem;margin:0 auto;padding:1rem;font:1rem/1.45 Georgia,"Times New Roman",serif}
h1{font-size:1.6rem;margin:.4rem 0}h2{font-size:1.15rem;margin:1.1rem 0 .3rem}
figure{margin:1rem 0}figcaption,footer{font-size:.9rem}svg.map{border:1px solid #888}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #888;padding:.2rem .4rem;text-align:left;vertical-align:top;overflow-wrap:break-word}th{white-space:nowrap}
@page{margin:15mm}@media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:10.5pt}tr,figure{break-inside:avoid}h2{break-after:avoid}}
`;

const row = ({ name, commands, units, comes }: TeamOnPage): string =>
  `<tr>${[name, commands, `${units}`, comes].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

/** The page of a scenario as a file that any browser opens and prints: it has all it needs inside it. */
export function writePage({ title, credit, turns, time, sides, licences, map }: ScenarioPage): string {
  const line = (label: string, said: string) => (said ? `<p><b>${label}:</b> ${escaped(said)}.</p>` : '');
  const tables = sides.map(
    ({ name, teams }) =>
      `<h2>${escaped(name)}</h2>${
        teams.length > 0
          ? `<table><thead><tr><th>Team</th><th>Commands</th><th>Units</th><th>They come</th></tr></thead><tbody>${teams.map(row).join('')}</tbody></table>`
          : '<p>No teams yet.</p>'
      }`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
${line('Designer and sources', credit.replace(/\.$/, ''))}${line('Length', turns)}${line('At the table', time)}
${map.picture ? `<figure style="max-width:calc(60vh*${map.aspect})">${map.picture}<figcaption>${escaped(map.title)}</figcaption></figure>` : ''}
${tables.join('\n')}
<footer>${line('Map', map.credit.replace(/\.$/, ''))}${line('Licences', licences.join(', '))}</footer>
</body></html>
`;
}
