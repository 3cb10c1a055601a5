import { compose } from '@/lib/middleware/compose';
import { withAccess, withEuPrefix, withInstalledStart, withLocale, withWellKnown } from '@/lib/middleware/path-guards';
import { withContentSecurityPolicy } from '@/lib/middleware/with-content-security-policy';

export const middleware = compose(
  withEuPrefix,
  withWellKnown,
  withInstalledStart,
  withLocale,
  withAccess,
  withContentSecurityPolicy,
);

// Everything but the static public sections, our own handlers and files. A test compares this with the route table.
export const config = {
  matcher: [
    {
      source:
        '/((?!_next/|media/|share-cards/|sitemaps/|api/|EuropaBackend/rest/|bench-floor(?:/per-request)?$|(?:en/|de/)?(?:home|catalogue|printed-catalogue|customer-care|love|your-business|reviews|gift-card)(?:/|$)|(?:en/|de/)?my-store/[A-Za-z0-9_-]{1,20}/welcome$|(?:robots\\.txt|llms\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon\\.svg|apple-touch-icon(?:-precomposed)?\\.png|app-icons/(?:192|512|maskable-512)\\.png|\\.well-known/security\\.txt)$).*)',
    },
  ],
};
