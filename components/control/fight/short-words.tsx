/** Short words to the eye, where the row says whose they are; the whole name to the ear: `Prepared: 2 Para`. */
export function ShortWords({ words, short = words, of }: { words: string; short?: string; of: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{`${words}: ${of}`}</span>
    </>
  );
}
