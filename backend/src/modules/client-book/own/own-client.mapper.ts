import type { BodyOf } from 'contract/calls/table.ts';
import { toLine } from '../../../shared/text.ts';
import type { OwnChange } from './own-data.service.ts';

type Body = BodyOf<'updateClient'>;

export const toSizeNotes = (sizes: NonNullable<Body['sizes']>) =>
  sizes.map(({ tipo, talla }) => ({ type: tipo, size: toLine(talla) }));

export const toConsentChanges = (consents: NonNullable<Body['consents']>): OwnChange['consents'] =>
  consents.map(({ codigo, dado, version }) => ({ name: codigo, given: dado, terms: version }));

export const toOwnChange = ({ version, phone, locale, ...body }: Body): OwnChange => ({
  ...{ version, phone, locale },
  given: body.givenName && toLine(body.givenName),
  family: body.familyName && toLine(body.familyName),
  sizes: body.sizes && toSizeNotes(body.sizes),
  consents: toConsentChanges(body.consents ?? []),
});
