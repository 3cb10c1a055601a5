import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { type ContentBlock, toContentBlocks } from './content-mappers';

/** The blocks of a screen by code; empty for a screen that the backend does not know. */
export async function getScreenBlocks(locale: Locale, screen: string): Promise<Record<string, ContentBlock>> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('contenidos', `contenidos:${screen}`);
  const wire = await readPublic('readContent', { body: { idioma: locale, pantalla: screen } });
  if (!wire) cacheLife('absent');
  return toContentBlocks(wire?.bloques ?? [], locale);
}
