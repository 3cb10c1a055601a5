import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import next from 'next';
import { settingProblems, settings } from '../env.ts';
import { createAbsentResources } from './absent-resources.ts';
import { setCommonHeaders } from './answers/common-headers.ts';
import { answerBadPath } from './bad-path.ts';
import { createBoundedServer } from './bounded-server.ts';
import { readBuildRoutes } from './build-routes.ts';
import { cleanRequest } from './clean-request.ts';
import { createGuessLimit } from './guess-limit.ts';
import { answerOddRequest } from './odd-request.ts';
import { createOfflineWorker } from './offline-worker/worker-script.ts';
import { leadToOneSpelling } from './one-spelling.ts';
import { answerOutages } from './outage-page.ts';
import { letPayPalReport } from './payment-window.ts';
import { openPersonalPage } from './personal-pages.ts';
import { answerShopScripts } from './plain-document/shop-scripts.ts';
import { limitFreshness } from './proxy-freshness.ts';
import { createPublicPages } from './public-pages.ts';
import { createRedirects } from './redirects.ts';
import { keepHeadersSingle } from './single-headers.ts';
import { createStaticFiles } from './static-files.ts';
import { closeWorkshop } from './workshop.ts';

/** Set by the change-notice handler, the only one that can read a notice. */
const redirectsChanged = 'x-redirects-changed';
const finishWithinMs = 10_000;

export async function startStorefront({ port, hostname }: { port: number; hostname: string }): Promise<Server> {
  const problems = settingProblems();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(2);
  }
  // Next turns every loopback address into "localhost" in the URLs that middleware sees. Under another name it would
  // take our own rewrites for another host's and send itself a second request.
  const app = next({ dev: false, port, hostname: 'localhost' });
  const handle = app.getRequestHandler();
  await app.prepare();
  const { trustedProxies, backendUrl } = settings();
  const redirects = createRedirects({ backendUrl });
  // Not awaited: the shop starts without the backend.
  void redirects.reload();
  const guesses = createGuessLimit();
  const publicPages = createPublicPages({ backendUrl, guesses });
  const staticFiles = createStaticFiles('.next/static');
  const isRoute = readBuildRoutes('.next');
  const absentResources = createAbsentResources({ isFile: staticFiles.has, isRoute, guesses });
  const deskKeeper = createOfflineWorker();
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setCommonHeaders(response);
    letPayPalReport(request, response);
    if (answerOddRequest(request, response)) return;
    cleanRequest(request, trustedProxies);
    if (staticFiles.answer(request, response)) return;
    if (await answerShopScripts(request, response)) return;
    if (await deskKeeper.answer(request, response)) return;
    if (answerBadPath(request, response)) return;
    if (redirects.answer(request, response)) return;
    if (closeWorkshop(request, response, isRoute)) return;
    keepHeadersSingle(response);
    if (trustedProxies > 0) limitFreshness(response);
    answerOutages(request, response);
    leadToOneSpelling(request, response);
    if (await publicPages.answer(request, response)) return;
    if (absentResources.answer(request, response)) return;
    await openPersonalPage(request, response);
    if (request.url?.startsWith('/api/revalidate')) {
      response.once('finish', () => {
        if (response.statusCode !== 200) return;
        publicPages.expire();
        if (response.hasHeader(redirectsChanged)) void redirects.reload();
      });
    }
    await handle(request, response);
  }
  // An error in one request ends that request alone.
  const server = createBoundedServer((request, response) => {
    serve(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(server, app));
  console.log(`storefront listens on http://${hostname}:${port}`);
  return server;
}

/** Accepts no new requests; those in progress finish, within a limit. */
async function stop(server: Server, app: ReturnType<typeof next>): Promise<void> {
  const late = setTimeout(() => process.exit(1), finishWithinMs);
  server.closeIdleConnections();
  await new Promise((resolve) => server.close(resolve));
  await app.close();
  clearTimeout(late);
  process.exit(0);
}
