import { type HqPapers, hqPapers } from '@/lib/db/team/hq-papers';
import { counted } from '@/lib/text';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { meansWords } from '@/lib/visibility/forms/message-form';
import type { CopyLine } from '@/lib/visibility/forms/order-told';
import type { PlaceTold } from '@/lib/visibility/player/desk-post';
import type { FilePaper, FileQuestion, HqFile } from '@/lib/visibility/player/hq-file';
import { gridReference } from '@/lib/visibility/words/grid';
import { iso } from '../issued-row';
import { airRow, copyRow, type NamesInFile, orderRow } from './hq-file-rows';

type TurnPaper = FilePaper & { turn: number };

/** The file of a seat's HQ: every paper of every turn, of issued rows and the team's own (§5, §10). Nothing here knows the truth. */
export async function hqFile({ gameId, teamId }: Pick<PlayerSeat, 'gameId' | 'teamId'>): Promise<HqFile> {
  const papers = await hqPapers(gameId, teamId);
  if (!papers) throw new Error(`team ${teamId} has no desk`);
  const all = [...sheetsIn(papers), ...postIn(papers), ...wordsIn(papers)];
  const turns = [...new Set([papers.team.turn, ...all.map(({ turn }) => turn)])].sort((a, b) => b - a);
  return {
    team: papers.team.name,
    title: papers.team.title,
    turns: turns.map((turn) => ({
      turn,
      papers: all
        .filter((paper) => paper.turn === turn)
        .sort((a, b) => a.at.localeCompare(b.at) || a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
        .map(({ turn: _, ...paper }) => paper),
    })),
  };
}

/** Sheets of orders and of air requests, with what was noted and asked on each row. */
function sheetsIn(papers: HqPapers): TurnPaper[] {
  const names: NamesInFile = new Map(papers.names.map(({ id, name }) => [id, name]));
  const answers = new Map(papers.answers.map((answer) => [answer.queryId, answer]));
  const asked = (sheetId: string, lineId: string | null): FileQuestion[] =>
    papers.queries
      .filter((query) => query.sheetId === sheetId && query.lineId === lineId)
      .map(({ id, text }) => {
        const answer = answers.get(id);
        return { id, text, answer: answer ? `${answer.text} (${answer.answeredBy})` : null };
      });
  const onRow = (sheetId: string, writtenAs: string) => ({
    id: writtenAs,
    notes: papers.notes.flatMap((note) => (note.sheetId === sheetId && note.lineId === writtenAs ? [note.text] : [])),
    questions: asked(sheetId, writtenAs),
  });
  const sheet = (title: string, one: SheetIn, more: string[]): Omit<TurnPaper, 'rows'> => ({
    id: one.id,
    turn: one.turn,
    kind: 'order',
    when: '',
    title: one.state === 'submitted' ? title : `${title}, a draft`,
    at: iso(one.submittedAt ?? one.updatedAt),
    about: [
      one.state === 'submitted' ? `handed in by ${one.submittedBy ?? 'your HQ'}` : 'not handed in',
      ...(one.isLate ? ['late'] : []),
      ...more,
    ].join(', '),
    text: asked(one.id, null)
      .map(({ text, answer }) => `Control asks: ${text}\n${answer ?? 'Not answered.'}`)
      .join('\n'),
  });
  return [
    ...papers.sheets.map((one) => ({
      ...sheet('Order sheet', one, [
        ...(one.isFromPaper ? ['from your paper sheet'] : []),
        ...(one.isTakenAsDraft ? ['your draft as it lay at the end of the orders phase'] : []),
        ...(one.setAside ? ['your own draft was set aside for it'] : []),
      ]),
      rows: one.lines.map((line) => ({ ...orderRow(line, names), ...onRow(one.id, line.writtenAs) })),
    })),
    ...papers.airSheets.map((one) => ({
      ...sheet('Air requests', one, []),
      rows: one.lines.map((line) => ({ ...airRow(line, names), ...onRow(one.id, line.writtenAs) })),
    })),
  ];
}

type SheetIn = Omit<HqPapers['airSheets'][number], 'lines'>;

/** Messages and copies of sheets, in and out. */
function postIn({ messages, sent, news, copies, copiesSent, sheets }: HqPapers): TurnPaper[] {
  const drawn = (marks: unknown): string[] => {
    const count = (marks as unknown[]).length;
    return count > 0 ? [`with ${counted(count, 'mark')} of the map`] : [];
  };
  const by = (means: string) => (means ? [meansWords(means)] : []);
  return [
    ...messages.map(({ id, turn, sender, means, gameTime, text, marks, places, deliveredAt }) => ({
      id,
      turn,
      kind: 'signal' as const,
      when: gameTime,
      title: `Message from ${sender}`,
      at: iso(deliveredAt),
      about: [...by(means), ...drawn(marks)].join(', '),
      text: [text, ...placesIn(places)].join('\n'),
      rows: [],
    })),
    ...sent.map(({ id, turn, toName, means, text, marks, places, writtenBy, sentAt }) => ({
      id,
      turn,
      kind: 'signal' as const,
      when: '',
      title: `Message to ${toName}`,
      at: iso(sentAt),
      about: [`sent by ${writtenBy}`, ...by(means), ...drawn(marks)].join(', '),
      text: [text, ...placesIn(places), ...news.flatMap((one) => (one.messageId === id ? [one.text] : []))].join('\n'),
      rows: [],
    })),
    ...copies.map(({ id, turn, sender, lines, deliveredAt }) => ({
      id,
      turn,
      kind: 'signal' as const,
      when: '',
      title: `Orders of ${sender}`,
      at: iso(deliveredAt),
      about: 'a copy of their sheet',
      text: '',
      rows: (lines as unknown as CopyLine[]).map(copyRow),
    })),
    ...copiesSent.map(({ id, sheetId, toName, means, requestedBy, requestedAt }) => ({
      id,
      turn: sheets.find((one) => one.id === sheetId)?.turn ?? 0,
      kind: 'signal' as const,
      when: '',
      title: `Copy of your orders to ${toName}`,
      at: iso(requestedAt),
      about: [`asked for by ${requestedBy}`, ...by(means)].join(', '),
      text: '',
      rows: [],
    })),
  ];
}

/** The places of a return, one a line. */
const placesIn = (places: unknown): string[] =>
  (places as PlaceTold[]).map(({ name, x, y }) => `${name}: ${gridReference({ x, y })}`);

/** The words of Control: reports, questions that had to be answered at once, notices, and its words on the clock. */
function wordsIn({ reports, decisions, decided, nudges, extensions, notices }: HqPapers): TurnPaper[] {
  return [
    ...reports.map(({ id, turn, heading, sender, gameTime, body, releasedAt }) => ({
      id,
      turn,
      kind: 'letter' as const,
      when: gameTime,
      title: heading,
      at: iso(releasedAt),
      about: `report from ${sender}`,
      text: body,
      rows: [],
    })),
    ...decisions.map(({ id, turn, question, options, defaultOption, askedAt, settledAs }) => {
      const answer = decided.find(({ decisionId }) => decisionId === id);
      const came = settledAs ?? answer?.option ?? defaultOption;
      return {
        id,
        turn,
        kind: 'word' as const,
        when: '',
        title: 'A question to be answered at once',
        at: iso(askedAt),
        about: answer ? `answered by ${answer.answeredBy}` : 'not answered in time',
        text: `${question}\n${options.map((option, at) => (at === came ? `→ ${option}` : `– ${option}`)).join('\n')}`,
        rows: [],
      };
    }),
    ...nudges.map(({ id, turn, text, issuedAt }) => said(id, turn, 'Control waits for your orders', text, issuedAt)),
    ...extensions.map(({ turn, issuedAt }) =>
      said(`more time in turn ${turn}`, turn, 'More time for your orders', '', issuedAt),
    ),
    ...notices.map(({ id, turn, text, issuedAt }) => said(id, turn, 'Notice to everybody', text, issuedAt)),
  ];
}

const said = (id: string, turn: number, title: string, text: string, at: string): TurnPaper => ({
  id,
  turn,
  kind: 'word',
  when: '',
  title,
  at: iso(at),
  about: '',
  text,
  rows: [],
});
