/** Files for machines may be an hour old, and may be served stale while the shop is down. */
const control = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';

const kept = (type: string) => ({ 'content-type': type, 'cache-control': control });

export const xmlHeaders = kept('application/xml; charset=utf-8');
export const textHeaders = kept('text/plain; charset=utf-8');
export const manifestHeaders = kept('application/manifest+json; charset=utf-8');
