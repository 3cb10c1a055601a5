import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toLine } from '../../../shared/text.ts';
import type { OwnChange } from './own-data.service.ts';

export type AccountLinkQuery = { address: string; alias: string | null } | { number: string; key: string };

/** By a typed address, or by the order just placed. */
export const toAccountLinkQuery = (body: BodyOf<'askForAccount'>): AccountLinkQuery =>
  'pedido' in body
    ? { number: body.pedido.numero, key: body.pedido.clave }
    : { address: body.correo, alias: body.alias ?? null };

export const toConsentChanges = (said: BodyOf<'createAccount'>['consentimientos']): OwnChange['consents'] =>
  said.map(({ codigo, dado, version }) => ({ name: codigo, given: dado, terms: version }));

const keepsSizes = (said: BodyOf<'createAccount'>['consentimientos']) =>
  said.some(({ codigo, dado }) => codigo === 'TALLAS_CUENTA' && dado);

export const toNewAccount = ({ nombre, apellidos, consentimientos, tallas = [] }: BodyOf<'createAccount'>) => ({
  sizes: (keepsSizes(consentimientos) ? tallas : []).map(({ tipo, talla }) => ({ type: tipo, size: toLine(talla) })),
  given: toLine(nombre),
  family: toLine(apellidos),
  consents: toConsentChanges(consentimientos),
});

/** Field names on the wire for the service's refusals. */
export const accountFields = { consents: 'consentimientos' } as const;

type OrderSummary = { given: string; family: string; total: number };

export const toLinkWire = (
  address: string,
  { given, family, total }: OrderSummary,
  executive: AnswerOf<'readAccountLink'>['socia'],
): AnswerOf<'readAccountLink'> => ({
  correo: address,
  nombre: given,
  apellidos: family,
  pedidos: total,
  socia: executive,
});
