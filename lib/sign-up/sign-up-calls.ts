import type { AnswerOf } from '@/contract/calls/table';
import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { failure, mapResult, type Result } from '@/lib/result';
import type { Choice, Market, SignUpValues, Source } from './sign-up';
import { toEnrolmentWire, toMarket, toPrefix, toSource } from './sign-up-mappers';

export const listMarkets = async (locale: Locale): Promise<Result<Market[]>> =>
  mapResult(await get<'listClubCountries'>('/api/public/consultarPaisesClub/{x}', { params: { x: 'CLU' } }), (list) =>
    list.map((each) => toMarket(each, locale)),
  );

export const listPrefixes = async (locale: Locale): Promise<Result<Choice[]>> =>
  mapResult(await get<'listTelephonePrefixes'>('/api/public/consultarIndicativosPaises'), (list) =>
    list.map((each) => toPrefix(each, locale)),
  );

export const listStates = async (country: string): Promise<Result<Choice[]>> =>
  mapResult(await post<'listStates'>('/api/public/consultarEstados', { body: { pais: country } }), (list) =>
    list.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
  );

/** Towns that begin so, to choose from; one that is missing may be typed all the same. */
export const listTowns = async (country: string, state: string, beginning: string): Promise<Result<string[]>> =>
  mapResult(
    await post<'listTowns'>('/api/public/consultarLocalidades', {
      body: { pais: country, estado: state, texto: beginning },
    }),
    (list) => list.map(({ nombre }) => nombre),
  );

export const listSources = async (country: string, locale: Locale): Promise<Result<Source[]>> =>
  mapResult(await post<'listSources'>('/api/public/consultarMedios', { body: { pais: country } }), (list) =>
    list.map((each) => toSource(each, locale)),
  );

/** Fails with the field where the name is taken; `suggestions` are free. */
export async function checkUsername(username: string): Promise<Result<string[]> & { suggestions?: string[] }> {
  const result = await post<'checkUserFree'>('/validarUsuarioDisponible', {
    body: { tipo: 'usuario', valor: username },
  });
  if (!result.ok) return result;
  const { disponible, sugerencias } = result.data;
  if (disponible) return { ...result, data: [] };
  return {
    ...failure('invalid', 'error.invalid', { fields: { username: 'error.field.taken' } }),
    suggestions: sugerencias,
  };
}

export const enrol = (values: SignUpValues, locale: Locale): Promise<Result<AnswerOf<'enrolExecutive'>>> =>
  post<'enrolExecutive'>('/api/public/inscribirSocia', { body: toEnrolmentWire(values, locale) });
