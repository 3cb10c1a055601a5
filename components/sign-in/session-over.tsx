import { getWords } from '@/lib/i18n/get-words';
import { SignedOut } from './signed-out';

/**
 * Replaces content that could not be read because the backend no longer knows the session. Its cookie is still there,
 * so a link to the sign-in would lead back here.
 */
export async function SessionOver() {
  return <SignedOut words={await getWords('signIn.again')} />;
}
