import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import { toHousehold } from '../../shared/client-address.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { createFindMaster } from './masters.ts';
import { createPictureStore } from './picture-store.ts';
import { findPicture, findSwatchColor, listPhotographs } from './pictures.repository.ts';
import { readPortrait } from './portraits.ts';
import { drawSwatch } from './swatch.ts';

// The address names the content, so its answer never changes.
const immutable = 'public, max-age=31536000, immutable';
// A swatch is named after its colour, whose shade an operator may change.
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

const comeAgainSeconds = 5;

const refusals = {
  'unknown-picture': absent,
  'unknown-variant': () => new Refusal(400, failureKeys.invalid),
  busy: () => new Refusal(503, failureKeys.busy, undefined, comeAgainSeconds),
};

// CDNs and monitors send HEAD requests.
const withHead = { exposeHeadRoute: true };

const swatchFile = /^[\p{L}\p{N}_-]+\.svg$/u;

/** Pictures are outside the base path, where browsers and CDNs fetch them without a token. */
export function addPictureRoutes(
  app: FastifyInstance,
  db: Db,
  { picturesDir, pictureCacheDir }: Pick<Config, 'picturesDir' | 'pictureCacheDir'>,
): void {
  const store = createPictureStore({
    masters: createFindMaster({
      find: (hash) => findPicture(db, hash),
      folder: picturesDir,
      readPortrait: (hash) => readPortrait(db, hash),
    }),
    cacheDir: pictureCacheDir,
    log: app.log,
  });

  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  // Not awaited: no request needs these variants yet.
  app.addHook('onListen', async () => {
    prepareAll().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.warn({ err: error }, 'photographs could not be made ahead');
    });
  });
  const prepareAll = async () => store.prepare(await listPhotographs(db), closing.signal);

  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', withHead, async (request, reply) => {
    const { hash, file } = request.params;
    const [, width, format] = /^([1-9]\d{0,3})\.([a-z]{3,4})$/.exec(file) ?? [];
    if (!width || !format) throw absent();
    const signal = AbortSignal.any([request.signal, request.deadline]);
    const visitor = { name: toHousehold(request.ip), signal };
    const picture = await store.get(hash, Number(width), format, visitor);
    // A client that has disconnected, or already got a timeout, is not answered.
    if (signal.aborted) return reply;
    if ('refused' in picture) throw refusals[picture.refused]();
    reply.headers({ 'cache-control': immutable, etag: picture.etag });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(`image/${format}`).send(picture.body);
  });

  app.get<{ Params: { file: string } }>('/media/swatches/:file', withHead, async (request, reply) => {
    const { file } = request.params;
    const hex = swatchFile.test(file) ? await findSwatchColor(db, file) : null;
    if (hex === null) throw absent();
    return reply.header('cache-control', forADay).type('image/svg+xml').send(drawSwatch(hex));
  });
}
