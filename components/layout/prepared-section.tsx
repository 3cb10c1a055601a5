import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { roles } from '@/contract/public-codes';
import { countryHome } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { Link } from './link';
import { SignOutButton } from './sign-out-button';

type Props = {
  session: Session;
  name: 'clientProducts' | 'clientWelcome' | 'clientOrder';
};

/** A guarded page whose screen is still to come: it opens for whom it should and shows who is signed in, nothing more. */
export async function PreparedSection({ session, name }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('prepared');
  return (
    <div className="page-narrow">
      <h1>{t(`${name}.title`)}</h1>
      <p>{t('hello', { name: session.name })}</p>
      <EmptyState
        title={t('soonTitle')}
        actions={
          <>
            <Link href={localePath(locale, countryHome)} className={buttonClass({ variant: 'secondary' })}>
              {t('home')}
            </Link>
            <SignOutButton
              kind={session.claims.role === roles.client ? 'client' : 'executive'}
              label={t('signOut')}
              failure={t('signOutFailed')}
            />
          </>
        }
      >
        {t(`${name}.text`)}
      </EmptyState>
    </div>
  );
}
