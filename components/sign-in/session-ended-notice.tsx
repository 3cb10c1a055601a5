import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { SignInAgainPrompt } from './sign-in-again-prompt';

/**
 * Replaces content that could not be read because the backend no longer knows the session. Its cookie is still there,
 * so a link to the sign-in would lead back here.
 */
export async function SessionEndedNotice() {
  return <SignInAgainPrompt words={await getMessageGroup('signIn.again')} />;
}
