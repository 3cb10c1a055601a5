import type { AnswerOf } from '@/contract/calls/table';
import { fieldProblemKeys } from '@/contract/field-problem-keys';
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

/** Towns that begin with the text, as suggestions; other towns may be typed. */
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

type Availability = Result<null> & { suggestions?: string[] };

const toAvailability = (
  result: Result<AnswerOf<'checkUserFree'>>,
  taken: { username: string } | { alias: string },
): Availability => {
  if (!result.ok) return result;
  const { disponible, sugerencias } = result.data;
  if (disponible) return { ...result, data: null };
  return { ...failure('invalid', 'error.invalid', { fields: taken }), suggestions: sugerencias };
};

/** Fails at its field when the name is taken; `suggestions` are free. */
export const checkUsername = async (username: string): Promise<Availability> =>
  toAvailability(
    await post<'checkUserFree'>('/validarUsuarioDisponible', { body: { tipo: 'usuario', valor: username } }),
    { username: fieldProblemKeys.taken },
  );

type Person = Pick<SignUpValues, 'givenName' | 'familyName' | 'town'>;

/** The same for the store's alias; suggestions are made from the person's data. */
export const checkNewAlias = async (alias: string, person: Partial<Person>): Promise<Availability> => {
  const { givenName, familyName, town } = person;
  const known = {
    ...(givenName && { nombre: givenName }),
    ...(familyName && { apellidos: familyName }),
    ...(town && { localidad: town }),
  };
  return toAvailability(
    await post<'checkUserFree'>('/validarUsuarioDisponible', { body: { tipo: 'alias', valor: alias, ...known } }),
    { alias: fieldProblemKeys.takenAlias },
  );
};

/** Returns an id with which the mail can be sent again. */
export const enrol = async (values: SignUpValues, locale: Locale): Promise<Result<string>> =>
  mapResult(
    await post<'enrolExecutive'>('/api/public/inscribirSocia', { body: toEnrolmentWire(values, locale) }),
    ({ solicitud }) => solicitud,
  );

/** Sends the mail of an enrolment again. */
export const resendMail = (enrolment: string): Promise<Result<unknown>> =>
  post<'resendEnrolmentMail'>('/api/public/reenviarInscripcion', { body: { enrolment } });
