import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LetterBody } from '@/components/ui/letter-body';

/** A letter of the page, and the place where it is. */
interface Letter {
  place: Element;
  body: string;
}

/** The letters of the page, set out as on a player's desk: the news first, tables as tables. Their words are in the page already. */
export function LettersSetOut() {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  useLayoutEffect(() => {
    const found = [...document.querySelectorAll('[data-letter]')].map((place) => ({ place, body: place.textContent }));
    for (const { place } of found) place.textContent = '';
    setLetters(found);
  }, []);
  return letters.map(({ place, body }, at) => createPortal(<LetterBody body={body} />, place, String(at)));
}
