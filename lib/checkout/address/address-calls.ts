import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { State, Town } from './address';

export async function listStates(country: string): Promise<Result<State[]>> {
  const result = await post<'listStates'>('/api/public/consultarEstados', { body: { pais: country } });
  return mapResult(result, (wire) => wire.map(({ codigo, nombre }) => ({ code: codigo, name: nombre })));
}

export async function listTowns(country: string, state: string, beginning: string): Promise<Result<Town[]>> {
  const result = await post<'listTowns'>('/api/public/consultarLocalidades', {
    body: { pais: country, estado: state, texto: beginning },
  });
  return mapResult(result, (wire) =>
    wire.map(({ nombre, codigosPostales }) => ({ name: nombre, postalCodes: codigosPostales })),
  );
}
