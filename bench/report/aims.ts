/** The aim of a figure, in words of its key; `or`: another figure that will do instead. */
export type Aim = { key: string; or?: Aim } & ({ atLeast: number } | { atMost: number });

const atLeast = (key: string, figure: number): Aim => ({ key, atLeast: figure });
const atMost = (key: string, figure: number, or?: Aim): Aim => ({ key, atMost: figure, ...(or ? { or } : {}) });

const desks = ['controlBoard', 'ordersDesk'];
const gestures = ['wheel', 'push', 'drag'];
const grown = ['contacts', 'playerDesk', 'controlBoard', 'fanOut', 'ledger', 'endTurn'];

/** The aims of the figures. */
export const aims: readonly Aim[] = [
  atLeast('hall.submit.vsRawPostgres', 0.4),
  atLeast('hall.submit.vsBoardgameIo', 15),
  ...['hall', 'hallWorst'].map((hall) =>
    atMost(`${hall}.submit.heldVsAnswered`, 1.5, atMost(`${hall}.submit.heldAfterAnswerMs`, 300)),
  ),
  atLeast('hall.submit.heldVsBoardgameIo', 10),
  atMost('hall.release.lastDeskVsAct', 1),
  atMost('hall.memoryRatio', 1.3),
  atMost('hallWorst.memoryRatio', 1.3),
  ...['hall', 'hall20', 'hallWorst'].map((hall) => atMost(`${hall}.forbiddenBytes`, 0)),
  atMost('strangers.readVsAlone', 2),
  atMost('day.growth', 1.3),
  atMost('replay.jumpMs', 100),
  atLeast('engine.vsSmogonCalc', 1),
  atMost('engine.turnMs', 10),
  ...grown.map((what) => atMost(`growth.exponents.${what}`, 1.2)),
  atMost('growth.exponents.turns', 0.1),
  atMost('page.playerDesk.scriptKb', 212),
  atMost('page.playerDeskWide.scriptKb', 250),
  ...desks.map((desk) => atMost(`page.${desk}.scriptKb`, 235)),
  atMost('page.reports.scriptKb', 265),
  atMost('page.combats.scriptKb', 300),
  atMost('page.masterMap.scriptKb', 300),
  atMost('page.playerDesk.firstLetterMs', 4_000),
  atMost('page.playerDesk.lastLongTaskMs', 5_000),
  ...['firstLetter', 'lastLongTask'].map((what) => atMost(`page.${what}.vsBb64095`, 0.75)),
  ...gestures.flatMap((gesture) => [atMost(`map.${gesture}.medianMs`, 16), atMost(`map.${gesture}.p95Ms`, 32)]),
  atMost('map.sharpMs', 300),
  ...gestures.flatMap((gesture) => [atMost(`map3000.${gesture}.medianMs`, 32), atMost(`map3000.${gesture}.p95Ms`, 64)]),
  // Ten times as many counters: from afar they are seen as their formations.
  atMost('map3000.wheel.vs300', 3),
];

/** The bound of an aim in words: `at least 0.4`. */
export const boundOf = (aim: Aim): string => {
  const own = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  return aim.or ? `${own}, or ${aim.or.key.split('.').at(-1)} ${boundOf(aim.or)}` : own;
};

/** True when an aim is met; null: its figure was not measured. */
export function isMet(aim: Aim, valueWith: (key: string) => number | undefined): boolean | null {
  const value = valueWith(aim.key);
  if (value === undefined) return null;
  const own = 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
  return own || (aim.or ? isMet(aim.or, valueWith) === true : false);
}
