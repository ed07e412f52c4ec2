import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarioFiles } from '@/lib/scenario/scenario-tables';
import { guidePage, guideText } from './scenario-guide';

test('the field guide is as the console reads scenarios, and names every file', () => {
  const text = guideText();
  expect(readFileSync(guidePage, 'utf8')).toBe(text);
  for (const file of scenarioFiles) expect(text).toContain(file);
});
