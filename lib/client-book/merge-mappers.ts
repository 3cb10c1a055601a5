import type { BodyOf } from '@/contract/calls/table';
import type { KeptOfOther } from './merge';

export const toKeptWire = (
  id: string,
  { name, phone, email, birthday }: KeptOfOther,
): BodyOf<'editClients'>['clientes'][number] => ({
  clave: 'kept',
  id,
  ...(name && { nombre: name.givenName, apellidos: name.familyName }),
  ...(phone && { telefono: phone }),
  ...(email && { correo: email }),
  ...(birthday && { cumple: birthday }),
});
