import type { ContentBlockWire } from '@/contract/schemas/content';
import { settings } from '@/lib/env';
import { type Locale, localePath } from '@/lib/i18n/routing';

/** `wide` and `tall` are the hash of a picture of the backend, or the address of one that lies elsewhere. */
export type ContentPicture = { wide: string; tall: string; alt: string; dominantColor: string };

export type ContentBlock = {
  code: string;
  type: ContentBlockWire['type'];
  href: string | null;
  opensNewTab: boolean;
  picture: ContentPicture | null;
  title: string;
  text: string;
  action: string;
  texts: Record<string, string>;
};

/** E04. Pictures are /media/{hash}, whose widths are the house picture's to choose, or lie where an operator allows. */
export function toContentBlocks(wire: ContentBlockWire[], locale: Locale): Record<string, ContentBlock> {
  return Object.fromEntries(
    wire.map((block) => {
      const { titulo = '', texto = '', accion = '', alt = '', colorDominante = '#e8dccb' } = block.contenidoTextos;
      const wide = toPicture(block.url, block.urlServidor);
      const tall = toPicture(block.urlMovil, block.urlServidor) ?? wide;
      const picture = wide && tall ? { wide, tall, alt, dominantColor: colorDominante } : null;
      return [
        block.codigo,
        {
          code: block.codigo,
          type: block.type,
          href: toHref(block.href, locale),
          opensNewTab: block.target === '_blank',
          picture,
          title: titulo,
          text: texto,
          action: accion,
          texts: block.contenidoTextos,
        },
      ];
    }),
  );
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
