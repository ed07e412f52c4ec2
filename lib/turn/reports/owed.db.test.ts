import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { believedAt } from '@/lib/db/issued/map-issued';
import { db } from '@/lib/db/kernel/client';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { markCrossing } from '../crossings/mark-crossing';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { markTold } from './mark-told';
import { releaseReport } from './release-report';
import { leftAtTheEnd } from './reports-for-tests';
import { saveReport } from './save-report';

describe('a bridge blown under a team’s nose is told to it, and until then it is owed', () => {
  let game: GivenGame;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    good(await closeMovement(game.control, { turn: 5 }));
  });
  afterAll(() => game.drop());

  const desk = async () => (await reportOnDesk(game.control, '1-airborne'))!;
  const untold = async () => (await desk()).marks.filter(({ kind }) => kind === 'untold').map(({ message }) => message);
  const drafts = async () =>
    good(await draftReport(game.control, { teamKey: '1-airborne', version: (await desk()).draft?.version ?? 0 }));
  const writes = async (body: string, overruled: Record<string, string> = {}) => {
    const { id, version } = (await desk()).draft!;
    good(await saveReport(game.control, { reportId: id, body, overruled, version }));
  };
  const releases = async () => {
    const { id, version } = (await desk()).draft!;
    return releaseReport(game.control, { reportId: id, version });
  };
  const blows = async () => {
    const { id, version } = await db().crossing.findFirstOrThrow({
      where: { gameId: game.gameId, name: { contains: 'road bridge' } },
    });
    good(
      await markCrossing(game.control, {
        crossingId: id,
        version,
        state: 'blown',
        reason: 'Brinkmann’s charge went off.',
        companionGameId: null,
      }),
    );
  };
  const light = async () => (await desk()).lights.find(({ letter }) => letter === 'M')!.state;
  const unfinished = () => leftAtTheEnd(game);
  const crossings = async (key: string) =>
    (await playerDesk(await game.player(key))).crossings.map(({ name, look }) => `${name}: ${look}`);

  it('the draft tells it; a text that leaves it out has its mark, its light, and is not released', async () => {
    const before = await crossings('1-airborne');
    await blows();
    await drafts();
    expect((await desk()).draft!.body).toMatch(/^The Rhine road bridge of Arnhem (is down|has been blown)\./);
    expect(await untold()).toEqual([]);
    expect(await light()).toBe('said');
    await writes('2 Para Bn faces the enemy.');
    expect(await untold()).toEqual(['The Rhine road bridge of Arnhem, blown: the team is not told.']);
    expect(await light()).toBe('missing');
    expect(refusal(await releases()).code).toBe('marksOpen');
    expect(await crossings('1-airborne')).toEqual(before);
  });

  it('told, it is struck from the map of its team, and of no other', async () => {
    const number = (await db().game.findFirstOrThrow()).entries;
    const others = await crossings('9-ss-panzer');
    await writes('2 Para Bn faces the enemy. The bridge at Arnhem has been blown.');
    good(await releases());
    expect(await crossings('1-airborne')).toContain('Arnhem – Rhine road bridge: blown');
    expect(await crossings('9-ss-panzer')).toEqual(others);
    // What it believed before can be read back.
    const teamId = await game.teamId('1-airborne');
    const lookAt = async (at: number) =>
      (await believedAt(game.gameId, teamId, at)).crossing.find(({ name }) => name === 'Arnhem – Rhine road bridge')
        ?.look;
    expect(await lookAt(number)).toBeUndefined();
    expect(await lookAt((await db().game.findFirstOrThrow()).entries)).toBe('blown');
  });

  it('what happens after the report is owed too: on the board, and the turn does not end without it', async () => {
    expect((await unfinished()).filter((line) => /needs a correction/.test(line))).toEqual([]);
    const { id, version } = await db().crossing.findFirstOrThrow({
      where: { gameId: game.gameId, state: 'blown', name: { contains: 'road bridge' } },
    });
    good(
      await markCrossing(game.control, {
        crossingId: id,
        version,
        state: 'untested',
        reason: 'It was the wrong span.',
        companionGameId: null,
      }),
    );
    const why = '1 Airborne needs a correction: it has not been told of the Rhine road bridge of Arnhem, standing.';
    expect(await unfinished()).toContain(why);
    const ends = await endTurn(game.control, { turn: 5, reason: '' });
    expect(ends.ok ? [] : ends.refusal.theirs).toContain(why);
  });

  it('is waived with a reason in the correction, and is owed no more', async () => {
    await drafts();
    expect((await desk()).draft!.body).toMatch(/^The report of .* was (mistaken|not complete)/);
    await writes('2 Para Bn faces the enemy.');
    const [mark] = (await desk()).marks.filter(({ kind }) => kind === 'untold');
    await writes('2 Para Bn faces the enemy.', { [mark!.id]: 'It learns it by crossing.' });
    good(await releases());
    expect((await unfinished()).filter((line) => /needs a correction/.test(line))).toEqual([]);
  });
});

describe('what was only read aloud', () => {
  let game: GivenGame;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    good(await closeMovement(game.control, { turn: 5 }));
  });
  afterAll(() => game.drop());

  it('and is not so any more is owed like what was told on paper', async () => {
    const marks = async (state: 'blown' | 'untested') => {
      const { id: crossingId, version } = await db().crossing.findFirstOrThrow({
        where: { gameId: game.gameId, name: { contains: 'Rhine road bridge' } },
      });
      const form = { crossingId, version, state, reason: 'By the scouts.', companionGameId: null };
      good(await markCrossing(game.control, form));
    };
    await marks('blown');
    good(await draftReport(game.control, { teamKey: '1-airborne', version: 0 }));
    const { id, version } = (await reportOnDesk(game.control, '1-airborne'))!.draft!;
    good(await markTold(game.control, { told: [{ kind: 'report', id, version }] }));
    await marks('untested');
    expect(await leftAtTheEnd(game)).toContain(
      '1 Airborne needs a correction: it has not been told of the Rhine road bridge of Arnhem, standing.',
    );
  });
});

describe('an enemy who stands close by two turns running (OC-118)', () => {
  let game: GivenGame;
  beforeAll(async () => {
    // Nobody has met anybody before it opens.
    game = await givenGame('arnhem-bridge', (scenario) => ({ ...scenario, contacts: [] }));
  });
  afterAll(() => game.drop());

  it('is named in the report of the second, without a fight', async () => {
    const drafted = async () => {
      good(await draftReport(game.control, { teamKey: '1-airborne', version: 0 }));
      return (await reportOnDesk(game.control, '1-airborne'))!.draft!.body;
    };
    good(await closeMovement(game.control, { turn: 5 }));
    expect(await drafted()).not.toContain('9 SS');
    good(await endTurn(game.control, { turn: 5, reason: 'The hall is late.' }));
    good(await closeMovement(game.control, { turn: 6 }));
    expect(await drafted()).toMatch(
      /three to four battalions of Panzergrenadiers and crews fighting on foot of 9 SS Pz Div/i,
    );
  });
});
