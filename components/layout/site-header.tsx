import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { countryHome } from '@/lib/access/public-script-paths';
import { clientLogin, executiveSignIn } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import type { Menu } from '@/lib/catalogue/catalogue-mappers';
import { requireLocale } from '@/lib/i18n/locale';
import { defaultLocale, localePath } from '@/lib/i18n/routing';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { AccountLink } from './account-link';
import { Link } from './link';
import { LocaleSwitcher } from './locale-switcher';
import { MegaMenu } from './mega-menu';

type Props = {
  menu: Menu;
  /** The catalogue's search, passed in because the frame knows no products. */
  search: ReactNode;
  /** Wish list and bag: the same. */
  tools?: ReactNode;
};

export async function SiteHeader({ menu, search, tools }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('layout');
  const sizes = await getTranslations('sizeTables.index');
  const help = [
    [sizeTableHref(locale), sizes('title')],
    ...(['delivery', 'returns', 'contact'] as const).map((topic) => [
      localePath(locale, `/customer-care/${topic}`),
      t(`footer.topics.${topic}`),
    ]),
  ] as const;
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Link
          href={localePath(locale, countryHome)}
          className="site-brand"
          aria-label={t('brandHome', { name: brand.name })}
        >
          {brand.name}
        </Link>
        <button type="button" className="site-menu-button" popoverTarget="site-menu" aria-label={t('menu.open')}>
          <Icon name="menu" />
        </button>
        <div id="site-menu" popover="auto" className="site-menu">
          <MegaMenu menu={menu} />
          <ul className="site-menu-help">
            {help.map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
          <LocaleSwitcher label={t('language')} offerAt={locale === defaultLocale ? countryHome : undefined} />
        </div>
        <div className="site-tools">
          {search}
          <AccountLink
            href={localePath(locale, executiveSignIn)}
            clientHref={localePath(locale, clientLogin)}
            signedOut={t('account.signIn')}
            signedIn={t('account.signedIn')}
            acting={t('account.acting')}
          />
          {tools}
        </div>
      </div>
    </header>
  );
}
