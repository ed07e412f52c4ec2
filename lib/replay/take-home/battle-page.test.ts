import { describe, expect, it } from 'vitest';
import { type BattleTold, battlePage } from './battle-page';
import { type MarkDrawn, mapPicture, marksSvg, type SheetDrawn, sheetSvg } from './map-svg';

const sheet: SheetDrawn = {
  frame: { minX: 0, minY: 0, maxX: 20, maxY: 10 },
  features: [
    {
      layer: 'river',
      name: 'Waal',
      tier: null,
      point: null,
      lines: [
        [
          [0, 5],
          [20, 5],
        ],
      ],
      rings: [],
    },
    {
      layer: 'wood',
      name: '',
      tier: null,
      point: null,
      lines: [],
      rings: [
        [
          [1, 1],
          [2, 1],
          [2, 2],
        ],
      ],
    },
    { layer: 'town', name: 'Nijmegen & Lent', tier: 1, point: [10, 5], lines: [], rings: [] },
    {
      layer: 'dropzone',
      name: 'DZ X',
      tier: null,
      point: null,
      lines: [],
      rings: [
        [
          [3, 3],
          [4, 3],
          [4, 4],
        ],
      ],
    },
  ],
};
const mark = (label: string, x: number, y: number): MarkDrawn => ({ look: 'own', x, y, label, title: label });
const told: BattleTold = {
  title: 'A battle',
  audience: 'As 1 Para was told it',
  credit: 'Drawn by us',
  sheet,
  views: [{ key: 'told', name: 'As told' }],
  turns: [
    { turn: 1, name: 'Turn 1', marks: { told: [mark('A', 1, 1)] }, diary: [], papers: [] },
    {
      turn: 2,
      name: 'Turn 2',
      marks: { told: [mark('B', 1, 1)] },
      diary: [
        {
          place: '700 776',
          date: '18 September 1944',
          at: '2026-11-28T09:05:00Z',
          done: 'Moved the counter',
          about: '2 Para (Umpire)',
          remarks: 'A <b>bridge</b>',
        },
        { place: '', date: '', at: '2026-11-28T09:06:00Z', done: 'Ended the turn', about: '', remarks: '' },
      ],
      papers: [
        { title: 'Report', at: '1944-09-18T14:00:00Z', about: '', text: '<script>alert(1)</script>', rows: ['=1+1'] },
      ],
    },
  ],
};

describe('a map as a picture', () => {
  it('draws the printed map north up, 20 points a kilometre, and no layer that it does not know', () => {
    const svg = sheetSvg(sheet);
    expect(svg).toContain('<path class="w river" d="M0 100L400 100"/>');
    expect(svg).toContain('<path class="a wood" d="M20 180L40 180L40 160Z"/>');
    expect(svg).toContain('Nijmegen &#38; Lent');
    expect(svg).not.toContain('DZ X');
    expect(mapPicture(sheet, [])).toContain('viewBox="0 0 400 200"');
  });

  it('lays marks of one place below each other, and leaves a label out rather than write it over another', () => {
    const svg = marksSvg(sheet, [mark('First', 2, 8), mark('Second', 2, 8), mark('Over a town', 10, 5.2)]);
    expect(svg).toContain('translate(40 40)');
    expect(svg).toContain('translate(40 52)');
    expect(svg).toContain('<text x="-9" text-anchor="end" y="3.5">Over a town</text>');
    const between = marksSvg(sheet, [mark('Left', 4.2, 8), mark('In the midst of all', 5, 8), mark('Right', 5.8, 8)]);
    expect(between).toContain('<title>In the midst of all</title>');
    expect(between).not.toContain('>In the midst of all</text>');
  });
});

describe('the page of a battle', () => {
  it('has all it needs in itself and asks nothing of anybody', () => {
    const page = battlePage(told);
    expect(page).toContain("default-src 'none'");
    expect(page.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/src=|href="(?!#)|url\(|https?:/);
  });

  it('says what was written as words: no mark-up of theirs is any of ours', () => {
    const page = battlePage(told);
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(page.match(/<script>/g)).toHaveLength(1);
  });

  it('shows the map of the last turn first, and every paper where no script runs', () => {
    const page = battlePage(told);
    expect(page).toContain('<g data-turn="1" data-view="told" hidden="">');
    expect(page).toContain('<g data-turn="2" data-view="told">');
    expect(page.match(/<section data-papers="\d+">/g)).toHaveLength(2);
    expect(page).toContain('Nothing was written or told.');
  });

  it('has the diary in the columns of the form, its hours as hours, and each map as an appendix by its number', () => {
    const page = battlePage(told);
    const text = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
    const [first, second] = page.split('<section data-papers=').slice(1);
    expect(first).not.toContain('<table>');
    expect(text(second!)).toContain(
      '|Place|Date|Hour|Summary of events and information|Remarks and references to appendices|700 776|18 September 1944|09:05|Moved the counter| 2 Para (Umpire)|Appendix 2. A &#60;b&#62;bridge&#60;/b&#62;|09:06|Ended the turn|',
    );
    expect(text(first!)).toContain('|Appendix 1. Turn 1: As told|');
    expect(second).toContain('<use href="#ground"/><use href="#lies-2-told"/>');
    expect(page).toContain('<g id="lies-2-told">');
  });

  it('is made of a battle without a turn as well', () => {
    expect(battlePage({ ...told, turns: [] })).toContain('max="0"');
  });
});
