import type { IdentityType } from '@/contract/identity';

/** A country whose people may join, with what its forms need. */
export type Market = {
  code: string;
  name: string;
  prefix: string;
  postalPattern: string;
  postalExample: string;
  hasStates: boolean;
};

export type Choice = { value: string; label: string };

/** How she heard of us, and what to ask next. */
export type Source = { code: string; name: string; asks: 'executive' | 'detail' | null };

/** What the steps gather. All of it is text or a tick, as forms have it. */
export type SignUpValues = {
  country: string;
  givenName: string;
  familyName: string;
  documentType: IdentityType;
  document: string;
  adult: boolean;
  email: string;
  prefix: string;
  phone: string;
  street: string;
  extra: string;
  postalCode: string;
  town: string;
  state: string;
  username: string;
  /** Of her store; empty where she leaves it for later. */
  alias: string;
  source: string;
  detail: string;
  referrer: string;
  terms: boolean;
  marketing: boolean;
  findable: boolean;
};

export const steps = ['person', 'contact', 'access', 'confirm'] as const;
export type Step = (typeof steps)[number];

export const signUpPath = '/home/catalog-sale-register-here';
export const registerSuccessPath = '/executive/register-success';
