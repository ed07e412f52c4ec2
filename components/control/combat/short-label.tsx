/** Short words on screen, where the row says whose they are; the whole name for a screen reader: `Prepared: 2 Para`. */
export function ShortLabel({ words, short = words, of }: { words: string; short?: string; of: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{`${words}: ${of}`}</span>
    </>
  );
}
