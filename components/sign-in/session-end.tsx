import { getTranslations } from 'next-intl/server';
import { SessionKeeper } from './session-keeper';
import { getSignInWords } from './sign-in-words';

/** On every personal page: a session that ends takes no work with it. */
export async function SessionEnd() {
  const t = await getTranslations('security');
  const form = await getSignInWords();
  return <SessionKeeper words={{ end: t.raw('end'), form: { ...form, submit: t('stay') } }} />;
}
