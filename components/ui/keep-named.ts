/** Names the page now, and whenever it is named otherwise: Next.js may give it its first name late. @returns what ends it */
export function keepNamed(name: () => void): () => void {
  name();
  const renamed = new MutationObserver(name);
  renamed.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => renamed.disconnect();
}
