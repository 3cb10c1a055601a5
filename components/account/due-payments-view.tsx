import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { AccountFigures } from '@/components/payment/account-figures';
import { getPayWords } from '@/components/payment/pay-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { executiveHome, paymentsPath } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getAccount, listPaymentMethods } from '@/lib/payment/payment-queries';
import type { Session } from '@/lib/session/session';
import { DuePaymentForm } from './due-payment-form';

/** J12, S05. What is due on the account and on orders that wait, and paying it, whole or in part. */
export async function DuePaymentsView({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations();
  return (
    <div className="page-narrow">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('payment.due.back')}
        </Link>
      </p>
      <h1>{t('payment.due.title')}</h1>
      <Due session={session} />
    </div>
  );
}

async function Due({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations();
  const asker = { token: session.token, locale };
  const account = await getAccount(asker);
  const most = account.ok ? Math.max(0, ...account.data.options.map(({ amountCents }) => amountCents)) : 0;
  const methods = await listPaymentMethods(asker, { origin: 'balance', cents: most });
  const failed = [account, methods].find((each) => !each.ok);
  if (failed && !failed.ok && failed.kind === 'signed-out') return <SessionEndedNotice />;
  if (!account.ok || !methods.ok) {
    const retry = (
      <Link href={localePath(locale, paymentsPath)} className={buttonClass()}>
        {t('checkout.trouble.retry')}
      </Link>
    );
    return (
      <EmptyState title={t('checkout.trouble.title')} actions={retry}>
        {t('payment.due.away')}
      </EmptyState>
    );
  }
  return (
    <>
      <AccountFigures locale={locale} account={account.data} words={await getMessageGroup('payment.account')} />
      {most > 0 ? (
        <DuePaymentForm
          locale={locale}
          account={account.data}
          methods={methods.data}
          words={{
            ...(await getPayWords()),
            due: await getMessageGroup('payment.due'),
            deadline: await getMessageGroup('payment.deadline'),
          }}
        />
      ) : (
        <EmptyState title={t('payment.due.nothing')}>{t('payment.due.nothingText')}</EmptyState>
      )}
    </>
  );
}
