import { getTranslations } from 'next-intl/server';
import { getWords } from '@/lib/i18n/get-words';
import { SessionEndDialog } from './session-end-dialog';
import { getSignInWords } from './sign-in-words';

/** On every personal page: keeps the executive's work when a session ends. */
export async function SessionEnd() {
  const t = await getTranslations('security');
  const form = await getSignInWords();
  return <SessionEndDialog words={{ end: await getWords('security.end'), form: { ...form, submit: t('stay') } }} />;
}
