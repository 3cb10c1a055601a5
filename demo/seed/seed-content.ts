import type { Db } from 'backend/src/database/schema.ts';
import { locales } from 'contract/public-codes.ts';
import type { SeedBlock } from './content/block.ts';
import { customerCare } from './content/customer-care.ts';
import { home, love, yourBusiness } from './content/home.ts';
import { insertRows } from './insert-rows.ts';
import { type PictureRow, scenePicture } from './pictures.ts';

const screens: [screen: string, blocks: readonly SeedBlock[]][] = [
  ['home', home],
  ['love', love],
  ['your-business', yourBusiness],
  ...Object.entries(customerCare).map(([topic, blocks]): [string, readonly SeedBlock[]] => [
    `customer-care/${topic}`,
    blocks,
  ]),
];

export async function seedContent(db: Db, today: Date): Promise<void> {
  const pictures = new Map<string, PictureRow>();
  const draw = (scene: SeedBlock['scene'], format: 'wide' | 'tall') => {
    if (!scene) return null;
    const picture = scenePicture({ name: scene, format });
    pictures.set(picture.hash, picture);
    return picture;
  };
  const rows = screens.flatMap(([screen, blocks]) =>
    blocks.map((block, at) => {
      const wide = draw(block.scene, block.scene?.startsWith('department-') ? 'tall' : 'wide');
      return {
        screen,
        code: block.code,
        position: at + 1,
        type: block.type,
        href: block.href ?? null,
        target: '_self',
        picture: wide?.hash ?? null,
        picture_phone: draw(block.scene, 'tall')?.hash ?? null,
        server_url: null,
        texts: toTexts(block, wide),
        changed_at: today,
      };
    }),
  );
  await insertRows(db, 'pictures', [...pictures.values()]);
  await insertRows(db, 'content_blocks', rows);
}

/** The frame's colour is sent with the texts, because a block has no field for it on the wire. */
function toTexts({ texts }: SeedBlock, picture: PictureRow | null) {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        ...Object.fromEntries(Object.entries(texts).map(([role, words]) => [role, words[locale]])),
        ...(picture && { colorDominante: picture.dominant }),
      },
    ]),
  );
}
