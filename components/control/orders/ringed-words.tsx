/** Printed words of which one is ringed, to be read. */
export function RingedWords<Id extends string>(props: {
  words: Record<Id, { word: string }>;
  shown: readonly Id[];
  ringed: Id | null;
  columns?: 1 | 2;
  /** The word ringed on the sheet before, where it differs. */
  was?: Id | null;
}) {
  const { words, shown, ringed, columns = 1, was } = props;
  return (
    <div>
      <span className="sr-only">{ringed ? words[ringed].word : 'none'}</span>
      <div
        aria-hidden
        className={`grid w-max gap-x-3.5 gap-y-px font-cond text-small leading-4.75 ${columns === 2 ? 'grid-cols-2' : ''}`}
      >
        {shown.map((id) => (
          <span key={id} className="relative justify-self-start px-0.5">
            <span className={id === ringed ? 'circled' : 'text-ink-3'}>{words[id].word}</span>
          </span>
        ))}
      </div>
      {was !== undefined && <p className="mt-0.5 aside print:hidden">was {was ? words[was].word : 'not circled'}</p>}
    </div>
  );
}
