'use client';

import { useEffect } from 'react';
import { bookKey, bookTab } from './book-key';

/** Hears the key of the handbook on every page, and opens the page that its link names. */
export function HearsBookKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== bookKey || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const link = document.querySelector<HTMLAnchorElement>('a[data-handbook]');
      window.open(link?.href ?? '/book', bookTab);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return null;
}
