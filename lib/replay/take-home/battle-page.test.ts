import { describe, expect, it } from 'vitest';
import { battlePage } from './battle-page';
import type { BattleShown, BattleTold } from './battle-told';

const told: BattleTold = {
  title: 'A battle',
  audience: '1 Para',
  about: 'As 1 Para was told it',
  side: 'allied',
  look: { names: { allied: 'Allied', german: 'German' }, colours: { allied: 'blue', german: 'ochre' }, nations: [] },
  map: { credit: 'Drawn by us' },
  moments: [
    { turn: 1, stage: 'letters' },
    { turn: 2, stage: 'movement' },
    { turn: 2, stage: 'letters' },
  ],
  views: [
    {
      key: 'told',
      name: 'As you were told',
      film: [
        [0, 'counter/1', { name: '2 Para', x: 1, y: 1 }],
        [1, 'counter/1', { x: 2 }],
      ],
      turns: [1, 2],
    },
  ],
  turns: [
    { turn: 1, name: 'Turn 1', day: null, diary: [], papers: [], losses: [] },
    {
      turn: 2,
      name: 'Turn 2',
      day: { date: '1944-09-18', daypart: 'morning' },
      diary: [
        {
          place: '700 776',
          date: '18 September 1944',
          hour: 'morning',
          at: '2026-11-28T09:05:00Z',
          done: 'Moved the counter',
          about: '2 Para (Umpire)',
          remarks: 'A <b>bridge</b>',
        },
      ],
      papers: [
        {
          kind: 'letter',
          title: 'Morning',
          when: '18 SEP 1400',
          about: 'report from G Ops',
          text: '<script>alert(1)</script>',
          rows: [{ who: '2 Para', text: 'Hold the <b>bridge</b>.', ringed: ['Hold', 'Tact'] }],
        },
      ],
      losses: [
        { sideName: 'Allied', formation: '1 Airborne Div', units: 9, stepsLost: 4 },
        { sideName: 'Allied', formation: '1 Polish Bde', units: 1, stepsLost: 0 },
        { sideName: 'German', formation: '9 SS-Pz', units: 7, stepsLost: 5 },
      ],
    },
  ],
};
const parts = { script: 'let a="</script>";', style: 'body{color:red}' };
const words = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('the page of a battle', () => {
  it('may ask nothing of anybody, and has its script and its style in itself', () => {
    const page = battlePage(told, parts);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('<style>body{color:red}</style>');
    expect(page).toContain('<script>let a="<\\/script>";</script>');
  });

  it('says what was written as words: no mark-up of theirs is any of ours', () => {
    const page = battlePage({ ...told, title: '</script><b>' }, parts);
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  it('has every paper as words, and a place for each map, so that it is read without its script', () => {
    const page = battlePage(told, parts);
    expect(page.match(/<section data-papers="\d+">/g)).toHaveLength(2);
    expect(page).toContain('Nothing was written or told.');
    expect(words(page)).toContain('|Morning|report from G Ops|18 SEP 1400|');
    expect(words(page)).toContain('|2 Para| |Hold the &#60;b&#62;bridge&#60;/b&#62;.| |Hold| |Tact|');
    expect(words(page)).toContain('|Appendix 2. Turn 2: As you were told|');
  });

  it('has the diary in the columns of the form, by the clock of the battle, with the hour of the hall beside its remarks', () => {
    expect(words(battlePage(told, parts))).toContain(
      '|Place|Date|Hour|Summary of events and information|Remarks and references to appendices|700 776|18 September 1944|morning|Moved the counter| 2 Para (Umpire)|Appendix 2. A &#60;b&#62;bridge&#60;/b&#62; In the hall at |09:05|',
    );
  });

  it('sums up what each side lost', () => {
    expect(words(battlePage(told, parts))).toContain(
      '|Formation|Lost|1 Airborne Div, 9 units|4|1 Polish Bde, 1 unit|0|Allied, 10 units|4|9 SS-Pz, 7 units|5|German, 7 units|5|',
    );
  });

  it('gives its script the maps and no paper, and says in which turn most happened', () => {
    const [, data] = /id="battle">(.*?)<\/script>/.exec(battlePage(told, parts))!;
    const { turns, views } = JSON.parse(data!) as BattleShown;
    expect(turns).toEqual([
      { turn: 1, name: 'Turn 1', day: null, fullness: 0 },
      { turn: 2, name: 'Turn 2', day: { date: '1944-09-18', daypart: 'morning' }, fullness: 1 },
    ]);
    expect(views[0]!.film).toHaveLength(2);
    expect(data).not.toContain('alert');
  });

  it('is made of a battle without a turn as well', () => {
    expect(battlePage({ ...told, turns: [], moments: [] }, parts)).toContain('aria-label="Papers of the turn"></main>');
  });
});
