import type { BodyOf } from 'contract/calls.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import { identityTypesOf, isIdentityNumber, toIdentityNumber } from 'contract/identity.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../schema.ts';
import { invalid, Refusal } from '../../shared/errors.ts';
import { toLine } from '../../shared/text.ts';
import { isAddressLike } from './availability.ts';
import { findReferrer, findSource, hasPrefix, isMarket, isUsernameFree } from './sign-up.repository.ts';
import type { EnrolmentData } from './tables.ts';

const club = 'CLU';

type Body = BodyOf<'enrolExecutive'>;
/** Throws with the fields that are wrong. */
export type CheckAddress = (address: Body['direccion']) => Promise<unknown>;

/** Refuses with every field that is wrong at once; gives back what is kept, each text in its one way of writing. */
export async function assertEnrolment(db: Db, body: Body, checkAddress: CheckAddress): Promise<EnrolmentData> {
  const data = normalize(body);
  if (!(await isMarket(db, data.pais, club))) throw invalid({ pais: fieldKeys.choice });
  const problems: Record<string, string | false> = {
    nombre: !data.nombre && fieldKeys.required,
    apellidos: !data.apellidos && fieldKeys.required,
    versionCondiciones: data.versionCondiciones !== termsVersion && fieldKeys.choice,
    tipoDocumento: !identityTypesOf(data.pais).includes(data.tipoDocumento) && fieldKeys.choice,
    documento: !isIdentityNumber(data.tipoDocumento, data.documento) && fieldKeys.pattern,
    telefono: !(await hasPrefix(db, data.telefono)) && fieldKeys.pattern,
    usuario: await usernameProblem(db, data),
    'direccion.pais': data.direccion.pais !== data.pais && fieldKeys.choice,
    ...(await addressProblems(() => checkAddress(data.direccion))),
    ...(await sourceProblems(db, data)),
  };
  const wrong = Object.entries(problems).flatMap(([field, key]) => (key ? [[field, key] as const] : []));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return data;
}

function normalize(body: Body): EnrolmentData {
  const { direccion } = body;
  return {
    ...body,
    nombre: toLine(body.nombre),
    apellidos: toLine(body.apellidos),
    documento: toIdentityNumber(body.documento),
    direccion: {
      ...direccion,
      nombre: toLine(direccion.nombre),
      apellidos: toLine(direccion.apellidos),
      linea1: toLine(direccion.linea1),
      localidad: toLine(direccion.localidad),
    },
  };
}

/** A mail address serves as a user name to its owner alone, and whether it has an account is nobody's business. */
async function usernameProblem(db: Db, { usuario, correo }: EnrolmentData): Promise<string | false> {
  if (isAddressLike(usuario)) return usuario.toLowerCase() !== correo.toLowerCase() && fieldKeys.choice;
  return !(await isUsernameFree(db, usuario, correo)) && fieldKeys.taken;
}

/** The rules of an order's addresses: what is kept here is where the first order goes. */
async function addressProblems(check: () => Promise<unknown>): Promise<Record<string, string>> {
  try {
    await check();
    return {};
  } catch (error) {
    if (error instanceof Refusal && error.fields) return error.fields;
    throw error;
  }
}

async function sourceProblems(db: Db, { pais, medio, medioDetalle, sociaReferente }: EnrolmentData) {
  const source = await findSource(db, pais, medio);
  const named = sociaReferente !== undefined && (await findReferrer(db, sociaReferente)) === null;
  return {
    medio: !source && fieldKeys.choice,
    medioDetalle: source?.pide === 'DETALLE' && !medioDetalle?.trim() && fieldKeys.required,
    sociaReferente: named && fieldKeys.absent,
  };
}
