import 'server-only';
import { getWords } from '@/lib/i18n/get-words';
import type { FailureWords } from './failure-note';

export async function getFailureWords(): Promise<FailureWords> {
  return {
    ...(await getWords('checkout.failures')),
    reasons: await getWords('checkout.remarks'),
    again: await getWords('signIn.again'),
  };
}
