'use client';

import { useEffect, useState } from 'react';

/** Words that are being written, kept in this browser under a name until they are emptied. */
export function useKeptText(name: string) {
  const [text, setText] = useState('');
  useEffect(() => setText(localStorage.getItem(name) ?? ''), [name]);
  return {
    text,
    set: (words: string) => {
      setText(words);
      if (words) localStorage.setItem(name, words);
      else localStorage.removeItem(name);
    },
  };
}
