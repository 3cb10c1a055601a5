import type { contentTypes } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { SceneName } from '../../garments/scene.ts';

/** Texts by their role on the wire; every role has all three languages. */
export type SeedBlock = {
  code: string;
  type: (typeof contentTypes)[number];
  href?: Localized;
  scene?: SceneName;
  texts: Partial<Record<'titulo' | 'texto' | 'accion' | 'alt' | 'html', Localized>>;
};
