import { expect, test } from 'vitest';
import { blankDraft } from '@/lib/scenario/draft/blank';
import { judgeDraft } from './judge-draft';

const noTeams = 'no team is of the side Allied';
const messages = (id: string, version: number, files = blankDraft('Malta')) =>
  judgeDraft({ id, version }, files).problems.map(({ message }) => message);

test('a version of a draft is judged once; another version, or another draft, is judged anew', () => {
  expect(messages('one', 1)).toContain(noTeams);
  expect(messages('one', 1, {})).toContain(noTeams);
  expect(messages('one', 2, {})).not.toContain(noTeams);
  expect(messages('two', 1, {})).not.toContain(noTeams);
  const again = () => judgeDraft({ id: 'one', version: 1 }, blankDraft('Malta'));
  expect(again()).toBe(again());
});

test('those judged long ago are forgotten', () => {
  const first = judgeDraft({ id: 'old', version: 1 }, {});
  for (let version = 2; version <= 70; version++) judgeDraft({ id: 'old', version }, {});
  expect(judgeDraft({ id: 'old', version: 1 }, {})).not.toBe(first);
});
