import { club } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { identityTypesOf, isIdentityNumber } from 'contract/identity-documents.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { invalid, Refusal } from '../../shared/errors.ts';
import type { SignUpAliasesPort } from '../personal-store/alias.ts';
import { addressField, type Enrolment, type FieldProblems, problemsByField } from './sign-up.mapper.ts';
import { findReferrer, findSource, hasPrefix, isMarket, isUsernameFree } from './sign-up.repository.ts';
import { isAddressLike } from './username-suggestions.ts';

/** Throws with the invalid fields. */
export type CheckAddress = (address: Enrolment['address'], field: string) => Promise<unknown>;

type EnrolmentPorts = { checkAddress: CheckAddress; aliases: Pick<SignUpAliasesPort, 'isFree'> };

/** Refuses with all invalid fields at once. */
export async function assertEnrolment(
  db: Db,
  enrolment: Enrolment,
  { checkAddress, aliases }: EnrolmentPorts,
): Promise<void> {
  const { country, identityType, identityNumber } = enrolment;
  if (!(await isMarket(db, country, club))) throw invalid(problemsByField({ country: fieldProblemKeys.choice }));
  const problems: FieldProblems = {
    termsVersion: enrolment.termsVersion !== termsVersion && fieldProblemKeys.choice,
    identityType: !identityTypesOf(country).includes(identityType) && fieldProblemKeys.choice,
    identityNumber: !isIdentityNumber(identityType, identityNumber) && fieldProblemKeys.pattern,
    phone: !(await hasPrefix(db, enrolment.phone)) && fieldProblemKeys.pattern,
    username: await usernameProblem(db, enrolment),
    alias: enrolment.alias !== undefined && !(await aliases.isFree(db, enrolment.alias)) && fieldProblemKeys.takenAlias,
    addressCountry: enrolment.addressCountry !== country && fieldProblemKeys.choice,
    ...(await sourceProblems(db, enrolment)),
  };
  const wrong = {
    ...problemsByField(problems),
    ...(await addressProblems(() => checkAddress(enrolment.address, addressField))),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A mail address is a user name for its owner only, and the answer must not tell whether it has an account. */
async function usernameProblem(db: Db, { username, email }: Enrolment): Promise<string | false> {
  if (isAddressLike(username)) return username.toLowerCase() !== email.toLowerCase() && fieldProblemKeys.choice;
  return !(await isUsernameFree(db, username, email)) && fieldProblemKeys.taken;
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

async function sourceProblems(db: Db, { country, source, sourceDetail, referrer }: Enrolment): Promise<FieldProblems> {
  const found = await findSource(db, country, source);
  const named = referrer !== undefined && (await findReferrer(db, referrer)) === null;
  return {
    source: !found && fieldProblemKeys.choice,
    sourceDetail: found?.asksDetail === true && !sourceDetail?.trim() && fieldProblemKeys.required,
    referrer: named && fieldProblemKeys.absent,
  };
}
