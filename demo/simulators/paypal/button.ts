import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html/escape.ts';
import { findOrder } from './ledger.ts';
import { account, type World } from './world.ts';

/**
 * The script that shows PayPal's button in a shop: a frame of ours in its page, which opens the payer's window. The
 * payer's choice is passed from window to frame to page.
 */
const script = `(() => {
  const here = document.currentScript.src;
  const at = (path, asked) => {
    const url = new URL(path, here);
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  };
  const Buttons = ({ fundingSource, createOrder, onApprove, onCancel, onError }) => ({
    render: async (place) => {
      if (fundingSource !== 'paypal') throw new Error('only PayPal itself is simulated');
      const frame = document.createElement('iframe');
      frame.title = 'PayPal';
      frame.style = 'border:0;width:100%;height:3.5rem';
      const shown = new Promise((done, fail) => { frame.onload = done; frame.onerror = fail; });
      const order = await createOrder();
      frame.src = at('button', { token: order });
      window.addEventListener('message', ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== new URL(here).origin) return;
        if (data === 'approve') onApprove({ orderID: order });
        else if (data === 'cancel') onCancel({ orderID: order });
        else onError(new Error('the window failed'));
      });
      place.append(frame);
      await shown;
    },
  });
  window.paypal = { Buttons };
})();
`;

/** In the frame: opens the payer's window, and passes on its messages. */
const frameScript = `document.querySelector('button').onclick = () => {
  const payer = open('../checkoutnow' + location.search + '&window=yes', 'paypal', 'popup,width=480,height=640');
  const tell = (what) => { clearInterval(watch); removeEventListener('message', hear); parent.postMessage(what, '*'); };
  const hear = ({ source, data }) => { if (source === payer) { tell(data); payer.close(); } };
  const watch = setInterval(() => { if (payer?.closed) tell('cancel'); }, 500);
  addEventListener('message', hear);
  if (!payer) tell('error');
};
`;

export function addButton(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { 'client-id'?: string } }>('/sdk/js', async ({ query }, reply) => {
    reply.type('text/javascript; charset=utf-8');
    const isKnown = query['client-id'] === account.clientId;
    world.note(`script ${isKnown ? 200 : 400}`);
    return isKnown ? reply.send(script) : reply.code(400).send('throw new Error("client-id not recognized");');
  });

  for (const [name, text] of Object.entries({ frame: frameScript, closing: closingScript }))
    app.get(`/sdk/${name}.js`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(text));

  app.get<{ Querystring: { token?: string } }>('/sdk/button', async ({ query }, reply) => {
    const order = findOrder(world, query.token ?? '');
    // Any shop may frame the button, none the payer's page.
    reply.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-ancestors *",
    );
    reply.code(order ? 200 : 404).type('text/html; charset=utf-8');
    return reply.send(`<!doctype html>
<html lang="${escapeHtml(order?.locale.slice(0, 2) ?? 'en')}">
<meta charset="utf-8">
<title>PayPal</title>
<style>body{margin:0}button{width:100%;min-height:2.75rem;border:0;border-radius:.25rem;background:#ffc439;color:#111;font:700 1.25rem system-ui}:focus-visible{outline:3px solid #1546a0;outline-offset:-3px}</style>
<button${order ? '' : ' disabled'}>PayPal</button>
<script src="frame.js"></script>
</html>
`);
  });
}

/** The finished payer's window reports the choice to the frame that opened it. */
const closingScript = `opener?.postMessage(document.body.dataset.what, location.origin);`;

export const closingPage = (what: 'approve' | 'cancel'): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>PayPal</title>
<body data-what="${what}">
<script src="sdk/closing.js"></script>
</html>
`;
/** The closing page loads a script of ours. */
export const closingPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
