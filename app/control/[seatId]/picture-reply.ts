/** A picture as a seat is sent it: for this seat alone, as what it is and nothing else. */
export const pictureReply = (found: { type: string; picture: Uint8Array<ArrayBuffer> } | null): Response =>
  found
    ? new Response(found.picture, {
        headers: { 'Cache-Control': 'no-store', 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' },
      })
    : new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
