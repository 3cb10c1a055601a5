import type { IdentityType } from '@/contract/identity-documents';

/** A country in which people may join, with what its forms need. */
export type Market = {
  code: string;
  name: string;
  prefix: string;
  postalPattern: string;
  postalExample: string;
  hasStates: boolean;
};

export type Choice = { value: string; label: string };

/** How the visitor heard of the shop, and what to ask next. */
export type Source = { code: string; name: string; asks: 'executive' | 'detail' | null };

/** The values of all steps, as texts and ticks. */
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
  /** The store's alias; empty when it is left for later. */
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
