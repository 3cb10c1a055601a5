import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { Secret } from '../../shared/secrets.ts';
import { toOneClickAddress } from './newsletter-mail.ts';

/** CSV lines: address, language, day of the consent, and the one-click unsubscribe address. */
export async function listSubscriberCsvLines(
  db: Db,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'locale', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();
  // Valid addresses need no quotes, and cannot begin a formula that a spreadsheet would run.
  const lines = rows.map((row) =>
    [safe(row.email), row.locale, row.confirmed_at?.toISOString(), toOneClickAddress(row, config)].join(','),
  );
  return ['email,language,confirmed,unsubscribe', ...lines];
}

const safe = (email: string): string => (/^[+-]/.test(email) ? `"'${email}"` : email);
