import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@/host/root.mjs';
import { version } from '@/host/version.mjs';

test('the compose file runs the image of this version', () => {
  const compose = readFileSync(join(root, 'container', 'compose.yaml'), 'utf8');
  expect(compose).toContain(`image: opcom-console:${version}\n`);
});
