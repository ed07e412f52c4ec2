import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { ScenarioPage } from '@/lib/scenario/page/scenario-page';

interface Props {
  page: ScenarioPage;
  /** Of its title: 1 where it is the page itself. */
  level: 1 | 3;
}

/** A scenario on one page: its map, its sides with their teams, when their troops come, how long it takes, whose it is. */
export function ScenarioSheet({ page, level }: Props) {
  const { title, credit, turns, time, sides, licences, map } = page;
  const Title = level === 1 ? 'h1' : 'h3';
  const Part = level === 1 ? 'h2' : 'h4';
  return (
    <article className="space-y-3">
      <Title className="text-title font-semibold">{title}</Title>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Said term="Designer and sources">{credit}</Said>
        <Said term="Length">{turns}</Said>
        <Said term="At the table">{time}</Said>
      </dl>
      {map.picture && (
        <figure style={{ maxWidth: `calc(55vh * ${map.aspect})` }}>
          {/* biome-ignore lint/performance/noImgElement: a drawing that is here already */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(map.picture)}`}
            alt={`Map: ${map.title}`}
            className="w-full border border-rule"
            style={{ aspectRatio: map.aspect }}
          />
          <figcaption className="detail">{map.title}</figcaption>
        </figure>
      )}
      {sides.map(({ name, teams }) => (
        <section key={name} className="space-y-1">
          <Part className="font-semibold">{name}</Part>
          {teams.length === 0 ? (
            <p className="text-ink-3">No teams yet.</p>
          ) : (
            <Table>
              <thead>
                <tr>
                  {['Team', 'Commands', 'Units', 'They come'].map((head) => (
                    <HeadCell key={head}>{head}</HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {teams.map((team) => (
                  <tr key={team.name}>
                    <Cell>{team.name}</Cell>
                    <Cell>{team.commands}</Cell>
                    <Cell>{team.units}</Cell>
                    <Cell>{team.comes}</Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </section>
      ))}
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Said term="Map">{map.credit}</Said>
        <Said term="Licences">{licences.join(', ')}</Said>
      </dl>
    </article>
  );
}

/** A term and what is said of it; nothing where nothing is. */
const Said = ({ term, children }: { term: string; children: string }) =>
  children && (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
