import type { BodyOf, DatosOf } from '@/contract/calls';
import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { failure, mapResult, type Result } from '@/lib/result';
import type { Choice, Market, SignUpValues, Source } from './sign-up';
import { toEnrolmentWire, toMarket, toPrefix, toSource } from './sign-up-mappers';

const base = '/api/public';

export const listMarkets = async (locale: Locale): Promise<Result<Market[]>> =>
  mapResult(await get<DatosOf<'C015'>>(`${base}/consultarPaisesClub/CLU`), (list) =>
    list.map((each) => toMarket(each, locale)),
  );

export const listPrefixes = async (locale: Locale): Promise<Result<Choice[]>> =>
  mapResult(await get<DatosOf<'C038'>>(`${base}/consultarIndicativosPaises`), (list) =>
    list.map((each) => toPrefix(each, locale)),
  );

export const listStates = async (country: string): Promise<Result<Choice[]>> =>
  mapResult(
    await post<DatosOf<'C016'>>(`${base}/consultarEstados`, { pais: country } satisfies BodyOf<'C016'>),
    (list) => list.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
  );

/** Towns that begin so, to choose from; one that is missing may be typed all the same. */
export const listTowns = async (country: string, state: string, beginning: string): Promise<Result<string[]>> =>
  mapResult(
    await post<DatosOf<'C017'>>(`${base}/consultarLocalidades`, {
      pais: country,
      estado: state,
      texto: beginning,
    } satisfies BodyOf<'C017'>),
    (list) => list.map(({ nombre }) => nombre),
  );

export const listSources = async (country: string, locale: Locale): Promise<Result<Source[]>> =>
  mapResult(
    await post<DatosOf<'C019'>>(`${base}/consultarMedios`, { pais: country } satisfies BodyOf<'C019'>),
    (list) => list.map((each) => toSource(each, locale)),
  );

/** Fails with the field where the name is taken; `suggestions` are free. */
export async function checkUsername(username: string): Promise<Result<string[]> & { suggestions?: string[] }> {
  const body: BodyOf<'C039'> = { tipo: 'usuario', valor: username };
  const result = await post<DatosOf<'C039'>>('/validarUsuarioDisponible', body);
  if (!result.ok) return result;
  const { disponible, sugerencias } = result.data;
  if (disponible) return { ...result, data: [] };
  return {
    ...failure('invalid', 'error.invalid', { fields: { username: 'error.field.taken' } }),
    suggestions: sugerencias,
  };
}

export const enrol = (values: SignUpValues, locale: Locale): Promise<Result<DatosOf<'C020'>>> =>
  post<DatosOf<'C020'>>(`${base}/inscribirSocia`, toEnrolmentWire(values, locale));
