import { describe, expect, it } from 'vitest';
import { sidesOf } from '@/lib/sides';
import { lexiconFor } from './guard/guard-lexicon';
import { issueContacts } from './issuing/contacts';
import { issueCounters } from './issuing/counters';
import { issueClock, issueDesk, issueLinks, issueMap } from './issuing/issue-setup';
import { issueCopy, issueQuery, issueReceipt } from './issuing/receipts';
import { issueReport, type Release } from './release';
import { bodyOf, draftReport } from './reports/eleti';
import { factsFor } from './reports/report-facts';
import {
  arnhemBridge,
  battery,
  british,
  fighter,
  fixedSource,
  germans,
  germanTruth,
  para,
  reportTruth,
  turn,
  unit,
} from './testing/given-truth';
import type { ReportTruth, TruthCombat, TruthTeam } from './truth';

const release = (truth: ReportTruth = reportTruth(), own: Partial<Release> = {}): Release => {
  const facts = factsFor(british, truth);
  const draft = draftReport(british, truth.turn, facts);
  const { heading, sender, gameTime } = draft;
  return {
    viewer: british,
    turn: truth.turn,
    text: { heading, sender, gameTime, body: bodyOf(draft) },
    facts,
    lexicon: lexiconFor(british, truth),
    overruled: {},
    own: truth.own,
    enemyFormations: ['9 SS Pz Div', '10 SS Pz Div'],
    ...own,
  };
};

const withBody = (to: Release, body: string): Release => ({ ...to, text: { ...to.text, body } });

/** A reason for every mark a release meets. */
function everyMark(to: Release): Record<string, string> {
  const refused = issueReport(to, fixedSource());
  return refused.ok ? {} : Object.fromEntries(refused.open.map(({ id }) => [id, 'as Control wants it']));
}

describe('releasing a report', () => {
  it('puts on the map only what the released text says of the enemy', () => {
    const asked = release();
    const { battalions, types } = asked.facts.fights[0]!.enemy;
    const silent = asked.text.body.replace(battalions, 'a good many').replaceAll(types[0]!, 'troops');
    const released = issueReport(
      { ...withBody(asked, silent), overruled: everyMark(withBody(asked, silent)) },
      fixedSource(),
    );
    if (!released.ok) throw new Error('refused');
    expect(released.contacts).toMatchObject([{ symbol: null, label: 'enemy: crews fighting on foot' }]);
  });

  describe('a contact says what its own item of the text says', () => {
    const tigers = unit('tigers', { side: 'german', teamId: 'german-team', arm: 'armour', formation: '9 SS Pz Div' });
    const bridge: TruthCombat = { ...arnhemBridge, fighters: [...arnhemBridge.fighters, fighter(tigers, 8, 8)] };
    // Others than those at the bridge: one enemy would have one mark.
    const others = bridge.fighters.map(({ unit: of, ...more }) => ({
      ...more,
      unit: of.side === 'german' ? { ...of, id: `${of.id} of the heath` } : of,
    }));
    const heath: TruthCombat = { ...bridge, id: 'heath', place: { x: 70.1, y: 78 }, fighters: others };
    const asked = release(reportTruth({ combats: [bridge, heath] }));
    const story = (title: string, words: string) => `${title}\n\n${words}`;
    const contactsOf = (...items: string[]) => {
      const to = withBody(asked, items.join('\n\n'));
      const released = issueReport({ ...to, overruled: everyMark(to) }, fixedSource());
      if (!released.ok) throw new Error('refused');
      return released.contacts.map(({ label, symbol }) => [label, symbol]);
    };

    it('not what it denies: “no tanks were seen” names no tanks', () => {
      expect(
        contactsOf(
          story('ARNHEM', 'We met Panzergrenadiers. No tanks were seen.'),
          story('OOSTERBEEK', 'Tanks came on in their midst.'),
        ),
      ).toEqual([
        ['enemy: Panzergrenadiers', null],
        ['enemy: tanks', 'armour'],
      ]);
    });

    it('not what another fight’s item says', () => {
      const { battalions } = asked.facts.fights[0]!.enemy;
      expect(
        contactsOf(
          story('ARNHEM', `They came to ${battalions}, with tanks.`),
          story('OOSTERBEEK', 'The enemy was met.'),
        ),
      ).toEqual([
        [`${battalions}: tanks`, 'armour'],
        ['enemy', null],
      ]);
    });

    it('not what it says of the own side, nor a word inside another', () => {
      expect(
        contactsOf(
          story('ARNHEM', 'Our own tanks were in it. We met anti-tanks and tankettes.'),
          story('OOSTERBEEK', 'Tanks of ours lent their weight.'),
        ),
      ).toEqual([
        ['enemy', null],
        ['enemy', null],
      ]);
    });

    it('and nothing at all where Control has taken the item out, though its title may have stayed', () => {
      expect(contactsOf(story('OOSTERBEEK', 'Tanks and Panzergrenadiers.'))).toEqual([
        ['enemy: tanks and Panzergrenadiers', 'armour'],
      ]);
      expect(contactsOf('ARNHEM', story('OOSTERBEEK', 'Tanks.'))).toHaveLength(1);
      expect(contactsOf('Nothing to tell of tanks or Panzergrenadiers.')).toEqual([]);
    });
  });

  it('issues the text as it stands, the contact, and the own places with it', () => {
    const asked = release();
    const released = issueReport(asked, fixedSource());
    if (!released.ok) throw new Error('refused');
    expect(released.report).toEqual({
      id: 'id-1',
      gameId: 'game',
      teamId: 'allied-team',
      turn: 5,
      heading: 'Afternoon of 18 September 1944',
      sender: '1 Para Bde',
      gameTime: '18 SEP 2200',
      body: asked.text.body,
      releasedAt: new Date('1944-09-17T22:00:00.000Z'),
    });
    expect(released.contacts).toEqual([
      {
        id: 'id-2',
        gameId: 'game',
        teamId: 'allied-team',
        x: 75,
        y: 78.5,
        symbol: 'mechanised',
        label: 'three to four battalions: Panzergrenadiers and crews fighting on foot',
        seenTurn: 5,
        seenAt: new Date('1944-09-17T22:00:00.000Z'),
        source: 'own troops',
        confidence: 'certain',
        direction: '',
      },
    ]);
    expect(released.counters.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['counter-para', 74.62, 77.95],
      ['counter-battery', 74.62, 77.95],
    ]);
    expect(released.identities).toEqual([]);
  });

  it('he who attacked has the contact where he went in, to the hectometre', () => {
    const truth = germanTruth();
    const facts = factsFor(germans, truth);
    const body = bodyOf(draftReport(germans, truth.turn, facts));
    const contacts = issueContacts(germans, truth.turn, facts, body, lexiconFor(germans, truth), fixedSource());
    expect(contacts.map(({ x, y }) => [x, y])).toEqual([[74.6, 77.9]]);
  });

  it('is refused with the marks while one is open', () => {
    const asked = release();
    const released = issueReport(withBody(asked, `${asked.text.body} The battery lost a step.`), fixedSource());
    expect(released).toMatchObject({ ok: false, open: [{ kind: 'mechanism' }] });
  });

  it('lets a mark be overruled with a reason, and not with an empty one', () => {
    const asked = withBody(release(), `${release().text.body} The battery lost a step.`);
    const refused = issueReport(asked, fixedSource());
    if (refused.ok) throw new Error('not refused');
    const reasons = (reason: string) => Object.fromEntries(refused.open.map(({ id }) => [id, reason]));
    expect(issueReport({ ...asked, overruled: reasons(' ') }, fixedSource()).ok).toBe(false);
    expect(issueReport({ ...asked, overruled: reasons('a step of the bridge') }, fixedSource()).ok).toBe(true);
  });

  it('guards the heading and the sender too', () => {
    const asked = release();
    const released = issueReport({ ...asked, text: { ...asked.text, sender: 'AR 191' } }, fixedSource());
    expect(released).toMatchObject({ ok: false, open: [{ kind: 'hiddenUnit' }] });
  });

  it('OC-118: issues the identities that the text names, due or overruled', () => {
    const identitiesOf = (asked: Release) => {
      const released = issueReport(asked, fixedSource());
      return released.ok ? released.identities.map(({ formation, turn: of }) => [formation, of]) : released.open;
    };
    const due = reportTruth({ contacts: [{ enemyFormation: '9 SS Pz Div', turnsRunning: 2 }] });
    expect(identitiesOf(release(due))).toEqual([['9 SS Pz Div', 5]]);

    const early = withBody(release(), `${release().text.body} Prisoners are of 9 SS Panzer Division.`);
    const marks = issueReport(early, fixedSource());
    if (marks.ok) throw new Error('not refused');
    expect(identitiesOf({ ...early, overruled: { [marks.open[0]!.id]: 'a map was captured' } })).toEqual([
      ['9 SS Pz Div', 5],
    ]);
  });
});

describe('own counters', () => {
  it('§9: are issued without status; size is road in column (§7)', () => {
    const [issued] = issueCounters(british, [para], turn, fixedSource());
    expect(issued).toEqual({
      id: 'counter-para',
      gameId: 'game',
      teamId: 'allied-team',
      name: '2nd Para Bn',
      shortName: '2 Para',
      symbol: 'paras',
      nation: 'UK',
      formation: '1 Airborne Div',
      brigade: '1 Para Bde',
      sizeKm: 4,
      x: 74.62,
      y: 77.95,
      isLost: false,
      leads: false,
      keepsUp: false,
      mover: 'foot',
      asOf: new Date('1944-09-17T22:00:00.000Z'),
      asOfTurn: 5,
    });
  });

  it('OC-66: say whether they lead a break through, which is for armour, and whether they keep up with it', () => {
    const kinds = [
      unit('tanks', { arm: 'armour', mover: 'tank' }),
      unit('assault guns', { arm: 'antiTank', flags: ['tanks'], mover: 'tank' }),
      unit('crews on foot', { arm: 'armour', flags: ['outOfRole'], mover: 'foot' }),
      unit('half-tracks', { arm: 'mechanised', mover: 'mech' }),
      unit('armoured cars', { arm: 'recce', mover: 'recce' }),
      unit('towed guns', { arm: 'artillery', mover: 'towedArtillery' }),
    ];
    const issued = issueCounters(british, kinds, turn, fixedSource());
    expect(issued.map(({ id, leads, keepsUp }) => [id, leads, keepsUp])).toEqual([
      ['counter-tanks', true, true],
      ['counter-assault guns', true, true],
      ['counter-crews on foot', false, false],
      ['counter-half-tracks', false, true],
      ['counter-armoured cars', false, true],
      ['counter-towed guns', false, false],
    ]);
  });

  it('OC-60: a captured unit is lost and has no place; one not arrived is not issued; nor is another team’s', () => {
    const issued = issueCounters(
      british,
      [
        { ...battery, isCaptured: true },
        unit('later', { isOnMap: false, x: null, y: null }),
        unit('others', { teamId: 'other' }),
      ],
      turn,
      fixedSource(),
    );
    expect(issued.map(({ id, x, isLost }) => [id, x, isLost])).toEqual([['counter-battery', null, true]]);
  });
});

describe('desk, links, clock, map and receipts', () => {
  const team = {
    gameId: 'game',
    teamId: 'allied-team',
    name: '1 Airborne',
    side: 'allied',
    sideTitle: 'ALLIED',
    command: { higher: { name: 'I Airborne Corps', returns: 'eachTurn' }, under: [] },
    sides: sidesOf({
      sides: [
        { key: 'allied', name: 'Commonwealth', letter: 'C', colour: 'green' },
        { key: 'german', name: 'Axis', letter: 'X' },
      ],
      nations: [
        { key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted' },
        { key: 'ITA', name: 'Italian', sides: ['german', 'allied'], bar: 'double' },
        { key: 'GER', name: 'German', sides: ['german'], bar: 'hatched' },
      ],
    }),
    turnLength: 'eight hours',
  } satisfies TruthTeam;

  it('issue a desk with a new cursor, and its links', () => {
    expect(issueDesk({ ...team, notes: 'secret' } as typeof team, fixedSource())).toEqual({
      id: 'allied-team',
      gameId: 'game',
      name: '1 Airborne',
      side: 'allied',
      sideTitle: 'ALLIED',
      command: { higher: { name: 'I Airborne Corps', returns: 'eachTurn' }, under: [] },
      look: {
        names: { allied: 'Commonwealth', german: 'Axis' },
        colours: { allied: 'green', german: 'ochre' },
        letter: 'C',
        turnLength: 'eight hours',
        nations: [
          { key: 'NZ', name: 'New Zealand', bar: 'dotted', sides: ['allied'] },
          { key: 'ITA', name: 'Italian', bar: 'double', sides: ['allied'] },
        ],
      },
      cursor: 'id-1',
    });
    expect(issueLinks(team, [{ toTeamId: 'xxx', toName: 'XXX Corps', means: 'wireless' }], fixedSource())).toEqual([
      { id: 'id-1', gameId: 'game', teamId: 'allied-team', toTeamId: 'xxx', toName: 'XXX Corps', means: 'wireless' },
    ]);
  });

  it('§4: the clock ends its phase when the budget is used up', () => {
    const clock = issueClock({
      gameId: 'game',
      title: 'Market Garden',
      turn: { number: 2, date: '1944-09-17', daypart: 'afternoon' },
      phase: 'orders',
      phaseStartedAt: new Date('2026-11-21T10:00:00Z'),
      budgetMinutes: 7.5,
      isBegun: true,
      isEnded: false,
      network: '',
      address: '',
      pausedAt: null,
      allowsRest: false,
      isLast: false,
    });
    expect(clock).toEqual({
      gameId: 'game',
      title: 'Market Garden',
      turn: 2,
      date: new Date('1944-09-17T00:00:00Z'),
      daypart: 'afternoon',
      phase: 'orders',
      phaseStartedAt: new Date('2026-11-21T10:00:00Z'),
      phaseEndsAt: new Date('2026-11-21T10:07:30Z'),
      isBegun: true,
      isEnded: false,
      network: '',
      address: '',
      pausedAt: null,
      allowsRest: false,
      isLast: false,
    });
  });

  it('the map is what is printed, without the scenario’s notes', () => {
    const sheet = {
      title: 'Arnhem',
      credit: 'ours',
      frame: { minX: 0, minY: 0, maxX: 10, maxY: 10 },
      features: [
        { layer: 'crossing', name: 'Arnhem road bridge', point: [1, 2] as const, isPrepared: true, note: 'wired' },
      ],
    };
    expect(issueMap('game', sheet).sheet.features).toEqual([
      {
        layer: 'crossing',
        name: 'Arnhem road bridge',
        kind: null,
        isMajor: false,
        tier: null,
        point: [1, 2],
        lines: [],
        rings: [],
      },
    ]);
  });

  it('receipt, query and copy say what was done and no more', () => {
    const of = { gameId: 'game', teamId: 'allied-team', sheetId: 'sheet' };
    const at = new Date('1944-09-17T22:00:00.000Z');
    expect(issueReceipt(of, fixedSource())).toEqual({ ...of, readingAt: at });
    expect(issueQuery(of, { turn: 2, lineId: null, text: 'North or south?' }, fixedSource())).toEqual({
      ...of,
      id: 'id-1',
      turn: 2,
      lineId: null,
      text: 'North or south?',
      askedAt: at,
    });
    const line = {
      units: '2 Para',
      orders: 'Hold',
      support: '',
      action: 'hold',
      posture: 'tact',
      standFast: true,
      asksForAir: true,
      interdicts: '123 456',
    } as const;
    const copy = issueCopy(
      of,
      { turn: 2, sender: '1 Airborne', lines: [{ ...line, id: 'l', version: 3 } as typeof line] },
      fixedSource(),
    );
    expect(copy).toEqual({
      id: 'id-1',
      gameId: 'game',
      teamId: 'allied-team',
      turn: 2,
      sender: '1 Airborne',
      lines: [line],
      deliveredAt: at,
    });
  });
});
