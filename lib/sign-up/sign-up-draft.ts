import { deviceStorage, tabStorage } from '@/lib/state/web-storage';
import type { SignUpValues, Step } from './sign-up';
import { steps } from './sign-up';

const key = 'sign-up-draft';
const mailKey = 'sign-up-mail';
const enrolmentKey = 'sign-up-enrolment';
const daysKept = 14;

type Draft = { step: Step; values: Partial<SignUpValues> };

/** Never stored on the device: the document number and the consents. */
const neverKept = ['document', 'adult', 'terms', 'marketing', 'findable'] as const satisfies (keyof SignUpValues)[];

export function readDraft(now = Date.now()): Draft | null {
  const kept = deviceStorage.readJson(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const { step, values, at } = kept as Partial<Draft & { at: number }>;
  const old = typeof at !== 'number' || now - at > daysKept * 86_400_000;
  if (old || !steps.includes(step as Step) || typeof values !== 'object' || values === null) return null;
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { step: step as Step, values: Object.fromEntries(texts) };
}

export function keepDraft({ step, values }: Draft, now = Date.now()): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !neverKept.includes(name as never)));
  deviceStorage.write(key, JSON.stringify({ step, values: kept, at: now }));
}

export const forgetDraft = () => deviceStorage.write(key, null);

/** For the page that says where the mail was sent, and sends it again; gone with the tab. */
export function rememberMail(email: string, enrolment: string): void {
  tabStorage.write(mailKey, email);
  tabStorage.write(enrolmentKey, enrolment);
}
export const recallEnrolment = (): string | null => tabStorage.read(enrolmentKey) ?? null;
export const recallMail = (): string | null => tabStorage.read(mailKey) ?? null;
