import { addBank } from 'demo/simulators/bank/bank.routes.ts';
import { testShop } from 'demo/simulators/bank/request.ts';
import { seal, type Version } from 'demo/simulators/bank/signature.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLogger } from '../src/kit/log.ts';

export const bankStart = Date.parse('2026-11-22T10:00:00Z');

const request = {
  Ds_Merchant_MerchantCode: testShop.merchantCode,
  Ds_Merchant_Terminal: testShop.terminal,
  Ds_Merchant_Order: '2611AbCd0001',
  Ds_Merchant_Amount: '4990',
  Ds_Merchant_Currency: '978',
  Ds_Merchant_TransactionType: '0',
  Ds_Merchant_MerchantURL: 'https://backend.example/notice',
  Ds_Merchant_UrlOK: 'https://shop.example/back?said=yes',
  Ds_Merchant_UrlKO: 'https://shop.example/back?said=no',
  Ds_Merchant_ConsumerLanguage: '1',
  Ds_Merchant_PayMethods: 'C',
  Ds_Merchant_MerchantName: '<b>Velia</b>',
};
type Request = Partial<typeof request>;

/** What a shop posts to the simulated bank, changed and signed. */
export function aSignedForm(changed: Request = {}, version: Version = 'HMAC_SHA512_V2', key = testShop.key) {
  const all = { ...request, ...changed };
  return seal(version, key, all.Ds_Merchant_Order, JSON.stringify(all));
}

/** A bank whose clock is controlled and whose notices are captured. */
export function openBank() {
  const notices: string[] = [];
  const lines: string[] = [];
  const app: FastifyInstance = Fastify({
    loggerInstance: createLogger({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) } as never),
  });
  const send = async (_url: string, body: string) => {
    notices.push(body);
    return 200;
  };
  addBank(app, { clock: () => bankStart, send });

  const get = (url: string) => app.inject({ method: 'GET', url });
  const post = (url: string, fields: Record<string, string> | string) =>
    app.inject({
      method: 'POST',
      url,
      payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return {
    app,
    notices,
    lines,
    get,
    post,
    control: (path: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/bank/control/${path}`, payload }),
    enter: (changed: Request = {}) => post('/bank/sis/realizarPago', aSignedForm(changed)),
    /** Presses a button and returns the page that it leads to. */
    press: async (page: string, fields: Record<string, string>): Promise<string> => {
      const answer = await post(/action="([^"]+)"/.exec(page)?.[1] ?? '', fields);
      return answer.statusCode === 303 ? (await get(String(answer.headers.location))).body : answer.body;
    },
  };
}
