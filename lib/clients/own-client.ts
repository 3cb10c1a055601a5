import { boolean, type ObjectSchema, object } from 'yup';
import { type SizeKind, sizeKinds } from '@/lib/client-book/client-book';
import { personFields, sizesNeedYes } from '@/lib/client-book/person-fields';
import type { Locale } from '@/lib/i18n/routing';

/** What a client may agree to: that her executive sees her sizes, and how she may be written to. */
export const clientConsents = ['sizesSeen', 'mail', 'whatsApp'] as const;
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
  /** Null where the backend lets her change nothing. */
  version: number | null;
};

export const ownClientForm: ObjectSchema<OwnClientDraft> = object({
  ...personFields,
  sizesSeen: boolean()
    .required()
    .test(...sizesNeedYes('sizes')),
  mail: boolean().required(),
  whatsApp: boolean().required(),
});

/** What she wears, by kind, of what she has said. */
export type OwnSizes = { kind: SizeKind; size: string }[];
export const listSizes = ({ sizes }: Pick<OwnClient, 'sizes'>): OwnSizes =>
  sizeKinds.flatMap((kind) => (sizes[kind] ? [{ kind, size: sizes[kind] }] : []));
