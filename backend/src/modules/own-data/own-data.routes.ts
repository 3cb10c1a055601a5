import type { Handlers, Identity } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { refused } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { transactions } from '../../shared/transactions.ts';
import { type ClosePorts, closeExecutive } from './close-executive.service.ts';
import { clientTables, type ExportTables, executiveTables, exportOwnData } from './export-own-data.ts';

/** Nobody needs more, and an export reads all of a person's data. */
export const exportLimit = { max: 10, windowSeconds: 3600 };

type Ports = ClosePorts & {
  /** Refuses a wrong current password. */
  checkPassword: (identity: Identity, password: string, clientAddress: string) => Promise<unknown>;
  hashPassword: (password: string) => Promise<string>;
  /** Deletes the portrait's files, once they cannot be derived again. */
  forgetPortrait: (hash: string) => Promise<unknown>;
};

/** The export of a person's data, and the end of an executive's account; both only for the account itself. */
export function ownDataHandlers(kit: Kit, { checkPassword, hashPassword, forgetPortrait, ...ports }: Ports): Handlers {
  const { db, now, outbox } = kit;
  const { read, change } = transactions(kit);
  async function copyOf(identity: Identity | null, parts: ExportTables) {
    const { accountId, claims } = requireIdentity(identity);
    // An acting advisor must not get an export.
    if (claims.actor !== undefined) throw refused();
    await assertLimit(db, `own data ${accountId}`, exportLimit);
    return { datos: await read((trx) => exportOwnData(trx, parts, accountId, now())) };
  }
  return {
    exportExecutive: ({ identity }) => copyOf(identity, executiveTables),
    exportClient: ({ identity }) => copyOf(identity, clientTables),

    closeExecutive: async ({ identity, body, clientAddress }) => {
      const own = requireIdentity(identity);
      // An acting advisor must not end the account.
      if (own.claims.actor !== undefined) throw refused();
      await checkPassword(own, body.password, clientAddress);
      const passwordHash = await hashPassword(crypto.randomUUID());
      const { accountId } = own;
      const portrait = await change((trx) =>
        closeExecutive({ trx, accountId, passwordHash, now: now(), outbox }, ports),
      );
      if (portrait !== null) await forgetPortrait(portrait);
      return { datos: { closed: true } };
    },
  };
}
