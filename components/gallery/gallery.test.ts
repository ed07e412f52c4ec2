import { expect, test, vi } from 'vitest';
import { files, imports } from '@/lib/testing/imports';

/** Files of `components/ui` that no chapter shows by name, and why. */
const notShown: Record<string, string> = {
  'components/ui/book-link.tsx': 'A link in words.',
  'components/ui/hears-book-key.tsx': 'It draws nothing.',
  'components/ui/print-button.tsx': 'A button like others.',
  'components/ui/call-choice.tsx': 'Two strips of radio buttons with their words.',
  'components/ui/combobox.tsx': 'fields by typing are made of it',
  'components/ui/dialog-card.tsx': 'the card of a dialog',
  'components/ui/dialog-close.tsx': 'a button of a dialog',
  'components/ui/menu-list.tsx': 'the list of a menu',
  'components/ui/on-its-way.tsx': 'seen over a slow line alone',
  'components/ui/form/widgets-by-typing.tsx': 'The fields of a form draw them.',
  'components/ui/form/widgets-to-choose.tsx': 'The fields of a form draw them.',
  'components/ui/form/widgets-to-tick.tsx': 'The fields of a form draw them.',
  'components/ui/form/widgets-to-write.tsx': 'The fields of a form draw them.',
  'components/ui/form/widgets.tsx': 'The fields of a form draw them.',
  'components/ui/form/feedback-form.tsx': 'Its fields, its tick and its button are shown each by itself.',
  'components/ui/letter-prose.tsx': 'The paragraphs of a letter: the body of a letter draws them.',
  'components/ui/later.tsx': 'It draws what it loads.',
  'components/ui/local-time.tsx': 'A moment in words: messages and notices show it.',
  'components/ui/reload-on-back.tsx': 'It draws nothing.',
  'components/ui/way-choice.tsx': 'A strip of radio buttons with its words.',
  'components/ui/sortable.tsx': 'The list in an order of one’s own is made of it.',
};

test('the gallery shows every part of components/ui, or says why not', () => {
  const parts = files.filter((file) => /^components\/ui\/.*\.tsx$/.test(file));
  expect(parts.length).toBeGreaterThan(30);
  const shown = new Set(imports.filter(({ from }) => from.startsWith('components/gallery/')).map(({ to }) => to));
  expect(parts.filter((file) => !shown.has(file)).sort()).toEqual(Object.keys(notShown).sort());
});

test('every chapter stands in the gallery', () => {
  const chapters = files.filter((file) => /^components\/gallery\/.*-chapter\.tsx$/.test(file));
  expect(chapters.length).toBeGreaterThan(8);
  const shown = imports.filter(({ from }) => from === 'components/gallery/gallery.tsx').map(({ to }) => to);
  expect(chapters.filter((file) => !shown.includes(file))).toEqual([]);
});

test('the gallery is built for the tests and under `npm run dev`, and is in nothing that is served', async () => {
  const extensionsWith = async (env: Record<string, string>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    return (await import('@/next.config.js')).default.pageExtensions;
  };
  expect(await extensionsWith({ NODE_ENV: 'production', OPCOM_BUILDS_GALLERY: '' })).toEqual(['tsx', 'ts']);
  expect(await extensionsWith({ NODE_ENV: 'production', OPCOM_BUILDS_GALLERY: '1' })).toContain('gallery.tsx');
  expect(await extensionsWith({ NODE_ENV: 'development', OPCOM_BUILDS_GALLERY: '' })).toContain('gallery.tsx');
  expect(files.filter((file) => /^app\/gallery\/page\.(?!gallery\.tsx$)/.test(file))).toEqual([]);
  vi.unstubAllEnvs();
});
