import { boolean, type ObjectSchema, object } from 'yup';
import { type SizeKind, sizeKinds } from '@/lib/client-book/client-book';
import { personFields, sizesNeedYes } from '@/lib/client-book/person-fields';
import type { Locale } from '@/lib/i18n/routing';

/** What a client may agree to: that her account keeps her sizes and her wish list. */
export const accountConsents = ['sizesKept', 'wishesKept'] as const;
/** And before her executive: that she sees her sizes, and how she may write. */
export const executiveConsents = ['sizesSeen', 'mail', 'whatsApp'] as const;
export const clientConsents = [...accountConsents, ...executiveConsents] as const;
export type ClientConsent = (typeof clientConsents)[number];

export type OwnClientDraft = {
  givenName: string;
  familyName: string;
  phone: string;
  locale: Locale;
  sizes: Record<SizeKind, string>;
} & Record<ClientConsent, boolean>;

/** What the shop knows of a client and she may change; her mail is where a lost password goes. */
export type OwnClient = OwnClientDraft & {
  email: string | null;
  /** One that waits for the code of its mail; undefined where the backend lets her have no other. */
  waitingEmail: string | null | undefined;
  /** Null where the backend lets her change nothing. */
  version: number | null;
};

export const ownClientForm: ObjectSchema<OwnClientDraft> = object({
  ...personFields,
  sizesKept: boolean()
    .required()
    .test(...sizesNeedYes('sizes', 'sizesSeen')),
  wishesKept: boolean().required(),
  sizesSeen: boolean().required(),
  mail: boolean().required(),
  whatsApp: boolean().required(),
});

/** What she wears, by kind, of what she has said. */
export type OwnSizes = { kind: SizeKind; size: string }[];
export const listSizes = ({ sizes }: Pick<OwnClient, 'sizes'>): OwnSizes =>
  sizeKinds.flatMap((kind) => (sizes[kind] ? [{ kind, size: sizes[kind] }] : []));
