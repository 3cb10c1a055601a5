import type { Country } from '@/lib/checkout/checkout';

export const isPostalCode = ({ postalPattern }: Pick<Country, 'postalPattern'>, code: string): boolean =>
  new RegExp(postalPattern).test(code.trim().toUpperCase());

/** Digits only: a phone then shows the numeric keyboard. */
export const isNumericPostalCode = ({ postalExample }: Pick<Country, 'postalExample'>): boolean =>
  /^\d+$/.test(postalExample);
