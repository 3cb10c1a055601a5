import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { PublicExecutiveWire } from 'contract/people/schemas.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { clientAddressHash } from '../../../shared/client-address.ts';
import { absent, invalid, Refusal } from '../../../shared/errors.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { assertLimit, countUse, type TokenBucket } from '../../../shared/rate-limit.ts';
import { keyedHash } from '../../../shared/secrets.ts';
import { toMailboxForLimits } from '../../../shared/text.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { sumGuestOrders } from '../../order/placed/orders-by-email.ts';
import type { findSeller } from '../../personal-store/store-of-alias.ts';
import type { takesRequests } from '../../requests/people.repository.ts';
import type {
  CompleteAccount,
  createAccountByLink,
  NewAccount,
  readAccountLink,
} from '../../session/account-link.service.ts';
import type { ClientBookPorts } from '../client-edit.ts';
import { isVisibleToExecutive } from '../consents.repository.ts';
import { chooseExecutive } from './choose-executive.service.ts';
import type { ClientDataContext } from './client-data.service.ts';
import { type AccountLinkQuery, toAccountLinkQuery, toNewAccount } from './create-account.mapper.ts';
import { createOwnAccount } from './create-account.repository.ts';

export const createAccountLimits = {
  address: { max: 20, windowSeconds: 3600 },
  /** Past this limit the answer is the same and no mail is sent, because the mailbox has several already. */
  mailbox: { max: 5, windowSeconds: 3600 },
  link: { max: 60, windowSeconds: 3600 },
};

/** Each choice may end in a mail to the executive left, and each alias tells whether it belongs to one. */
export const chooseExecutiveLimit: TokenBucket = { burst: 6, everySeconds: 3600 };

type Ports = ClientBookPorts &
  Pick<ClientDataContext, 'deleteWishes'> & {
    links: {
      read: typeof readAccountLink;
      begin: (given: NewAccount, complete: CompleteAccount) => ReturnType<typeof createAccountByLink>;
    };
    guests: {
      /** The address and store of a guest's order; null for no order. */
      mailOf: (db: Db, link: { number: string; secret: string }) => Promise<{ email: string; alias: string } | null>;
      /** The orders of an address, and the last name used. */
      at: typeof sumGuestOrders;
    };
    /** Which executive sells under an alias now. */
    sellerAt: typeof findSeller;
    /** Whether the executive still takes clients on. */
    takesRequests: typeof takesRequests;
    /** The executive as a client sees one. */
    readExecutive: (db: Db, executiveId: string) => Promise<PublicExecutiveWire>;
  };

/** Accounts that shoppers make themselves, with or without an executive. */
export function createAccountHandlers(
  kit: Kit,
  { links, guests, sellerAt, takesRequests, readExecutive, ...ports }: Ports,
): Handlers {
  const { db, config, now, outbox } = kit;
  const { change } = transactions(kit);

  async function proposedBy(asking: AccountLinkQuery): Promise<{ email: string; alias: string | null }> {
    if ('address' in asking) return { email: asking.address, alias: asking.alias };
    const order = await guests.mailOf(db, asking);
    if (!order) throw absent();
    return order;
  }

  const own = (trx: Db, accountId: string): ClientDataContext => ({
    trx,
    accountId,
    secret: config,
    now: now(),
    ...ports,
  });

  return {
    askForAccount: async ({ body, clientAddress, isAbout }) => {
      await assertLimit(db, `account address ${clientAddressHash(config, clientAddress)}`, createAccountLimits.address);
      const { email: address, alias } = await proposedBy(toAccountLinkQuery(body));
      isAbout(`client ${address.toLowerCase()}`);
      const key = `account mailbox ${keyedHash(config, toMailboxForLimits(address))}`;
      const mayMail = (await countUse(db, key, createAccountLimits.mailbox)) === null;
      const storeOwnerId = alias === null ? null : await sellerAt(db, alias);
      const news = { about: 'ownAccount' as const, address, storeOwnerId, locale: body.locale };
      if (mayMail) await change((trx) => outbox.send(trx, 'account-mail', `account ${crypto.randomUUID()}`, news));
      return { datos: {} };
    },

    readAccountLink: async ({ body, clientAddress }) => {
      await assertLimit(db, `account link ${clientAddressHash(config, clientAddress)}`, createAccountLimits.link);
      const { address, storeOwnerId } = await links.read(db, body.token);
      const takesOn = storeOwnerId !== null && (await takesRequests(db, storeOwnerId));
      const executive = takesOn ? await readExecutive(db, storeOwnerId) : null;
      return { datos: { email: address, ...(await guests.at(db, address)), executive } };
    },

    createAccount: async ({ body, locale, clientAddress, device, isAbout }) => {
      const beginning = toNewAccount(body);
      // Consents for an executive need one: at this point no executive has accepted the client.
      const isSaid = ({ given, terms, ...one }: (typeof beginning.consents)[number]) =>
        !given || (terms === termsVersion && !isVisibleToExecutive(one));
      if (!beginning.consents.every(isSaid)) throw invalid({ consents: fieldProblemKeys.choice });
      const name = `${beginning.given} ${beginning.family}`.trim();
      const given = { token: body.token, password: body.password, name, clientAddress, device, isAbout };
      const begun = await links.begin(given, async (trx, { storeOwnerId, ...proved }) => {
        const account = await createOwnAccount(trx, { ...beginning, ...proved, locale, now: now() });
        if (account && body.withExecutive && storeOwnerId !== null && (await takesRequests(trx, storeOwnerId)))
          await chooseExecutive(own(trx, account.id), storeOwnerId, outbox).catch(goOnWithout);
        return account;
      });
      return { datos: { token: begun.token, nombre: begun.name } };
    },

    chooseExecutive: async ({ identity, body }) => {
      const { accountId } = requireIdentity(identity);
      // Leaving is never throttled: it can only follow a choice, which is.
      if (body.alias !== null) await assertLimit(db, `choose executive ${accountId}`, chooseExecutiveLimit);
      return change(async (trx) => {
        const executiveId = body.alias === null ? null : await sellerAt(trx, body.alias);
        if (body.alias !== null && executiveId === null) throw absent();
        await chooseExecutive(own(trx, accountId), executiveId, outbox);
        return { datos: { executive: executiveId === null ? null : await readExecutive(trx, executiveId) } };
      });
    },
  };
}

/** A choice that is refused does not prevent the account. */
function goOnWithout(error: unknown): void {
  if (!(error instanceof Refusal && error.status === 409)) throw error;
}
