import type { Locale } from 'contract/codes.ts';
import type { RewardPreviewWire } from 'contract/schemas/prizes.ts';
import type { Handlers } from '../../handlers.ts';
import type { Kit } from '../../kit.ts';
import type { Db } from '../../schema.ts';
import { findCampaignInForce } from '../../shared/campaign-in-force.ts';
import { absent } from '../../shared/errors.ts';
import { toPicture } from '../../shared/media.ts';
import { listLevels, listPrizes, readPoints } from './prizes.repository.ts';
import { type Candidate, nextPrize, previewRewards } from './rewards.ts';

export function prizesHandlers({ db, now }: Kit): Handlers {
  return {
    readPrizes: async ({ body: { idioma, campana } }) => {
      const campaign = await requireCampaign(db, campana, now());
      const [levels, prizes] = [await listLevels(db), await listPrizes(db, campaign)];
      return {
        datos: {
          campana: campaign,
          niveles: levels.map(({ code, name, pointsFrom, benefits }) => ({
            codigo: code,
            nombre: name[idioma],
            puntosDesde: pointsFrom,
            beneficios: benefits.map((benefit) => benefit[idioma]),
          })),
          premios: prizes.map((prize) => ({
            codigo: prize.code,
            nombre: prize.name[idioma],
            descripcion: prize.description[idioma],
            puntos: prize.points,
            nivel: levels.find(({ code }) => code === prize.levelCode)?.name[idioma] ?? null,
            foto: prize.picture && toPicture(prize.picture, prize.name[idioma]),
            agotado: prize.soldOut,
          })),
        },
      };
    },
  };
}

/** Of the one that was asked for, else of the one in force. */
async function requireCampaign(db: Db, asked: string | undefined, now: Date): Promise<string> {
  const found = asked === undefined ? await findCampaignInForce(db, now) : await findCampaign(db, asked);
  if (found === null) throw absent();
  return found;
}

async function findCampaign(db: Db, code: string): Promise<string | null> {
  const found = await db.selectFrom('campaigns').select('code').where('code', '=', code).executeTakeFirst();
  return found?.code ?? null;
}

type Asked = {
  executiveId: string;
  /** Of which `earned` are the points; among those that she has it may be counted already. */
  orderId: string;
  campaign: string;
  earned: number;
  locale: Locale;
  listArticles: () => Promise<Candidate[]>;
};

/** For one order. Articles are looked for only where a prize is left to reach. */
export async function readRewards(db: Db, asked: Asked): Promise<RewardPreviewWire> {
  const [before, levels, prizes] = [
    await readPoints(db, asked.executiveId, asked.orderId),
    await listLevels(db),
    await listPrizes(db, asked.campaign),
  ];
  const reachable = nextPrize(before + asked.earned, levels, prizes) !== undefined;
  const candidates = reachable ? await asked.listArticles() : [];
  return previewRewards({ before, earned: asked.earned, levels, prizes, locale: asked.locale }, candidates);
}
