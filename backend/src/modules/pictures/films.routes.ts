import { filmFormats } from 'contract/catalogue/schemas.ts';
import { locales } from 'contract/public-codes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/schema.ts';
import { createLoadShedder } from '../../plugins/load-shedding.ts';
import { absent } from '../../shared/errors.ts';
import { type ByteRange, findCaptions, findFilmLength, readFilmPart } from './films.repository.ts';

// As with pictures: the address names the content.
const immutable = 'public, max-age=31536000, immutable';
/** Each response holds its part in memory. */
const mostAtOnce = 12;
/** Players ask for the next part; a slow or stuck reader holds no more memory than this. */
const mostOfPart = 1_000_000;

type FilmRequest = { Params: { hash: string } };

/** The range that a browser wants; null where none, or none that can be served in part. */
export function parseRange(range: string | undefined, length: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '') {
    // A suffix: the last so many bytes.
    if (last === '') return null;
    if (Number(last) === 0) return 'outside';
    const start = Math.max(0, length - Number(last));
    return { from: start, to: Math.min(length - 1, start + mostOfPart - 1) };
  }
  const from = Number(first);
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (from >= length) return 'outside';
  return to < from ? null : { from, to: Math.min(to, from + mostOfPart - 1) };
}

const isKnown = ({ headers }: FastifyRequest, etag: string) => headers['if-none-match'] === etag;

/** Serves product films, like pictures, but in ranges, because that is how players ask. */
export function addFilmRoutes(app: FastifyInstance, db: Db): void {
  const loadShedder = createLoadShedder(mostAtOnce);
  for (const format of filmFormats)
    app.get<FilmRequest>(`/media/:hash/film.${format}`, { exposeHeadRoute: true }, (request, reply) =>
      loadShedder(request.deadline, async () => {
        const { hash } = request.params;
        const length = await findFilmLength(db, hash, format);
        if (length === undefined) throw absent();
        const etag = `"${hash}-${format}"`;
        reply.headers({ 'cache-control': immutable, etag, 'accept-ranges': 'bytes' });
        if (isKnown(request, etag)) return reply.code(304).send();
        const isSame = [undefined, etag].includes(request.headers['if-range'] as string | undefined);
        const part = isSame ? parseRange(request.headers.range, length) : null;
        if (part === 'outside') return refuseRange(reply, length);
        if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${length}`);
        const bytes = await readFilmPart(db, hash, format, part ?? { from: 0, to: length - 1 });
        return reply.type(`video/${format}`).send(bytes);
      }),
    );

  for (const locale of locales)
    app.get<FilmRequest>(`/media/:hash/captions-${locale}.vtt`, { exposeHeadRoute: true }, async (request, reply) => {
      const { hash } = request.params;
      const captions = await findCaptions(db, hash, locale);
      if (captions === undefined) throw absent();
      const etag = `"${hash}-${locale}"`;
      reply.headers({ 'cache-control': immutable, etag });
      return isKnown(request, etag) ? reply.code(304).send() : reply.type('text/vtt; charset=utf-8').send(captions);
    });
}

const refuseRange = (reply: FastifyReply, length: number) =>
  reply
    .code(416)
    .headers({ 'content-range': `bytes */${length}`, 'cache-control': 'no-store' })
    .send();
