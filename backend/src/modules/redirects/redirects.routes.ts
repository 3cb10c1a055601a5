import type { Handlers } from '../../handlers.ts';
import type { Kit } from '../../kit.ts';
import { listRedirects } from './redirects.service.ts';

export function redirectHandlers({ db }: Kit): Handlers {
  return {
    listRedirects: async () => {
      const rows = await listRedirects(db);
      return { datos: { redirecciones: rows.map(({ path, target }) => ({ de: path, a: target })) } };
    },
  };
}
