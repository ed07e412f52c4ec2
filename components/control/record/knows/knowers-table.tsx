import { DeskLink } from '@/components/control/parts/router';
import { knowsPath } from '@/components/control/parts/sees-link';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { KnowerOnDesk, KnowsOnDesk } from '@/lib/desks/control/record/knows';
import { listed } from '@/lib/text';
import { knowerWords } from './known-words';

interface Props {
  knowers: readonly KnowerOnDesk[];
  about: NonNullable<KnowsOnDesk['about']>;
}

/** The teams that know of it: those that were told something, with the newest of it, then those that were told nothing. */
export function KnowersTable({ knowers, about }: Props) {
  const told = knowers.filter((one) => one.told.length > 0);
  const untold = knowers.filter((one) => one.told.length === 0);
  return (
    <div className="mx-auto max-w-224">
      <h2 className="text-title font-semibold">
        {told.length === 0 ? `No team has been told of ${about.label}.` : `Who knows of ${about.label}`}
      </h2>
      {told.length > 0 && (
        <Table aria-label="Teams that know" className="mt-2">
          <thead>
            <tr>
              <HeadCell className="w-56">Team</HeadCell>
              <HeadCell>What it was told</HeadCell>
              <HeadCell className="w-24 text-right">Last told</HeadCell>
            </tr>
          </thead>
          <tbody>
            {told.map((one) => (
              <tr key={one.key}>
                <Cell>
                  <DeskLink to={knowsPath(one.key, about.id)}>{one.name}</DeskLink>
                </Cell>
                <Cell>{knowerWords(one)}</Cell>
                <Cell className="text-right">turn {Math.max(...one.told.map(({ turn }) => turn))}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {untold.length > 0 && told.length > 0 && (
        <p className="mt-3 detail">Told nothing of it: {listed(untold.map(({ name }) => name))}.</p>
      )}
    </div>
  );
}
