import { CombatCard } from '@/components/control/combat/score/combat-card';
import { MoveCardRow } from '@/components/control/movement/list/move-card-row';
import { ConflictList } from '@/components/control/orders/conflict-list';
import { Verdict } from '@/components/control/parts/combat/verdict';
import { Card, ConflictOnBoard, Lane, ToldLine } from '@/components/control/sequence/board/board-cards';
import { doubtsOf } from '@/lib/adjudication/doubts';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';
import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { Chapter, Shown } from './chapter';
import { combatUnits, grouping, invented, outcome, rulebook } from './invented-combat';
import { earlier, nothing, now, thisTurn } from './invented-desk';

const card: BoardCard = {
  kind: 'combat',
  subjectId: 'nobody',
  lane: 'grouped',
  name: 'Alder Wood',
  about: 'combat of 3 units',
  blocks: '',
  meaning: 'plain',
  waitsFor: 'control',
  since: earlier(7),
  teamIds: [],
  sector: null,
  to: '',
};
const sheet: BoardCard = { ...card, kind: 'sheet', name: 'Buff Division', about: 'order sheet', waitsFor: null };
const boardCards: readonly BoardCard[] = [
  card,
  { ...card, subjectId: 'mine', name: 'The ford', meaning: 'waiting', blocks: 'The bridge is not tested.' },
  { ...card, subjectId: 'theirs', name: 'The mill' },
  { ...card, subjectId: 'late', name: 'Beech Hill', meaning: 'overdue', blocks: 'Grouped an age ago.' },
  { ...sheet, since: null },
  { ...sheet, kind: 'query', name: 'Blue Brigade', about: 'query', waitsFor: 'team', blocks: 'By which road?' },
];

const move: MoveCard = {
  lineId: 'row',
  teamKey: 'blue',
  teamName: 'Blue Brigade',
  side: 'allied',
  number: 2,
  grouping: '',
  words: 'Up the valley road to the mill, and hold it.',
  goal: '',
  goalBy: null,
  action: 'move',
  isTactical: false,
  units: [{ shortName: '2 Foot', x: 12.4, y: 31.2 } as MoveCard['units'][number]],
  state: 'toMove',
};
const toMill = {
  to: { name: 'the mill', kind: 'town' as const, place: { x: 14, y: 33 } },
  via: [],
  isFollowing: false,
  formation: 'column' as const,
  waySaid: null,
  cutAt: null,
};

const conflict: ConflictOnDesk = {
  id: 'twice',
  code: 'unitTwice',
  rule: '§5 Orders',
  message: '2 Foot stands in rows 1 and 3.',
  remedy: 'Ask which of them counts.',
  unitIds: [],
  place: { x: 12.4, y: 31.2 },
  sector: null,
  rows: [{ teamKey: 'blue', teamName: 'Blue Brigade', number: 1 }],
  teams: [{ key: 'blue', name: 'Blue Brigade' }],
  questions: [{ teamName: 'Blue Brigade', sheetId: 'sheet', lineId: 'row', text: 'Does 2 Foot attack or hold?' }],
  isAsked: false,
  exception: null,
};
const conflicts = {
  turn: thisTurn,
  sheets: { handedIn: 5, all: 6 },
  conflicts: [
    conflict,
    {
      ...conflict,
      id: 'guns',
      code: 'gunsOutOfRange' as const,
      message: 'The guns do not reach the mill.',
      exception: { by: 'Team Control', text: '', at: earlier(1) },
    },
  ],
};

/** The cards that Control takes in hand. */
export const CardsChapter = () => (
  <Chapter title="Cards">
    <Shown as="Cards of the board: free, mine, another's, late, due, asked">
      <Lane title="Grouped" count={boardCards.length} note="10 min">
        {boardCards.map((one) => (
          <Card key={one.name} card={one} isMine={one.name === 'Beech Hill'} holdsUp now={Date.parse(now)} />
        ))}
        <ConflictOnBoard title="On two rows" count={2} message={conflict.message} isMine />
      </Lane>
    </Shown>
    <Shown as="Told, and an empty lane">
      <Lane title="Told" count={1} isList>
        <ToldLine card={{ ...card, kind: 'report', name: 'Blue Brigade', about: 'report' }} />
      </Lane>
      <Lane title="Resolved" count={0}>
        {null}
      </Lane>
    </Shown>
    <Shown as="Moves: lit, without a place, moved">
      <ul>
        <MoveCardRow card={move} goal={toMill} by="confirmed" isLit isSent={false} onLight={nothing}>
          {null}
        </MoveCardRow>
        <MoveCardRow card={move} goal={null} by="read" isLit={false} isSent={false} onLight={nothing}>
          {null}
        </MoveCardRow>
        <MoveCardRow
          card={{ ...move, state: 'moved' }}
          goal={toMill}
          by="read"
          isLit={false}
          isSent={false}
          onLight={nothing}
        >
          {null}
        </MoveCardRow>
      </ul>
    </Shown>
    <Shown as="A combat before the die">
      <CombatCard {...combat} die={null}>
        {null}
      </CombatCard>
    </Shown>
    <Shown as="A combat after the die">
      <CombatCard {...combat} die={outcome.die} verdict={<Verdict {...verdict} />}>
        {null}
      </CombatCard>
    </Shown>
    <Shown as="Conflicts of the sheets: open, let stand" isWide>
      <ConflictList desk={conflicts} />
    </Shown>
  </Chapter>
);

const combat = {
  number: 3,
  title: grouping.name,
  grouping,
  daypart: invented.daypart,
  score: outcome,
  doubts: doubtsOf(invented, rulebook),
  bindings: [],
  onFactors: nothing,
  units: combatUnits,
};
const verdict = {
  finding: { ...outcome, policies: rulebook.policies },
  ruling: null,
  isRuled: false,
  saysHowFar: true,
  dieBy: 'Server',
  units: combatUnits,
};
