import { expect, test } from '@jest/globals';
import { createRandom } from 'demo/seed/goods/random.ts';
import { testShop } from 'demo/simulators/bank/request.ts';
import { listEvents, withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { redsysSecret } from '../../../../test/redsys.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { type SignedFields, toSignedFields } from '../redsys/message.mapper.ts';
import { createRedsys } from '../redsys/redsys.ts';

// Calls the endpoint, down to the database; redsys/message.test.ts tests the notice reader with hundreds of thousands.

const forgeries = Number(process.env.FORGED_BY_CALL ?? 1_000);

onDatabase((database) => {
  const nowhere = 'http://127.0.0.1:9';
  const redsys = createRedsys({
    ...testShop,
    ...redsysSecret,
    formUrl: nowhere,
    restUrl: nowhere,
    queryUrl: nowhere,
    now: () => shop.now(),
  });
  const shop = withCounter(database, [redsys]);
  const send = async (fields: SignedFields) => {
    const form = new URLSearchParams(fields).toString();
    return (await shop.call('POST', '/api/public/registrarRespuestaRedsys', { form })).status;
  };
  const countEvidence = async () =>
    Number(
      (
        await shop
          .db()
          .selectFrom('payment_evidence')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  test(
    `C033 of ${forgeries} forged notices none is accepted, kept or breaks anything; a true one counts once, however often it comes`,
    async () => {
      const { attempt, id } = await shop.aWaitingOrder();
      const { reference, cents } = await shop.attemptOf(attempt);
      const said = {
        Ds_Date: '16%2F03%2F2026',
        Ds_Hour: '10%3A30',
        Ds_Order: reference,
        Ds_Amount: String(cents),
        Ds_Currency: '978',
        Ds_MerchantCode: testShop.merchantCode,
        Ds_Terminal: testShop.terminal.padStart(3, '0'),
        Ds_Response: '0000',
        Ds_TransactionType: '0',
        Ds_AuthorisationCode: '002413',
      };
      const truth = toSignedFields(redsysSecret, reference, said);
      const random = createRandom(process.env.FORGED_SEED ?? 'velia');
      const names = ['Ds_MerchantParameters', 'Ds_Signature'] as const;
      const forge: ((fields: SignedFields) => SignedFields)[] = [
        (fields) => {
          const name = random.pick(names);
          const at = random.integer(0, fields[name].length - 2);
          const other = fields[name][at] === 'x' ? 'y' : 'x';
          return { ...fields, [name]: fields[name].slice(0, at) + other + fields[name].slice(at + 1) };
        },
        (fields) => {
          const name = random.pick(names);
          return { ...fields, [name]: fields[name].slice(0, random.integer(0, fields[name].length - 1)) };
        },
        ({ Ds_Signature }) => ({
          ...toSignedFields(redsysSecret, reference, { ...said, Ds_Amount: String(random.integer(1, cents - 1)) }),
          Ds_Signature,
        }),
        () => toSignedFields({ ...redsysSecret, key: `Zz${redsysSecret.key.slice(2)}` }, reference, said),
        () => toSignedFields({ ...redsysSecret, algorithm: 'HMAC_SHA256_V1' }, reference, said),
      ];
      const statuses = new Map<number, number>();
      for (let made = 0; made < forgeries; made += 1) {
        const status = await send(random.pick(forge)(truth));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      // An empty field is no message at all.
      expect([...statuses.keys()].filter((status) => ![400, 422].includes(status))).toEqual([]);
      expect([await countEvidence(), await shop.stateOf(id), (await shop.attemptOf(attempt)).outcome]).toEqual([
        0,
        'PENDIENTE',
        'unheard',
      ]);

      for (let copy = 0; copy < 20; copy += 1) expect(await send(truth)).toBe(200);
      expect(await countEvidence()).toBe(20);
      expect((await listEvents(shop.db(), attempt)).filter((event) => event === 'paid')).toHaveLength(1);
      expect(await shop.mailsOf(attempt)).toEqual(['paid']);
    },
    60_000 + forgeries * 20,
  );
}, seededShop);
