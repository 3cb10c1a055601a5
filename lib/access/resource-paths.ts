const folder = /^\/(?:_next|api|media|share-cards|sitemaps|EuropaBackend\/rest)\//;

const file =
  /^\/(?:robots\.txt|llms\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|icon\.svg|apple-touch-icon(?:-precomposed)?\.png|app-icons\/(?:192|512|maskable-512)\.png|\.well-known\/security\.txt)$/;

/** A folder of files, or of addresses that a route handler answers: nothing below it is a page. */
export const isInResourceFolder = (path: string): boolean => folder.test(path);

/** A file or the address of a route handler. The middleware's matcher leaves these out; a test holds the two together. */
export const isResourcePath = (path: string): boolean => isInResourceFolder(path) || file.test(path);
