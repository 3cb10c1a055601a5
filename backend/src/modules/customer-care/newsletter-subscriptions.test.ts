import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locales } from 'contract/public-codes.ts';
import { openApp, testConfig } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { deleteExpired } from '../../housekeeping.ts';
import type { NewsletterMailJob } from '../../kit/outbox.ts';
import { newsletterLimits } from './newsletter.routes.ts';
import { writeNewsletterMail } from './newsletter-mail.ts';
import { listSubscriberCsvLines } from './subscriber-csv.ts';

const dayMs = 86_400_000;

onDatabase((database) => {
  let client: ReturnType<typeof openApp>;
  let at = Date.now();
  let asked = 0;
  beforeAll(() => {
    client = openApp(database(), { now: () => new Date(at) });
  });
  afterAll(() => client.app.close());

  const own = () => {
    asked += 1;
    return `10.3.${Math.floor(asked / 250)}.${asked % 250}`;
  };
  const post = (name: string, body: object, address = own()) =>
    client.call<{ estado: string }>('POST', `/api/public/${name}`, { body, address });
  const subscribe = (correo: string, change: object = {}, address?: string) =>
    post(
      'suscribirNewsletter',
      { correo, idioma: 'es', consentimiento: true, versionTexto: '2026-11', ...change },
      address,
    );
  const confirm = (confirmacion: string) => post('suscribirNewsletter', { confirmacion });
  const leave = (token: string) => post('cancelarNewsletter', { token });
  const news = (email: string) =>
    client.sent.flatMap(({ kind, payload }) =>
      kind === 'newsletter-mail' && (payload as NewsletterMailJob).email === email
        ? [payload as NewsletterMailJob]
        : [],
    );
  /** The last mail to an address, as its job writes it. */
  async function mailTo(email: string) {
    const last = news(email).at(-1);
    return last ? writeNewsletterMail(database().db, last, testConfig) : null;
  }
  const linkIn = async (email: string, name: 'confirm' | 'leave') =>
    new RegExp(`/validation/newsletter\\?${name}=(\\S+)`).exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  const stepsOf = async (email: string) =>
    (
      await database()
        .db.selectFrom('newsletter_consents as c')
        .innerJoin('newsletter_subscribers as n', 'n.id', 'c.subscriber_id')
        .selectAll('c')
        .where('n.email', '=', email)
        .orderBy('c.id')
        .execute()
    ).map(({ step, text_version, page, network, locale }) => ({ step, text_version, page, network, locale }));
  const isOn = async (email: string) =>
    (await database().db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).execute()).some(
      (row) => row.confirmed_at !== null && row.cancelled_at === null,
    );
  async function join(email: string, change: object = {}) {
    await subscribe(email, change);
    await confirm(await linkIn(email, 'confirm'));
  }

  test('C021 R29 only a confirmed address is on the list; the consent is recorded with its text', async () => {
    const email = 'ana@example.com';
    const page = '/customer-care/newsletter';
    expect((await subscribe(email, { idioma: 'de', origen: page }, '203.0.113.77')).datos).toEqual({
      estado: 'PENDIENTE',
    });
    expect(await isOn(email)).toBe(false);
    const token = await linkIn(email, 'confirm');
    expect((await mailTo(email))?.text).toContain(`/de/validation/newsletter?confirm=${token}\n`);
    expect((await confirm(token)).datos).toEqual({ estado: 'CONFIRMADA' });
    expect((await confirm(token)).datos).toEqual({ estado: 'CONFIRMADA' });
    expect(await isOn(email)).toBe(true);
    const steps = await stepsOf(email);
    expect(steps).toMatchObject([
      { step: 'asked', text_version: '2026-11', page, network: '203.0.113.0', locale: 'de' },
      { step: 'confirmed', text_version: '2026-11', network: expect.stringMatching(/^10\.3\.\d+\.0$/) },
    ]);
    expect(news(email).map(({ about }) => about)).toEqual(['asked', 'welcome']);
    await expect(database().db.updateTable('newsletter_consents').set({ network: 'x' }).execute()).rejects.toThrow(
      'never changed',
    );
  });

  test('C021 a forged token confirms nothing, two mails hold the same token, and it has expired after eight days', async () => {
    const email = 'token@example.com';
    await subscribe(email);
    const token = await linkIn(email, 'confirm');
    await subscribe(email.toUpperCase());
    expect(await linkIn(email.toUpperCase(), 'confirm')).toBe(token);
    const forged = [`${token}x`, token.replace(/^\d+/, '1'), 'x'.repeat(30), `9999999.${'x'.repeat(22)}`];
    for (const one of forged) expect((await confirm(one)).status).toBe(404);
    expect((await confirm('short')).status).toBe(422);
    at += 8 * dayMs;
    expect(await confirm(token)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
    await subscribe(email);
    expect((await confirm(token)).status).toBe(404);
    expect((await confirm(await linkIn(email, 'confirm'))).status).toBe(200);
  });

  test('C021 C022 the answer is the same for known, unknown, confirmed and cancelled addresses', async () => {
    await join('known@example.com');
    await join('gone@example.com');
    await leave(await linkIn('gone@example.com', 'leave'));
    const addresses = ['known@example.com', 'gone@example.com', 'nobody@example.com'];
    for (const correo of addresses) {
      expect(await subscribe(correo)).toMatchObject({ status: 200, datos: { estado: 'PENDIENTE' } });
      expect(await post('cancelarNewsletter', { correo, idioma: 'es' })).toMatchObject({
        status: 200,
        datos: { estado: 'ENLACE_ENVIADO' },
      });
    }
    // A subscriber is told so, and stays on the list in the language of the subscription.
    const before = news('known@example.com').length;
    await subscribe('known@example.com', { idioma: 'en' });
    expect(news('known@example.com')).toHaveLength(before + 1);
    expect(await mailTo('known@example.com')).toMatchObject({ locale: 'es', subject: 'Ya recibes nuestras novedades' });
    expect(await isOn('known@example.com')).toBe(true);
    await post('cancelarNewsletter', { correo: 'never@example.com', idioma: 'es' });
    expect(await mailTo('never@example.com')).toBeNull();
  });

  test('C022 the mail’s link unsubscribes with one press, a second press changes nothing, and no earlier link subscribes again', async () => {
    const email = 'leaver@example.com';
    await subscribe(email);
    const question = await linkIn(email, 'confirm');
    await confirm(question);
    const mail = await mailTo(email);
    const token = await linkIn(email, 'leave');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${testConfig.storefrontUrl}/validation/newsletter/send?leave=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const forged of [`${token}x`, question, token.replace(/^\d+/, '1')])
      expect((await leave(forged)).status).toBe(404);
    expect(await isOn(email)).toBe(true);
    expect((await leave(token)).datos).toEqual({ estado: 'CANCELADA' });
    expect((await leave(token)).datos).toEqual({ estado: 'CANCELADA' });
    expect(await isOn(email)).toBe(false);
    expect((await stepsOf(email)).map(({ step }) => step)).toEqual(['asked', 'confirmed', 'cancelled']);
    expect((await confirm(question)).status).toBe(404);
    await join(email);
    expect(await isOn(email)).toBe(true);
  });

  test('C022 a request to leave by address mails the subscriber a link, and changes nothing yet', async () => {
    await join('bylink@example.com', { idioma: 'en' });
    await post('cancelarNewsletter', { correo: 'BYLINK@example.com', idioma: 'de' });
    const mail = await mailTo('BYLINK@example.com');
    expect(mail).toMatchObject({ to: 'bylink@example.com', locale: 'en', subject: 'Your link to unsubscribe' });
    expect(await isOn('bylink@example.com')).toBe(true);
  });

  test('C021 C022 the operator’s list has every subscriber, each with a one-click unsubscribe address', async () => {
    await join('listed@example.com', { idioma: 'en' });
    await join('unlisted@example.com');
    await leave(await linkIn('unlisted@example.com', 'leave'));
    await subscribe('waiting@example.com');
    const lines = (await listSubscriberCsvLines(database().db, testConfig)).map((line) => line.split(','));
    expect(lines[0]).toEqual(['email', 'language', 'confirmed', 'unsubscribe']);
    const emails = lines.map(([email]) => email);
    expect(emails).toContain('listed@example.com');
    for (const email of ['unlisted@example.com', 'waiting@example.com']) expect(emails).not.toContain(email);
    const [, language, confirmed, way = ''] = lines.find(([email]) => email === 'listed@example.com') ?? [];
    expect([language, confirmed]).toEqual(['en', new Date(at).toISOString()]);
    expect(way).toContain('/en/validation/newsletter/send?leave=');
    await leave(way.split('=')[1] ?? '');
    expect(await isOn('listed@example.com')).toBe(false);
  });

  test('C021 V10 an invalid request is refused at its field, and so is one without consent', async () => {
    expect(Object.keys((await subscribe('nobody')).campos ?? {})).toContain('correo');
    expect((await subscribe('a@example.com', { consentimiento: false })).status).toBe(422);
    expect((await subscribe('a@example.com', { versionTexto: '2025-01' })).status).toBe(422);
  });

  test('C021 C022 subscriptions are limited per mailbox and household, and the mailbox can still unsubscribe', async () => {
    const statuses = [];
    for (let times = 0; times <= newsletterLimits.email.max; times += 1)
      statuses.push((await subscribe(`vic.tim+${times}@example.com`)).status);
    expect(statuses.at(-1)).toBe(429);
    // Requests by strangers do not keep the owner from unsubscribing.
    expect((await post('cancelarNewsletter', { correo: 'victim@example.com', idioma: 'es' })).status).toBe(200);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    let status = 200;
    for (let times = 0; status === 200 && times <= newsletterLimits.address.max; times += 1)
      ({ status } = await subscribe(`many${times}@example.com`, {}, '192.0.2.9'));
    expect(status).toBe(429);
  });

  test('C022 presses of a valid unsubscribe link from one IP address are not limited, invalid links are', async () => {
    await join('leaver@example.com');
    const token = await linkIn('leaver@example.com', 'leave');
    const press = (given: string) => post('cancelarNewsletter', { token: given }, '192.0.2.77');
    for (let times = 0; times <= newsletterLimits.link.max; times += 1) expect((await press(token)).status).toBe(200);
    const wrong = [];
    for (let times = 0; times <= newsletterLimits.link.max; times += 1)
      wrong.push((await press(`${token.slice(0, -3)}${100 + times}`)).status);
    expect(wrong.at(-1)).toBe(429);
    expect((await press(token)).status).toBe(200);
  });

  test('C021 unconfirmed addresses are deleted, and former subscribers once their consent need not be proved any more', async () => {
    await subscribe('never@example.com');
    await join('left@example.com');
    await leave(await linkIn('left@example.com', 'leave'));
    await join('stays@example.com');
    const { db } = database();
    await db
      .updateTable('newsletter_subscribers')
      .set({ asked_at: new Date(Date.now() - 9 * dayMs) })
      .where('email', 'in', ['never@example.com', 'stays@example.com'])
      .execute();
    await deleteExpired(db);
    const emails = async () =>
      (await db.selectFrom('newsletter_subscribers').select('email').execute()).map(({ email }) => email);
    expect(await emails()).toEqual(expect.arrayContaining(['left@example.com', 'stays@example.com']));
    expect(await emails()).not.toContain('never@example.com');
    const long = new Date(Date.now() - 4 * 366 * dayMs);
    await db
      .updateTable('newsletter_subscribers')
      .set({ cancelled_at: long })
      .where('email', '=', 'left@example.com')
      .execute();
    await deleteExpired(db);
    expect(await emails()).not.toContain('left@example.com');
    expect(await stepsOf('left@example.com')).toEqual([]);
  });

  test.each(locales)('C021 the newsletter’s mails in %s lead to pages of that language', async (idioma) => {
    const email = `mail-${idioma}@example.com`;
    await subscribe(email, { idioma });
    const prefix = idioma === 'es' ? '' : `/${idioma}`;
    expect((await mailTo(email))?.text).toContain(
      `${testConfig.storefrontUrl}${prefix}/validation/newsletter?confirm=`,
    );
    await confirm(await linkIn(email, 'confirm'));
    expect((await mailTo(email))?.text).toContain(`${testConfig.storefrontUrl}${prefix}/validation/newsletter?leave=`);
  });
});
