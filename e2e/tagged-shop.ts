import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStorefront } from './own-storefront';

export const containerId = 'GTM-E2E1234';
/** The id of a film of the owner, in the backend's format. */
export const film = 'f'.repeat(24);

/** Blocks that an owner adds to the first screen: the two kinds that the demo does not use there. */
const ownersBlocks = [
  {
    codigo: 'owner-film',
    type: 'VIDEO',
    url: `/media/${film}`,
    contenidoTextos: { titulo: 'La película', texto: 'Dos minutos.' },
  },
  {
    codigo: 'owner-template',
    type: 'PLANTILLA HTML',
    url: null,
    contenidoTextos: {
      titulo: 'La plantilla',
      html: '<p onclick="document.title=1">Escrita por <strong>alguien</strong></p><script>document.title="run"</script><img src=x onerror="document.title=2"><a href="javascript:alert(1)">no</a> <a href="/love">sí</a>',
    },
  },
].map((block) => ({ href: null, target: '_self', urlMovil: null, urlServidor: null, ...block }));

/** Storefronts of the shared build with settings of their own, and the servers that they need. */
export function createTaggedShops() {
  const leftovers: (() => Promise<unknown>)[] = [];
  const asked: string[] = [];
  let stranger = '';

  async function listen(server: Server): Promise<string> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    leftovers.push(async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A tag container's script on another host: it sets a cookie and reports, as Google's would. */
  const aContainer = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isScript = /^\/(gtm\.js|gtag\/js|anybodys\.js)/.test(request.url ?? '');
    response
      .writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end(isScript ? `document.cookie='_ga=1; path=/';fetch(new URL('/collect',document.currentScript.src))` : '');
  });

  /** The running backend, with more blocks on its first screen. */
  const aBackend = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(process.env.BACKEND_URL + (request.url ?? ''), {
      method: request.method,
      headers: headers as Record<string, string>,
      body: body.length > 0 ? body : undefined,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isHome = request.url?.endsWith('/detallesPantalla') && body.includes('"home"');
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      .end(isHome ? withOwnersBlocks(bytes.toString()) : bytes);
  });

  async function start(env: Record<string, string>): Promise<string> {
    const { url, stop } = await startStorefront(env);
    leftovers.push(stop);
    return url;
  }

  return {
    /** The requests to the other host, in order. */
    asked,
    /** The origin of the container and its endpoints. */
    stranger: () => stranger,
    start,
    async startTagged(): Promise<string> {
      stranger = await listen(aContainer);
      const backend = await listen(aBackend);
      return start({
        BACKEND_URL: backend,
        // Sessions of the shared shop are valid here.
        SESSION_SECRET: process.env.SESSION_SECRET ?? '',
        GTM_ID: containerId,
        GTM_ORIGIN: stranger,
        GTM_ADDRESSES: `${stranger}/collect`,
      });
    },
    async stop(): Promise<void> {
      for (const clear of leftovers.splice(0).reverse()) await clear();
    },
  };
}

function withOwnersBlocks(text: string): string {
  const answer = JSON.parse(text) as { datos: { bloques: unknown[] } | null };
  answer.datos?.bloques.push(...ownersBlocks);
  return JSON.stringify(answer);
}
