/** Addresses of seats, links and boards: what stands there is nobody else's and never kept by a browser. */
const privatePages = [
  '/player/:path*',
  '/control/:path*',
  '/join/:path*',
  '/board/:path*',
  '/sign-in',
  '/api/player/:path*',
];

const isProduction = process.env.NODE_ENV === 'production';

/** Nothing is loaded from another host, and no page elsewhere may frame ours. Next.js puts its scripts into the page. */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isProduction ? '' : " 'unsafe-eval'"}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `same-origin`, not `no-referrer`: with the latter a form's own POST says its origin is "null". */
const everywhere = [
  { key: 'Content-Security-Policy', value: policy },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
];

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.OPCOM_DIST || '.next',
  poweredByHeader: false,
  devIndicators: false,
  agentRules: false,
  productionBrowserSourceMaps: process.env.OPCOM_SOURCE_MAPS === '1',
  images: { unoptimized: true },
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg'],
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: process.env.OPCOM_HOSTS?.split(' '),
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    ...privatePages.map((source) => ({ source, headers: [{ key: 'Cache-Control', value: 'no-store' }] })),
  ],
};

export default config;
