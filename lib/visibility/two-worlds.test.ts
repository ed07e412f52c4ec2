import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import { howOften } from '@/scripts/testing/how-often';
import { lexiconFor } from './guard/guard-lexicon';
import { mechanismWords } from './guard/mechanism-words';
import { issueContacts } from './issuing/contacts';
import { issueCounters } from './issuing/counters';
import { issueFriends } from './issuing/friends';
import { issueClock, issueDesk, issueLinks, issueMap } from './issuing/issue-setup';
import { issueDecision, issueMessage, issueNews } from './issuing/messages';
import { issueNotice, noticeLexicon } from './issuing/notices';
import { issueExtension, issueNudge } from './issuing/nudges-and-extensions';
import { issueReport } from './release';
import { bodyOf, draftReport } from './reports/eleti';
import { factsFor } from './reports/report-facts';
import { Draw } from './testing/drawn-known';
import { drawKnownWorld, drawWorld, type KnownWorld, type World } from './testing/drawn-worlds';
import { arnhemBridge, british, fighter, fixedSource, reportTruth, turn, unit } from './testing/given-truth';
import type { TruthUnit } from './truth';
import { battalionWords } from './words/player-words';

/** Everything that a team is issued of a world: its desk, links, clock, map, places at the opening, and its report. */
function everythingIssued({ truth, clock, links, map, friendIds }: World): string {
  const source = fixedSource();
  const team = {
    gameId: 'game',
    teamId: british.teamId,
    name: british.teamName,
    side: british.side,
    sideTitle: 'ALLIED',
    command: { higher: null, under: [] },
    sides: bookSides,
    turnLength: 'eight hours',
  };
  const facts = factsFor(british, truth);
  const draft = draftReport(british, truth.turn, facts);
  const { heading, sender, gameTime } = draft;
  const released = issueReport(
    {
      viewer: british,
      turn: truth.turn,
      text: { heading, sender, gameTime, body: bodyOf(draft) },
      facts,
      lexicon: lexiconFor(british, truth),
      overruled: {},
      own: truth.own,
      enemyFormations: truth.enemy.map(({ formation }) => formation),
    },
    source,
  );
  if (!released.ok) throw new Error(`the draft does not pass: ${JSON.stringify(released.open)}\n${bodyOf(draft)}`);
  return JSON.stringify({
    desk: issueDesk(team, source),
    links: issueLinks(team, links, source),
    clock: issueClock(clock),
    map: issueMap('game', map),
    opening: issueCounters(british, truth.own, truth.turn, source),
    notice: noticeIn(truth, source),
    nudge: issueNudge(ordersOf, 'Control waits for your orders.', source),
    longer: issueExtension(ordersOf, new Date('1944-09-17T22:05:00.000Z'), source),
    released,
    friends: issueFriends(british, truth.own, friendIds, truth.turn, source),
  });
}

const ordersOf = { gameId: 'game', teamId: british.teamId, turn: turn.number };

/** A notice to the hall, whatever troops the world holds: the guard refuses it or it goes out, and is the same everywhere. */
function noticeIn(truth: World['truth'], source: ReturnType<typeof fixedSource>) {
  const lexicon = noticeLexicon(
    [british.teamName],
    [...truth.own, ...truth.enemy],
    truth.places.map(({ name }) => name),
  );
  const text = 'Lunch is served in the gallery. The next turn begins at two.';
  const told = issueNotice({ gameId: 'game', turn: truth.turn.number, text }, lexicon, '', source);
  if (!told.ok) throw new Error(`the notice does not pass: ${JSON.stringify(told.open)}`);
  return told.notice;
}

/** Pairs of worlds. */
const pairsOfWorlds = howOften(100, 600, 10_000);

/** Pairs that a change is tried on, of those that hold something to change. */
const enough = howOften(5, 30, 120);

/** Runs a check on draws of fast-check's: one of what the team may know, and one of the rest for each of two worlds. */
const worlds = (check: (known: Draw, first: Draw, second: Draw) => void, numRuns: number): void =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (known, first, second) =>
      check(new Draw(known), new Draw(first), new Draw(second)),
    ),
    { numRuns },
  );

describe('two worlds', () => {
  it('that differ only in what the team may not know issue the same, byte for byte', () => {
    worlds((draw, first, second) => {
      const known = drawKnownWorld(draw);
      expect(everythingIssued(drawWorld(first, known))).toBe(everythingIssued(drawWorld(second, known)));
    }, pairsOfWorlds);
  }, 900_000);

  it('that differ in where enemies stand within 500 m of each other issue the same', () => {
    const issuedWith = (enemies: { x: number; y: number }[], isProbe: boolean) => {
      const met = enemies.map((spot, i) =>
        unit(`enemy-${i}`, { side: 'german', teamId: 'german-team', formation: '9 SS Pz Div', ...spot }),
      );
      const own = unit('own', { x: 74.62, y: 77.95 });
      const truth = reportTruth({
        own: [own],
        enemy: met,
        combats: isProbe
          ? []
          : [
              {
                ...arnhemBridge,
                place: { x: 74.62, y: 77.95 },
                fighters: [fighter(own, 5, 5), ...met.map((held) => fighter(held, 5, 5))],
              },
            ],
        probes: isProbe ? [{ id: 'probe', unitIds: ['own'], met }] : [],
      });
      const facts = factsFor(british, truth);
      const draft = draftReport(british, truth.turn, facts);
      const at = issueContacts(british, turn, facts, bodyOf(draft), lexiconFor(british, truth), fixedSource()).map(
        ({ x, y }) => [x, y],
      );
      return { at, body: bodyOf(draft) };
    };
    for (const isProbe of [false, true]) {
      const one = issuedWith([{ x: 75.1, y: 78.4 }], isProbe);
      expect(one.at).toEqual([[75, 78.5]]);
      expect(issuedWith([{ x: 74.912, y: 78.717 }], isProbe)).toEqual(one);
      const two = [
        { x: 75.2, y: 78.3 },
        { x: 74.8, y: 78.6 },
      ];
      expect(issuedWith(two, isProbe).at).toEqual(one.at);
      expect(issuedWith([{ x: 74.1, y: 78.4 }], isProbe).at).toEqual([[74, 78.5]]);
      // Further off than a kilometre he is marked that way, not where he is.
      expect(issuedWith([{ x: 76.5, y: 77.95 }], isProbe).at).toEqual([[75.5, 78]]);
      expect(issuedWith([{ x: 79.5, y: 77.95 }], isProbe).at).toEqual([[75.5, 78]]);
    }
  });

  it('that differ in who probed, how strong he is and how near he stands issue the same to the probed', () => {
    const issuedTo = (from: { x: number; y: number }[], enemy: Partial<TruthUnit>) => {
      const own = unit('own', { x: 74.62, y: 77.95 });
      const probing = from.map((spot, i) =>
        unit(`prober-${i}`, { side: 'german', teamId: 'german-team', ...enemy, ...spot }),
      );
      const patrols = [{ id: 'patrol-own', unitIds: ['own'], from }];
      const truth = reportTruth({ own: [own], enemy: probing, combats: [], patrols });
      const facts = factsFor(british, truth);
      const text = bodyOf(draftReport(british, truth.turn, facts));
      return { text, marks: issueContacts(british, turn, facts, text, lexiconFor(british, truth), fixedSource()) };
    };
    const one = issuedTo([{ x: 74.62, y: 79.9 }], { formation: '9 SS Pz Div', arm: 'armour' });
    expect(one.text).toMatch(/patrols/i);
    expect(one.text).toMatch(/north/);
    expect(one.marks).toEqual([]);
    const several = [
      { x: 74.2, y: 78.7 },
      { x: 75, y: 78.6 },
    ];
    expect(issuedTo(several, { formation: '406 Div', arm: 'infantry', stepsLost: 3 })).toEqual(one);
    expect(issuedTo([{ x: 72.62, y: 77.95 }], { formation: '9 SS Pz Div', arm: 'armour' })).not.toEqual(one);
  });

  it('that differ in who carried a message, what was sent and what Control noted issue the same', () => {
    const came = {
      turn: 5,
      sender: 'XXX Corps',
      means: 'radio',
      gameTime: '18 SEP 1430',
      text: 'Push on.',
      marks: [],
      places: [],
    };
    const issuedOf = (hidden: object) =>
      JSON.stringify(issueMessage(british, { ...came, ...hidden } as typeof came, fixedSource()));
    const plain = issuedOf({});
    expect(issuedOf({ note: 'canary', by: 'North', id: 'm-7', writtenBy: 'Horrocks', toTeamId: 't', dueTurn: 4 })).toBe(
      plain,
    );
    expect(plain).not.toMatch(/canary/);
    expect(issuedOf({ text: 'Push …' })).not.toBe(plain);
  });

  it('that differ in the combat a question hangs on, and in who asked it, issue the same', () => {
    const at = new Date(Date.UTC(1944, 8, 18, 14));
    const asked = { id: 'd', turn: 5, question: 'Stay?', options: ['Stay', 'Go'], defaultOption: 0 };
    const issuedOf = (hidden: object) =>
      JSON.stringify(
        issueDecision(british, { ...asked, askedAt: at, endsAt: at, settledAs: null, ...hidden } as never),
      );
    expect(issuedOf({ combatId: 'c', askedBy: 'canary', reason: 'canary', settledBy: 'North', version: 3 })).toBe(
      issuedOf({ combatId: null }),
    );
    expect(issuedOf({ settledAs: 1 })).not.toBe(issuedOf({}));
  });

  it('that differ in what became of a message on its way tell its sender one of four sentences', () => {
    const told = (hidden: object) =>
      (['delivered', 'notReceived', 'read', 'setAside'] as const).map(
        (news) =>
          issueNews(british, { messageId: 'm', toName: '1 Airborne', news, ...hidden } as never, fixedSource()).text,
      );
    expect(told({ note: 'canary', readBy: ['Urquhart'] })).toEqual(told({}));
    expect(told({})).toEqual([
      '1 Airborne has received it.',
      '1 Airborne does not answer.',
      '1 Airborne has read it.',
      'Control has set it aside. It goes no further.',
    ]);
  });

  it('issue no secret name, note, word or level', () => {
    worlds(
      (draw, first) => {
        const issued = everythingIssued(drawWorld(first, drawKnownWorld(draw)));
        expect(issued).not.toMatch(
          /canary|Grenadierregiment|KG Secret|GR \d|Artillerieregiment|Stranger|Neighbour|enemy-|stepsLost|profile|contributed/,
        );
        for (const { pattern } of mechanismWords) expect(issued).not.toMatch(pattern);
      },
      howOften(20, 100, 100),
    );
  });

  /** One change in what the team may know; null where the world holds nothing to change. */
  const changes: Record<string, (known: KnownWorld) => KnownWorld | null> = {
    'an own unit stands elsewhere': (known) => {
      const [first, ...others] = known.resting;
      return first ? { ...known, resting: [{ ...first, x: first.x + 1 }, ...others] } : null;
    },
    'an own unit is in another band of effectiveness': (known) =>
      inFirstFight(known, (fight) => {
        const [first, ...others] = fight.own;
        if (first!.isCaptured || first!.losses === 'none') return null;
        const effectiveness = first!.effectiveness === 'capable' ? 'low' : 'capable';
        return { ...fight, own: [{ ...first!, effectiveness, since: 'hasLost', losses: 'heavy' }, ...others] };
      }),
    'the enemy is stronger by battalions': (known) =>
      inFirstFight(known, (fight) => ({
        ...fight,
        battalions: fight.battalions === battalionWords(10) ? battalionWords(30) : battalionWords(10),
      })),
    'tanks are among the enemy, or are not': (known) =>
      inFirstFight(known, (fight) => ({
        ...fight,
        enemyArms: fight.enemyArms.includes('armour') ? ['infantry'] : [...fight.enemyArms, 'armour'],
      })),
    'enemy guns fire, or do not': (known) => inFirstFight(known, (fight) => ({ ...fight, hasGuns: !fight.hasGuns })),
    'enemy aircraft come, or do not': (known) => inFirstFight(known, (fight) => ({ ...fight, hasAir: !fight.hasAir })),
    'a bridge was blown as ordered, or was not': (known) => ({
      ...known,
      events: { ...known.events, demolition: known.events.demolition === 'blown' ? 'failed' : 'blown' },
    }),
    'the weather is bad, or fair': (known) => ({ ...known, weather: known.weather === 'bad' ? 'fair' : 'bad' }),
    'an attack was prepared, or was not': (known) =>
      inFirstFight(known, (fight) => (fight.isAttacker ? { ...fight, isPrepared: !fight.isPrepared } : null)),
    'the own guns fire, or do not': (known) =>
      inFirstFight(known, (fight) => ({ ...fight, hasOwnGuns: !fight.hasOwnGuns })),
    'the fight is at another place': (known) =>
      inFirstFight(known, (fight) => ({ ...fight, place: { x: fight.place.x + 1, y: fight.place.y } })),
    'the enemy came on from the other side': (known) =>
      inFirstFight(known, (fight) => {
        const { place, enemyAt, isAttacker } = fight;
        const way = enemyAt.x < place.x ? 0.5 : -0.5;
        return isAttacker ? null : { ...fight, enemyAt: { ...enemyAt, x: Math.round((place.x + way) * 2) / 2 } };
      }),
    'a probe met the enemy on another side': (known) => {
      const [first] = known.resting;
      if (!known.probe || !first) return null;
      const way = known.probe.at.x < first.x ? 0.5 : -0.5;
      return { ...known, probe: { ...known.probe, at: { ...known.probe.at, x: Math.round((first.x + way) * 2) / 2 } } };
    },
    'the formation has been in contact for a second turn, or has not': (known) =>
      inFirstFight(known, (fight) => ({ ...fight, identity: fight.identity ? null : '9 SS Pz Div' })),
    'prisoners are taken, or are not': (known) =>
      inFirstFight(known, (fight) =>
        fight.isAttacker && fight.outcome === 'ground' ? { ...fight, hasPrisoners: !fight.hasPrisoners } : null,
      ),
    'the defender stays, or goes': (known) =>
      inFirstFight(known, (fight) =>
        fight.isAttacker && (fight.outcome === 'ground' || fight.outcome === 'stay')
          ? { ...fight, hasPrisoners: false, outcome: fight.outcome === 'ground' ? 'stay' : 'ground' }
          : null,
      ),
    'a probe met more, or something else': (known) =>
      known.probe && known.resting.length > 0
        ? {
            ...known,
            probe:
              known.probe.arm === 'infantry' ? { ...known.probe, arm: 'armour' } : { ...known.probe, arm: 'infantry' },
          }
        : null,
    'a probe found out another formation': (known) =>
      known.probe && known.resting.length > 0
        ? {
            ...known,
            probe: { ...known.probe, identity: known.probe.identity === '406 Div' ? '10 SS Pz Div' : '406 Div' },
          }
        : null,
    'enemy patrols came from another side, or not at all': (known) =>
      known.resting.length > 0 ? { ...known, patrolsFrom: known.patrolsFrom === 'north' ? null : 'north' } : null,
    'a move stopped for a reason': (known) => {
      const [first, ...others] = known.resting;
      return first
        ? { ...known, resting: [{ ...first, move: { isFinished: false, why: 'mines on the verge' } }, ...others] }
        : null;
    },
    'a unit has arrived, or has not': (known) => {
      const [first, ...others] = known.resting;
      return first ? { ...known, resting: [{ ...first, hasArrived: !first.hasArrived }, ...others] } : null;
    },
    'a unit is hit harder': (known) => {
      const [first, ...others] = known.events.struck;
      if (!first) return null;
      const losses = first.losses === 'heavy' ? 'light' : 'heavy';
      return { ...known, events: { ...known.events, struck: [{ ...first, losses }, ...others] } };
    },
    'a unit was shelled, or by other guns': (known) => {
      const { weapons } = known.events;
      const isHeavy = weapons.some((weapon) => 'guns' in weapon && weapon.guns === 'heavy');
      return known.events.struck.length > 0
        ? { ...known, events: { ...known.events, weapons: isHeavy ? [] : [...weapons, { guns: 'heavy' }] } }
        : null;
    },
    'an order to attack was let go, or for another reason': (known) => {
      const why = known.events.letGo?.why === 'noEnemy' ? 'movedTooFar' : 'noEnemy';
      return { ...known, events: { ...known.events, letGo: { action: 'attack', why } } };
    },
    'a crossing is blown, or is not': (known) => {
      const look = known.events.crossing?.look === 'blown' ? 'standing' : 'blown';
      return {
        ...known,
        events: { ...known.events, crossing: { look, known: look === 'blown' ? 'standing' : 'blown', isTold: false } },
      };
    },
    'an enemy stands close by, or does not': (known) => ({
      ...known,
      events: {
        ...known.events,
        contact: known.events.contact
          ? null
          : {
              at: known.events.watcher,
              arms: ['infantry'],
              battalions: battalionWords(5),
              identity: null,
              hasMoved: false,
            },
      },
    }),
    'own guns fire for others, or do not': (known) => ({
      ...known,
      events: { ...known.events, fireAt: known.events.fireAt ? null : { x: 74.6, y: 78.1 } },
    }),
    'own aircraft came, or did not': (known) => {
      const { mission } = known.events;
      if (!mission) return null;
      const result = mission.result === 'flew' ? 'didNotFly' : 'flew';
      return { ...known, events: { ...known.events, mission: { ...mission, result } } };
    },
    'a unit waits at a bridge, or does not': (known) => ({
      ...known,
      events: { ...known.events, queue: known.events.queue ? null : { place: 2, isPartAcross: false } },
    }),
    'a bridge is being built, or is not': (known) => ({
      ...known,
      events: { ...known.events, work: known.events.work ? null : { isOurs: true, state: 'begun', turnsLeft: 1 } },
    }),
    'own flak fired, or did not': (known) => ({
      ...known,
      events: { ...known.events, flak: known.events.flak ? null : { at: 'transports', hasHit: true } },
    }),
    'a unit was taken by no fight, or was not': (known) => ({
      ...known,
      events: { ...known.events, isTaken: !known.events.isTaken },
    }),
    'enemy troops gave themselves up, or did not': (known) => ({
      ...known,
      events: { ...known.events, surrendered: known.events.surrendered ? null : 'infantry' },
    }),
    'a unit won back strength, or did not': (known) => ({
      ...known,
      events: { ...known.events, hasRecovered: !known.events.hasRecovered },
    }),
    'something was heard of a request': (known) => ({
      ...known,
      requests: [...known.requests, { what: 'the bridging column', heard: 'it has left the depot' }],
    }),
    'the phase began a minute later': (known) => ({ ...known, phaseMinute: known.phaseMinute + 1 }),
    'a friend is told of, or stands elsewhere': (known) => {
      const [first, ...others] = known.friends;
      const friends = first ? [{ ...first, x: first.x + 1 }, ...others] : [{ id: 'friend-new', x: 3, y: 4 }];
      return { ...known, friends };
    },
    'there is another link': (known) => ({ ...known, linkNames: [...known.linkNames, '82 Airborne'] }),
  };

  it.each(Object.entries(changes))('that differ in what it may know issue different things: %s', (_, change) => {
    let told = 0;
    worlds((draw, first, second) => {
      const known = drawKnownWorld(draw);
      const changed = told < enough && change(known);
      if (!changed) return;
      told += 1;
      expect(everythingIssued(drawWorld(first, changed))).not.toBe(everythingIssued(drawWorld(second, known)));
    }, 120);
    expect(told).toBeGreaterThan(0);
  });
});

function inFirstFight(
  known: KnownWorld,
  change: (fight: KnownWorld['fights'][number]) => KnownWorld['fights'][number] | null,
): KnownWorld | null {
  const [first, ...others] = known.fights;
  const changed = first && change(first);
  return changed ? { ...known, fights: [changed, ...others] } : null;
}
