import { SourceMark } from '@/companions/parts/companion-log';
import type { PostcardState } from '@/companions/postcard-arnhem/rules';
import { unsupplied } from '@/companions/postcard-arnhem/rules/map';
import { nameOf } from '@/companions/postcard-arnhem/rules/state';
import { Tag } from '@/components/ui/tag';
import { sideWords } from '@/lib/text';

/** The present state of the whole board: turn, weather, air missions left, supply, and the owner of this map and counters. */
export function PostcardHead({ state }: { state: PostcardState }) {
  const { scenario, step, turn, player, weather, missionsLeft, doPanzersStart } = state;
  const without = step === 'turn' ? unsupplied(state, player) : [];
  const facts: [string, React.ReactNode][] = [
    ['Turn', step === 'airdrop' ? `none yet, of ${scenario.turns}` : `${turn} of ${scenario.turns}`],
    ['Now', now(state)],
    ['Weather', <Weather key="weather" weather={weather} turn={turn} />],
    ['Air missions left', step === 'turn' && player === 'allied' ? missionsLeft : '–'],
    [
      'Out of supply now',
      without.length > 0 ? (
        <Tag key="supply" meaning="waiting">
          {without.map((id) => nameOf(state, id)).join(', ')}
        </Tag>
      ) : step === 'turn' ? (
        'nobody'
      ) : (
        '–'
      ),
    ],
    ['SS panzer divisions', doPanzersStart ? 'start the game' : 'from turn 3'],
  ];
  return (
    <section aria-label="What holds now">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{scenario.title}</b> <SourceMark source={scenario.source} />
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {facts.map(([what, value]) => (
          <div key={what} className="contents">
            <dt className="text-ink-3">{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function now({ step, player, attack, turn }: PostcardState): string {
  if (step === 'airdrop') return 'airdrop';
  if (step === 'over') return 'over';
  if (step === 'between') return `turn ${turn} is played`;
  return `${sideWords[player]} part${attack ? ', an attack' : ''}`;
}

const Weather = ({ weather, turn }: { weather: 'good' | 'bad'; turn: number }) =>
  turn === 0 ? <>–</> : weather === 'good' ? <>good</> : <Tag meaning="overdue">bad: no air operations</Tag>;
