import type { Config } from '../config.ts';
import { publishDueCampaigns, publishDuePrices } from '../modules/catalogue/changes.ts';
import { publishStock } from '../modules/catalogue/publish.ts';
import { tellAllWaiting } from '../modules/catalogue/restock.ts';
import { expireOrders } from '../modules/order/checkout/cancel.service.ts';
import type { Db } from '../schema.ts';
import { toAccountMail } from './account-mail.ts';
import { sendCacheNotice } from './cache-notice.ts';
import { keepHouse } from './housekeeping.ts';
import type { JobHandlers } from './jobs.ts';
import { createMailboxSender } from './mail.ts';
import type { Outbox } from './outbox.ts';
import { toRestockMail } from './restock-mail.ts';
import { writeAccountMail } from './write-account-mail.ts';
import { writeOrderMail } from './write-order-mail.ts';

/** Explicit list of what this process works on. Mail without a way out stays in the outbox until there is one. */
export function jobHandlers(config: Config, db: Db, outbox: Outbox): JobHandlers {
  const sendMail = config.simulatorsUrl ? createMailboxSender(config.simulatorsUrl) : null;
  return {
    'cache-notice': (notice, id) => sendCacheNotice(config, notice, id),
    ...(sendMail && {
      mail: sendMail,
      'account-mail': async (news, id) => {
        const mail = await writeAccountMail(db, news);
        if (mail) await sendMail(toAccountMail(mail, config.storefrontUrl), id);
      },
      'order-mail': async (news, id) => {
        const mail = await writeOrderMail(db, news, config.storefrontUrl);
        if (mail) await sendMail(mail, id);
      },
      'restock-mail': (news, id) => sendMail(toRestockMail(news, config.storefrontUrl), id),
    }),
    housekeeping: () => keepHouse(db),
    'due-prices': async () => {
      const now = new Date();
      await publishDuePrices({ db, outbox, now });
      await publishDueCampaigns({ db, outbox, now });
    },
    'restock-sweep': () => tellAllWaiting(db, outbox),
    'expire-orders': async () => {
      await expireOrders(db, { outbox, stockNews: { publish: publishStock } }, new Date());
    },
  };
}
