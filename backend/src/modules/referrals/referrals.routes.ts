import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { findCampaignInForce } from '../../shared/calendar/campaign-in-force.ts';
import { absent } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toQueryPage } from '../../shared/pagination.mapper.ts';
import { assertLimit, countUse } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { tidyLine } from '../../shared/text.ts';
import { transactions } from '../../shared/transactions.ts';
import { words } from '../../words/words.ts';
import { listReferralPrizes } from './prizes.repository.ts';
import { toReferralLink } from './referral-link.ts';
import { toReferralsWire, toReferralWire } from './referrals.mapper.ts';
import { findInviter, findReferral, listReferrals, saveReferral } from './referrals.repository.ts';

/** Enough to invite acquaintances; too little to fill strangers' mailboxes. */
export const referralLimit = { max: 20, windowSeconds: 86_400 };
/** Per address, from any executive. */
const addressLimit = { max: 1, windowSeconds: 7 * 86_400 };
const daysOpen = 30;
const dayMs = 86_400_000;

/** Invitations of executives to people who may become executives. */
export function referralHandlers(kit: Kit): Handlers {
  const { config, now, outbox } = kit;
  const { read, change } = transactions(kit);

  return {
    listReferrals: async ({ identity, locale, query }) => {
      const { accountId: executiveId } = requireIdentity(identity);
      const page = toQueryPage(query);
      const found = await read(async (trx) => ({
        link: toReferralLink(config.storefrontUrl, locale, (await findInviter(trx, executiveId)).code),
        prizes: await listReferralPrizes(trx, { executiveId, campaign: await findCampaignInForce(trx, now()) }),
        referrals: await listReferrals(trx, { executiveId, state: query.estado ?? null, now: now() }, page),
      }));
      return { datos: toReferralsWire(found, page, locale) };
    },

    addReferral: async ({ identity, locale, body }) => {
      const { accountId: executiveId } = requireIdentity(identity);
      const at = now();
      return change(async (trx) => {
        await assertLimit(trx, `referrals ${executiveId}`, referralLimit);
        const id = await saveReferral(trx, {
          executiveId,
          name: tidyLine(body.nombre),
          email: body.canal === 'CORREO' ? body.correo : null,
          phone: body.canal === 'WHATSAPP' ? body.telefono : null,
          locale: body.idioma,
          at,
          until: new Date(at.getTime() + daysOpen * dayMs),
        });
        if (body.canal === 'CORREO') {
          const address = `referral ${keyedHash(config, `email ${body.correo.toLowerCase()}`)}`;
          if ((await countUse(trx, address, addressLimit)) === null)
            await outbox.send(trx, 'referral-mail', `referral ${id} ${at.toISOString()}`, { referralId: id });
        }
        const referral = await findReferral(trx, executiveId, id, at);
        if (!referral) throw absent();
        const { code, name } = await findInviter(trx, executiveId);
        const link = toReferralLink(config.storefrontUrl, body.idioma, code);
        return {
          datos: {
            contacto: toReferralWire(referral, locale),
            enlace: link,
            texto: `${words[body.idioma].referralMails.invitation(name)} ${link}`,
          },
        };
      });
    },
  };
}
