import { expect, test } from 'playwright/test';
import { type Exchange, findLeaks, type Secrets } from './fixtures/leak-finder';
import { type Plant, places, withPlant } from './fixtures/leak-plants';

/** What a player's browser may receive: every place where something could be planted, and markup's own vocabulary. */
const clean: readonly Exchange[] = [
  {
    url: '/player/s1',
    code: 200,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'no-store'],
    ],
    body: `<!DOCTYPE html><html><body><main><h1>1 Airborne</h1><p role="status">Saved 14:02</p>
      <table aria-label="Order sheet"><tr><td>2 Para</td></tr></table><input type="number" step="any" value="7"/>
      <p>The next step is Nijmegen.</p></main>
      <script>self.__next_f.push([1,"2:[\\"$\\",\\"p\\",null,{\\"role\\":\\"status\\",\\"children\\":\\"Saved\\"}]\\n"])</script></body></html>`,
  },
  {
    url: '/player/s1?_rsc=1',
    code: 200,
    headers: [['content-type', 'text/x-component']],
    body: '0:["$","input",null,{"type":"number","step":"any"}]\n1:["$","p",null,{"role":"status","children":"2 Para"}]\n',
  },
  {
    url: '/api/player/s1/desk',
    code: 200,
    headers: [['content-type', 'application/json']],
    body: '{"team":{"name":"1 Airborne"},"counters":[{"id":"x7Qk","name":"2 Para Bn","x":74.51,"y":78.09}]}',
  },
  {
    url: '/api/events/s1',
    code: 200,
    headers: [['content-type', 'text/event-stream']],
    body: 'retry: 1000\n\nevent: desk\ndata: cursor-1\n\n',
  },
  {
    url: '/api/player/s1/order-sheet',
    code: 409,
    headers: [['content-type', 'application/json']],
    body: '{"ok":false,"refusal":{"code":"beingRead","message":"Control is reading the sheet."}}',
  },
  {
    url: '/_next/static/chunks/1.js',
    code: 200,
    headers: [['content-type', 'application/javascript']],
    body: 'if(e.status>=400)throw Error("status "+e.status);for(let step=0;step<3;step++){}',
  },
];

const secrets: Secrets = {
  words: ['Zwanenburg Lehrgang', '9 SS-PzJg Abt (von Allwörden)'],
  figures: [
    [10, 9, 7, 3, 1, 0],
    [61.37, 66.83],
  ],
};

const plants: readonly Plant[] = [
  { what: 'status', words: 'its status is 5.', field: ['status', 5] },
  { what: 'step', words: 'it lost two steps.', field: ['stepsLost', 2] },
  { what: 'Zwanenburg Lehrgang', words: 'Zwanenburg Lehrgang is behind it.', field: ['behind', 'Zwanenburg Lehrgang'] },
];

test('what a player may receive is clean, the vocabulary of markup and code among it', () => {
  expect(findLeaks(clean, secrets)).toEqual([]);
});

for (const place of places) {
  for (const plant of plants) {
    test(`planted in ${place}: ${plant.what} is found`, () => {
      const leaks = findLeaks(withPlant(clean, place, plant), secrets);
      expect(leaks.map(({ what }) => what)).toContain(plant.what);
    });
  }
}

/** The clean exchanges with one body changed. */
const withBody = (url: string, change: (body: string) => string): Exchange[] =>
  clean.map((one) => (one.url === url ? { ...one, body: change(one.body) } : one));

const foundIn = (exchanges: readonly Exchange[]) => findLeaks(exchanges, secrets).map(({ what }) => what);

for (const [how, html] of [
  ['an accessible name', '<button aria-label="Status of 2 Para">i</button>'],
  ['a title', '<p title="margin 8">2 Para</p>'],
  ['a data attribute', '<p data-status="5">2 Para</p>'],
  ['the value of a field', '<input value="one step lost"/>'],
  ['words parted by tags', '<p>lost <b>two</b> <i>steps</i></p>'],
  ['inline data', '<script type="application/json">{"score":3}</script>'],
  ['a comment', '<!-- score 12 -->'],
  ['a payload in a script', '<script>self.__next_f.push([1,"7:{\\"stepsLost\\":2}\\n"])</script>'],
] as const)
  test(`the mechanism in ${how} of a page is found`, () => {
    expect(foundIn(withBody('/player/s1', (body) => body.replace('</main>', `${html}</main>`)))).not.toEqual([]);
  });

for (const [how, text] of [
  ['in small letters', 'zwanenburg lehrgang'],
  ['over two lines', 'Zwanenburg\n  Lehrgang'],
  ['as entities', '9 SS-PzJg Abt (von Allw&#246;rden)'],
  ['as escapes of JSON', '9 SS-PzJg Abt (von Allw\\u00f6rden)'],
  ['in an address', '/find?unit=9%20SS-PzJg%20Abt%20(von%20Allw%C3%B6rden)'],
  ['as the levels of a profile', '(10)-(9)-7-3-1-0'],
  ['as the levels of a profile in data', '[{"s":10},{"s":9},{"s":7},{"s":3},{"s":1},{"s":0}]'],
  ['as a place', '{"x":61.37,"y":66.83}'],
] as const) {
  test(`a secret ${how} is found, in code as anywhere`, () => {
    expect(foundIn(withBody('/_next/static/chunks/1.js', (body) => `${body}/* ${text} */`))).not.toEqual([]);
    expect(foundIn(withBody('/api/events/s1', (body) => `${body}data: ${text}\n\n`))).not.toEqual([]);
  });
}

test('a name inside another word, and other figures, are no secret', () => {
  const harmless = 'Zwanenburgs Lehrgangsheft 61.37 and 166.83, 10-9-7-3-1';
  expect(foundIn(withBody('/api/events/s1', (body) => `${body}data: ${harmless}\n\n`))).toEqual([]);
});

test('the id of a unit is found beside an id drawn at random, not in one; a drawn id that is secret is found', () => {
  const drawn = '809641be-d330-4649-a085-bebf86d520c9';
  const found = (text: string, words: string[]) =>
    findLeaks(
      withBody('/api/events/s1', (body) => `${body}data: ${text}\n\n`),
      { words, figures: [] },
    ).map(({ what }) => what);
  expect(found(drawn, ['A085'])).toEqual([]);
  expect(found(`${drawn} a085`, ['A085'])).toEqual(['A085']);
  expect(found('unit-a085-b', ['A085'])).toEqual(['A085']);
  expect(found(`desk:${drawn}`, [drawn])).toEqual([drawn]);
});
