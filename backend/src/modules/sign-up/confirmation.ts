import { roles } from 'contract/codes.ts';
import { enrolmentTakenKey } from 'contract/schemas/password.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { absent, conflict } from '../../shared/errors.ts';
import { createExecutive, findEnrolment, findKnownPerson } from './sign-up.repository.ts';
import type { EnrolmentData } from './tables.ts';

/**
 * What the mail after an enrolment says. Whoever has an account already is told so at the address of that account, and
 * the address that was typed hears nothing: only the owner learns that somebody is known.
 */
export async function prepareConfirmation(db: Db, id: string) {
  const enrolment = await findEnrolment(db, id);
  if (!enrolment) return null;
  const known = await findKnownPerson(db, enrolment.data);
  if (known?.email != null) return { known: true as const, to: known.email, name: known.name, locale: known.lang };
  if (known) return null;
  const { correo, nombre, idioma } = enrolment.data;
  return { known: false as const, to: correo, name: nombre, locale: idioma };
}

type KeepAddress = (trx: Db, executiveId: string, address: EnrolmentData['direccion']) => Promise<void>;

/** Her password is chosen, so her address is confirmed: she becomes an executive and the enrolment is forgotten. */
export const completeEnrolment =
  (keepAddress: KeepAddress) =>
  async (trx: Db, id: string, passwordHash: string): Promise<void> => {
    const enrolment = await findEnrolment(trx, id);
    if (!enrolment) throw absent();
    const { data } = enrolment;
    if (await findKnownPerson(trx, data)) throw conflict(enrolmentTakenKey);
    const account = await trx
      .insertInto('accounts')
      .values({
        role: roles.executive,
        username: data.usuario,
        email: data.correo,
        password_hash: passwordHash,
        name: `${data.nombre} ${data.apellidos}`,
        lang: data.idioma,
        passchanged: 'S',
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account) throw conflict(enrolmentTakenKey);
    if (!(await createExecutive(trx, account.id, data))) throw conflict(enrolmentTakenKey);
    await keepAddress(trx, account.id, data.direccion);
    await trx.deleteFrom('enrolments').where(sql`lower(email)`, '=', data.correo.toLowerCase()).execute();
  };
