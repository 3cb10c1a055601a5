import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { createShelf } from '../../../test/buyers.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

type Made = AnswerOf<'makeReadyBag'>;
type BagAnswer = AnswerOf<'openReadyBag'>;
const dayMs = 86_400_000;

onDatabase((database) => {
  let at = shopNow();
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: () => at });
  });
  afterAll(() => shop.app.close());
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `ready-bag-key-${keys}`.padEnd(24, '0');
  };
  const make = ({ token }: Executive, change: object = {}, key = newKey()) =>
    shop.call<Made>('POST', '/api/socia/prepararBolsa', {
      token,
      body: { label: 'Para Carmen', days: 3, uses: 1, ...change },
      headers: { 'idempotency-key': key },
    });
  const list = async ({ token }: Executive) =>
    (await shop.call<Made[]>('GET', '/api/socia/consultarBolsasPreparadas', { token })).datos ?? [];
  const revoke = ({ token }: Executive, id: string) =>
    shop.call('POST', '/api/socia/retirarBolsaPreparada', { token, body: { id } });
  const tokenOf = (made?: { link: string } | null) => made?.link.split('#')[1] ?? '';
  const open = (token: string, key?: string) =>
    shop.call<BagAnswer>('POST', '/api/public/abrirBolsaPreparada', {
      body: { locale: 'es', token, ...(key !== undefined && { key }) },
    });
  async function aBag(change: object = {}) {
    const she = await anExecutive(database().db);
    const [article] = await createShelf(() => database().db)(1);
    if (!article) throw new Error('no article');
    const lines = [{ code: article.code, quantity: 2 }];
    const { datos: made } = await make(she, { lines, ...change });
    return { she, article, lines, made, token: tokenOf(made) };
  }
  const device = (name: string) => `device-of-${name}-0000000`;

  test('B039 B040 B042 N05 a bag is prepared and viewed by its link, with prices and without the executive’s label', async () => {
    const { she, article, made, token } = await aBag();
    expect(made).toMatchObject({ label: 'Para Carmen', state: 'open', items: 2, uses: 0, usesMost: 1 });
    expect(await list(she)).toEqual([made]);
    const { status, datos } = await open(token);
    expect(status).toBe(200);
    expect(datos).toMatchObject({
      state: 'open',
      store: { alias: expect.any(String) },
      lines: [
        {
          code: article.code,
          quantity: 2,
          madePrice: article.cents / 100,
          price: article.cents / 100,
        },
      ],
    });
    // The executive's own name for it is not shown.
    expect(JSON.stringify(datos)).not.toContain('Carmen');
    expect((await list(she))[0]?.uses).toBe(0);
  });

  test('B042 N05 F049 a use is one device, which may return; after the last use other devices are refused', async () => {
    const { she, token } = await aBag({ uses: 1 });
    expect((await open(token, device('carmen'))).datos?.state).toBe('open');
    expect((await open(token, device('carmen'))).datos?.state).toBe('open');
    expect((await open(token, device('somebody'))).datos).toMatchObject({ state: 'used', lines: [] });
    expect((await open(token)).datos?.state).toBe('used');
    expect((await list(she))[0]).toMatchObject({ state: 'used', uses: 1 });
  });

  test('B042 N05 an expired bag says so and still shows its lines; a revoked one shows nothing', async () => {
    const { token } = await aBag({ days: 1 });
    const other = await aBag();
    const was = at;
    at = new Date(at.getTime() + dayMs);
    const late = (await open(token, device('late'))).datos;
    at = was;
    expect([late?.state, late?.lines.length]).toEqual(['expired', 1]);
    expect((await revoke(other.she, other.made?.id ?? '')).status).toBe(200);
    expect((await revoke(other.she, other.made?.id ?? '')).status).toBe(200);
    expect((await open(other.token)).datos).toMatchObject({ state: 'revoked', lines: [] });
  });

  test('B041 B042 a bag opens only with its signature, and only its executive revokes it', async () => {
    const { made, token } = await aBag();
    const [id = '', signature = ''] = token.split('.');
    const stranger = await anExecutive(database().db);
    expect((await revoke(stranger, id)).status).toBe(404);
    for (const forged of [`${id}.${'a'.repeat(signature.length)}`, id, `${crypto.randomUUID()}.${signature}`])
      expect((await open(forged)).status).toBe(404);
    expect((await open(token)).datos?.state).toBe('open');
    expect(await list(stranger)).toEqual([]);
    expect(made?.id).toBe(id);
  });

  test('B039 unsellable lines are named, and a repeated call makes no second bag', async () => {
    const { she, article } = await aBag();
    const wrong = await make(she, {
      lines: [
        { code: article.code, quantity: 1 },
        { code: '999999', quantity: 1 },
      ],
    });
    expect([wrong.status, wrong.campos]).toEqual([422, { 'lines.1.code': 'error.field.absent' }]);
    for (const odd of [{ lines: [] }, { days: 15 }, { days: 0 }, { uses: 21 }, { label: ' ' }])
      expect((await make(she, { lines: [{ code: article.code, quantity: 1 }], ...odd })).status).toBe(422);
    const key = newKey();
    const lines = [{ code: article.code, quantity: 1 }];
    const first = await make(she, { lines }, key);
    expect((await make(she, { lines }, key)).datos).toEqual(first.datos);
    expect(await list(she)).toHaveLength(2);
  });

  test('B042 while the executive’s store is paused the bag is shown without a store', async () => {
    const { she, token } = await aBag();
    await shop.call('POST', '/api/socia/actualizarAlias', { token: she.token, body: { pausada: true } });
    expect((await open(token)).datos).toMatchObject({ state: 'open', store: null });
  });
}, seededShop);
