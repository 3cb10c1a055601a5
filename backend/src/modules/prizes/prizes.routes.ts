import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { findCampaignInForce } from '../../shared/calendar/campaign-in-force.ts';
import { absent } from '../../shared/errors.ts';
import { toPrizes } from './prizes.mapper.ts';
import { listLevels, listPrizes } from './prizes.repository.ts';

export function prizesHandlers({ db, now }: Kit): Handlers {
  return {
    readPrizes: async ({ body: { idioma, campana } }) => {
      const campaign = await requireCampaign(db, campana, now());
      const [levels, prizes] = [await listLevels(db), await listPrizes(db, campaign)];
      return { datos: toPrizes({ campaign, levels, prizes }, idioma) };
    },
  };
}

/** The campaign asked for, else the current one. */
async function requireCampaign(db: Db, asked: string | undefined, now: Date): Promise<string> {
  const found = asked === undefined ? await findCampaignInForce(db, now) : await findCampaign(db, asked);
  if (found === null) throw absent();
  return found;
}

async function findCampaign(db: Db, code: string): Promise<string | null> {
  const found = await db.selectFrom('campaigns').select('code').where('code', '=', code).executeTakeFirst();
  return found?.code ?? null;
}
