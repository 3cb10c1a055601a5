import type { BodyOf } from 'contract/calls/table.ts';
import { tidyLine } from '../../../shared/text.ts';
import type { ClientDataChange } from './client-data.service.ts';

type Body = BodyOf<'updateClient'>;

export const toSizeNotes = (sizes: NonNullable<Body['sizes']>) =>
  sizes.map(({ tipo, talla }) => ({ type: tipo, size: tidyLine(talla) }));

export const toConsentChanges = (consents: NonNullable<Body['consents']>): ClientDataChange['consents'] =>
  consents.map(({ codigo, dado, version }) => ({ name: codigo, given: dado, terms: version }));

export const toClientDataChange = ({ version, phone, locale, ...body }: Body): ClientDataChange => ({
  ...{ version, phone, locale },
  given: body.givenName && tidyLine(body.givenName),
  family: body.familyName && tidyLine(body.familyName),
  sizes: body.sizes && toSizeNotes(body.sizes),
  consents: toConsentChanges(body.consents ?? []),
});
