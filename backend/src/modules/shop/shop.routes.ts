import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';

// For a cache name that has never changed; the first change makes it 1.
const firstVersion = 0;

export function shopHandlers({ db, config, now }: Kit): Handlers {
  return {
    readShop: async () => ({
      datos: (await listCampaignsInForce(db, now())).map((campaign) => ({
        campana: {
          codigo: campaign.code,
          nombre: campaign.name,
          inicio: campaign.starts_at.toISOString(),
          fin: campaign.ends_at.toISOString(),
        },
        modoPago: campaign.payment_mode,
        urlAbsoluta: config.storefrontUrl,
      })),
    }),

    checkFreshness: async ({ params, query }) => {
      const version = String(await getCacheVersion(db, params.x));
      return { datos: { clave: params.x, version, vigente: query.version === version } };
    },
  };
}

async function listCampaignsInForce(db: Db, now: Date) {
  return db
    .selectFrom('campaigns')
    .select(['code', 'name', 'starts_at', 'ends_at', 'payment_mode'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('priority', 'desc')
    .orderBy('starts_at', 'desc')
    .execute();
}

async function getCacheVersion(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('cache_versions').select('version').where('name', '=', name).executeTakeFirst();
  return row?.version ?? firstVersion;
}
