import type { ReactNode } from 'react';
import { type BlankFormName, blankFormWords } from './blank-form-names';
import { mmPerKm, type PageFormat } from './page-layout';
import { PrintedPage } from './printed-page';

type Words = readonly { id: string; word: string }[];

/** The words to circle on the sheets, as they are printed. */
interface WordsToCircle {
  actions: Words;
  movements: Words;
  missions: Words;
}

/** The side of the area that is bombed or shelled, km (§9). */
const sideKm = 2;

const landscape: PageFormat = { name: 'A4', isLandscape: true };
const portrait: PageFormat = { name: 'A4', isLandscape: false };

/** One blank form on one A4 page. `scale`: of the map that the templates are for, one to so many. */
export function BlankForm({ form, words, scale }: { form: BlankFormName; words: WordsToCircle; scale: number }) {
  const title = blankFormWords[form];
  if (form === 'squareTemplate')
    return (
      <PrintedPage paper={portrait} label={title}>
        <div className="blank-form">
          <h2>
            {title} for a map of 1:{scale.toLocaleString('en-GB')}
          </h2>
          <p>
            Cut out with its form. The cross is the middle of the area. Lay it on the map, and give the form to Control.
          </p>
          <Templates scale={scale} />
        </div>
      </PrintedPage>
    );
  return (
    <PrintedPage paper={landscape} label={title}>
      <div className="blank-form">
        <h2>
          {form === 'orderSheet' ? 'Order sheet' : 'Air requests'}
          <Line of="HQ" />
          <Line of="Game turn No." />
          <Line of="Date" />
          <span>night / am / pm</span>
        </h2>
        {form === 'orderSheet' ? <OrderRows {...words} /> : <AirRows {...words} />}
      </div>
    </PrintedPage>
  );
}

/** A word with a line to write on. */
const Line = ({ of }: { of: string }) => (
  <span className="blank-line">
    {of}
    <i />
  </span>
);

/** The book's form has no Rest (§5): a team that may rest writes it. */
const OrderRows = ({ actions, movements }: Pick<WordsToCircle, 'actions' | 'movements'>) => (
  <Rows
    count={6}
    heads={[
      ['Unit or grouping', '17%'],
      ['Orders', '29%'],
      ['Supporting elements', '15%'],
      ['Action, circle one', '14%'],
      ['Movement, circle one', '9%'],
      ['Game Control notes', '16%'],
    ]}
    cells={[
      '',
      '',
      '',
      <Circle key="action" of={actions} />,
      <Circle key="movement" of={movements.filter(({ id }) => id !== 'rest')} />,
      '',
    ]}
  />
);

const AirRows = ({ missions }: Pick<WordsToCircle, 'missions'>) => (
  <Rows
    count={6}
    heads={[
      ['Mission, circle one', '19%'],
      ['Target, and where (grid reference)', '24%'],
      ['When', '9%'],
      ['For which units', '16%'],
      ['What you want of it', '18%'],
      ['Game Control notes', '14%'],
    ]}
    cells={[<Circle key="mission" of={missions} />, '', '', '', '', '']}
  />
);

const Circle = ({ of }: { of: Words }) => (
  <span className="blank-words">
    {of.map(({ id, word }) => (
      <span key={id}>{word}</span>
    ))}
  </span>
);

/** A ruled table of rows that are all alike. */
const Rows = ({
  count,
  heads,
  cells,
}: {
  count: number;
  heads: readonly (readonly [head: string, width: string])[];
  cells: readonly ReactNode[];
}) => (
  <table>
    <thead>
      <tr>
        {heads.map(([head, width]) => (
          <th key={head} style={{ width }}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: count }, (_, row) => row + 1).map((row) => (
        <tr key={row}>
          {heads.map(([head], at) => (
            <td key={head}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** As many templates as the page holds, each with its form beside or below it. */
function Templates({ scale }: { scale: number }) {
  const mm = sideKm * mmPerKm(scale);
  const isLarge = mm > 45;
  return (
    <ul className="blank-templates">
      {Array.from({ length: isLarge ? 4 : 8 }, (_, at) => at + 1).map((at) => (
        <li key={at} className={isLarge ? 'is-large' : undefined}>
          <svg
            role="img"
            aria-label={`A square of 2 km at 1:${scale}`}
            viewBox="0 0 10 10"
            style={{ width: `${mm}mm`, height: `${mm}mm` }}
          >
            <rect x="0" y="0" width="10" height="10" vectorEffect="non-scaling-stroke" />
            <path d="M4 5h2M5 4v2" vectorEffect="non-scaling-stroke" />
          </svg>
          <div>
            {['HQ', 'Turn', 'Middle at', 'When', 'By', 'Against'].map((of) => (
              <Line key={of} of={of} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
