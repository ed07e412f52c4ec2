import { encodeQR } from 'qr';

/** A QR code drawn as squares, black on white in any light. */
export function QrPicture({ text, label, className = 'size-52' }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className={`shrink-0 ${className}`}
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
