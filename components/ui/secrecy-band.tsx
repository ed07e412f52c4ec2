/** The violet hatched band over everything that Control alone may see, and whose screen it is. */
export function SecrecyBand({ whose, children }: { whose: string; children?: string }) {
  return (
    <div className="flex h-5.5 shrink-0 items-center gap-3 bg-secret-soft px-4 font-cond text-small leading-none font-medium text-secret">
      <span aria-hidden className="hatched w-9" />
      <span className="tracking-[0.14em] whitespace-nowrap uppercase">{children ?? 'Control eyes only'}</span>
      <span aria-hidden className="hatched flex-1" />
      <span className="truncate text-small tracking-wide">{whose}</span>
    </div>
  );
}
