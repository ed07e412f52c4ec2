import { type ReactNode, useState } from 'react';
import { useDataAddress } from '@/components/control/parts/router';
import { saveAllTables } from '@/components/control/parts/saving/save-workbook';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import type { FilesOfGame } from '@/lib/desks/control/record/ledger';

/** The programs that a game in time is written for, by their routes. */
const programs = [
  { route: 'orbat', program: 'ORBAT Mapper' },
  { route: 'geojson', program: 'GeoJSON' },
  { route: 'kml', program: 'KML' },
] as const;

/** Every file of a game, with who may have it. */
export function FilesList({ files: { name, teams, isOnGlobe } }: { files: FilesOfGame }) {
  const dataAt = useDataAddress();
  const [writing, setWriting] = useState<'xlsx' | 'csv' | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const save = async (as: 'xlsx' | 'csv') => {
    setWriting(as);
    setWhy(await saveAllTables(`${name}-tables`, dataAt('/ledger/tables'), as));
    setWriting(null);
  };
  const inTime = (audience: string, query: '' | `?team=${string}`) =>
    programs.map(({ route, program }) => (
      <a
        key={route}
        aria-label={`${audience} for ${program}`}
        className={buttonLook()}
        href={dataAt(`/ledger/${route}${query}`)}
        download
      >
        {program}
      </a>
    ));
  return (
    <>
      <h3 className="mb-2 font-semibold">All of it</h3>
      <ul className="mb-4 space-y-3">
        <Audience
          name="Tables"
          says="Units by turn, orders, combats with every line, dice, crossings, messages and times. Game Control’s own: the whole truth, for nobody who still plays."
        >
          <Button isBusy={writing === 'xlsx'} onClick={() => save('xlsx')}>
            Workbook
          </Button>
          <Button isBusy={writing === 'csv'} onClick={() => save('csv')}>
            CSV files
          </Button>
          {why && (
            <p role="alert" className="w-full font-medium text-overdue">
              {why}
            </p>
          )}
        </Audience>
        <Audience
          name="Ledger"
          says="Every act, an entry a line, as docs/ledger-lines.md describes it. Game Control’s own: the whole truth, for nobody who still plays."
        >
          <a className={buttonLook()} href={dataAt('/ledger/lines')} download>
            JSON lines
          </a>
        </Audience>
      </ul>
      {isOnGlobe && (
        <>
          <h3 className="mb-2 font-semibold">The units on a map, turn by turn</h3>
          <ul className="space-y-3">
            <Audience name="The truth" says="Every unit of both sides. Game Control’s own: for nobody who still plays.">
              {inTime('The truth', '')}
            </Audience>
            {teams.map(({ key, name: team }) => (
              <Audience key={key} name={team} says="For this team: what it was told, and nothing else.">
                {inTime(team, `?team=${encodeURIComponent(key)}`)}
              </Audience>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One audience: what it is called, its files, and who may have them. */
const Audience = ({ name, says, children }: { name: string; says: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-2">
    <span className="min-w-40 font-medium">{name}</span>
    {children}
    <span className="w-full text-ink-2">{says}</span>
  </li>
);
