import { type RequestState, requestStates } from 'contract/codes.ts';
import { defaultLocale, type Locale } from 'contract/public-codes.ts';
import { holdsLink } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { toLongMoment } from '../../shared/dates.ts';
import { toBagPath } from '../../shared/links/bag-link.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { words } from '../../words/words.ts';
import { readMailRecipients } from './people.repository.ts';
import { type RequestLineRow, readRequest, type WholeRequest } from './requests.repository.ts';

const pages = { client: '/clients/welcome', executive: '/executive/your-account/client-products' } as const;

/** Recipients: the side that did not act, a visitor when the bag has arrived, and the client when a request expires. */
const readers = {
  sent: 'executive',
  received: 'client',
  answered: 'client',
  replied: 'executive',
  expired: 'client',
  withdrawn: 'executive',
} as const;

/** From the request's state when the mail is written. Null where there is no recipient. */
export async function writeRequestMail(
  db: Db,
  { requestId, about }: JobPayloads['request-mail'],
  config: Pick<Config, 'storefrontUrl' | 'tokenSecret'>,
): Promise<DraftMail | null> {
  const people = await readMailRecipients(db, requestId);
  const side = readers[about];
  const reader = people[side];
  if (!reader || reader.email === null) return null;
  const whole = await readRequest(db, requestId);
  const locale = reader.locale ?? defaultLocale;
  const say = words[locale].requestMails.mail;
  const { visitor, executive } = people;
  // A mail to an unconfirmed address holds only our own words, nothing that either side typed.
  const isStranger = side === 'client' && !people.client?.isConfirmed;
  const bag = side === 'client' ? visitor : null;
  const name = side === 'executive' ? whole.row.client_name : isStranger ? executive.publicName : executive.name;
  const path = bag ? toBagPath(config, bag.code) : pages[side];
  const answerable = whole.row.answer_by !== null && about !== 'expired' && isTurnOf(side, whole);
  const parts = [
    isStranger ? say.visitor.hello : say.hello(reader.name),
    say.says[about].body(name),
    ...(about === 'sent' && visitor ? [say.visitor.toExecutive] : []),
    await writeLines(db, whole, { locale, withReasons: !isStranger }),
    ...(about === 'received' && whole.row.answer_by
      ? [say.visitor.until(name, toLongMoment(whole.row.answer_by, locale)), say.visitor.noOrder]
      : []),
    ...(whole.row.answer_by && answerable ? [say.until(toLongMoment(whole.row.answer_by, locale))] : []),
    ...(about === 'answered' && bag && whole.lines.some(({ taken }) => taken !== null)
      ? [say.visitor.taken(name)]
      : []),
    `${say.says[about].see}\n${toPageAddress(config.storefrontUrl, locale, path)}`,
    ...(bag ? [say.visitor.code(bag.code), say.visitor.stranger] : []),
  ];
  return { to: reader.email, locale, subject: say.says[about].subject(name), text: parts.join('\n\n') };
}

const isTurnOf = (side: 'client' | 'executive', { lines }: WholeRequest): boolean =>
  lines.some(({ state }) => state === (side === 'client' ? requestStates.waiting : requestStates.fresh));

type Names = { name: string; color: string; size: string };

type MailOptions = { locale: Locale; withReasons: boolean };

async function writeLines(db: Db, { lines }: WholeRequest, { locale, withReasons }: MailOptions): Promise<string> {
  const say = words[locale].requestMails.mail;
  const names = await readNames(db, lines, locale);
  const written = lines.map((line) => {
    const { name, color, size } = names.get(line.article_id) ?? nameless;
    const substitute = line.substitute_id === null ? undefined : names.get(line.substitute_id);
    const pieces = [
      say.line(line.taken ?? line.quantity, name, color, size),
      say.states[nameOf(line.state)],
      ...(substitute ? [say.instead(substitute.name, substitute.color, substitute.size)] : []),
      // A link in a reason is shown on the client's page only: a mail of ours links nowhere else.
      ...(withReasons && line.reason && !holdsLink(line.reason) ? [line.reason] : []),
    ];
    return `- ${pieces.join(' – ')}`;
  });
  return written.join('\n');
}

const nameOf = (state: RequestState) =>
  (Object.keys(requestStates) as (keyof typeof requestStates)[]).find((name) => requestStates[name] === state) ??
  'fresh';

const nameless: Names = { name: '', color: '', size: '' };

async function readNames(db: Db, lines: readonly RequestLineRow[], locale: Locale): Promise<Map<number, Names>> {
  const ids = lines.flatMap(({ article_id, substitute_id }) => [article_id, substitute_id ?? article_id]);
  const { rows } = await sql<Names & { id: number }>`
    select a.id, p.name ->> ${locale} as name, o.name ->> ${locale} as color, a.size_code as size
    from articles a
      join products p on p.id = a.product_id
      join variants v on v.id = a.variant_id
      join colors o on o.code = v.color_code
    where a.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
