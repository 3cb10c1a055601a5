import type { ContentBlockWire } from '@/contract/content/schemas';
import { settings } from '@/lib/env';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { captionsAddress, filmAddress, isExternalPicture } from '@/lib/media/media-rules';
import { sanitizeContentHtml } from './sanitize-content-html';

/** `wide` and `tall` are the hash of a picture in the backend, or the address of an external one. */
export type ContentPicture = { wide: string; tall: string; alt: string; dominantColor: string };

/** `captions` is null when the owner has none; then the block's text should say what the film says. */
export type ContentFilm = { wide: string; tall: string; poster: ContentPicture | null; captions: string | null };

export type ContentBlock = {
  code: string;
  type: ContentBlockWire['type'];
  href: string | null;
  opensNewTab: boolean;
  picture: ContentPicture | null;
  /** For a VIDEO. */
  film: ContentFilm | null;
  /** For a PLANTILLA HTML, sanitised. */
  html: string;
  title: string;
  text: string;
  action: string;
  texts: Record<string, string>;
};

/** E04. Pictures are /media/{hash}, served in widths of our choice, or external where the operator allows it. */
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
          html: block.type === 'PLANTILLA HTML' ? sanitizeContentHtml(html, (href) => toHref(href, locale)) : '',
          title: titulo,
          text: texto,
          action: accion,
          texts: block.contenidoTextos,
        },
      ];
    }),
  );
}

/** Poster and captions of a film in the backend are stored beside it; an external film names them. */
function toFilm(
  address: ContentPicture,
  { contenidoTextos, urlServidor }: ContentBlockWire,
  locale: Locale,
): ContentFilm {
  const { wide, tall } = address;
  const { poster: named = null, subtitulos = null } = contenidoTextos;
  const poster = isExternalPicture(wide) ? toPicture(named, urlServidor) : wide;
  const written = toPicture(subtitulos, urlServidor);
  const captions = isExternalPicture(wide)
    ? written && isExternalPicture(written) && written
    : captionsAddress(wide, locale);
  const fileOf = (film: string) => (isExternalPicture(film) ? film : filmAddress(film));
  return {
    wide: fileOf(wide),
    tall: fileOf(tall),
    poster: poster === null ? null : { ...address, wide: poster, tall: poster },
    captions: captions || null,
  };
}

/** `server` is the host of a relative address. The page's policy allows the same origins. */
function toPicture(url: string | null, server: string | null): string | null {
  if (!url) return null;
  const { backendUrl, pictureOrigins } = settings();
  const path = url.startsWith(`${backendUrl}/`) ? url.slice(backendUrl.length) : url;
  const hash = /^\/media\/([a-z0-9]{16,64})$/.exec(path)?.[1];
  if (hash) return hash;
  const base = server ?? undefined;
  if (!URL.canParse(url, base)) return null;
  const { origin, href, username, password } = new URL(url, base);
  // A comma would end an address in a srcset.
  return pictureOrigins.includes(origin) && !username && !password ? href.replaceAll(',', '%2C') : null;
}

/**
 * Content is written by people: a link is a path of ours or https, mailto, tel; no script, and no control characters,
 * which browsers drop before they parse the address.
 */
function toHref(href: string | null, locale: Locale): string | null {
  if (!href || !/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(href) || /\p{Cc}/u.test(href)) return null;
  return href.startsWith('/') ? localePath(locale, href) : href;
}
