import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { guestAlias } from '@/contract/public-codes';
import { countryHome } from '@/lib/access/public-script-paths';
import { buyGiftCardPath } from '@/lib/gift-card/gift-card-paths';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { GiftCardLookUp } from './gift-card-look-up';
import './gift-card.css';

/** What is left on a card, and how it is used. A card that was bought is shown even where no more are sold. */
export async function GiftCardScreen() {
  const locale = await requireLocale();
  const said = await getMessageGroup('giftCard.lookUp');
  return (
    <div className="gift-card-page">
      <h1>{said.title}</h1>
      <p className="checkout-intro">{said.lead}</p>
      <p className="form-failure script-missing">{(await getMessageGroup('forms')).script}</p>
      <GiftCardLookUp
        locale={locale}
        words={{
          lookUp: said,
          use: await getMessageGroup('giftCard.use'),
          purchase: await getMessageGroup('giftCard.purchase'),
          remarks: {
            giftCard: await getMessageGroup('checkout.remarks.giftCard'),
            error: await getMessageGroup('checkout.remarks.error'),
          },
        }}
      />
      <section aria-labelledby="how" className="gift-card-part">
        <h2 id="how">{said.howTitle}</h2>
        <ol className="gift-card-rules">
          {(['choose', 'type', 'rest'] as const).map((step) => (
            <li key={step}>{said.how[step]}</li>
          ))}
        </ol>
        <p className="checkout-ways">
          <Link href={localePath(locale, countryHome)} className={linkClass()}>
            {said.shop}
          </Link>
          {(await areGiftCardsOffered()) && (
            <Link href={localePath(locale, buyGiftCardPath(guestAlias))} className={linkClass()}>
              {said.buy}
            </Link>
          )}
        </p>
      </section>
    </div>
  );
}
