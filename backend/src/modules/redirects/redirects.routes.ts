import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { listRedirects } from './redirects.service.ts';

export function redirectHandlers({ db }: Kit): Handlers {
  return {
    listRedirects: async () => ({ datos: { redirects: await listRedirects(db) } }),
  };
}
