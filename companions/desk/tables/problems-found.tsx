'use client';

import { placeInWords } from '@/companions/rules/table-shape';
import type { Problem } from '@/lib/adjudication';
import { counted, upTo } from '@/lib/text';

/** So many are listed; the rest are at their fields. */
const listed = 12;

/** Everything that is wrong, with the way to each field. */
export function ProblemsFound({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="status" className="mt-3">
      {problems.length === 0 ? (
        <p className="text-ink-3">Checked: whole.</p>
      ) : (
        <>
          <p className="font-medium text-overdue">
            {problems.length === 1 ? 'One thing is wrong' : `${counted(problems.length, 'thing')} are wrong`}; what
            would be right stands at each.
          </p>
          <ul className="mt-1">
            {upTo(problems, listed).map(({ path, message }) => (
              <li key={path}>
                <button type="button" className="min-h-press text-left underline" onClick={() => goTo(path)}>
                  {path === '' ? 'The whole' : placeInWords(path)}
                </button>
                : {message}
              </li>
            ))}
            {problems.length > listed + 1 && <li className="text-ink-3">and {problems.length - listed} more</li>}
          </ul>
        </>
      )}
    </div>
  );
}

/** Goes to the nearest field on the page that holds a place. */
function goTo(path: string): void {
  for (let place = path; ; place = place.slice(0, Math.max(place.lastIndexOf('.'), 0))) {
    const at = CSS.escape(place);
    const found = document.querySelector<HTMLElement>(`[name="${at}"], [data-place="${at}"]`);
    if (found) {
      found.scrollIntoView({ block: 'center' });
      const field = 'input, select, button';
      (found.matches(field) ? found : found.querySelector<HTMLElement>(field))?.focus({ preventScroll: true });
      return;
    }
    if (place === '') return;
  }
}
