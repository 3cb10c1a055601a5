import { getTranslations } from 'next-intl/server';
import { getSignInWords } from '@/components/sign-in/sign-in-words';
import { SessionKeeper } from './session-keeper';

/** On every personal page: a session that ends takes no work with it. */
export async function SessionEnd() {
  const t = await getTranslations('security');
  const form = await getSignInWords();
  return <SessionKeeper words={{ end: t.raw('end'), form: { ...form, submit: t('stay') } }} />;
}
