import { describe, expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import type { FightFacts, MoveFact, OwnFact, ReportFacts } from '../facts';
import { guard } from '../guard/guard';
import { mechanismWords } from '../guard/mechanism-words';
import type { NewsFact } from '../news-facts';
import type { TruthTurn } from '../truth';
import { correctionLead, draftCorrection, factsToCorrect, isAnything } from './correction';
import { bodyOf } from './eleti';

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
  objective: null,
  accounts: [],
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
  pinned: '',
  isFlakSilenced: false,
});
const withNews = (...news: NewsFact[]): ReportFacts => ({ ...facts(fight('a', 'at Arnhem')), news });

describe('how a correction opens (§10)', () => {
  it('a report that only left something out was not complete; what was bombed and is not is taken back', () => {
    expect(lead(withNews(), withNews(bombed('s')))).toBe(
      'The report of 18 SEP 2200 was not complete. It did not tell of 2 Para Bn, bombed by heavy bombers. It stands, and this is added.',
    );
    expect(lead(withNews(bombed('s')), withNews())).toBe(
      'The report of 18 SEP 2200 was mistaken. What it told of 2 Para Bn, bombed by heavy bombers is not borne out. All else stands.',
    );
  });

  it('facts that come back from the database with their fields in another order are the same facts', () => {
    const turned = <T extends object>(one: T): T => Object.fromEntries(Object.entries(one).reverse()) as T;
    const told = { ...withNews(turned(bombed('s'))), fights: [turned(fight('a', 'at Arnhem'))] };
    expect(lead(told, withNews(bombed('s')))).toBe('The report of 18 SEP 2200 is to be read as follows.');
  });

  it('names the report by its hour of the battle, and the fighting it was mistaken about', () => {
    expect(lead(facts(fight('a', 'at Arnhem')), facts(fight('a', 'at Arnhem', 'lostGround')))).toBe(
      'The report of 18 SEP 2200 was mistaken about the fighting at Arnhem. What follows takes its place. All else stands.',
    );
  });

  it('says what was left out, and what is not borne out', () => {
    expect(lead(facts(fight('a', 'at Arnhem')), facts(fight('b', 'west of Best', null)))).toBe(
      'The report of 18 SEP 2200 was mistaken. It did not tell of the enemy met west of Best. ' +
        'What it told of the fighting at Arnhem is not borne out. What follows takes its place. All else stands.',
    );
  });

  it('a fight with another title alone is not mistaken', () => {
    const again = { ...fight('a', 'at Arnhem'), title: 'ARNHEM, SECOND FIGHT' };
    expect(lead(facts(fight('a', 'at Arnhem')), facts(again))).toBe(
      'The report of 18 SEP 2200 is to be read as follows.',
    );
  });

  it('what colours a fight is no difference: a report of a game made before knew no more', () => {
    const now = {
      ...fight('a', 'at Arnhem'),
      where: 'in the streets of Arnhem',
      crossing: null,
      order: 'hold' as const,
    };
    expect(isAnything(factsToCorrect(facts(fight('a', 'at Arnhem')), facts(now)))).toBe(false);
  });

  it('speaks the words of the battle: nothing in it is marked by the guard', () => {
    const words = lead(facts(fight('a', '')), facts(fight('a', '', 'lostGround'), fight('b', 'at Best')));
    expect(words).toContain('the fighting near 745 780');
    expect(mechanismWords.filter(({ pattern }) => pattern.test(words))).toEqual([]);
    expect(guard(words, facts(), { known: [], hidden: [], early: [], places: [] })).toEqual([]);
  });
});

describe('what a correction tells (§10)', () => {
  const unit = (name: string, of: Partial<OwnFact> = {}): OwnFact => ({
    factId: `own:${name}`,
    name,
    shortName: name,
    brigade: '1 Para Bde',
    effectiveness: 'capable',
    losses: 'light',
    place: { x: 74.6, y: 78, gridReference: '746 780', words: 'at Arnhem' },
    movement: 'stayed',
    stoodFast: false,
    ...of,
  });
  const bridge = (...own: OwnFact[]): FightFacts => ({ ...fight('a', 'at Arnhem'), own });
  const viewer = { gameId: 'game', teamId: 'team', teamName: '1 Airborne', side: 'allied', sides: bookSides } as const;
  const corrected = (told: ReportFacts, now: ReportFacts) => bodyOf(draftCorrection(viewer, afternoon, told, now));
  const told = facts(bridge(unit('2 Para'), unit('3 Para')), fight('b', 'at Best'));

  it('of a unit that lost more it tells that, and nothing of the others, the enemy or other fights', () => {
    const now = facts(
      bridge(unit('2 Para'), unit('3 Para', { losses: 'heavy', effectiveness: 'low' })),
      fight('b', 'at Best'),
    );
    const text = corrected(told, now);
    expect(text).toMatch(/mistaken about the fighting at Arnhem/);
    expect(text).toMatch(/3 Para .*heavy losses.*(too weak to attack|little strength left to attack)/);
    expect(text).not.toMatch(/2 Para|battalion|BEST|attacked/);
    const ownPlaces = now.fights[0]!.own.map(({ name, place }) => ({ names: [name], place: place! }));
    expect(
      guard(text, { ...factsToCorrect(told, now), ownPlaces }, { known: [], hidden: [], early: [], places: [] }),
    ).toEqual([]);
  });

  it('of a fight that went otherwise it tells how, with what became of its units, and not the enemy again', () => {
    const text = corrected(
      told,
      facts({ ...bridge(unit('2 Para'), unit('3 Para')), outcome: 'locked' }, fight('b', 'at Best')),
    );
    expect(text).toMatch(/decision|neither side|standstill/i);
    expect(text).toMatch(/light losses/);
    expect(text).not.toMatch(/battalion|BEST/);
  });

  it('of an enemy who was stronger it tells him alone', () => {
    const stronger = bridge(unit('2 Para'), unit('3 Para'));
    stronger.enemy = { ...stronger.enemy, battalions: 'about two battalions' };
    const text = corrected(told, facts(stronger, fight('b', 'at Best')));
    expect(text).toMatch(/about two battalions/);
    expect(text).not.toMatch(/losses|Para|BEST/);
  });

  it('of moves it tells those alone that ended otherwise', () => {
    const move = (names: string[], gridReference: string): MoveFact => ({
      factId: names.join(),
      names,
      place: { x: 1, y: 1, gridReference, words: '' },
      isFinished: true,
      why: '',
    });
    const then = { ...told, moves: [move(['Irish Guards', 'Welsh Guards'], '436 069')] };
    const now = { ...told, moves: [move(['Irish Guards'], '436 069'), move(['Welsh Guards'], '442 099')] };
    const text = corrected(then, now);
    expect(text).toMatch(/Welsh Guards.*442 099/);
    expect(text).not.toMatch(/Irish|436 069|ARNHEM/);
  });

  it('says nothing where nothing that could be seen has changed', () => {
    expect(corrected(told, told)).toBe('The report of 18 SEP 2200 is to be read as follows.');
  });
});
