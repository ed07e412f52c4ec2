import { CardLines } from '@/components/player/access/card-lines';
import { staffCards } from '@/components/player/access/staff-cards';
import { CopySlip } from '@/components/player/messages/copy-slip';
import { MessageSlips } from '@/components/player/messages/message-slip';
import { NoticesSlip } from '@/components/player/messages/notices-slip';
import { OrderSheetPaper } from '@/components/player/orders/order-sheet-paper';
import { QuerySlip } from '@/components/player/sheets/query-slip';
import { LetterBody } from '@/components/ui/letter-body';
import { QrPicture } from '@/components/ui/qr-picture';
import { StaffSignal } from '@/components/ui/staff-signal';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { DeskCounter, DeskLine, DeskQuery } from '@/lib/visibility/player/desk';
import { Chapter, Shown } from './chapter';
import { earlier } from './invented-desk';

const counter = (id: string, shortName: string): DeskCounter => ({
  id,
  name: shortName,
  shortName,
  symbol: 'infantry',
  nation: 'BR',
  formation: 'Blue',
  brigade: '',
  sizeKm: 2,
  x: 12.4,
  y: 31.2,
  isLost: false,
});
const counters = [counter('foot', '2 Foot'), counter('lancers', '1 Lancers'), counter('guns', 'Blue Guns')];

const line: DeskLine = {
  ...emptyLine,
  id: 'first',
  position: 0,
  version: 1,
  writtenBy: 'Commander',
  counterIds: ['foot', 'lancers'],
  grouping: 'Left column',
  orders: 'Up the valley road, and take the mill.',
  supportIds: ['guns'],
  action: 'attack',
  posture: 'tact',
  asksForAir: true,
};
const lines: readonly DeskLine[] = [
  line,
  {
    ...line,
    id: 'second',
    counterIds: ['guns'],
    grouping: '',
    orders: 'Stay where you are.',
    supportIds: [],
    action: 'hold',
    standFast: true,
    asksForAir: false,
    interdicts: '146 335',
  },
];
const query: DeskQuery = {
  id: 'query',
  sheetId: 'sheet',
  lineId: 'first',
  text: 'By which road, and who leads?',
  askedAt: earlier(3),
  answer: null,
};
const message = {
  id: 'message',
  turn: 4,
  sender: 'Blue Corps',
  means: '',
  gameTime: '1 JUN 1200',
  text: 'The road must be open by dusk. What do you need?',
  marks: [],
  places: [],
  deliveredAt: earlier(9),
};
const copy = {
  id: 'copy',
  turn: 4,
  sender: 'Green Brigade',
  deliveredAt: earlier(12),
  lines: [
    {
      ...emptyLine,
      units: '3 Foot',
      orders: 'Hold the ford.',
      support: '',
      action: 'hold' as const,
      posture: 'tact' as const,
      standFast: true,
    },
  ],
};
const report = [
  'Your left column has taken the mill after an hour.',
  'ALDER WOOD, 142 330',
  'Tanks were heard beyond the wood. Nobody has seen them.',
].join('\n\n');

/** The papers that are written, and those that come in. */
export const PapersChapter = () => (
  <Chapter title="Papers">
    <Shown as="An order sheet" isWide isPlayers>
      <OrderSheetPaper
        lines={lines}
        counters={counters}
        queries={[query]}
        notes={[{ id: 'note', sheetId: 'sheet', lineId: 'second', text: 'Agreed.', issuedAt: earlier(2) }]}
        allowsRest
      />
    </Shown>
    <Shown as="A report" isPlayers>
      <StaffSignal from="Control" to="Blue Brigade" time="1 JUN 2200" heading="Report of the day" foot="Came in 14:05">
        <LetterBody body={report} />
      </StaffSignal>
    </Shown>
    <Shown as="A message" isPlayers>
      <MessageSlips messages={[message]} to="Blue Brigade" />
    </Shown>
    <Shown as="A question, a notice, a copy" isPlayers>
      <div className="space-y-3">
        <QuerySlip query={query} about="2 Foot" />
        <NoticesSlip notices={[{ id: 'tea', text: 'Tea is ready.', issuedAt: earlier(5) }]} />
        <CopySlip copy={copy} />
      </div>
    </Shown>
    <Shown as="A code to join by">
      <QrPicture text="http://opcom.test/join/ABCD-EFGH" label="The code of a seat" className="size-36" />
    </Shown>
    <Shown as="The card of a role" isWide isPlayers>
      <CardLines card={staffCards[0]!} />
    </Shown>
  </Chapter>
);
