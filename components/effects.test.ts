import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/host/root.mjs';
import { files } from '@/lib/testing/imports';

/** A browser of today answers a scroll with a promise: an effect that passes it on is taken to give back its end, and breaks the page. */
const passesOnAScroll = /use(?:Layout)?Effect\(\(\) => [^{\n]*\.scroll(?:IntoView|To|By)?\(/;

it('an effect that passes on a scroll is found', () => {
  expect('useEffect(() => own.current?.scrollIntoView(), [])').toMatch(passesOnAScroll);
  expect('useEffect(() => {\n own.current?.scrollIntoView();\n}, [])').not.toMatch(passesOnAScroll);
});

it('no effect passes on a scroll', () => {
  const ofPages = files.filter((file) => /^(app|components|companions)\//.test(file));
  expect(ofPages.length).toBeGreaterThan(500);
  expect(ofPages.filter((file) => passesOnAScroll.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
