import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { searchExecutivesPath } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { helpChannelsIn } from '@/lib/customer-care/help-channels';
import { formatOpeningHours } from '@/lib/customer-care/opening-hours';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/** The shop's contacts as links, and its opening hours. */
export async function ContactWays() {
  const locale = await requireLocale();
  const t = await getTranslations('customerCare.help');
  const { ways } = await getMessageGroup('customerCare.contact');
  const { whatsApp, chat } = helpChannelsIn(locale, t('whatsApp.greeting'));
  return (
    <section aria-labelledby="ways" className="care-ways">
      <h2 id="ways">{ways.title}</h2>
      <dl>
        <div>
          <dt>{ways.phone}</dt>
          <dd>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{ways.mail}</dt>
          <dd>
            <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
          </dd>
        </div>
        {whatsApp && (
          <Elsewhere name={t('whatsApp.name')} href={whatsApp} action={t('whatsApp.action')} newTab={t('newTab')} />
        )}
        {chat && <Elsewhere name={t('chat.name')} href={chat} action={t('chat.action')} newTab={t('newTab')} />}
      </dl>
      <p>
        {capitalised(formatOpeningHours(locale, ways.hours))} {t('languages')}
      </p>
      {(whatsApp || chat) && <p className="text-soft">{t('leaves')}</p>}
      <p>
        {t('executive.text')}{' '}
        <Link href={localePath(locale, searchExecutivesPath)} className={linkClass()}>
          {t('executive.name')}
        </Link>
      </p>
    </section>
  );
}

function Elsewhere({ name, href, action, newTab }: { name: string; href: string; action: string; newTab: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {action}
          <span className="sr-only"> {newTab}</span>
        </a>
      </dd>
    </div>
  );
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
