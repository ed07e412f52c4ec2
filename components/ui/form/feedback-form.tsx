'use client';

import { useState } from 'react';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { TextArea } from '../text-area';

/** The answers on a game: three texts, and whether the seat's name may be shown with them. */
export interface Said {
  wentWell: string;
  wentBadly: string;
  moment: string;
  isNamed: boolean;
}

const blank: Said = { wentWell: '', wentBadly: '', moment: '', isNamed: false };

/**
 * Three questions to a seat when the battle is over. `send` answers why it was not taken; null: it was. Unless he wishes otherwise
 * nobody can tell who answered.
 */
export function FeedbackForm({ send }: { send: (said: Said) => Promise<string | null> }) {
  const [said, setSaid] = useState(blank);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [why, setWhy] = useState<string | null>(null);
  const put = (words: Partial<Said>) => setSaid({ ...said, ...words });
  const question = (label: string, of: 'wentWell' | 'wentBadly' | 'moment') => (
    <TextArea label={label} value={said[of]} maxLength={1000} onChange={({ target }) => put({ [of]: target.value })} />
  );

  return (
    <section aria-label="How was it?" className="not-printed on-desk mx-auto mt-4 max-w-5xl space-y-3 p-4">
      <h2 className="lead">The battle is over. How was it?</h2>
      {state === 'sent' ? (
        <p role="status">Thank you. Game Control reads it with the answers of the others.</p>
      ) : (
        <form
          className="space-y-3"
          onSubmit={async (event) => {
            event.preventDefault();
            setState('busy');
            const refused = await send(said);
            setWhy(refused);
            setState(refused === null ? 'sent' : 'open');
          }}
        >
          {question('What went well?', 'wentWell')}
          {question('What did not?', 'wentBadly')}
          {question('One moment to talk about', 'moment')}
          <Checkbox
            label="My seat’s name may stand with it"
            isTicked={said.isNamed}
            onTick={(isNamed) => put({ isNamed })}
          />
          <p className="text-note text-ink-2">
            Without the tick nothing is kept that says whose answer it is; only how many answers a seat has sent is
            counted.
          </p>
          {why && <p role="alert">{why}</p>}
          <Button type="submit" disabled={state === 'busy'}>
            Send
          </Button>
        </form>
      )}
    </section>
  );
}
