import { getTranslations } from 'next-intl/server';
import { SignedOut } from './signed-out';

/**
 * In the place of what could not be read because the backend knows the session no more. Its cookie is still there, so
 * leading to the sign-in would lead back here.
 */
export async function SessionOver() {
  const t = await getTranslations('signIn');
  return <SignedOut words={t.raw('again')} />;
}
