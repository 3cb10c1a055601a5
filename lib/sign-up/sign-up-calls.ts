import type { AnswerOf, BodyOf } from '@/contract/calls';
import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { failure, mapResult, type Result } from '@/lib/result';
import type { Choice, Market, SignUpValues, Source } from './sign-up';
import { toEnrolmentWire, toMarket, toPrefix, toSource } from './sign-up-mappers';

const base = '/api/public';

export const listMarkets = async (locale: Locale): Promise<Result<Market[]>> =>
  mapResult(await get<AnswerOf<'listClubCountries'>>(`${base}/consultarPaisesClub/CLU`), (list) =>
    list.map((each) => toMarket(each, locale)),
  );

export const listPrefixes = async (locale: Locale): Promise<Result<Choice[]>> =>
  mapResult(await get<AnswerOf<'listTelephonePrefixes'>>(`${base}/consultarIndicativosPaises`), (list) =>
    list.map((each) => toPrefix(each, locale)),
  );

export const listStates = async (country: string): Promise<Result<Choice[]>> =>
  mapResult(
    await post<AnswerOf<'listStates'>>(`${base}/consultarEstados`, { pais: country } satisfies BodyOf<'listStates'>),
    (list) => list.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
  );

/** Towns that begin so, to choose from; one that is missing may be typed all the same. */
export const listTowns = async (country: string, state: string, beginning: string): Promise<Result<string[]>> =>
  mapResult(
    await post<AnswerOf<'listTowns'>>(`${base}/consultarLocalidades`, {
      pais: country,
      estado: state,
      texto: beginning,
    } satisfies BodyOf<'listTowns'>),
    (list) => list.map(({ nombre }) => nombre),
  );

export const listSources = async (country: string, locale: Locale): Promise<Result<Source[]>> =>
  mapResult(
    await post<AnswerOf<'listSources'>>(`${base}/consultarMedios`, { pais: country } satisfies BodyOf<'listSources'>),
    (list) => list.map((each) => toSource(each, locale)),
  );

/** Fails with the field where the name is taken; `suggestions` are free. */
export async function checkUsername(username: string): Promise<Result<string[]> & { suggestions?: string[] }> {
  const body: BodyOf<'checkUserFree'> = { tipo: 'usuario', valor: username };
  const result = await post<AnswerOf<'checkUserFree'>>('/validarUsuarioDisponible', body);
  if (!result.ok) return result;
  const { disponible, sugerencias } = result.data;
  if (disponible) return { ...result, data: [] };
  return {
    ...failure('invalid', 'error.invalid', { fields: { username: 'error.field.taken' } }),
    suggestions: sugerencias,
  };
}

export const enrol = (values: SignUpValues, locale: Locale): Promise<Result<AnswerOf<'enrolExecutive'>>> =>
  post<AnswerOf<'enrolExecutive'>>(`${base}/inscribirSocia`, toEnrolmentWire(values, locale));
