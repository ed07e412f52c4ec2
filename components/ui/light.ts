/** Day or night, or as the system has it; kept in this browser. */
export type Light = 'system' | 'light' | 'dark';
const shelf = 'opcom-light';

export function keptLight(): Light {
  const kept = localStorage.getItem(shelf);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Shows the page in this light. */
export function showLight(light: Light): void {
  if (light === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = light;
}

/** Shows it, and keeps it for the next time. */
export function keepLight(light: Light): void {
  showLight(light);
  if (light === 'system') localStorage.removeItem(shelf);
  else localStorage.setItem(shelf, light);
}
