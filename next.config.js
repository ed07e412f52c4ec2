/** The gallery of parts is a page for those who work on them: it is no part of what is served. */
const hasGallery = process.env.NODE_ENV === 'development' || process.env.OPCOM_BUILDS_GALLERY === '1';

/**
 * The headers of every answer are set by our own gateway: `host/gateway/headers.ts`.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  distDir: process.env.OPCOM_DIST || '.next',
  poweredByHeader: false,
  devIndicators: false,
  pageExtensions: ['tsx', 'ts', ...(hasGallery ? ['gallery.tsx'] : [])],
  agentRules: false,
  productionBrowserSourceMaps: process.env.OPCOM_SOURCE_MAPS === '1',
  images: { unoptimized: true },
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg'],
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: process.env.OPCOM_HOSTS?.split(' '),
};

export default config;
