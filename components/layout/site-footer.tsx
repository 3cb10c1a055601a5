import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { giftCardPath, lovePath, yourBusinessPath } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { careTextPages } from '@/lib/content/care-text-pages';
import { newsletterPath } from '@/lib/customer-care/care';
import { settings } from '@/lib/env';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { printedCataloguePath } from '@/lib/printed-catalogue/printed-catalogue';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { withdrawalFormPath } from '@/lib/withdrawal/withdrawal';
import { Link } from './link';

const groups = { help: careTextPages.help, legal: careTextPages.legal } as const;

type Props = { help: ReactNode };

/**
 * `help` has the same place on every page, so that it is easy to find. On a phone the lists fold; elsewhere the style
 * sheet shows them unfolded.
 */
export async function SiteFooter({ help }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('layout.footer');
  const withdrawal = await getTranslations('withdrawal');
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-brand">{brand.name}</p>
          <p>{t('promise')}</p>
          <address>
            <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            {help}
          </address>
          <ul>
            <li>
              <Link href={localePath(locale, printedCataloguePath)}>{t('printed')}</Link>
            </li>
            <li>
              <Link href={localePath(locale, yourBusinessPath)}>{t('business')}</Link>
            </li>
            <li>
              <Link href={localePath(locale, lovePath)}>{t('love')}</Link>
            </li>
          </ul>
          <p className="site-footer-withdraw">
            <Link href={localePath(locale, withdrawalFormPath)}>{withdrawal('label')}</Link>
          </p>
        </div>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <nav key={group} aria-labelledby={`footer-${group}`}>
            <Folding id={`footer-${group}`} title={t(`${group}.title`)}>
              <Topics group={group} />
            </Folding>
          </nav>
        ))}
        <nav aria-labelledby="footer-social">
          <Folding id="footer-social" title={t('social')}>
            {brand.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </Folding>
        </nav>
      </div>
      <p className="site-footer-legal">
        {brand.legal.entity} · {brand.legal.address} · {t('prices')}
      </p>
    </footer>
  );
}

type FoldingProps = { id: string; title: string; children: ReactNode };

const Folding = ({ id, title, children }: FoldingProps) => (
  <>
    <h2 id={id}>{title}</h2>
    <details>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul>{children}</ul>
    </details>
  </>
);

async function Topics({ group }: { group: keyof typeof groups }) {
  const locale = await requireLocale();
  const t = await getTranslations('layout.footer.topics');
  const sizes = await getTranslations('sizeTables.index');
  const newsletter = await getTranslations('customerCare.newsletter');
  const consent = await getTranslations('consent');
  const giftCards = await getTranslations('giftCard');
  return (
    <>
      {groups[group].map((topic) => (
        <li key={topic}>
          <Link href={localePath(locale, `/customer-care/${topic}`)}>{t(topic)}</Link>
        </li>
      ))}
      {group === 'help' && (
        <>
          <li>
            <Link href={sizeTableHref(locale)}>{sizes('title')}</Link>
          </li>
          <li>
            <Link href={localePath(locale, newsletterPath)}>{newsletter('title')}</Link>
          </li>
          {(await areGiftCardsOffered()) && (
            <li>
              <Link href={localePath(locale, giftCardPath)}>{giftCards('link')}</Link>
            </li>
          )}
        </>
      )}
      {group === 'legal' && settings().tags && (
        <li>
          <Link href={localePath(locale, '/customer-care/cookies#consent')} data-consent="">
            {consent('settings')}
          </Link>
        </li>
      )}
    </>
  );
}
