import { club } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import { identityTypesOf, isIdentityNumber } from 'contract/identity.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { invalid, Refusal } from '../../shared/errors.ts';
import type { Aliases } from '../store/alias.ts';
import { isAddressLike } from './availability.ts';
import { addressField, type Enrolment, type Problems, toFields } from './sign-up.mapper.ts';
import { findReferrer, findSource, hasPrefix, isMarket, isUsernameFree } from './sign-up.repository.ts';

/** Throws with the invalid fields. */
export type CheckAddress = (address: Enrolment['address'], field: string) => Promise<unknown>;

type EnrolmentPorts = { checkAddress: CheckAddress; aliases: Pick<Aliases, 'isFree'> };

/** Refuses with all invalid fields at once. */
export async function assertEnrolment(
  db: Db,
  enrolment: Enrolment,
  { checkAddress, aliases }: EnrolmentPorts,
): Promise<void> {
  const { country, identityType, identityNumber } = enrolment;
  if (!(await isMarket(db, country, club))) throw invalid(toFields({ country: fieldKeys.choice }));
  const problems: Problems = {
    termsVersion: enrolment.termsVersion !== termsVersion && fieldKeys.choice,
    identityType: !identityTypesOf(country).includes(identityType) && fieldKeys.choice,
    identityNumber: !isIdentityNumber(identityType, identityNumber) && fieldKeys.pattern,
    phone: !(await hasPrefix(db, enrolment.phone)) && fieldKeys.pattern,
    username: await usernameProblem(db, enrolment),
    alias: enrolment.alias !== undefined && !(await aliases.isFree(db, enrolment.alias)) && fieldKeys.takenAlias,
    addressCountry: enrolment.addressCountry !== country && fieldKeys.choice,
    ...(await sourceProblems(db, enrolment)),
  };
  const wrong = {
    ...toFields(problems),
    ...(await addressProblems(() => checkAddress(enrolment.address, addressField))),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A mail address is a user name for its owner only, and the answer must not tell whether it has an account. */
async function usernameProblem(db: Db, { username, email }: Enrolment): Promise<string | false> {
  if (isAddressLike(username)) return username.toLowerCase() !== email.toLowerCase() && fieldKeys.choice;
  return !(await isUsernameFree(db, username, email)) && fieldKeys.taken;
}

/** Applies the rules of order addresses, because the first order is sent there. */
async function addressProblems(check: () => Promise<unknown>): Promise<Record<string, string>> {
  try {
    await check();
    return {};
  } catch (error) {
    if (error instanceof Refusal && error.fields) return error.fields;
    throw error;
  }
}

async function sourceProblems(db: Db, { country, source, sourceDetail, referrer }: Enrolment): Promise<Problems> {
  const found = await findSource(db, country, source);
  const named = referrer !== undefined && (await findReferrer(db, referrer)) === null;
  return {
    source: !found && fieldKeys.choice,
    sourceDetail: found?.asksDetail === true && !sourceDetail?.trim() && fieldKeys.required,
    referrer: named && fieldKeys.absent,
  };
}
