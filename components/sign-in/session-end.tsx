import { getTranslations } from 'next-intl/server';
import { getWords } from '@/lib/i18n/get-words';
import { SessionKeeper } from './session-keeper';
import { getSignInWords } from './sign-in-words';

/** On every personal page: a session that ends takes no work with it. */
export async function SessionEnd() {
  const t = await getTranslations('security');
  const form = await getSignInWords();
  return <SessionKeeper words={{ end: await getWords('security.end'), form: { ...form, submit: t('stay') } }} />;
}
