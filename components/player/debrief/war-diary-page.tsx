import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { unbroken } from '@/lib/text';
import type { DiaryTurn, WarDiary } from '@/lib/visibility/player/after-battle';
import type { FilePaper } from '@/lib/visibility/player/hq-file';
import './war-diary.css';
import { Booklet } from './booklet';
import { AskedHowItWas, Remarks } from './diary-parts';

/** The war diary of a team in the columns of the Army's form: it writes itself, the team adds its remarks, and it is printed as a booklet. */
export function WarDiaryPage({ seatId, diary }: { seatId: string; diary: WarDiary }) {
  const { team, title, turns, isEnded, side, look } = diary;
  const withMaps = turns.flatMap(({ turn, name, map }) => (map ? [{ turn, name, map }] : []));
  return (
    <main className="room-player war-diary min-h-dvh px-4 py-3 sm:px-8">
      <Booklet
        links={
          <>
            <a href={`/player/${seatId}`} className="underline">
              Back to the desk
            </a>
            <a href={`/api/player/${seatId}/battle`} className={buttonLook('plain')}>
              Take the battle home (one file)
            </a>
          </>
        }
        maps={{ seatId, team, side, look, maps: withMaps }}
      >
        <header className="mx-auto max-w-5xl">
          <h1 className="mt-3 font-serif text-title font-semibold">War diary of {team}</h1>
          <p className="text-ink-2">{title}</p>
        </header>
        {isEnded && <AskedHowItWas seatId={seatId} />}
        <div className="mx-auto max-w-5xl">
          {turns.length === 0 && (
            <EmptyState title="There is nothing here yet.">
              What your HQ orders, sends and is told is entered here by itself, turn by turn.
            </EmptyState>
          )}
          {turns.map((turn) => (
            <Turn
              key={turn.turn}
              seatId={seatId}
              turn={turn}
              place={withMaps.findIndex((one) => one.turn === turn.turn) + 1}
            />
          ))}
        </div>
      </Booklet>
    </main>
  );
}

/** The entries of a turn. `place`: its appendix, 0 where it has none. */
const Turn = ({ seatId, turn, place }: { seatId: string; turn: DiaryTurn; place: number }) => (
  <section aria-label={turn.name} className="diary-turn mt-5">
    <h2 className="lead">{turn.name}</h2>
    <div className="overflow-x-auto">
      <table className="mt-1 w-full border-collapse text-note">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Date</th>
            <th scope="col">Hour</th>
            <th scope="col">Summary of events and information</th>
            <th scope="col">Remarks and references to appendices</th>
          </tr>
        </thead>
        <tbody>
          {turn.papers.map((paper, i) => (
            <tr key={paper.id}>
              <td>{turn.place}</td>
              <td>{turn.date}</td>
              <td>{hourOf(paper, turn)}</td>
              <td>
                <Entry paper={paper} />
              </td>
              {i === 0 && (
                <td rowSpan={turn.papers.length}>
                  {place > 0 && <p>Appendix {place}</p>}
                  <Remarks seatId={seatId} turn={turn.turn} stored={turn.remarks} />
                </td>
              )}
            </tr>
          ))}
          {turn.papers.length === 0 && (
            <tr>
              <td>{turn.place}</td>
              <td>{turn.date}</td>
              <td />
              <td>Nothing was written or told.</td>
              <td>
                {place > 0 && <p>Appendix {place}</p>}
                <Remarks seatId={seatId} turn={turn.turn} stored={turn.remarks} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  </section>
);

/** The hour of the battle that is written on a paper, `2200`; on others the part of the day. */
const hourOf = ({ when }: FilePaper, { map }: DiaryTurn): string => /\d{4}$/.exec(when)?.[0] ?? map?.daypart ?? '';

const Entry = ({ paper: { title, about, text, rows } }: { paper: FilePaper }) => (
  <>
    <p>
      <b>{title}</b> <span className="text-ink-2">{about}</span>
    </p>
    {text && <p className="font-serif whitespace-pre-wrap">{unbroken(text)}</p>}
    {rows.length > 0 && (
      <ol className="list-decimal pl-5">
        {rows.map(({ id, who, text: words, ringed, notes, questions }) => (
          <li key={id} className="whitespace-pre-wrap">
            <b>{who}</b> {words} <span className="text-ink-2">{ringed}</span>
            {notes.map((note) => `\nControl notes: ${note}`)}
            {questions.map((asked) => `\nControl asks: ${asked.text} ${asked.answer ?? 'Not answered.'}`)}
          </li>
        ))}
      </ol>
    )}
  </>
);
