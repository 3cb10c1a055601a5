import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from './html/escape.ts';

/** A page keeps its messages in its own address. */
const mostSaid = 20;
const saidMaxLength = 500;

const words = {
  es: {
    title: 'Chat en directo',
    hello: 'Hola, soy Marta. ¿En qué te ayudo?',
    reply: 'Gracias, lo miro ahora mismo.',
    you: 'Tú',
    label: 'Tu mensaje',
    send: 'Enviar',
  },
  en: {
    title: 'Live chat',
    hello: 'Hello, I’m Marta. How can I help?',
    reply: 'Thank you, I’m looking into it.',
    you: 'You',
    label: 'Your message',
    send: 'Send',
  },
  de: {
    title: 'Live-Chat',
    hello: 'Guten Tag, ich bin Marta. Wie kann ich helfen?',
    reply: 'Danke, ich sehe gleich nach.',
    you: 'Sie',
    label: 'Ihre Nachricht',
    send: 'Senden',
  },
};

/** A live chat and WhatsApp as a shop links to them: external pages that show what is written to them. */
export function addTalk(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string; said?: string | string[] } }>('/chat', async ({ query }, reply) => {
    const lang = (Object.keys(words) as (keyof typeof words)[]).find((each) => each === query.lang) ?? 'es';
    const { title, hello, reply: answer, you, label, send } = words[lang];
    const said = [query.said ?? []].flat().slice(-mostSaid);
    const lines = said.flatMap((text) => [[you, text.slice(0, saidMaxLength)] as const, ['Marta', answer] as const]);
    const talk = [['Marta', hello] as const, ...lines]
      .map(([who, text]) => `<li><b>${who}</b> ${escapeHtml(text)}</li>`)
      .join('\n');
    const kept = said.map((text) => `<input type="hidden" name="said" value="${escapeHtml(text)}">`).join('');
    return sendPage(
      reply,
      lang,
      title,
      `<ul>${talk}</ul>
<form><input type="hidden" name="lang" value="${lang}">${kept}<label>${label} <input name="said" maxlength="${saidMaxLength}" required autocomplete="off"></label>
<button>${send}</button></form>`,
    );
  });

  app.get<{ Params: { number: string }; Querystring: { text?: string } }>(
    '/whatsapp/:number',
    async ({ params: { number }, query: { text = '' } }, reply) =>
      sendPage(reply, 'en', 'WhatsApp', `<p>To +${escapeHtml(number)}</p><pre>${escapeHtml(text)}</pre>`),
  );
}

const style = `body{font:1rem/1.5 system-ui;color:#1b1b1b;background:#fff;max-width:30rem;margin:2rem auto;padding:0 1rem}
ul{list-style:none;padding:0}li,pre{border:1px solid #767676;border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0;white-space:pre-wrap}
label{display:block}input,button{font:inherit;padding:.5rem;margin:.5rem 0}input:not([type=hidden]){width:100%;box-sizing:border-box}
:focus-visible{outline:3px solid #d97706;outline-offset:2px}`;

const sendPage = (reply: FastifyReply, lang: string, title: string, body: string) =>
  reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
