import type { Server } from 'node:http';
import next from 'next';
import { isPublicPath } from '../access/route-access.ts';
import { settingProblems, settings } from '../env.ts';
import { answerBadPath } from './bad-path.ts';
import { createBoundedServer } from './bounded-server.ts';
import { cleanRequest } from './clean-request.ts';
import { createHotPages } from './hot-pages.ts';
import { leadToOneSpelling } from './one-spelling.ts';
import { answerOutages } from './outage-page.ts';
import { limitFreshness } from './proxy-freshness.ts';
import { createRedirects } from './redirects.ts';
import { keepHeadersSingle } from './single-headers.ts';
import { prefixOf } from './small-page.ts';
import { createStaticFiles } from './static-files.ts';

/** Set by the handler of notices, which alone can read one. */
const redirectsChanged = 'x-redirects-changed';
const finishWithinMs = 10_000;

export async function startStorefront({ port, hostname }: { port: number; hostname: string }): Promise<Server> {
  const problems = settingProblems();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(2);
  }
  // Next makes every loopback address "localhost" in the addresses that middleware sees. Under another name it would
  // take our own rewrites for another host's and send itself a second request.
  const app = next({ dev: false, port, hostname: 'localhost' });
  const handle = app.getRequestHandler();
  await app.prepare();
  const { trustedProxies, backendUrl } = settings();
  const redirects = createRedirects({ backendUrl });
  // Nobody waits for it: a shop whose backend is away opens all the same.
  void redirects.reload();
  const hotPages = createHotPages({ isPublic: (path) => isPublicPath(path.slice(prefixOf(path).length)) });
  const staticFiles = createStaticFiles('.next/static');
  const server = createBoundedServer((request, response) => {
    cleanRequest(request, trustedProxies);
    if (staticFiles.answer(request, response)) return;
    if (answerBadPath(request, response)) return;
    if (redirects.answer(request, response)) return;
    keepHeadersSingle(response);
    if (trustedProxies > 0) limitFreshness(response);
    answerOutages(request, response);
    leadToOneSpelling(request, response);
    if (hotPages.answer(request, response)) return;
    if (request.url?.startsWith('/api/revalidate')) {
      response.once('finish', () => {
        if (response.statusCode !== 200) return;
        hotPages.expire();
        if (response.hasHeader(redirectsChanged)) void redirects.reload();
      });
    }
    void handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(server, app));
  console.log(`storefront listens on http://${hostname}:${port}`);
  return server;
}

/** No new requests; those under way finish, within bounds. */
async function stop(server: Server, app: ReturnType<typeof next>): Promise<void> {
  const late = setTimeout(() => process.exit(1), finishWithinMs);
  server.closeIdleConnections();
  await new Promise((resolve) => server.close(resolve));
  await app.close();
  clearTimeout(late);
  process.exit(0);
}
