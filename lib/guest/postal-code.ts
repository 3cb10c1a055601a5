import type { Country } from '@/lib/checkout/checkout';

export const isPostalCode = ({ postalPattern }: Pick<Country, 'postalPattern'>, code: string): boolean =>
  new RegExp(postalPattern).test(code.trim().toUpperCase());

/** Of figures alone: a phone then shows them and nothing else. */
export const isFigures = ({ postalExample }: Pick<Country, 'postalExample'>): boolean => /^\d+$/.test(postalExample);
