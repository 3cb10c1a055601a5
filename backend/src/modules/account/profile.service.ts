import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { consentNames } from 'contract/people/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Identity } from '../../kit/handlers.ts';
import { absent, conflict, invalid, refused } from '../../shared/errors.ts';
import type { MailChange } from '../../shared/identity.ts';
import { tidyLine } from '../../shared/text.ts';
import type { AddressBook, AddressEdit } from '../order/terms/address-book.ts';
import type { readLevelAndPoints } from '../prizes/rewards.service.ts';
import type { MailChanges } from '../session/mail-change.service.ts';
import {
  endSessions,
  findAdvisor,
  getProfile,
  listActingSessions,
  listConsents,
  listSessions,
  lockVersion,
} from './account.repository.ts';
import { profileFields } from './profile-fields.mapper.ts';

/** What a profile needs of other modules; `app.ts` connects them. */
export type ProfilePorts = {
  /** Level and points. */
  readLevelAndPoints: typeof readLevelAndPoints;
  /** The address book belongs to the orders module, which throws errors by field. */
  addresses: AddressBook;
  mailChanges: MailChanges;
};

export async function getOwnProfile(
  db: Db,
  identity: Identity,
  locale: Locale,
  { readLevelAndPoints, addresses: book, mailChanges }: ProfilePorts,
) {
  const { accountId } = identity;
  const row = await getProfile(db, accountId);
  if (!row) throw absent();
  const priced = await readLevelAndPoints(db, accountId, locale);
  const sessions = await listSessions(db, accountId);
  const addresses = await book.list(db, accountId);
  const actings = await listActingSessions(db, accountId);
  const advisor = await findAdvisor(db, accountId);
  const consents = await listConsents(db, accountId);
  const waitingMail = await mailChanges.find(db, accountId);
  return { row, priced, waitingMail, sessions, addresses, actings, advisor, consents, identity };
}

/** Undefined leaves a field as it is. */
export type ProfileChange = {
  version: number;
  mail: MailChange | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  phone: string | null | undefined;
  locale: Locale | undefined;
  address: AddressEdit | undefined;
  removeAddress: string | undefined;
  endSessions: string[];
  consents: { name: (typeof consentNames)[number]; given: boolean; terms: string }[];
};

/** As many as a list shows. */
const mostAddresses = 50;

export async function updateOwnProfile(
  db: Db,
  identity: Identity,
  change: ProfileChange,
  clientAddress: string,
  { addresses, mailChanges }: ProfilePorts,
): Promise<void> {
  const { accountId, claims } = identity;
  const { consents, address, removeAddress, mail } = change;
  // An advisor who acts neither ends the executive's sessions nor gives consents.
  if (claims.actor !== undefined && change.endSessions.length + consents.length > 0) throw refused();
  // Only the current text can be agreed to; any consent may be withdrawn.
  if (consents.some(({ given, terms }) => given && terms !== termsVersion))
    throw invalid({ [profileFields.consents]: fieldProblemKeys.choice });
  if (mail) await mailChanges.check(identity, mail, clientAddress);
  await db.transaction().execute(async (trx) => {
    if (!(await lockVersion(trx, accountId, change.version))) throw conflict();
    await changeNames(trx, accountId, change);
    if (mail) await mailChanges.keep(trx, accountId, mail);
    if (removeAddress !== undefined && !(await addresses.remove(trx, accountId, removeAddress)))
      throw invalid({ [profileFields.removeAddress]: fieldProblemKeys.absent });
    if (address) {
      if (address.id === undefined && (await addresses.list(trx, accountId)).length >= mostAddresses)
        throw invalid({ [profileFields.address]: fieldProblemKeys.outOfRange });
      if (!(await addresses.keep(trx, accountId, address, profileFields.addressData)))
        throw invalid({ [profileFields.addressId]: fieldProblemKeys.absent });
    }
    // Lock the account before its sessions, as a password change does, to avoid deadlocks.
    await endSessions(trx, accountId, change.endSessions);
    if (consents.length > 0)
      await trx
        .insertInto('consents')
        .values(consents.map((consent) => ({ account_id: accountId, ...consent })))
        .execute();
  });
}

async function changeNames(trx: Db, accountId: string, { givenName, familyName, phone, locale }: ProfileChange) {
  const kept = await trx
    .updateTable('executives')
    .set({
      version: sql`version + 1`,
      ...(givenName !== undefined && { given_name: tidyLine(givenName) }),
      ...(familyName !== undefined && { family_name: tidyLine(familyName) }),
      ...(phone !== undefined && { phone: phone ?? '' }),
    })
    .where('account_id', '=', accountId)
    .returning(['given_name', 'family_name'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({
      name: `${kept.given_name} ${kept.family_name}`.trim(),
      ...(locale !== undefined && { lang: locale }),
    })
    .where('id', '=', accountId)
    .execute();
}
