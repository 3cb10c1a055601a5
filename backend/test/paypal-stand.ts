import { addPayPal } from 'demo/simulators/paypal/paypal.ts';
import { account } from 'demo/simulators/paypal/world.ts';
import Fastify from 'fastify';
import { createPayPal, type PayPalSettings } from '../src/modules/payment/paypal/paypal.ts';
import type {
  Attempt,
  Provider,
  ProviderReport,
  RawNotice,
  ReturnPages,
} from '../src/modules/payment/provider/provider.ts';

export const pages: ReturnPages = {
  paid: 'https://shop.example/validation/payment/1?said=yes',
  unpaid: 'https://shop.example/validation/payment/1?said=no',
  notice: 'https://shop.example/notice',
};

type Said = Record<string, unknown>;
export type Stand = Awaited<ReturnType<typeof startStand>>;

/** Our provider for the simulated PayPal at this address. */
export const providerAt = (base: string, settings: Partial<PayPalSettings> & Pick<PayPalSettings, 'now'>): Provider =>
  createPayPal({
    apiUrl: base,
    ...account,
    certificateHosts: [new URL(base).host],
    signerDomain: 'paypal.example',
    rootsUrl: `${base}/control/root`,
    ...settings,
  });

/** The simulated PayPal, our provider for it, and a shop that receives notices; all on one clock moved by tests. */
export async function startStand() {
  let at = Date.parse('2026-11-22T10:00:00Z');
  let count = 0;
  const now = () => new Date(at);
  const notices: { notice: RawNotice; told: ProviderReport | null }[] = [];

  const asked: string[] = [];
  const simulator = Fastify();
  simulator.addHook('onRequest', async ({ url }) => void asked.push(url));
  addPayPal(simulator, { now, webhookUrl: null });
  const base = `${await simulator.listen({ host: '127.0.0.1', port: 0 })}/paypal`;

  const makeProvider = (settings: Partial<PayPalSettings> = {}): Provider => providerAt(base, { now, ...settings });
  const provider = makeProvider();

  const shop = Fastify();
  shop.removeAllContentTypeParsers();
  shop.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  shop.post('/notice', async ({ body, headers }, reply) => {
    const notice: RawNotice = {
      body: String(body),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    };
    const told = await provider.readNotice(notice);
    notices.push({ notice, told });
    return reply.code(told ? 200 : 400).send();
  });
  const shopUrl = await shop.listen({ host: '127.0.0.1', port: 0 });

  async function control(path: string, body?: object): Promise<Said> {
    const answer = await fetch(`${base}/control/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Said;
  }
  await control('webhook', { url: `${shopUrl}/notice` });

  const anAttempt = (given: Partial<Attempt> = {}): Attempt => {
    count++;
    return {
      id: `attempt-${count}`,
      tender: 'PPL',
      reference: `0001${String(count).padStart(8, '0')}`,
      providerId: null,
      cents: 4990,
      currency: 'EUR',
      locale: 'es',
      expiresAt: new Date(at + 30 * 60_000),
      ...given,
    };
  };

  /** The notice of a real payment. */
  async function payAndKeepNotice(): Promise<RawNotice> {
    const attempt = anAttempt();
    const { providerId } = await provider.open(attempt, pages);
    await control(`orders/${providerId}/approve`, {});
    await provider.query({ ...attempt, providerId });
    await control('deliver', {});
    const last = notices.findLast(({ notice }) => notice.body.includes('PAYMENT.CAPTURE.COMPLETED'));
    if (!last) throw new Error('No notice came.');
    return last.notice;
  }

  return {
    base,
    provider,
    makeProvider,
    control,
    notices,
    /** Every address that was requested from PayPal. */
    asked,
    now,
    wait: (minutes: number) => {
      at += minutes * 60_000;
    },
    anAttempt,
    payAndKeepNotice,
    close: async () => {
      await simulator.close();
      await shop.close();
    },
  };
}
