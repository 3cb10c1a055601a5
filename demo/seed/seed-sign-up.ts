import { createHash } from 'node:crypto';
import type { Db } from 'backend/src/database/schema.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { termsVersion } from 'contract/rules.ts';
import { text } from './goods/localized.ts';
import { insertRows } from './insert-rows.ts';

type Source = { code: string; name: Localized; asks: 'SOCIA' | 'DETALLE' | null; countries: string[] | null };

const source = (code: string, name: Localized, asks: Source['asks'] = null, countries: string[] | null = null) => ({
  code,
  name,
  asks,
  countries,
});

/** The answers to how a person heard of the shop. */
const sources: readonly Source[] = [
  source('SOCIA', text('Me lo contó una ejecutiva'), 'SOCIA'),
  source('CLIENTA', text('Ya era clienta')),
  source('CATALOGO', text('Vi el catálogo')),
  source('REDES', text('Por las redes sociales')),
  source('BUSCADOR', text('Buscando en internet')),
  source('FERIA', text('En una feria'), 'DETALLE', ['ES', 'DE']),
  source('OTRO', text('De otra forma'), 'DETALLE'),
];

const agreedOn = '2026-01-12T09:30:00Z';

/** Two of three agree to be found, Lucía among them for the demo. All but the newest take part in the campaign. */
export async function seedEnrolment(db: Db, campaign: string): Promise<void> {
  await insertRows(
    db,
    'sources',
    sources.map((each, at) => ({ ...each, position: at + 1 })),
  );
  const executives = await db.selectFrom('executives').select(['account_id', 'code']).orderBy('code').execute();
  await insertRows(
    db,
    'consents',
    executives.map(({ account_id, code }, at) => ({
      account_id,
      name: 'BUSCADOR',
      given: at === 0 || createHash('sha256').update(code).digest().readUInt8(0) % 3 > 0,
      terms: termsVersion,
      at: agreedOn,
    })),
  );
  const newest = db.selectFrom('accounts').select('id').where('passchanged', '=', 'N');
  await db.updateTable('executives').set({ active_campaign: campaign }).where('account_id', 'not in', newest).execute();
  await db.updateTable('executives').set({ state: 'PENDIENTE' }).where('account_id', 'in', newest).execute();
}
