import { consentVersion } from '@/contract/public-rules';
import { createPersistentStore } from '@/lib/state/persistent-store';

/** After a year consent is asked for again. */
const holdsMs = 365 * 86_400_000;

export type ConsentChoice = { measuring: boolean; advertising: boolean };
export type Consent = ConsentChoice & {
  version: string;
  at: number;
  /** Random id of this device, under which the shop stores the answer. */
  device: string;
  /** Whether the shop has stored it. */
  isRecorded: boolean;
};

const nothing: Consent = { measuring: false, advertising: false, version: '', at: 0, device: '', isRecorded: true };

export const consentStore = createPersistentStore<Consent>('consent', nothing, (found) => {
  const { measuring, advertising, version, at, device, isRecorded } = found as Consent;
  if (typeof version !== 'string' || typeof at !== 'number' || typeof device !== 'string') return nothing;
  return {
    measuring: measuring === true,
    advertising: advertising === true,
    version,
    at,
    device,
    isRecorded: isRecorded === true,
  };
});

/** Global Privacy Control: the browser refuses on behalf of the visitor. */
export const sendsPrivacySignal = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * The valid answer; null when there is none. One to another text, older than a year or dated in the future is
 * invalid.
 */
export function validChoice(consent: Consent, now = Date.now()): ConsentChoice | null {
  const isCurrent = consent.version === consentVersion && consent.at <= now && now - consent.at < holdsMs;
  return isCurrent ? { measuring: consent.measuring, advertising: consent.advertising } : null;
}

/** The visitor's own consent overrides the browser's general refusal; without it that refusal is the answer. */
export const needsConsentQuestion = (consent: Consent, now = Date.now()): boolean =>
  validChoice(consent, now) === null && !sendsPrivacySignal();

export const isAnyAllowed = (choice: ConsentChoice | null): choice is ConsentChoice =>
  choice !== null && (choice.measuring || choice.advertising);

/** Stored on the device at once; `isRecorded` is set once the shop has it too. */
export function storeConsent(choice: ConsentChoice): Consent {
  const consent: Consent = {
    ...choice,
    version: consentVersion,
    at: Date.now(),
    device: consentStore.load().device || crypto.randomUUID(),
    isRecorded: false,
  };
  consentStore.set(consent);
  return consent;
}
