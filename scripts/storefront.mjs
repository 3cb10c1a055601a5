// The storefront as operators run it: Next's request handler within the engine (see lib/server).
import { startStorefront } from '../lib/server/storefront-server.ts';

const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? '0.0.0.0';
await startStorefront({ port, hostname });
