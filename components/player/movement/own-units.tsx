import { gridReference } from '@/components/map/core/grid-reference';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { LocalTime } from '@/components/ui/local-time';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { DeskCounter, PlayerDesk } from '@/lib/visibility/player/desk';
import { asReported } from './as-reported';
import { presentOrder } from './present-order';

/** Of a higher HQ only. */
const LastReturns = later(async () => (await import('./last-returns')).LastReturns);

/** The team's own units as it was last told of them: where they stand, how they were reported, what they are to do; and whom it expects. */
export function OwnUnits({ desk }: { desk: PlayerDesk }) {
  const { counters, expected, placesAsOf } = desk;
  return (
    <div className="flows scrolls px-4 pt-3 pb-6 sm:px-5">
      {placesAsOf && (
        <p className="aside">
          Places as last told, <LocalTime time={placesAsOf} />.
        </p>
      )}
      {counters.length === 0 && <EmptyState title="No unit is told yet" />}
      <ul className="border-t-[1.5px] border-ink sm:hidden">
        {counters.map((unit) => (
          <li key={unit.id} className="border-b border-rule py-2">
            <Name unit={unit} />
            <p>
              <Where unit={unit} />
            </p>
            <Reported unit={unit} desk={desk} />
            <Ordered unit={unit} desk={desk} />
          </li>
        ))}
      </ul>
      {counters.length > 0 && (
        <Table aria-label="Own units" className="max-sm:hidden">
          <thead>
            <tr>
              <HeadCell className="w-[22%] pl-0">Unit</HeadCell>
              <HeadCell className="w-[12%]">Last told at</HeadCell>
              <HeadCell>As last reported</HeadCell>
              <HeadCell className="w-[30%]">Present order</HeadCell>
            </tr>
          </thead>
          <tbody>
            {counters.map((unit) => (
              <tr key={unit.id}>
                <Cell className="pl-0">
                  <Name unit={unit} />
                </Cell>
                <Cell>
                  <Where unit={unit} />
                </Cell>
                <Cell>
                  <Reported unit={unit} desk={desk} />
                </Cell>
                <Cell>
                  <Ordered unit={unit} desk={desk} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {desk.command.under.length > 0 && <LastReturns desk={desk} />}
      {expected.length > 0 && (
        <section aria-label="Expected" className="mt-4">
          <h3 className="cap">Expected</h3>
          <ul>
            {expected.map(({ id, name, turn, place }) => (
              <li key={id} className="border-b border-rule py-1.5">
                <b>{name}</b>: turn {turn}, {place}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const Name = ({ unit: { name, formation } }: { unit: DeskCounter }) => (
  <>
    <b className="block">{name}</b>
    <span className="aside">{formation}</span>
  </>
);

/** Where it was last told to stand, with the hour where it was told of later than the others. */
const Where = ({ unit }: { unit: DeskCounter }) => (
  <>
    {placeOf(unit)}
    {unit.toldAt && (
      <span className="block aside">
        told <LocalTime time={unit.toldAt} />
      </span>
    )}
  </>
);

function placeOf({ x, y, isLost }: DeskCounter): string {
  if (isLost) return 'Lost';
  return x === null || y === null ? 'Not on the map' : gridReference({ x, y });
}

function Reported({ unit, desk }: { unit: DeskCounter; desk: PlayerDesk }) {
  const told = asReported(unit, desk.reports);
  if (!told) return <p className="text-note text-ink-3">No report has named it.</p>;
  return (
    <p className="font-serif text-note">
      {told.words} <span className="font-sans aside">Turn {told.turn}</span>
    </p>
  );
}

function Ordered({ unit, desk }: { unit: DeskCounter; desk: PlayerDesk }) {
  const order = presentOrder(unit.id, desk);
  if (!order) return <p className="text-note text-ink-3">No order of this turn or the last.</p>;
  return (
    <p className="text-note">
      {order.words}
      {order.turn < desk.clock.turn && <span className="aside"> Turn {order.turn}</span>}
    </p>
  );
}
