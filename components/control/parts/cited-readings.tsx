import { type Reading, readingOf } from '@/lib/adjudication/rulings';
import { Ours } from './ours';

/** The readings of these numbers, each a paragraph. */
export const CitedReadings = ({ numbers }: { numbers: readonly number[] }) =>
  numbers.map((number) => {
    const reading = readingOf(number);
    return reading && <ReadingWords key={number} reading={reading} />;
  });

const ReadingWords = ({ reading }: { reading: Reading }) => (
  <p className="not-first:mt-1.5">
    <b>
      Ruling OC-{reading.number}: {reading.about}.
    </b>{' '}
    {reading.sentence}
    {reading.isOurs && <OursIn reading={reading} />}
  </p>
);

/** The mark, and what in a reading it stands for. */
export const OursIn = ({ reading }: { reading: Reading }) => (
  <span className="mt-0.5 block aside">
    <Ours /> {reading.oursIs || 'the whole of it'}
  </span>
);
