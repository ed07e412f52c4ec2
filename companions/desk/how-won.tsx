import type { CompanionName } from '@/lib/words';

/** The introduction to a companion game: how it is won, and the meaning of its own words. */
interface Guide {
  won: string;
  words: Readonly<Record<string, string>>;
}

export const guides: Readonly<Record<CompanionName, Guide>> = {
  'battle-card': {
    won: 'The Allies win when 30 Corps is in Arnhem. They lose when a battle removes an Allied unit, or when the weather marker leaves its track.',
    words: {
      control: 'Who holds an area. A battle wins it for the Allies; Germans who are the stronger take it back.',
      advantage: 'The side with the higher die in an area has it; with equal dice nobody has.',
      '30 Corps': 'The column from Belgium. It advances one area a turn, into an area under Allied control.',
      weather: 'In fog 1st Airborne rolls for its reinforcement each turn; once the weather is clear it has come.',
    },
  },
  'farthest-bridge': {
    won: 'The Allies win when their ground units stand in two hexes of Arnhem at one time. One hex, reached at any time, is a draw at the end of the last turn; none, and the Germans win.',
    words: {
      'ground unit': 'An Allied unit that came overland. Those that came by air do not count in Arnhem.',
      hexside: 'The edge between two hexes. Rivers, canals and their bridges lie there.',
      'zone of control': 'The hexes beside a unit, which the enemy cannot simply pass.',
    },
  },
  'postcard-arnhem': {
    won: 'The Allies win when, at the end of a German part of a turn, the highway is open to their objective. The Germans win when the last turn ends without it.',
    words: {
      open: 'Every hex of the highway can be passed by the Allies, from its beginning up to and into the objective.',
      disrupted:
        'Out of order after a fight or a landing, or out of supply. It recovers at the end of its side’s part.',
      garrison: 'A German unit that lies face down until it is attacked.',
      'No Retreat': 'An order to stand. The unit is lost where it would have to retreat.',
    },
  },
  impressionistic: {
    won: 'The rules name no winner. A fight for a building ends with the side that holds it; the umpire says what the whole came to, and enters it as the result.',
    words: {
      suppressed: 'Until the turn ends the unit neither moves nor fires.',
      hidden: 'In cover and unseen. A unit that fires is seen.',
      morale: 'A die that a unit throws when it is hit or assaulted. The figure to reach stands on its card.',
    },
  },
};

/** The introduction shows how a companion game is won, and the meaning of its words. */
export function HowWon({ companion }: { companion: CompanionName }) {
  const { won, words } = guides[companion];
  return (
    <details className="basis-full text-small">
      <summary className="min-h-press cursor-pointer text-ink-2">How it is won, and what its words mean</summary>
      <p className="mt-1 max-w-2xl font-medium">{won}</p>
      <dl className="mt-1 max-w-2xl">
        {Object.entries(words).map(([word, meaning]) => (
          <div key={word} className="py-0.5">
            <dt className="inline font-medium">{word}: </dt>
            <dd className="inline text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
