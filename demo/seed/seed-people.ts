import { createHash } from 'node:crypto';
import type { Db } from 'backend/src/database/schema.ts';
import { hashPassword } from 'backend/src/modules/session/passwords.ts';
import type { Locale, Role } from 'contract/public-codes.ts';
import { demoAccounts, demoOperator } from './demo-accounts.ts';
import { toSlug } from './goods/localized.ts';
import { clientNames, executivePlaces, type HomeTown } from './goods/people-names.ts';
import { insertRows } from './insert-rows.ts';

// The hash of an unknown password: generated people cannot sign in, only the demo's accounts can.
const closedHash = '$argon2id$v=19$m=19456,t=2,p=1$dmVsaWEtZGVtby1zZWVkIQ$hW8fUnjkkvJdSzL0IVHo4fCwAL4PelFHUQ8ocaGSuHM';

type Account = {
  id: string;
  role: Role;
  username: string;
  email: string;
  password_hash: string;
  name: string;
  lang: Locale;
  passchanged: 'S' | 'N';
};

/** The executives of the demo's clients, except those of the first executive. */
const executiveOf: Record<string, string> = { 'amparo@velia.example': 'Montserrat Puig' };

/** Demo accounts first: the first executive of the list has most of the clients. */
export async function seedPeople(db: Db): Promise<void> {
  const demo = await Promise.all(
    demoAccounts.map(
      async ({ user, password, note: _, ...rest }): Promise<Account> => ({
        id: idOf(user),
        username: user,
        email: user,
        password_hash: await hashPassword(password),
        ...rest,
      }),
    ),
  );
  const places = new Map<string, HomeTown>(executivePlaces.map((place) => [place.name, place]));
  const generated = executivePlaces
    .filter(({ name }) => !demo.some((account) => account.name === name))
    .map(({ name, lang }) => closedAccount('ROLE_W', name, lang));
  const advisors = [closedAccount('ROLE_T', 'Petra Lindner', 'de')];
  const clients = clientNames
    .filter(({ name }) => !demo.some((account) => account.name === name))
    .map(({ name, lang }) => closedAccount('ROLE_C', name, lang));
  const accounts = [...demo, ...generated, ...advisors, ...clients];
  await insertRows(db, 'accounts', accounts);
  const operator = { name: demoOperator.user, password_hash: await hashPassword(demoOperator.password) };
  await db.insertInto('operators').values(operator).execute();

  const executives = accounts.filter(({ role }) => role === 'ROLE_W');
  await insertRows(
    db,
    'executives',
    executives.map(({ id, name }, at) => {
      const place = places.get(name);
      if (!place) throw new Error(`No place for ${name}`);
      const { country, state, town, postal, phone, languages, presentation } = place;
      return {
        account_id: id,
        code: `E${1001 + at}`,
        alias: toSlug(name).slice(0, 20),
        country_code: country,
        state_code: state,
        town,
        postal_code: postal,
        phone,
        given_name: name.split(' ')[0],
        family_name: name.split(' ').slice(1).join(' '),
        presentation,
        languages,
        // Some show their telephone, others are contacted through the shop only.
        shows_phone: at % 3 !== 1,
      };
    }),
  );

  // The demo's advisor looks after the demo's executives, so that they appear in the advisor's list.
  const [ines, petra] = accounts.filter(({ role }) => role === 'ROLE_T');
  await insertRows(
    db,
    'assignments',
    executives.map((executive) => ({
      executive_id: executive.id,
      advisor_id: (demo.includes(executive) || executive.lang !== petra?.lang ? ines : petra)?.id,
    })),
  );

  const ofExecutive = (at: number, { username }: Account) => {
    const own = executives.find(({ name }) => name === executiveOf[username]);
    if (own) return own;
    return executives[
      demoAccounts.some(({ user }) => user === username) || at % 3 === 0 ? 0 : 1 + (at % (executives.length - 1))
    ];
  };
  await insertRows(
    db,
    'clients',
    accounts
      .filter(({ role }) => role === 'ROLE_C')
      .map((client, at) => ({
        account_id: client.id,
        executive_id: ofExecutive(at, client)?.id,
        phone: null,
      })),
  );
}

const addressOf = (name: string) => `${toSlug(name).replaceAll('-', '.')}@velia.example`;

const closedAccount = (role: Role, name: string, lang: Locale): Account => ({
  id: idOf(name),
  role,
  username: addressOf(name),
  email: addressOf(name),
  password_hash: closedHash,
  name,
  lang,
  passchanged: 'S',
});

/** The same person has the same id in every load. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`account ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
