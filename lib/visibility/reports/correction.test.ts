import { describe, expect, it } from 'vitest';
import type { FightFacts, ReportFacts } from '../facts';
import { guard } from '../guard/guard';
import { mechanismWords } from '../guard/mechanism-words';
import type { NewsFact } from '../news-facts';
import type { TruthTurn } from '../truth';
import { correctionLead } from './correction';

const afternoon = { number: 5, date: '1944-09-18', daypart: 'afternoon' } as TruthTurn;
const fight = (id: string, words: string, outcome: FightFacts['outcome'] = 'heldOn'): FightFacts => ({
  id,
  title: words.toUpperCase(),
  place: { x: 74.5, y: 78, gridReference: '745 780', words },
  isNight: false,
  outcome,
  own: [],
  support: [],
  enemy: {
    factId: `${id}:enemy`,
    at: { x: 74.5, y: 78 },
    battalions: 'a battalion',
    types: [],
    symbol: null,
    mustName: [],
    identities: [],
    hasPrisoners: false,
  },
});
const facts = (...fights: FightFacts[]): ReportFacts => ({
  sender: 'G Ops',
  fights,
  moves: [],
  arrivals: [],
  patrols: [],
  requests: [],
  news: [],
  ownPlaces: [],
});
const lead = (then: ReportFacts, now: ReportFacts) => correctionLead(afternoon, then, now);

const bombed = (id: string): NewsFact => ({
  factId: `strike:${id}:0`,
  kind: 'strike',
  isOwed: true,
  units: [['2 Para Bn', '2 Para']],
  how: 'bombed by heavy bombers',
  effectiveness: 'capable',
  losses: 'heavy',
  cannotMove: '',
  isFlakSilenced: false,
});
const withNews = (...news: NewsFact[]): ReportFacts => ({ ...facts(fight('a', 'at Arnhem')), news });

describe('how a correction opens (§10)', () => {
  it('a report that only left something out was not complete; what was bombed and is not is taken back', () => {
    expect(lead(withNews(), withNews(bombed('s')))).toBe(
      'The report of 18 SEP 2200 was not complete. It did not tell of 2 Para Bn, bombed by heavy bombers. What follows takes its place.',
    );
    expect(lead(withNews(bombed('s')), withNews())).toBe(
      'The report of 18 SEP 2200 was mistaken. What it told of 2 Para Bn, bombed by heavy bombers is not borne out. What follows takes its place.',
    );
  });

  it('facts that come back from the database with their fields in another order are the same facts', () => {
    const turned = <T extends object>(one: T): T => Object.fromEntries(Object.entries(one).reverse()) as T;
    const told = { ...withNews(turned(bombed('s'))), fights: [turned(fight('a', 'at Arnhem'))] };
    expect(lead(told, withNews(bombed('s')))).toBe(
      'The report of 18 SEP 2200 was mistaken. What follows takes its place.',
    );
  });

  it('names the report by its hour of the battle, and the fighting it was mistaken about', () => {
    expect(lead(facts(fight('a', 'at Arnhem')), facts(fight('a', 'at Arnhem', 'lostGround')))).toBe(
      'The report of 18 SEP 2200 was mistaken about the fighting at Arnhem. What follows takes its place.',
    );
  });

  it('says what was left out, and what is not borne out', () => {
    expect(lead(facts(fight('a', 'at Arnhem')), facts(fight('b', 'west of Best', null)))).toBe(
      'The report of 18 SEP 2200 was mistaken. It did not tell of the enemy met west of Best. ' +
        'What it told of the fighting at Arnhem is not borne out. What follows takes its place.',
    );
  });

  it('a fight with another title alone is not mistaken', () => {
    const again = { ...fight('a', 'at Arnhem'), title: 'ARNHEM, SECOND FIGHT' };
    expect(lead(facts(fight('a', 'at Arnhem')), facts(again))).toBe(
      'The report of 18 SEP 2200 was mistaken. What follows takes its place.',
    );
  });

  it('speaks the words of the battle: nothing in it is marked by the guard', () => {
    const words = lead(facts(fight('a', '')), facts(fight('a', '', 'lostGround'), fight('b', 'at Best')));
    expect(words).toContain('the fighting near 745 780');
    expect(mechanismWords.filter(({ pattern }) => pattern.test(words))).toEqual([]);
    expect(guard(words, facts(), { known: [], hidden: [], early: [], places: [] })).toEqual([]);
  });
});
