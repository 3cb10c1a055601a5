import { getTranslations } from 'next-intl/server';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { SessionEndDialog } from './session-end-dialog';
import { getSignInWords } from './sign-in-words';

/** On every personal page: keeps the executive's work when a session ends. */
export async function SessionEndHandler() {
  const t = await getTranslations('security');
  const form = await getSignInWords();
  return (
    <SessionEndDialog words={{ end: await getMessageGroup('security.end'), form: { ...form, submit: t('stay') } }} />
  );
}
