import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recceReports } from '@/lib/words';
import { lexiconFor } from '../guard/guard-lexicon';
import { mechanismWords } from '../guard/mechanism-words';
import { factsFor } from '../reports/report-facts';
import { arnhemBridge, british, fixedSource, places, reportTruth, turn } from '../testing/given-truth';
import { airLossSentences, airLossWords, issueSquadrons } from './air-report';
import { contactSeen, roughPlace, type ToldContact, type TruthSeen } from './recce-report';
import { contactSentence, issueSighting, sightingBody, sightingMarks } from './sightings';

const truth = reportTruth({ combats: [arnhemBridge] });
const facts = factsFor(british, truth);
const lexicon = lexiconFor(british, truth);
const contact: ToldContact = {
  x: 72,
  y: 70.5,
  symbol: 'armour',
  label: 'battalion-sized force of tanks',
  direction: 'towards Arnhem',
  confidence: 'probable',
};
const text = (own: Partial<Parameters<typeof issueSighting>[2]> = {}) => ({
  source: 'air reconnaissance',
  body: contactSentence(contact, places),
  contacts: [contact],
  ...own,
});
const told = (own: Partial<ReturnType<typeof text>> = {}, overruled = {}) =>
  issueSighting(british, turn, text(own), facts, lexicon, overruled, fixedSource());

const seen = (own: Partial<TruthSeen> = {}): TruthSeen => ({
  report: 'directionTypeAndSize',
  arm: 'armour',
  flags: [],
  side: 'german',
  echelon: 'battalion',
  at: { x: 72.1, y: 70.4 },
  from: { x: 70.1, y: 62.4 },
  ...own,
});

describe('§12c Recce: what a report tells', () => {
  test.each([
    ['nothing', null],
    ['enemySpotted', { symbol: null, label: 'enemy spotted', direction: '' }],
    ['direction', { symbol: null, label: 'enemy on the move', direction: 'towards Arnhem' }],
    ['type', { symbol: 'armour', label: 'tanks', direction: '' }],
    ['directionAndType', { symbol: 'armour', label: 'tanks', direction: 'towards Arnhem' }],
    ['typeAndSize', { symbol: 'armour', label: 'battalion-sized force of tanks', direction: '' }],
    [
      'directionTypeAndSize',
      { symbol: 'armour', label: 'battalion-sized force of tanks', direction: 'towards Arnhem' },
    ],
  ] as const)('%s (OC-92: and no more than that)', (report, expected) => {
    const contact = contactSeen(seen({ report }), places);
    if (expected === null) expect(contact).toBeNull();
    else expect(contact).toMatchObject({ ...expected, x: 72, y: 70.5 });
  });

  test('a place is told to the nearest 500 m', () =>
    expect(roughPlace({ x: 72.26, y: 70.74 })).toEqual({ x: 72.5, y: 70.5 }));

  test('what a report does not have, changes nothing of what is told', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...recceReports),
        fc.constantFrom('infantry' as const, 'armour' as const, 'artillery' as const),
        fc.constantFrom('company', 'battalion', 'regiment'),
        fc.integer({ min: 50, max: 80 }),
        (report, arm, echelon, x) => {
          const has = (word: string) => report.toLowerCase().includes(word);
          const one = contactSeen(seen({ report }), places);
          const other = contactSeen(
            seen({
              report,
              arm: has('type') ? 'armour' : arm,
              echelon: has('size') ? 'battalion' : echelon,
              from: has('direction') ? { x: 70.1, y: 62.4 } : { x, y: 40 },
            }),
            places,
          );
          expect(JSON.stringify(other)).toBe(JSON.stringify(one));
        },
      ),
    ));
});

describe('a report of sightings is issued', () => {
  test('to the team, with its contacts and the names of the fields that are told', () => {
    const released = told();
    if (!released.ok) throw new Error(JSON.stringify(released.open));
    expect(released.report).toEqual({
      id: 'id-1',
      gameId: 'game',
      teamId: 'allied-team',
      turn: 5,
      heading: 'Air reconnaissance',
      sender: 'G (Air)',
      gameTime: '18 SEP 2200',
      body: '720 705, south of Oosterbeek: battalion-sized force of tanks, towards Arnhem.',
      releasedAt: new Date('1944-09-17T22:00:00.000Z'),
    });
    expect(released.contacts).toEqual([
      {
        id: 'id-2',
        gameId: 'game',
        teamId: 'allied-team',
        x: 72,
        y: 70.5,
        symbol: 'armour',
        label: 'battalion-sized force of tanks',
        seenTurn: 5,
        seenAt: new Date('1944-09-17T22:00:00.000Z'),
        source: 'air reconnaissance',
        confidence: 'probable',
        direction: 'towards Arnhem',
      },
    ]);
  });

  test('two worlds: a contact that was seen and one that was not are the same, byte for byte', () => {
    const real = contactSeen(seen(), places)!;
    // As Control's form keeps them: an id of its own, a place as exactly as it was typed, and whatever else lies beside.
    const mistaken = { ...real, x: 72.04, y: 70.61 };
    const kept = (contact: ToldContact, beside: object) => ({ ...contact, ...beside }) as ToldContact;
    const issued = (contact: ToldContact) => JSON.stringify(told({ contacts: [contact] }));
    expect(issued(kept(mistaken, { id: 'added-1', near: { x: 60, y: 45 } }))).toBe(
      issued(kept(real, { id: 'V1StGXR8', caseId: 'case', unitId: 'G149' })),
    );
  });

  test('two worlds that differ in what is told do not', () =>
    expect(JSON.stringify(told({ contacts: [{ ...contact, confidence: 'possible' }] }))).not.toBe(
      JSON.stringify(told()),
    ));

  test('a name the team does not know, and a word of the mechanism, are held back wherever they stand', () => {
    const open = (own: Partial<ReturnType<typeof text>>) => {
      const released = told(own);
      return released.ok ? [] : released.open.map(({ kind }) => kind);
    };
    expect(open({ body: 'Panzers of AR 191 on the road.' })).toEqual(['hiddenUnit']);
    expect(open({ contacts: [{ ...contact, label: 'AR 191' }] })).toEqual(['hiddenUnit']);
    expect(open({ contacts: [{ ...contact, direction: 'with a status of 5' }] })).toContain('mechanism');
    expect(open({ source: 'the dice' })).toContain('mechanism');
    const [mark] = sightingMarks(text({ body: 'AR 191 is there.' }), facts, lexicon);
    expect(told({ body: 'AR 191 is there.' }, { [mark!.id]: 'a prisoner said so' }).ok).toBe(true);
  });

  test('a draft passes, and has no word of the mechanism', () => {
    const drafts = recceReports.flatMap((report) => contactSeen(seen({ report }), places) ?? []);
    const body = sightingBody(drafts, places);
    expect(told({ body, contacts: drafts }).ok).toBe(true);
    for (const { pattern } of mechanismWords) expect(body).not.toMatch(pattern);
    expect(sightingBody([], places)).toBe('Nothing was seen.');
  });
});

describe('§13: losses in the air are told as light or heavy', () => {
  test('heavy from a fifth of what flew', () => {
    expect(airLossWords(0, 24, false)).toBe('no losses');
    expect(airLossWords(1, 24, false)).toBe('light losses');
    expect(airLossWords(2, 12, true)).toBe('light losses');
    expect(airLossWords(3, 15, true)).toBe('heavy losses');
  });

  test('OC-94: who fought and lost no whole squadron is told light losses', () => {
    expect(airLossWords(0, 24, true)).toBe('light losses');
    const driven = { side: 'allied' as const, name: '83 Group', lost: 0, of: 4, isDrivenOff: true, hasFought: true };
    expect(airLossSentences(british, [driven])).toEqual(['83 Group: light losses, driven off.']);
    expect(airLossSentences(british, [{ ...driven, lost: 1, of: 6 }])).toEqual(['83 Group: light losses, driven off.']);
  });

  test('two worlds: how many were lost of how many never comes out', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (lostOne, ofOne, lostOther, ofOther, hasFought) => {
          const say = (lost: number, of: number) =>
            airLossSentences(british, [
              { side: 'allied', name: 'Lift to DZ Y', lost: Math.min(lost, of), of, isDrivenOff: false, hasFought },
              { side: 'german', name: 'II Jagdkorps', lost, of, isDrivenOff: true, hasFought },
            ]);
          const one = say(lostOne, ofOne);
          const other = say(lostOther, ofOther);
          expect(one).toHaveLength(1);
          expect(one[0]).not.toMatch(/\d|Jagdkorps/);
          const word = (lost: number, of: number) => airLossWords(Math.min(lost, of), of, hasFought);
          if (word(lostOne, ofOne) === word(lostOther, ofOther))
            expect(JSON.stringify(one)).toBe(JSON.stringify(other));
        },
      ),
    ));

  test('a roster holds the own side’s groups as Control has them told, and keeps their ids', () => {
    const groups = [
      {
        id: '83',
        side: 'allied' as const,
        name: '83 Group',
        aircraft: 'Typhoon',
        squadrons: 7,
        lost: 1,
        notes: 'secret',
      },
      { id: 'jg', side: 'german' as const, name: 'JG 26', aircraft: 'Fw 190', squadrons: 3 },
      { id: '84', side: 'allied' as const, name: '84 Group', aircraft: 'Typhoon', squadrons: 0 },
    ];
    const rows = issueSquadrons(
      british,
      groups,
      (name) => (name === '83 Group' ? 'told-before' : undefined),
      fixedSource(),
    );
    expect(rows).toEqual([
      {
        id: 'told-before',
        gameId: 'game',
        teamId: 'allied-team',
        name: '83 Group',
        aircraft: 'Typhoon',
        squadrons: 7,
        asOf: new Date('1944-09-17T22:00:00.000Z'),
      },
    ]);
  });
});
