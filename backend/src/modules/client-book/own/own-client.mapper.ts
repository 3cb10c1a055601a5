import type { BodyOf } from 'contract/calls/table.ts';
import { toLine } from '../../../shared/text.ts';
import type { OwnChange } from './own-data.service.ts';

export const toOwnChange = (body: BodyOf<'updateClient'>): OwnChange => ({
  version: body.version,
  given: body.nombre === undefined ? undefined : toLine(body.nombre),
  family: body.apellidos === undefined ? undefined : toLine(body.apellidos),
  phone: body.telefono,
  locale: body.idioma,
  sizes: body.tallas?.map(({ tipo, talla }) => ({ type: tipo, size: toLine(talla) })),
  consents: (body.consentimientos ?? []).map(({ codigo, dado, version }) => ({
    name: codigo,
    given: dado,
    terms: version,
  })),
});
