import { termsVersion } from '@/contract/rules';
import type { GuestOrderKey } from '@/lib/checkout/checkout';
import type { SizeKind } from '@/lib/client-book/client-book';
import { toSizesWire } from '@/lib/client-book/client-book-mappers';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { OwnSizes } from '@/lib/size-tables/own-sizes';
import type { AccountLink, NewAccountValues } from './create-account';

/** The response is the same for every email; only the mail says more. */
export const requestAccountLink = (email: string, locale: Locale, alias: string | null) =>
  post<'askForAccount'>('/api/public/pedirCuenta', {
    body: { email, locale, ...(alias && { alias }) },
  });

/** The mail goes to the email of the order. */
export const requestAccountLinkByOrder = (key: GuestOrderKey, locale: Locale) =>
  post<'askForAccount'>('/api/public/pedirCuenta', { body: { order: key, locale } });

export const readAccountLink = async (token: string): Promise<Result<AccountLink>> =>
  mapResult(
    await post<'readAccountLink'>('/api/public/leerEnlaceCuenta', { body: { token } }),
    ({ executive, ...link }) => ({ ...link, executive: executive && { name: executive.nombre } }),
  );

/** Creates the account and signs the client in. Every consent is recorded with its date, given or not. */
export const createAccount = (token: string, { sizesKept, wishesKept, ...values }: NewAccountValues, known: OwnSizes) =>
  post<'createAccount'>('/api/clientes/crearCuenta', {
    body: {
      token,
      ...values,
      ...(sizesKept && { sizes: toSizesWire(toSizeKinds(known)) }),
      consents: [
        { codigo: 'TALLAS_CUENTA', dado: sizesKept, version: termsVersion },
        { codigo: 'DESEOS_CUENTA', dado: wishesKept, version: termsVersion },
      ],
    },
  });

/** Chooses an executive by the alias of the personal store; null for none. */
export const chooseExecutive = (alias: string | null) =>
  post<'chooseExecutive'>('/api/clientes/elegirSocia', { body: { alias } });

/** The sizes stored on the device, by the kinds that an account stores. */
export const toSizeKinds = (known: OwnSizes) =>
  ({
    bra: known.bras ?? '',
    briefs: known.briefs ?? '',
    shapewear: known.shapewear ?? '',
    swimwear: known.swimwear ?? '',
    nightwear: known.nightwear ?? '',
  }) satisfies Record<SizeKind, string>;
