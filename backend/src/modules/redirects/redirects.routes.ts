import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { listRedirects } from './redirects.service.ts';

export function redirectHandlers({ db }: Kit): Handlers {
  return {
    listRedirects: async () => {
      const rows = await listRedirects(db);
      return { datos: { redirecciones: rows.map(({ path, target }) => ({ de: path, a: target })) } };
    },
  };
}
