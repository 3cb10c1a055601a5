import { afterEach, expect, test } from '@jest/globals';
import { basePath } from 'contract/call.ts';
import { demoAccounts } from 'demo/seed/demo-accounts.ts';
import { sql } from 'kysely';
import { freePort } from '../../test/free-port.ts';
import { onServer } from '../../test/harness.ts';
import { openSink, refusal, type Sink } from '../../test/mail-sink.ts';
import { type Run, runEntry, written } from '../../test/run-entry.ts';
import { seededShop } from '../../test/seeded.ts';

// Mails as production sends them: the backend in a process of its own, with NODE_ENV=production, and a real SMTP server.

const [executive, other] = demoAccounts.filter(({ role }) => role === 'ROLE_W');

onServer((database) => {
  let run: Run | null = null;
  let sink: Sink | null = null;
  afterEach(async () => {
    run?.child.kill('SIGTERM');
    await run?.exit;
    await sink?.close();
    await database().pool.query('delete from jobs.job');
    run = null;
    sink = null;
  });

  /** Starts the backend and answers with its address. */
  async function startBackend(smtpUrl: string, from = 'Velia <hola@velia.example>'): Promise<string> {
    run = runEntry('src/server.ts', {
      NODE_ENV: 'production',
      DATABASE_URL: String(database().pool.options.connectionString),
      DATABASE_SETUP: 'migrate',
      PORT: '0',
      TOKEN_SECRET: 't'.repeat(32),
      REVALIDATE_SECRET: 'r'.repeat(32),
      STOREFRONT_URL: 'https://shop.example',
      PUBLIC_URL: 'https://backend.example',
      SMTP_URL: smtpUrl,
      MAIL_FROM: from,
    });
    const [, address = ''] = await written(run, /listening at (http:\/\/127\.0\.0\.1:\d+)/);
    return address;
  }

  async function recoverPassword(address: string, user = executive?.user): Promise<void> {
    const answer = await fetch(`${address}${basePath}/api/public/recordarContrasena`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ambito: 'socia', usuario: user, idioma: 'es' }),
    });
    expect(answer.status).toBe(202);
  }

  const readJobs = async () =>
    (
      await sql<{ id: string; state: string; tries: number }>`
        select id::text, state::text, retry_count as tries from jobs.job where name = 'account-mail'`.execute(
        database().db,
      )
    ).rows;

  /** The queue's jobs once none is being worked on. */
  async function readSettledJobs() {
    let jobs = await readJobs();
    while (jobs.some(({ state }) => state === 'active')) jobs = await readJobs();
    return jobs;
  }

  /** Waits until the log contains it, and returns its lines. */
  async function logged(message: string) {
    if (!run) throw new Error('no backend');
    await written(run, new RegExp(message));
    return run
      .output()
      .split('\n')
      .filter((line) => line.includes(message))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  test('C026 in production a link to a new password arrives by SMTP, as text and as HTML', async () => {
    sink = await openSink();
    await recoverPassword(await startBackend(sink.url, 'Velia Moda Íntima, S.L. <hola@velia.example>'));
    const [arrival] = await sink.received(1);
    const [job] = await readSettledJobs();
    expect(arrival?.sender).toBe('hola@velia.example');
    expect(arrival?.recipients).toEqual([executive?.user]);
    const { from, to, messageId, text, html, subject, headers } = arrival?.mail ?? {};
    expect(from?.value).toEqual([{ name: 'Velia Moda Íntima, S.L.', address: 'hola@velia.example' }]);
    expect(to).toMatchObject({ value: [{ address: executive?.user }] });
    expect(messageId).toBe(`<${job?.id}@velia.example>`);
    expect(job?.state).toBe('completed');
    expect(headers?.get('auto-submitted')).toBe('auto-generated');
    expect(subject).not.toBe('');
    expect(text).toMatch(/^https:\/\/shop\.example\/validation\/recover#\S+$/m);
    expect(html).toContain('href="https://shop.example/validation/recover#');
  });

  test('a mail waits for a mail server that is down, and leaves once', async () => {
    const port = await freePort();
    await recoverPassword(await startBackend(`smtp://127.0.0.1:${port}`));
    const [line] = await logged('job failed and is tried again');
    expect(line).toMatchObject({ level: 40, kind: 'account-mail', err: { code: 'ECONNREFUSED' } });
    sink = await openSink({ port });
    await database().pool.query("update jobs.job set start_after = now() where name = 'account-mail'");
    await sink.received(1);
    expect(await readSettledJobs()).toMatchObject([{ state: 'completed' }]);
    expect(sink.arrivals).toHaveLength(1);
  });

  test('a mail to a mailbox that does not exist is not tried again, and the log says so without the address', async () => {
    const user = other?.user ?? '';
    sink = await openSink({
      onRcptTo: ({ address }, _session, done) => done(refusal(550, `5.1.1 <${address}> unknown`)),
    });
    await recoverPassword(await startBackend(sink.url), user);
    const [line] = await logged('job failed and is not tried again');
    const [job] = await readSettledJobs();
    expect(line).toMatchObject({ level: 50, kind: 'account-mail', job: job?.id });
    expect(JSON.stringify(line)).toContain('550 5.1.1');
    expect(job).toMatchObject({ state: 'failed', tries: 0 });
    expect(run?.output()).not.toContain(user);
  });
}, seededShop);
