import type { Kinds } from '@/lib/adjudication/adjudicate';
import { caseRulingOf } from '@/lib/advice/cases/case-record';
import { lastToldAt } from '@/lib/db/reports/is-told';
import type { MetBy, ToldTo } from '@/lib/db/reports/told-to-team';
import { capital } from '@/lib/text';
import type { ReportFacts } from '@/lib/visibility/facts';
import type { CopyLine } from '@/lib/visibility/forms/order-told';
import type { Subject, ToldItem, ToldMark } from '@/lib/visibility/knows/known-facts';
import { roughPlace, type ToldContact } from '@/lib/visibility/sightings/recce-report';
import { gridReference } from '@/lib/visibility/words/grid';

/** The papers a team was told, as the fog audit reads them: text and map as issued, tied to units by Control's own books. */

const sameMoment = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();

/** Every paper that was told, on the desk or aloud, with the units of the subject it tells of. */
export function toldItems(told: ToldTo, met: MetBy, subject: Subject): ToldItem[] {
  return [
    ...told.updates.map((update) => updatePaper(update, told, met, subject)),
    ...told.drafts.map((draft) => reportPaper(draft, told, met, subject)),
    ...told.sightings.map((sighting) => sightingPaper(sighting, told, met, subject)),
    ...otherReports(told),
    ...words(told),
  ];
}

/** The id of the report on the desk; the id of its draft if it was only told aloud. */
const paperId = ({ id, releasedAt }: { id: string; releasedAt: Date | null }, { reports }: ToldTo): string =>
  reports.find((report) => sameMoment(releasedAt, report.releasedAt))?.id ?? id;

function reportPaper(draft: ToldTo['drafts'][number], told: ToldTo, met: MetBy, subject: Subject): ToldItem {
  const { heading, sender, fights } = draft.facts as unknown as ReportFacts & { heading: string };
  const next = told.drafts.find(({ turn, number }) => turn === draft.turn && number > draft.number);
  const here = told.contacts.filter(({ seenAt }) => sameMoment(draft.releasedAt, seenAt));
  return {
    id: paperId(draft, told),
    kind: 'report',
    heading,
    from: sender,
    turn: draft.turn,
    at: lastToldAt(draft)!.toISOString(),
    text: draft.body,
    fights: fightsTold(fights, draft.turn, met, subject),
    contacts: here.map((contact) => ({ ...contact, unitIds: [] })),
    correctedBy: next ? paperId(next, told) : null,
  };
}

/** An update, which a report of its turn corrects that tells its fight anew. */
function updatePaper(update: ToldTo['updates'][number], told: ToldTo, met: MetBy, subject: Subject): ToldItem {
  const { turn, body, releasedAt } = update;
  const { fights } = update.facts as unknown as Pick<ReportFacts, 'fights'>;
  const issued = told.reports.find((report) => sameMoment(releasedAt, report.releasedAt));
  const anew = told.drafts.find(
    (draft) =>
      draft.turn === turn &&
      (draft.facts as unknown as ReportFacts).fights.some((fight) => fights.some((one) => one.id === fight.id)),
  );
  const here = told.contacts.filter(({ seenAt }) => sameMoment(releasedAt, seenAt));
  return {
    id: paperId(update, told),
    kind: 'report',
    heading: issued?.heading ?? 'Battle update',
    from: issued?.sender ?? '',
    turn,
    at: releasedAt.toISOString(),
    text: body,
    fights: fightsTold(fights, turn, met, subject),
    contacts: here.map((contact) => ({ ...contact, unitIds: [] })),
    correctedBy: anew ? paperId(anew, told) : null,
  };
}

/** The fights of a paper, each with the units of the subject that it tells of. */
function fightsTold(
  fights: ReportFacts['fights'],
  turnOfPaper: number,
  met: MetBy,
  subject: Subject,
): ToldItem['fights'] {
  const unitsIn = (fightId: string): string[] =>
    fightId.startsWith('probe-')
      ? unitsOf(
          subject,
          met.contacts.filter(({ turn, unitId }) => turn === turnOfPaper && fightId === `probe-${unitId}`),
        )
      : met.fought.filter(({ combatId }) => combatId === fightId).map(({ unitId }) => unitId);
  return fights.map((fight) => ({ fight, unitIds: unitsIn(fight.id), withOthers: withOthers(fight.id, met) }));
}

/** True when units of others fought beside the subject's. For a probe it is not recorded. */
const withOthers = (fightId: string, { fought, parts }: MetBy): boolean => {
  const role = fought.find(({ combatId }) => combatId === fightId)?.role;
  const beside = parts.filter((part) => part.combatId === fightId && part.role === role);
  const isOfIt = (id: string) => fought.some(({ combatId, unitId }) => combatId === fightId && unitId === id);
  return role === undefined || beside.some(({ unitId }) => !isOfIt(unitId));
};

const unitsOf = ({ units }: Subject, contacts: MetBy['contacts']): string[] =>
  units.filter(({ formation }) => contacts.some((one) => one.enemyFormation === formation)).map(({ id }) => id);

function sightingPaper(sighting: ToldTo['sightings'][number], told: ToldTo, met: MetBy, subject: Subject): ToldItem {
  const seen = met.recces
    .filter(({ id }) => sighting.caseIds.includes(id))
    .flatMap((kept) => (caseRulingOf(kept)?.outcome as Kinds['recce']['outcome'] | undefined)?.targets ?? [])
    .filter(({ report }) => report !== 'nothing')
    .map(({ id }) => id);
  const contacts = sighting.contacts as unknown as ToldContact[];
  // A contact for each that was reported on, in that order, as long as Control left it so.
  const seenAt = (i: number): string[] => (contacts.length === seen.length ? [seen[i]!] : seen);
  const isAsked = (id: string) => subject.units.some((unit) => unit.id === id);
  return {
    id: paperId(sighting, told),
    kind: 'sighting',
    heading: capital(sighting.source),
    from: sighting.source,
    turn: sighting.turn,
    at: lastToldAt(sighting)!.toISOString(),
    text: sighting.body,
    fights: [],
    contacts: contacts.map(({ x, y, symbol, label, direction }, i) => ({
      ...roughPlace({ x, y }),
      symbol,
      label,
      direction,
      source: sighting.source,
      unitIds: seenAt(i).filter(isAsked),
    })),
    correctedBy: null,
  };
}

/** Reports that were not drafted here: what was known when the game opened. */
const otherReports = ({ reports, drafts, sightings, updates }: ToldTo): ToldItem[] =>
  reports
    .filter(
      (report) =>
        ![...drafts, ...sightings, ...updates].some(({ releasedAt }) => sameMoment(releasedAt, report.releasedAt)),
    )
    .map(({ id, heading, sender, turn, releasedAt, body }) =>
      paper('intelligence', { id, heading, from: sender, turn, at: releasedAt, text: body }),
    );

interface Written {
  id: string;
  heading: string;
  from: string;
  turn: number;
  at: Date;
  text: string;
}

const paper = (kind: ToldItem['kind'], { at, ...written }: Written): ToldItem => ({
  kind,
  ...written,
  at: at.toISOString(),
  fights: [],
  contacts: [],
  correctedBy: null,
});

/** The texts that reached the team in plain words: messages, copies, notices, questions. */
const words = (told: ToldTo): ToldItem[] => [
  ...told.messages.map(({ sender, deliveredAt: at, ...one }) =>
    paper('message', { ...written(one), heading: `Message from ${sender}`, from: sender, at, text: one.text }),
  ),
  ...told.copies.map(({ sender, deliveredAt: at, lines, ...one }) =>
    paper('copy', { ...written(one), heading: `Orders of ${sender}, a copy`, from: sender, at, text: copyText(lines) }),
  ),
  ...told.notices.map(({ issuedAt: at, ...one }) =>
    paper('notice', { ...written(one), heading: 'Notice', from: 'Control', at, text: one.text }),
  ),
  ...told.queries.map(({ askedAt: at, ...one }) =>
    paper('query', { ...written(one), heading: 'Question about the orders', from: 'Control', at, text: one.text }),
  ),
  ...told.notes.map(({ issuedAt: at, ...one }) =>
    paper('query', { ...written(one), heading: 'Note on the orders', from: 'Control', at, text: one.text }),
  ),
  ...told.decisions.map(({ askedAt: at, question, options, ...one }) =>
    paper('decision', {
      ...written(one),
      heading: 'Decide at once',
      from: 'Control',
      at,
      text: [question, ...options].join('\n'),
    }),
  ),
  ...told.nudges.map(({ issuedAt: at, ...one }) =>
    paper('nudge', { ...written(one), heading: 'Control waits', from: 'Control', at, text: one.text }),
  ),
];

const written = ({ id, turn }: { id: string; turn: number }) => ({ id, turn });

const copyText = (lines: unknown): string =>
  (lines as CopyLine[])
    .map(({ units, orders, support }) => [units, orders, support].filter(Boolean).join('. '))
    .join('\n');

/** The rows that the team has of the subject on its map and lists without a paper: its own counters, friends, arrivals. */
export function toldMarks(
  told: ToldTo,
  subject: { units: readonly { id: string; counterId: string; name: string }[] },
): ToldMark[] {
  return subject.units.flatMap(({ id: unitId, counterId }): ToldMark[] => {
    const counter = told.counters.find(({ id }) => id === counterId);
    const friendId = told.friendsTold.find((one) => one.unitId === unitId)?.friendId;
    const friend = told.friends.find(({ id }) => id === friendId);
    const expected = told.expected.find(({ id }) => id === counterId);
    const of = (kind: ToldMark['kind'], source: string, turn: number, at: Date) => ({
      id: `${kind} ${source} ${unitId}`,
      kind,
      unitIds: [unitId],
      source,
      turn,
      at: at.toISOString(),
    });
    return [
      ...(counter ? [{ ...of('place', 'own counter', counter.asOfTurn, counter.asOf), ...placed(counter) }] : []),
      ...(friend ? [{ ...of('place', 'friends told of', friend.asOfTurn, friend.asOf), ...placed(friend) }] : []),
      ...(expected
        ? [
            {
              ...of('arrival', 'arrivals to expect', expected.turn, expected.asOf),
              value: `turn ${expected.turn}, ${expected.place}`,
              spot: null,
            },
          ]
        : []),
    ];
  });
}

const placed = ({ x, y, isLost }: { x: number | null; y: number | null; isLost?: boolean }) => {
  const spot = x === null || y === null ? null : { x, y };
  return { value: spot ? gridReference(spot) : isLost ? 'lost' : 'not on the map', spot };
};
