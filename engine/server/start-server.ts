import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { setCommonHeaders } from '../answers/common-headers.ts';
import { replaceAnswer } from '../answers/replace-answer.ts';
import type { EngineConfig } from '../config/engine-config.ts';
import type { EnginePart } from '../config/engine-parts.ts';
import { deferScripts } from '../deferred-hydration/defer-scripts.ts';
import { createPageScripts } from '../deferred-hydration/page-scripts.ts';
import { createAbsentResources } from './absent-resources.ts';
import { createAddressGuessLimit } from './address-guess-limit.ts';
import { createBoundedServer } from './bounded-server.ts';
import { readBuildRoutes } from './build-routes.ts';
import { redirectToCanonicalPath } from './canonical-path.ts';
import { cleanRequest } from './clean-request.ts';
import { refuseNonBrowserRequest } from './non-browser-requests.ts';
import { limitProxyCacheTime } from './proxy-cache-time.ts';
import { createPublicPages } from './public-pages.ts';
import { keepHeadersSingle } from './single-headers.ts';
import { createStaticFiles } from './static-files.ts';
import { answerUndecodablePath } from './undecodable-path.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const finishWithinMs = 10_000;

/** Next's request handler, with what the configuration wants around it, behind one HTTP server. */
export async function startServer(
  config: EngineConfig,
  { port, hostname }: { port: number; hostname: string },
): Promise<Server> {
  // Next turns every loopback address into "localhost" in the URLs that middleware sees. Under another name it would
  // take our own rewrites for another host's and send itself a second request.
  const app = next({ dev: false, port, hostname: 'localhost' });
  const handle = app.getRequestHandler();
  await app.prepare();
  const respond = surround(handle, config);
  // An error in one request ends that request alone.
  const server = createBoundedServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(server, app));
  return server;
}

/** The order is the meaning: clean what came in, answer what needs no Next, then let each part change what Next says. */
function surround(handle: Respond, config: EngineConfig): Respond {
  const { addresses, build, changes, off, outagePage, trustedProxies } = config;
  const isOn = (part: EnginePart) => !off.has(part);
  const { earlyEventsScript } = config.scripts;
  const scripts = isOn('plain-documents')
    ? createPageScripts({ ...config.scripts, earlyEventsScript: isOn('early-events') ? earlyEventsScript : '' })
    : null;
  const guesses = createAddressGuessLimit();
  const publicPages = createPublicPages({ ...config, scripts, guesses });
  const staticFiles = createStaticFiles(join(build, 'static'));
  const isRoute = readBuildRoutes(build);
  const { isInResourceFolder } = addresses;
  const absentResources = createAbsentResources({ isInResourceFolder, isFile: staticFiles.has, isRoute, guesses });
  const handlers = config.handlers(isRoute);

  return async function respond(request, response) {
    setCommonHeaders(response);
    if (refuseNonBrowserRequest(request, response)) return;
    cleanRequest(request, trustedProxies);
    if (isOn('static-files') && staticFiles.answer(request, response)) return;
    if (await scripts?.answer(request, response)) return;
    if (answerUndecodablePath(config, request, response)) return;
    for (const answer of handlers) if (await answer(request, response)) return;
    if (isOn('single-headers')) keepHeadersSingle(response);
    if (trustedProxies > 0) limitProxyCacheTime(response);
    if (isOn('outage-page')) replaceAnswer(response, (status) => (status === 500 ? outagePage(request) : null));
    if (isOn('one-spelling')) redirectToCanonicalPath(addresses, request, response);
    if (await publicPages.answer(request, response)) return;
    if (isOn('absent-resources') && absentResources.answer(request, response)) return;
    if (scripts) deferScripts(config, scripts, request, response);
    if (request.url?.startsWith(changes.path)) {
      response.once('finish', () => {
        if (response.statusCode !== 200) return;
        publicPages.expire();
        changes.onChange(response);
      });
    }
    await handle(request, response);
  };
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
