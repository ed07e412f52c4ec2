'use client';

import { useEffect } from 'react';

/**
 * A browser may keep a whole page and show it again at "back", long after the seat went to another laptop. A page that is
 * put away so shows nothing when it is taken out again, and asks for itself again.
 */
export function ReloadOnBack() {
  useEffect(() => {
    const { style } = document.documentElement;
    const putAway = ({ persisted }: PageTransitionEvent) => {
      if (persisted) style.visibility = 'hidden';
    };
    const takenOut = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', putAway);
    window.addEventListener('pageshow', takenOut);
    return () => {
      window.removeEventListener('pagehide', putAway);
      window.removeEventListener('pageshow', takenOut);
    };
  }, []);
  return null;
}
