import { describe, expect, it } from 'vitest';
import { done, refused } from '@/lib/result';
import { saveOutcome } from './save-outcome';

describe('words that keep themselves', () => {
  it('are kept', () => expect(saveOutcome(done({ version: 3 }))).toEqual({ kind: 'kept', value: { version: 3 } }));

  it('are tried again only where nobody answered', () =>
    expect(saveOutcome({ ok: false, refusal: { code: 'unanswered', message: 'Nobody answers.' } })).toEqual({
      kind: 'unanswered',
    }));

  it('a refusal is said in its own words', () =>
    expect(saveOutcome(refused('alreadyDone', 'This report has been released.'))).toEqual({
      kind: 'refused',
      message: 'This report has been released.',
    }));

  it('another hand’s words lie beside', () =>
    expect(saveOutcome(refused('changedByAnother', 'Meanwhile.', { theirs: { body: 'All quiet.' } }))).toEqual({
      kind: 'theirs',
      theirs: { body: 'All quiet.' },
    }));
});
