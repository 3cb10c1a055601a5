import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/layout/sign-out-button';
import { ChangePassword } from '@/components/password/change-password';
import { roles } from '@/contract/public-codes';
import { clientWelcome, executiveHome, executiveSignIn, executiveWelcome } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';
import { readSession } from '@/lib/sign-in/require-session';

export const generateMetadata = titleMetadata('password.init.title');

/** R17, S01. Only for a person who still has the first password. */
export default perRequestPage(async () => {
  const locale = await requireLocale();
  const [executive, client] = [await readSession('executive'), await readSession('client')];
  const session = [executive, client].find((each) => each && !each.claims.passwordChanged);
  if (!session) {
    const home = executive ? executiveHome : client ? clientWelcome : executiveSignIn;
    redirect(localePath(locale, home));
  }
  const kind = session === client ? 'client' : 'executive';
  const { role } = session.claims;
  const home = role === roles.executive ? executiveWelcome : executiveHome;
  const t = await getTranslations();
  return (
    <div className="page-form">
      <h1>{t('password.init.title')}</h1>
      <p>{t('password.init.text', { name: session.name })}</p>
      <p className="form-failure script-missing">{t('forms.script')}</p>
      <ChangePassword
        kind={kind}
        about={[session.name]}
        words={{ change: await getMessageGroup('password.change'), forms: await getMessageGroup('forms') }}
        target={localePath(locale, kind === 'client' ? clientWelcome : home)}
      />
      <SignOutButton kind={kind} label={t('prepared.signOut')} failure={t('prepared.signOutFailed')} />
    </div>
  );
});
