import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { executiveHome } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { readReferralsFilter, toReferralsPath } from '@/lib/referrals/referrals';
import { listReferrals } from '@/lib/referrals/referrals-queries';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { InvitationLink } from './invitation-link';
import { InviteForm } from './invite-form';
import { ReferralPrizes } from './referral-prizes';
import { ReferralTable } from './referral-table';
import './referrals.css';

type Props = { session: Session; query: Query };

/** R14. People the executive invited, the state of each invitation, and how to invite the next one. */
export async function ReferralsView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('referrals');
  const trouble = await getTranslations('checkout.trouble');
  const { state, page } = readReferralsFilter(query);
  const found = await listReferrals({ token: session.token, locale }, state, page);
  if (!found.ok && found.kind === 'signed-out') return <SessionEndedNotice />;
  const forms = await getMessageGroup('forms');
  return (
    <div className="page-narrow referrals">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      <p className="text-soft">{t('lead')}</p>
      <p>{t('rule')}</p>
      {query.invited !== undefined && <p role="status">{t('invited')}</p>}
      {found.ok || found.kind === 'absent' ? (
        <>
          {found.ok && <InvitationLink link={found.data.link} words={await getMessageGroup('referrals.link')} />}
          <section aria-labelledby="invite">
            <h2 id="invite">{t('form.title')}</h2>
            <p className="form-failure script-missing">{forms.script}</p>
            <InviteForm locale={locale} words={{ form: await getMessageGroup('referrals.form'), forms }} />
          </section>
          {found.ok && found.data.prizes && <ReferralPrizes locale={locale} prizes={found.data.prizes} />}
          <ReferralTable locale={locale} state={state} list={found.ok ? found.data : null} />
        </>
      ) : (
        <EmptyState
          title={trouble('title')}
          actions={
            <Link href={localePath(locale, toReferralsPath(state, page))} className={buttonClass()}>
              {trouble('retry')}
            </Link>
          }
        >
          {t('away')}
        </EmptyState>
      )}
    </div>
  );
}
