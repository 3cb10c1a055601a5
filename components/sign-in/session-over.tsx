import { getWords } from '@/lib/i18n/get-words';
import { SignedOut } from './signed-out';

/**
 * In the place of what could not be read because the backend knows the session no more. Its cookie is still there, so
 * leading to the sign-in would lead back here.
 */
export async function SessionOver() {
  return <SignedOut words={await getWords('signIn.again')} />;
}
