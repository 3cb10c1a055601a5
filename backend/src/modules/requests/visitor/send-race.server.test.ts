import { expect, test } from '@jest/globals';
import { bagTermsVersion, requestHours } from 'contract/rules.ts';
import { onServer } from '../../../../test/harness.ts';
import { anExecutive } from '../../../../test/orders.ts';
import { withRequests } from '../../../../test/requests.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { maxWaitingBags } from './send-bag.service.ts';

onServer((database) => {
  const { at, now, newKey, call } = withRequests(database);

  test('B030 of six bags sent at once to an executive with room for one, one is accepted', async () => {
    const { db, pool } = database();
    const executive = await anExecutive(db);
    await db
      .insertInto('stores')
      .values({ executive_id: executive.id, portrait: null, whatsapp: null, email: null })
      .execute();
    await pool.query(
      `with made as (
        insert into visitors (code, name, email, locale, terms, sent_at)
        select 'B25-' || lpad(n::text, 8, '0'), 'Ana', 'ana@correo.es', 'es', '1', $2 from generate_series(1, $3) n
        returning id
      ) insert into requests (executive_id, visitor_id, created_at, answer_by) select $1, id, $2, $4 from made`,
      [executive.id, now(), maxWaitingBags - 1, new Date(now().getTime() + requestHours * 3_600_000)],
    );
    const send = (nth: number) =>
      call('POST', '/api/public/enviarBolsa', {
        body: {
          ...{ locale: 'es', executive: `t${executive.id.slice(0, 8)}`, name: 'Inés', email: `ines${nth}@correo.es` },
          ...{ agrees: true, terms: bagTermsVersion },
          lines: [{ codigo: at(0).code, cantidadPedida: 1, precio: at(0).cents / 100 }],
        },
        headers: { 'idempotency-key': newKey() },
        address: `10.9.${nth}.7`,
      });
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(send));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });
}, seededShop);
