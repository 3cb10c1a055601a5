import { consentVersion } from '@/contract/public-rules';
import { createKeptStore } from '@/lib/state/kept-store';

/** After a year a yes or a no is asked for again. */
const holdsMs = 365 * 86_400_000;

export type Choice = { measuring: boolean; advertising: boolean };
export type Consent = Choice & {
  version: string;
  at: number;
  /** Made up by this device, under which the shop keeps the answer. */
  device: string;
  /** Whether the shop has it. */
  isRecorded: boolean;
};

const nothing: Consent = { measuring: false, advertising: false, version: '', at: 0, device: '', isRecorded: true };

export const consentStore = createKeptStore<Consent>('consent', nothing, (found) => {
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

/** Global Privacy Control: the browser says no for its owner. */
export const saysNo = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What holds now; null is no answer. One of another text, of last year or of a clock that went back is none. */
export function answered(consent: Consent, now = Date.now()): Choice | null {
  const isCurrent = consent.version === consentVersion && consent.at <= now && now - consent.at < holdsMs;
  return isCurrent ? { measuring: consent.measuring, advertising: consent.advertising } : null;
}

/** A yes of one's own counts more than what the browser says of all shops; without one the browser's no is the answer. */
export const isToBeAsked = (consent: Consent, now = Date.now()): boolean =>
  answered(consent, now) === null && !saysNo();

export const isAnyAllowed = (choice: Choice | null): choice is Choice =>
  choice !== null && (choice.measuring || choice.advertising);

/** The device keeps it at once; that the shop has it too is noted by whoever told it. */
export function keepAnswer(choice: Choice): Consent {
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
