import { readFile } from 'node:fs/promises';
import type { FilmFormat } from 'contract/catalogue/schemas.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import { contentHash, nullIfMissing } from './picture-store.ts';

export type FilmFiles = Record<FilmFormat, Buffer | null> & { hash: string; captions: Localized; story: Localized };

const mostBytes = 6_000_000;
const captionsMaxLength = 20_000;

/** Checks a file's content, whatever its name says. */
const isOfFormat: Record<FilmFormat, (bytes: Buffer) => boolean> = {
  mp4: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  webm: (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3,
};

/** A film that cannot be shown; the message is for the operator who adds it. */
export class UnfitFilm extends Error {}

/**
 * Reads a film from files with one name: `name.mp4`, `name.webm` or both, and its captions in each language,
 * `name.es.vtt` and so on. A film without captions is refused, for the sake of people who cannot see or hear it.
 */
export async function readFilmFiles(path: string): Promise<FilmFiles> {
  const [mp4, webm] = [await readFormat(path, 'mp4'), await readFormat(path, 'webm')];
  if (!mp4 && !webm) throw new UnfitFilm(`There is neither ${path}.mp4 nor ${path}.webm.`);
  const captions = {} as Record<Locale, string>;
  const story = {} as Record<Locale, string>;
  for (const locale of locales) {
    const file = `${path}.${locale}.vtt`;
    const text = (await readFile(file, 'utf8').catch(nullIfMissing))?.replaceAll(/\r\n?/g, '\n');
    if (!text?.startsWith('WEBVTT') || text.length > captionsMaxLength)
      throw new UnfitFilm(`${file} has to be its words as WebVTT, of ${captionsMaxLength} characters at most.`);
    captions[locale] = text;
    story[locale] = toStory(text);
    if (story[locale] === '') throw new UnfitFilm(`${file} says nothing.`);
  }
  const hash = contentHash(Buffer.concat([mp4, webm, JSON.stringify(captions)].map((part) => Buffer.from(part ?? ''))));
  return { hash, mp4, webm, captions, story };
}

async function readFormat(path: string, format: FilmFormat): Promise<Buffer | null> {
  const file = `${path}.${format}`;
  const bytes = await readFile(file).catch(nullIfMissing);
  if (bytes === null) return null;
  if (bytes.length < 100 || bytes.length > mostBytes || !isOfFormat[format](bytes))
    throw new UnfitFilm(`${file} has to be a film of that format and of ${mostBytes / 1e6} MB at most.`);
  return bytes;
}

/** The text of captions, without times and markup. */
export function toStory(captions: string): string {
  const [, ...blocks] = captions.split(/\n{2,}/);
  return blocks
    .map((block) => block.split('\n'))
    .filter(([first = '']) => !/^(NOTE|STYLE|REGION)\b/.test(first))
    .map((lines) => lines.slice(lines.findIndex((line) => line.includes('-->')) + 1).join(' '))
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
