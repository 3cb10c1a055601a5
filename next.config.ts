import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

// Literals: Next wants its routes before any module of ours runs. A test holds them together with lib/access.
const publicSections = 'home|catalogue|customer-care|love|your-business|reviews';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
];

const year = 31_536_000;

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Personal pages may wait for the backend, as their layout says; what must not is held by `ensureStatic`.
  experimental: { instantInsights: { validationLevel: 'manual-warning' } },
  // npm run verify checks the whole repository once; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: `${import.meta.dirname}/lib/cache/page-cache.ts`,
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
      ],
      // Browsers ask for it by themselves wherever the head that names the icon has not come yet.
      afterFiles: [{ source: '/favicon.ico', destination: '/icon.svg' }],
      fallback: [],
    };
  },
  async headers() {
    return [{ source: '/:path*', headers: securityHeaders }];
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
