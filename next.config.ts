import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

// Literals: Next wants its routes before any module of ours runs. A test holds them together with lib/access.
const publicSections = 'home|catalogue|printed-catalogue|customer-care|love|your-business|reviews|gift-card';

const personalSections = 'accordion|checkout|clients|compare|executive|my-store|search|validation|wish-list';

const year = 31_536_000;

/** A new mark is seen within a week. */
const icons = 'favicon.ico|icon.svg|apple-touch-icon.*|app-icons/.+';

/** Pages of the workshop: the gallery, and the empty page that the bench measures against. */
const workshop = process.env.SHOP_WORKSHOP === 'on';

const nextConfig: NextConfig = {
  // A build for production has no page of that kind, whatever is set when it runs.
  pageExtensions: [...(workshop ? ['workshop.tsx'] : []), 'tsx', 'ts'],
  env: { SHOP_WORKSHOP: workshop ? 'on' : '' },
  // Pictures come in the widths that the backend derives: nothing here draws one at a visitor's wish.
  images: { unoptimized: true },
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // Personal pages may wait for the backend, as their layout says; what must not is held by `ensureStatic`.
    instantInsights: { validationLevel: 'manual-warning' },
    // Pages lead to each other as documents (ADR 0051): nobody keeps in the browser what this renders besides each page.
    cachedNavigations: false,
  },
  // npm run verify checks the whole repository once; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: `${import.meta.dirname}/lib/cache/next-cache-handler.ts`,
  cacheLife: {
    // The backend's notices say what changed; the time is for notices that got lost. What is old is better than
    // nothing while the backend is away, so it hardly ever expires.
    catalogue: { stale: 300, revalidate: 900, expire: year },
    absent: { stale: 60, revalidate: 60, expire: 300 },
  },
  async rewrites() {
    return {
      // The default language has no prefix. Not in middleware: that would cost these pages two thirds of their speed.
      beforeFiles: [
        { source: `/:section(${publicSections})/:path*`, destination: '/es/:section/:path*' },
        { source: '/my-store/:alias([A-Za-z0-9_-]{1,20})/welcome', destination: '/es/my-store/:alias/welcome' },
        // Pages guard themselves too: without the middleware they still answer at their own addresses.
        { source: `/:section(${personalSections})/:path*`, destination: '/es/:section/:path*' },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
  async headers() {
    return [
      { source: `/:file(${icons})`, headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }] },
      { source: '/.well-known/security.txt', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ];
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
