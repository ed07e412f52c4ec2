/** The head of a card of the fight: its name, and its number once it has one. */
export const CardTitle = ({ title, number }: { title: string; number: string | null }) => (
  <h2 className="flex items-baseline text-title leading-6 tracking-tight">
    <span className="min-w-0 flex-1 truncate">{title}</span>
    {number !== null && (
      <span className="ml-2 rounded-full bg-mine px-2 font-cond text-small leading-5.5 font-semibold text-on-mine">
        {number}
      </span>
    )}
  </h2>
);
