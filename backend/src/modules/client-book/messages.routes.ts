import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { invalid } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { transactions } from '../../shared/transactions.ts';
import { messageFields } from './message-fields.mapper.ts';
import { unsubscribeFromClientMails } from './message-mail.ts';
import { toCatalogueDraft, toClientIds, toMessageDraft, toSendResults } from './messages.mapper.ts';
import { findCampaign, findDepartment, findSender } from './messages.repository.ts';
import { assertNoLinks, sendToClients } from './messages.service.ts';

/** The link of a mail is normally followed once. */
const stopLimit = { max: 60, windowSeconds: 3600 };

/** Messages of an executive to clients, and how clients unsubscribe. */
export function messageHandlers(kit: Kit): Handlers {
  const { db, config, now, outbox } = kit;
  const { change, changeOnce } = transactions(kit);

  return {
    sendMessage: (input) =>
      changeOnce('sendMessage', input, async (trx) => {
        const { body } = input;
        const { accountId: executiveId } = requireIdentity(input.identity);
        const { alias } = await findSender(trx, executiveId);
        const draft = toMessageDraft(body, {
          link: (locale) => toPageAddress(config.storefrontUrl, locale, `/my-store/${alias}/welcome`),
        });
        assertNoLinks(draft);
        const sending = { trx, executiveId, secret: config, outbox, now: now(), preview: body.vistaPrevia };
        return { datos: toSendResults(await sendToClients(sending, toClientIds(body.clientes), draft)) };
      }),

    sendCatalogue: (input) =>
      changeOnce('sendCatalogue', input, async (trx) => {
        const { body } = input;
        const { accountId: executiveId } = requireIdentity(input.identity);
        if (!(await findCampaign(trx, body.campana, now())))
          throw invalid({ [messageFields.campaign]: fieldProblemKeys.choice });
        const slugs = body.departamento === undefined ? null : await findDepartment(trx, body.departamento);
        if (body.departamento !== undefined && slugs === null)
          throw invalid({ [messageFields.department]: fieldProblemKeys.absent });
        const { alias } = await findSender(trx, executiveId);
        const draft = toCatalogueDraft(body, {
          link: (locale) =>
            slugs === null
              ? toPageAddress(config.storefrontUrl, locale, `/my-store/${alias}/welcome`)
              : `${toPageAddress(config.storefrontUrl, locale, `/catalogue/${slugs[locale]}`)}?store=${alias}`,
        });
        assertNoLinks(draft);
        const sending = { trx, executiveId, secret: config, outbox, now: now(), preview: body.vistaPrevia };
        return { datos: toSendResults(await sendToClients(sending, toClientIds(body.clientes), draft)) };
      }),

    stopClientMails: async ({ body: { token }, clientAddress }) => {
      await assertLimit(db, `stop client mails ${clientAddressHash(config, clientAddress)}`, stopLimit);
      await change((trx) => unsubscribeFromClientMails(trx, config, token, now()));
      return { datos: {} };
    },
  };
}
