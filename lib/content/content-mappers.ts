import type { ContentBlockWire } from '@/contract/schemas/content';
import { settings } from '@/lib/env';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { captionsAddress, filmAddress, isElsewhere } from '@/lib/media/media-rules';
import { cleanHtml } from './content-html';

/** `wide` and `tall` are the hash of a picture of the backend, or the address of one that lies elsewhere. */
export type ContentPicture = { wide: string; tall: string; alt: string; dominantColor: string };

/** `captions` is null where the owner has none; what a film says then stands in the block's text. */
export type ContentFilm = { wide: string; tall: string; poster: ContentPicture | null; captions: string | null };

export type ContentBlock = {
  code: string;
  type: ContentBlockWire['type'];
  href: string | null;
  opensNewTab: boolean;
  picture: ContentPicture | null;
  /** Of a VIDEO. */
  film: ContentFilm | null;
  /** Of a PLANTILLA HTML, and clean. */
  html: string;
  title: string;
  text: string;
  action: string;
  texts: Record<string, string>;
};

/** E04. Pictures are /media/{hash}, whose widths are the house picture's to choose, or lie where an operator allows. */
export function toContentBlocks(wire: ContentBlockWire[], locale: Locale): Record<string, ContentBlock> {
  return Object.fromEntries(
    wire.map((block) => {
      const {
        titulo = '',
        texto = '',
        accion = '',
        alt = '',
        html = '',
        colorDominante = '#e8dccb',
      } = block.contenidoTextos;
      const wide = toPicture(block.url, block.urlServidor);
      const tall = toPicture(block.urlMovil, block.urlServidor) ?? wide;
      const address = wide && tall ? { wide, tall, alt, dominantColor: colorDominante } : null;
      const isFilm = block.type === 'VIDEO';
      return [
        block.codigo,
        {
          code: block.codigo,
          type: block.type,
          href: toHref(block.href, locale),
          opensNewTab: block.target === '_blank',
          picture: isFilm ? null : address,
          film: isFilm && address ? toFilm(address, block, locale) : null,
          html: block.type === 'PLANTILLA HTML' ? cleanHtml(html, (href) => toHref(href, locale)) : '',
          title: titulo,
          text: texto,
          action: accion,
          texts: block.contenidoTextos,
        },
      ];
    }),
  );
}

/** Where the backend keeps it poster and captions lie beside it; of one that lies elsewhere they are named. */
function toFilm(
  address: ContentPicture,
  { contenidoTextos, urlServidor }: ContentBlockWire,
  locale: Locale,
): ContentFilm {
  const { wide, tall } = address;
  const { poster: named = null, subtitulos = null } = contenidoTextos;
  const poster = isElsewhere(wide) ? toPicture(named, urlServidor) : wide;
  const written = toPicture(subtitulos, urlServidor);
  const captions = isElsewhere(wide) ? written && isElsewhere(written) && written : captionsAddress(wide, locale);
  const fileOf = (film: string) => (isElsewhere(film) ? film : filmAddress(film));
  return {
    wide: fileOf(wide),
    tall: fileOf(tall),
    poster: poster === null ? null : { ...address, wide: poster, tall: poster },
    captions: captions || null,
  };
}

/** `server` is where an address without a host lies. The page's policy names the same origins. */
function toPicture(url: string | null, server: string | null): string | null {
  if (!url) return null;
  const { backendUrl, pictureOrigins } = settings();
  const path = url.startsWith(`${backendUrl}/`) ? url.slice(backendUrl.length) : url;
  const hash = /^\/media\/([a-z0-9]{16,64})$/.exec(path)?.[1];
  if (hash) return hash;
  const base = server ?? undefined;
  if (!URL.canParse(url, base)) return null;
  const { origin, href, username, password } = new URL(url, base);
  // A comma would end an address in a list of sources.
  return pictureOrigins.includes(origin) && !username && !password ? href.replaceAll(',', '%2C') : null;
}

/**
 * Content is written by people: an address is a path of ours or https, mailto, tel; nothing that runs, and no tab or
 * line end, which a browser leaves out before it reads the address.
 */
function toHref(href: string | null, locale: Locale): string | null {
  if (!href || !/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(href) || /\p{Cc}/u.test(href)) return null;
  return href.startsWith('/') ? localePath(locale, href) : href;
}
