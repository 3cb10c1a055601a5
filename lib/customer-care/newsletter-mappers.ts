import type { BodyOf } from '@/contract/calls/table';
import { newsletterTextVersion } from '@/contract/rules';
import { newsletterPath } from './care';
import type { TypedNewsletterForm } from './newsletter-form';

export const toSubscribeWire = ({ email, language }: TypedNewsletterForm): BodyOf<'subscribeNewsletter'> => ({
  correo: email,
  idioma: language,
  consentimiento: true,
  versionTexto: newsletterTextVersion,
  origen: newsletterPath,
});

export const toLeaveWire = ({ email, language }: TypedNewsletterForm): BodyOf<'cancelNewsletter'> => ({
  correo: email,
  idioma: language,
});

export const toConfirmWire = (token: string): BodyOf<'subscribeNewsletter'> => ({ confirmacion: token });
export const toLeaveTokenWire = (token: string): BodyOf<'cancelNewsletter'> => ({ token });
