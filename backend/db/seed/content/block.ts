import type { Localized } from 'contract/schemas/common.ts';
import type { SceneName } from 'garments/scenes/scene.ts';

/** Texts by their role on the wire; every role has all three languages. */
export type SeedBlock = {
  code: string;
  type: 'IMAGEN' | 'TEXTO';
  href?: Localized;
  scene?: SceneName;
  texts: Partial<Record<'titulo' | 'texto' | 'accion' | 'alt', Localized>>;
};
