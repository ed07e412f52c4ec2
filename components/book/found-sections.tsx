import { EmptyState } from '@/components/ui/empty-state';
import type { FoundSection } from '@/lib/book/find-in-book';
import { counted } from '@/lib/text';

/** The sections of the handbook that have the words looked for, each with one sentence of it. */
export const FoundSections = ({ find, found }: { find: string; found: readonly FoundSection[] }) => (
  <section aria-label="What was found" className="on-desk px-6 py-5">
    <h1 className="font-serif text-head leading-tight">“{find}”</h1>
    <p role="status" className="mt-1 text-ink-2">
      {counted(found.length, 'place')} in the handbook.
    </p>
    {found.length === 0 ? (
      <EmptyState title="The handbook has no page with these words.">Try one word alone, or fewer letters.</EmptyState>
    ) : (
      <ol className="mt-3 ruled-list">
        {found.map(({ page, title, id, heading, excerpt }) => (
          <li key={`${page} ${id}`} className="py-2">
            <a href={`/book/${page}${id && `#${id}`}`} className="text-link">
              {heading === title ? title : `${title}: ${heading}`}
            </a>
            <p className="text-ink-2">{excerpt}</p>
          </li>
        ))}
      </ol>
    )}
  </section>
);
