/** Says that a default is a rule of this project's, not the book's. */
export const Ours = () => (
  <span className="rounded-1 border border-dotted border-edge px-1 font-cond detail leading-none font-medium whitespace-nowrap not-italic">
    house rule
  </span>
);
