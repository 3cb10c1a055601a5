import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from './html/escape.ts';
import { createMailServer, type Message } from './mail-server.ts';

const mostMessages = 500;

type ReceivedMessage = Message & { received: string };

/** Where the mail server of the simulators listens. */
export type MailServerAddress = { host: string; port: number };

/** An SMTP server that takes every mail of the shop, and pages that show them. Kept in memory only. */
export function addMailbox(app: FastifyInstance, address?: MailServerAddress): void {
  const messages = new Map<string, ReceivedMessage>();

  const server = createMailServer((message) => {
    // The same id is the same message tried again.
    if (!messages.has(message.id)) messages.set(message.id, { ...message, received: new Date().toISOString() });
    const [oldest] = messages.keys();
    if (messages.size > mostMessages && oldest !== undefined) messages.delete(oldest);
  });
  server.on('error', (error) => app.log.warn({ err: error }, 'mail server'));
  if (address) {
    app.addHook('onReady', async () => {
      const { host, port } = address;
      server.listen(port, host);
      await once(server.server, 'listening');
    });
    app.addHook('onClose', () => new Promise<void>((closed) => server.close(() => closed())));
  }

  app.get<{ Querystring: { to?: string } }>('/mailbox', async (request, reply) => {
    const { to } = request.query;
    const newestFirst = [...messages.values()].filter((message) => !to || message.to === to).reverse();
    if (!request.headers.accept?.includes('text/html')) return { messages: newestFirst };
    return sendPage(reply, 'Mailbox', toList(newestFirst, to ?? ''));
  });

  app.get<{ Params: { id: string } }>('/mailbox/messages/:id', async ({ params: { id } }, reply) => {
    const message = messages.get(id);
    if (!message) return reply.code(404).send({ error: 'no such message' });
    return sendPage(reply, message.subject, toMail(message));
  });
}

const toSender = (to: string) => `<a href="/mailbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>`;
const toTime = (at: string) => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`;

function toList(messages: ReceivedMessage[], to: string): string {
  const rows = messages.map(
    ({ id, to: whom, subject, received }) =>
      `<li><a href="/mailbox/messages/${encodeURIComponent(id)}">${escapeHtml(subject)}</a>
<p>To ${toSender(whom)}, ${toTime(received)}</p></li>`,
  );
  const whose = to ? `<p>To ${escapeHtml(to)} only. <a href="/mailbox">All</a></p>` : '';
  return `<h1>Mailbox</h1>
${whose}${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail yet.</p>'}`;
}

/** As its reader sees it, in a frame without scripts; below it the text version. */
function toMail({ to, subject, text, html, received }: ReceivedMessage): string {
  const body = html
    ? `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>
<details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return `<p><a href="/mailbox">Mailbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>To ${toSender(to)}, ${toTime(received)}</p>
${body}`;
}

const style = `body{font:1rem/1.5 system-ui;color:#1b1b1b;background:#fff;max-width:45rem;margin:2rem auto;padding:0 1rem}
ul{list-style:none;padding:0}li{border-top:1px solid #767676;padding:.75rem 0}li>a{font-weight:600}p{margin:.25rem 0;color:#595959}
a{color:#123a6f;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}:focus-visible{outline:3px solid #d97706;outline-offset:2px}
iframe{width:100%;height:70vh;border:1px solid #767676}summary{margin:1rem 0 .5rem;cursor:pointer}`;

/** The simulators' own policy lets no mail run scripts. */
const sendPage = (reply: FastifyReply, title: string, body: string) =>
  reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`);
