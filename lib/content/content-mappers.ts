import type { ContentBlockWire } from '@/contract/schemas/content';
import { type Locale, localePath } from '@/lib/i18n/routing';

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

/** E04. Pictures are /media/{hash}; the widths are the house picture's to choose. */
export function toContentBlocks(wire: ContentBlockWire[], locale: Locale): Record<string, ContentBlock> {
  return Object.fromEntries(
    wire.map((block) => {
      const { titulo = '', texto = '', accion = '', alt = '', colorDominante = '#e8dccb' } = block.contenidoTextos;
      const wide = mediaHash(block.url);
      const tall = mediaHash(block.urlMovil) ?? wide;
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

const mediaHash = (url: string | null) => /^\/media\/([a-z0-9]{16,64})$/.exec(url ?? '')?.[1] ?? null;

/**
 * Content is written by people: an address is a path of ours or https, mailto, tel; nothing that runs, and no tab or
 * line end, which a browser leaves out before it reads the address.
 */
function toHref(href: string | null, locale: Locale): string | null {
  if (!href || !/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(href) || /\p{Cc}/u.test(href)) return null;
  return href.startsWith('/') ? localePath(locale, href) : href;
}
