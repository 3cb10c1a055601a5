import type { Locale } from 'contract/public-codes.ts';
import { toPageAddress } from '../../shared/page-address.ts';

/** Whoever joins by it has named her: the form begins with her code. */
export const invitationAddress = (storefrontUrl: string, locale: Locale, code: string): string =>
  toPageAddress(storefrontUrl, locale, `/home/catalog-sale-register-here?socia=${code}`);

export const sharedWords: Record<Locale, (name: string) => string> = {
  es: (name) => `${name} te invita a vender por catálogo con nosotros. Aquí puedes verlo e inscribirte:`,
  en: (name) => `${name} invites you to sell by catalogue with us. Take a look and register here:`,
  de: (name) =>
    `${name} lädt Sie ein, mit uns über den Katalog zu verkaufen. Hier können Sie sich informieren und registrieren:`,
};
