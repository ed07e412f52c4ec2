'use client';

import { useEffect, useState } from 'react';

type Theme = 'system' | 'light' | 'dark';
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const words: Record<Theme, string> = { system: 'Auto', light: 'Day', dark: 'Night' };
const shelf = 'opcom-light';

/** Day, night, or as the system has it; kept in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    const kept = localStorage.getItem(shelf);
    if (kept === 'light' || kept === 'dark') setTheme(kept);
  }, []);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);

  function pick() {
    const chosen = next[theme];
    setTheme(chosen);
    if (chosen === 'system') localStorage.removeItem(shelf);
    else localStorage.setItem(shelf, chosen);
  }

  return (
    <button
      type="button"
      onClick={pick}
      aria-label={`Light: ${words[theme]}. Change to ${words[next[theme]]}`}
      className="min-h-handle-small w-full text-ink-3 hover:text-ink"
    >
      {words[theme]}
    </button>
  );
}
