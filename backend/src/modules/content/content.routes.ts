import type { ContentBlockWire } from 'contract/content/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent } from '../../shared/errors.ts';

type Block = Awaited<ReturnType<typeof listBlocks>>[number];

async function listBlocks(db: Db, screen: string) {
  return db
    .selectFrom('content_blocks')
    .select(['code', 'type', 'href', 'target', 'picture', 'picture_phone', 'server_url', 'texts'])
    .select(['starts_at', 'ends_at', 'changed_at'])
    .where('screen', '=', screen)
    .orderBy('position')
    .execute();
}

const isShown = ({ starts_at, ends_at }: Block, now: Date) =>
  (!starts_at || starts_at <= now) && (!ends_at || now < ends_at);
const toAddress = (hash: string | null) => hash && `/media/${hash}`;

export function contentHandlers({ db, now }: Kit): Handlers {
  return {
    readContent: async ({ body: { idioma, pantalla } }) => {
      const blocks = await listBlocks(db, pantalla);
      if (blocks.length === 0) throw absent();
      const toBlock = (block: Block): ContentBlockWire => ({
        codigo: block.code,
        type: block.type,
        href: block.href?.[idioma] ?? null,
        target: block.target,
        url: toAddress(block.picture),
        urlMovil: toAddress(block.picture_phone),
        urlServidor: block.server_url,
        contenidoTextos: block.texts[idioma],
      });
      const changed = Math.max(...blocks.map(({ changed_at }) => changed_at.getTime()));
      const shown = blocks.filter((block) => isShown(block, now()));
      return { datos: { pantalla, cambiado: new Date(changed).toISOString(), bloques: shown.map(toBlock) } };
    },
  };
}
