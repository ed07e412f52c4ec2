/** Says that a default is a rule of this project's, not the book's. */
export const Ours = () => (
  <span className="rounded-1 border border-dotted border-edge px-1 font-cond text-small leading-none font-medium whitespace-nowrap text-ink-2 not-italic">
    house rule
  </span>
);
