import type { BodyOf } from '@/contract/calls/table';
import type { Client } from './client-book';
import type { KeptOfOther } from './merge';

/** Edits the remaining entry at its version after the merge: if the merge was refused, this changes nothing. */
export const toKeptWire = (
  { id, version }: Pick<Client, 'id' | 'version'>,
  { name, phone, email, birthday }: KeptOfOther,
): BodyOf<'editClients'>['clientes'][number] => ({
  clave: 'kept',
  id,
  version: version + 1,
  ...(name && { nombre: name.givenName, apellidos: name.familyName }),
  ...(phone && { telefono: phone }),
  ...(email && { correo: email }),
  ...(birthday && { cumple: birthday }),
});
