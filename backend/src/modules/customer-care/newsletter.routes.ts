import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash, toNetwork } from '../../shared/client-address.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { toMailboxForLimits } from '../../shared/text.ts';
import { transactions } from '../../shared/transactions.ts';
import { cancelSubscription, confirmSubscription, requestSubscription } from './newsletter-subscriptions.ts';

/** Enough for a household; too little to fill a stranger's mailbox. */
export const newsletterLimits = {
  address: { max: 30, windowSeconds: 3600 },
  email: { max: 5, windowSeconds: 86_400 },
  link: { max: 60, windowSeconds: 3600 },
};

/** Answers are the same for an address that is on the list and one that is not. */
export function newsletterHandlers(kit: Kit): Handlers {
  const { db, config, outbox, now } = kit;
  const { change } = transactions(kit);
  const saidBy = (clientAddress: string) => ({ at: now(), network: toNetwork(clientAddress) });
  /** Counts invalid links only: after a mailing a provider calls many valid ones from few addresses. */
  async function pressLink<T>(clientAddress: string, press: () => Promise<T>): Promise<T> {
    try {
      return await press();
    } catch (failure) {
      await assertLimit(db, `newsletter link ${clientAddressHash(config, clientAddress)}`, newsletterLimits.link);
      throw failure;
    }
  }
  /** Counts joining and leaving separately, so that requests by strangers cannot keep an owner from leaving. */
  async function takeEmail(wish: 'join' | 'leave', email: string, clientAddress: string) {
    const person = keyedHash(config, `email ${toMailboxForLimits(email)}`);
    await assertLimit(db, `newsletter address ${clientAddressHash(config, clientAddress)}`, newsletterLimits.address);
    await assertLimit(db, `newsletter ${wish} ${person}`, newsletterLimits.email);
  }

  return {
    subscribeNewsletter: async ({ body, clientAddress }) => {
      if ('confirmacion' in body) {
        const token = body.confirmacion;
        await pressLink(clientAddress, () =>
          change(async (trx) => {
            const welcome = await confirmSubscription(trx, config, token, saidBy(clientAddress));
            if (!welcome) return;
            const { id, email, locale } = welcome;
            const name = `welcome ${id} ${crypto.randomUUID()}`;
            await outbox.send(trx, 'newsletter-mail', name, { about: 'welcome', email, locale });
          }),
        );
        return { datos: { estado: 'CONFIRMADA' } };
      }
      const { correo: email, idioma: locale, versionTexto: textVersion, origen: page = null } = body;
      await takeEmail('join', email, clientAddress);
      return change(async (trx) => {
        await requestSubscription(trx, { email, locale, textVersion, page }, saidBy(clientAddress));
        await outbox.send(trx, 'newsletter-mail', `asked ${crypto.randomUUID()}`, { about: 'asked', email, locale });
        return { datos: { estado: 'PENDIENTE' } };
      });
    },

    cancelNewsletter: async ({ body, clientAddress }) => {
      if ('token' in body) {
        await pressLink(clientAddress, () =>
          change((trx) => cancelSubscription(trx, config, body.token, saidBy(clientAddress))),
        );
        return { datos: { estado: 'CANCELADA' } };
      }
      const { correo: email, idioma: locale } = body;
      await takeEmail('leave', email, clientAddress);
      await change((trx) =>
        outbox.send(trx, 'newsletter-mail', `leave ${crypto.randomUUID()}`, { about: 'leave', email, locale }),
      );
      return { datos: { estado: 'ENLACE_ENVIADO' } };
    },
  };
}
