import { boolean, type ObjectSchema, object } from 'yup';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import { type SizeKind, sizeKinds } from '@/lib/client-book/client-book';
import { personFields, sizesNeedConsent } from '@/lib/client-book/person-fields';
import type { Locale } from '@/lib/i18n/routing';
import type { ClientRequest } from '@/lib/requests/requests';

/** What a client may agree to for the account: that sizes and the wish list are stored. */
export const accountConsents = ['sizesKept', 'wishesKept'] as const;
/** What a client may agree to towards the executive: to see the client's sizes, and how to write. */
export const executiveConsents = ['sizesSeen', 'mail', 'whatsApp'] as const;
export const clientConsents = [...accountConsents, ...executiveConsents] as const;
export type ClientConsent = (typeof clientConsents)[number];

export type ClientDataDraft = {
  givenName: string;
  familyName: string;
  phone: string;
  locale: Locale;
  sizes: Record<SizeKind, string>;
} & Record<ClientConsent, boolean>;

/** The client's data that can be edited; a lost password is reset by the email. */
export type ClientData = ClientDataDraft & {
  email: string | null;
  /** A new email that waits for its code; undefined when the backend does not allow another email. */
  waitingEmail: string | null | undefined;
  /** Null when the backend allows no changes. */
  version: number | null;
};

/** A client's executive, as shown to the client. */
export type ClientExecutive = {
  name: string;
  alias: string | null;
  town: string;
  portrait: Media | null;
  presentation: string;
  whatsApp: string | null;
};

/** `executive` is null for a client without one. */
export type ClientHome = {
  name: string;
  executive: ClientExecutive | null;
  requests: ClientRequest[];
  own: ClientData;
};

export const clientDataForm: ObjectSchema<ClientDataDraft> = object({
  ...personFields,
  sizesKept: boolean()
    .required()
    .test(...sizesNeedConsent('sizes', 'sizesSeen')),
  wishesKept: boolean().required(),
  sizesSeen: boolean().required(),
  mail: boolean().required(),
  whatsApp: boolean().required(),
});

/** The client's sizes, by kind of garment. */
export type ClientSizes = { kind: SizeKind; size: string }[];
export const listClientSizes = ({ sizes }: Pick<ClientData, 'sizes'>): ClientSizes =>
  sizeKinds.flatMap((kind) => (sizes[kind] ? [{ kind, size: sizes[kind] }] : []));
