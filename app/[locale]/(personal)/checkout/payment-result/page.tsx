import { getTranslations } from 'next-intl/server';
import { ResultScreen } from '@/components/payment/result-screen';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('payment.result.title');

/** R33. */
export default guardedPage('/checkout/payment-result', async ({ session, query: { payment } }) => {
  const t = await getTranslations('payment.result');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <ResultScreen session={session} payment={payment} />
    </div>
  );
});
