import { enrolmentTakenKey } from 'contract/password/schemas.ts';
import type { Db } from '../../database/schema.ts';
import { absent, conflict } from '../../shared/errors.ts';
import type { SignUpAliasesPort } from '../personal-store/alias.ts';
import type { Enrolment } from './sign-up.mapper.ts';
import {
  createExecutive,
  createExecutiveAccount,
  deleteEnrolments,
  findEnrolment,
  findKnownPerson,
} from './sign-up.repository.ts';

/**
 * The mail after a registration. A person who has an account already is told so at that account's address, and the
 * typed address gets nothing: only the account's owner learns that it exists.
 */
export async function findConfirmationRecipient(db: Db, id: string) {
  const enrolment = await findEnrolment(db, id);
  if (!enrolment) return null;
  const known = await findKnownPerson(db, enrolment);
  if (known?.email != null) return { known: true as const, to: known.email, name: known.name, locale: known.lang };
  if (known) return null;
  return { known: false as const, to: enrolment.email, locale: enrolment.locale };
}

type KeepAddress = (trx: Db, executiveId: string, address: Enrolment['address']) => Promise<void>;

/** The password is chosen, so the address is confirmed: makes the executive and deletes the enrolment. */
export const completeEnrolment =
  (keepAddress: KeepAddress, aliases: Pick<SignUpAliasesPort, 'hold'>) =>
  async (trx: Db, id: string, passwordHash: string): Promise<void> => {
    const enrolment = await findEnrolment(trx, id);
    if (!enrolment) throw absent();
    if (await findKnownPerson(trx, enrolment)) throw conflict(enrolmentTakenKey);
    const accountId = await createExecutiveAccount(trx, enrolment, passwordHash);
    if (accountId === null) throw conflict(enrolmentTakenKey);
    if (!(await createExecutive(trx, accountId, enrolment, aliases))) throw conflict(enrolmentTakenKey);
    await keepAddress(trx, accountId, enrolment.address);
    await deleteEnrolments(trx, enrolment.email);
  };
