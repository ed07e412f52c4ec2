'use client';

import { useEffect, useState } from 'react';
import { keepLight, keptLight, type Light, showLight } from '@/components/ui/light';

const next: Record<Light, Light> = { system: 'light', light: 'dark', dark: 'system' };
const words: Record<Light, string> = { system: 'System', light: 'Day', dark: 'Night' };

/** Day, night, or as the system has it; kept in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Light>('system');

  useEffect(() => {
    const kept = keptLight();
    setTheme(kept);
    showLight(kept);
  }, []);

  function pick() {
    const chosen = next[theme];
    setTheme(chosen);
    keepLight(chosen);
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
