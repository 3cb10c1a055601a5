import type { Handlers, Identity } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { refused } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { transactions } from '../../shared/transactions.ts';
import { type ClosePorts, closeExecutive } from './close.service.ts';
import { exportOwn } from './export.service.ts';
import { clientParts, type ExportTables, executiveParts } from './exported.ts';

/** Nobody needs it more often, and it reads all that there is of her. */
export const exportLimit = { max: 10, windowSeconds: 3600 };

type Ports = ClosePorts & {
  /** Refuses whoever does not know the password in force. */
  checkPassword: (identity: Identity, password: string, clientAddress: string) => Promise<unknown>;
  hashPassword: (password: string) => Promise<string>;
  /** Its files, once nobody can have them made anew. */
  forgetPortrait: (hash: string) => Promise<unknown>;
};

/** A copy of all that is kept of somebody, and the end of an executive's account: for herself alone. */
export function ownDataHandlers(kit: Kit, { checkPassword, hashPassword, forgetPortrait, ...ports }: Ports): Handlers {
  const { db, now, outbox } = kit;
  const { read, change } = transactions(kit);
  async function copyOf(identity: Identity | null, parts: ExportTables) {
    const { accountId, claims } = requireIdentity(identity);
    // Who acts as somebody does not take all of her along.
    if (claims.actor !== undefined) throw refused();
    await assertLimit(db, `own data ${accountId}`, exportLimit);
    return { datos: await read((trx) => exportOwn(trx, parts, accountId, now())) };
  }
  return {
    exportExecutive: ({ identity }) => copyOf(identity, executiveParts),
    exportClient: ({ identity }) => copyOf(identity, clientParts),

    closeExecutive: async ({ identity, body, clientAddress }) => {
      const own = requireIdentity(identity);
      // Who acts as somebody does not end her.
      if (own.claims.actor !== undefined) throw refused();
      await checkPassword(own, body.claveActual, clientAddress);
      const passwordHash = await hashPassword(crypto.randomUUID());
      const { accountId } = own;
      const portrait = await change((trx) =>
        closeExecutive({ trx, accountId, passwordHash, now: now(), outbox }, ports),
      );
      if (portrait !== null) await forgetPortrait(portrait);
      return { datos: { cerrada: true } };
    },
  };
}
