import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { countryHome, executiveSignIn } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import type { Menu } from '@/lib/catalogue/catalogue-mappers';
import { AccountLink } from './account-link';
import { Link } from './link';
import { LocaleSwitcher } from './locale-switcher';
import { MegaMenu } from './mega-menu';

export async function SiteHeader({ menu }: { menu: Menu }) {
  const t = await getTranslations('layout');
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Link href={countryHome} className="site-brand" aria-label={t('brandHome', { name: brand.name })}>
          {brand.name}
        </Link>
        <MegaMenu menu={menu} />
        <div className="site-tools">
          <LocaleSwitcher label={t('language')} />
          <Link href={executiveSignIn} className="site-tool" data-account="">
            <Icon name="user" />
            <AccountLink signedOut={t('account.signIn')} signedIn={t('account.signedIn')} />
          </Link>
        </div>
      </div>
    </header>
  );
}
