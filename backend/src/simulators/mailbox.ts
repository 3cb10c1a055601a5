import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { escapeHtml } from './html/escape.ts';

const MessageSchema = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100 }),
    to: Type.String({ minLength: 3, maxLength: 254 }),
    subject: Type.String({ maxLength: 300 }),
    text: Type.String({ maxLength: 200_000 }),
    html: Type.Optional(Type.String({ maxLength: 400_000 })),
  },
  { additionalProperties: false },
);
type Message = Static<typeof MessageSchema>;

const messageValidator = Compile(MessageSchema);
const mostMessages = 500;

/** Takes every mail that the backend sends and shows it to whoever opens the page. Kept in memory only. */
export function addMailbox(app: FastifyInstance): void {
  const messages = new Map<string, Message & { received: string }>();

  app.post('/mailbox/messages', { bodyLimit: 1024 * 1024 }, async (request, reply) => {
    const message = request.body;
    if (!messageValidator.Check(message)) return reply.code(422).send({ error: 'not a message' });
    // The same id is the same message tried again.
    if (!messages.has(message.id)) messages.set(message.id, { ...message, received: new Date().toISOString() });
    const [oldest] = messages.keys();
    if (messages.size > mostMessages && oldest !== undefined) messages.delete(oldest);
    return reply.code(202).send({ id: message.id });
  });

  app.get('/mailbox', async (request, reply) => {
    const newestFirst = [...messages.values()].reverse();
    if (!request.headers.accept?.includes('text/html')) return { messages: newestFirst };
    return reply.type('text/html; charset=utf-8').send(toPage(newestFirst));
  });
}

function toPage(messages: (Message & { received: string })[]): string {
  const articles = messages.map(
    ({ to, subject, text, received }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${received}">${received}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>body{font:1rem/1.5 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #767676}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
${articles.join('\n') || '<p>No mail yet.</p>'}
</main>
</body>
</html>
`;
}
