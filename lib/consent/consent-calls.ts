import type { BodyOf } from '@/contract/calls/table';
import { consentVersion } from '@/contract/public-rules';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { type Consent, consentStore, sendsPrivacySignal } from './consent';

/** An answer that could not be sent is sent from a later page: the device stores it meanwhile. */
export async function recordConsent(consent: Consent, locale: Locale): Promise<void> {
  const { device, version, measuring, advertising, at } = consent;
  // The visitor will be asked again.
  if (version !== consentVersion) return;
  const body: BodyOf<'recordConsent'> = {
    ...{ device, locale, measuring, advertising },
    version: consentVersion,
    signal: sendsPrivacySignal(),
  };
  const answer = await post<'recordConsent'>('/api/public/registrarConsentimiento', { body });
  const kept = consentStore.load();
  if (answer.ok && kept.at === at) consentStore.set({ ...kept, isRecorded: true });
}
