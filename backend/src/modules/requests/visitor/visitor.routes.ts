import type { BodyOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { clientAddressHash } from '../../../shared/client-address.ts';
import { absent } from '../../../shared/errors.ts';
import { doOnce, isKeyUsed } from '../../../shared/idempotency.ts';
import { isBagKey, toBagKey } from '../../../shared/links/bag-link.ts';
import { assertLimit, type TokenBucket } from '../../../shared/rate-limit.ts';
import { transactions } from '../../../shared/transactions.ts';
import { mailboxKeyFor, mailboxLimit } from '../queue-request-mails.ts';
import { readRequestWires } from '../request-wires.ts';
import { readRequest } from '../requests.repository.ts';
import type { RequestPorts } from '../send.service.ts';
import { findSentBag, getChosenExecutive, type SentBagRow } from '../visitors.repository.ts';
import { toBagAnswer, toBagChange, toBagToSend, toSentBag, withSecret } from './bag.mapper.ts';
import { changeBag } from './change-bag.service.ts';
import { sendBag } from './send-bag.service.ts';

/** Per household, which behind a shared address may be a whole town. */
const householdLimit: TokenBucket = { burst: 12, everySeconds: 600 };
/** A correct link is never counted, so it keeps working while others guess. */
const lookLimit: TokenBucket = { burst: 20, everySeconds: 60 };

/** Bags that visitors without an account send to an executive of their choice. */
export function visitorHandlers(kit: Kit, ports: RequestPorts): Handlers {
  const { db, config, now, outbox } = kit;
  const { change, read } = transactions(kit);

  /** The answer is the same for every kind of mistake. */
  async function requireBag({ code, secret, email }: BodyOf<'readBag'>, clientAddress: string): Promise<SentBagRow> {
    const count = async () => {
      await assertLimit(db, `sent bag ${clientAddressHash(config, clientAddress)}`, lookLimit);
      // A known code must not allow guessing addresses from many places.
      await assertLimit(db, `sent bag ${code}`, lookLimit);
    };
    // An address may be a guess, so it is counted before the answer reveals whether it was right.
    if (secret === undefined) await count();
    const bag = await findSentBag(db, code);
    const isHers =
      secret === undefined
        ? email !== undefined && bag?.email.toLowerCase() === email.toLowerCase()
        : isBagKey(config, code, secret);
    if (bag && isHers) return bag;
    if (secret !== undefined) await count();
    throw absent();
  }

  async function describeBag(from: Db, bag: SentBagRow, asked: { locale: Locale }) {
    const context = { ...asked, now: now(), forExecutive: false };
    const [request] = await readRequestWires(from, [await readRequest(from, bag.requestId)], context, ports);
    if (!request) throw new Error(`Nothing was told of request ${bag.requestId}`);
    return toSentBag({ bag, request, executive: await getChosenExecutive(from, bag.executiveId) });
  }

  return {
    sendBag: async ({ body, idempotencyKey: key, clientAddress }) => {
      const person = mailboxKeyFor(config, body.email);
      const attempt = { owner: `bag ${person}`, key: key ?? '', request: ['sendBag', body] };
      // A repeat after a lost answer is not throttled: its sender would think that nothing was sent.
      if (!(await isKeyUsed(db, attempt))) {
        await assertLimit(db, `bag ${clientAddressHash(config, clientAddress)}`, householdLimit);
        await assertLimit(db, `bag ${person}`, mailboxLimit);
      }
      const answer = await change((trx) =>
        doOnce(trx, attempt, async () => {
          const sent = await sendBag(trx, toBagToSend(body, now()), { ...ports, outbox });
          const bag = sent.code === null ? undefined : await findSentBag(trx, sent.code);
          return {
            ...toBagAnswer(sent, bag ? await describeBag(trx, bag, { locale: body.locale }) : null),
            done: !!bag,
          };
        }),
      );
      return withSecret(answer, (code) => toBagKey(config, code));
    },

    readBag: async ({ body, locale, clientAddress }) => {
      const bag = await requireBag(body, clientAddress);
      return { datos: await read((trx) => describeBag(trx, bag, { locale })) };
    },

    changeBag: async ({ body, locale, clientAddress }) => {
      const bag = await requireBag(body, clientAddress);
      return change(async (trx) => {
        await changeBag(trx, toBagChange(body, bag, now()), { outbox });
        return { datos: await describeBag(trx, bag, { locale }) };
      });
    },
  };
}
