import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { joinScripts, staticPolicy } from './content-policy.mjs';

const Base = FileSystemCache.default ?? FileSystemCache;
const building = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Next's own cache with two changes. A static page cannot carry a nonce, so its policy names the SHA-256 of each of
 * its inline scripts and travels with the entry. And what is made at run time stays in memory, least recently used
 * first out: made-up addresses cannot fill the disk, and one build can serve two backends without mixing them.
 * A shared store for several instances would replace the base class here. Runs in the edge bundle too: Web Crypto only.
 */
export default class PageCache extends Base {
  constructor(context) {
    super({ ...context, flushToDisk: building && context.flushToDisk });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    // Entries of the build come from disk without a policy.
    if (entry) await addPolicy(entry.value);
    return entry;
  }

  async set(key, value, context) {
    await addPolicy(value);
    return super.set(key, value, context);
  }
}

async function addPolicy(value) {
  // A postponed page is finished per request and gets its policy with its nonce.
  if (value?.kind !== 'APP_PAGE' || value.postponed || value.headers?.['content-security-policy']) return;
  value.html = joinScripts(value.html);
  value.headers = { ...value.headers, 'content-security-policy': await staticPolicy(value.html) };
}
