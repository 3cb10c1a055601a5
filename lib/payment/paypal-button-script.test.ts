/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { payPalButtonScript } from './paypal-button-script';

const words = { loading: 'loading', failed: 'failed', closed: 'closed', broken: 'broken' };
type Options = { createOrder: () => Promise<string>; onCancel: () => void; onError: () => void };
type WithPayPal = { paypal?: { Buttons: (options: Options) => { render: (place: Element) => Promise<void> } } };
const shop = window as unknown as WithPayPal;

/** The page as sent, before PayPal's script has loaded. */
function open(): HTMLScriptElement {
  const data = JSON.stringify({
    script: 'https://www.paypal.com/sdk/js?client-id=a',
    order: 'ORDER1',
    result: '/r',
    words,
  });
  document.body.innerHTML = `<p id="told"></p><div id="button"></div><a href="https://paypal.example/">on</a>`;
  document.getElementById('button')?.setAttribute('data-page', data);
  const own = document.createElement('script');
  own.nonce = 'n1';
  own.textContent = payPalButtonScript;
  document.body.append(own);
  const theirs = document.head.querySelector('script');
  if (!theirs) throw new Error('nothing was loaded');
  return theirs;
}
const told = () => document.getElementById('told')?.textContent;
const settled = () => new Promise((done) => setTimeout(done));
const load = async (script: HTMLScriptElement) => {
  script.dispatchEvent(new Event('load'));
  await settled();
};

beforeEach(() => {
  document.head.innerHTML = '';
  delete shop.paypal;
});

test('PayPal’s script gets the page’s nonce and its button the order, and a closed or failed window is reported', async () => {
  const render = jest.fn(async (_: Element) => {});
  const Buttons = jest.fn((_: Options) => ({ render }));
  const script = open();
  expect(told()).toBe('loading');
  expect(script.src).toBe('https://www.paypal.com/sdk/js?client-id=a');
  expect(script.dataset.cspNonce).toBe('n1');
  shop.paypal = { Buttons };
  await load(script);
  expect(told()).toBe('');
  expect(render.mock.calls[0]?.[0].id).toBe('button');
  const [options] = Buttons.mock.calls[0] ?? [];
  expect(await options?.createOrder()).toBe('ORDER1');
  options?.onCancel();
  expect(told()).toBe('closed');
  options?.onError();
  expect(told()).toBe('broken');
});

test('X04 a script that fails to load is reported, and the link to PayPal’s page stays', () => {
  open().dispatchEvent(new Event('error'));
  expect(told()).toBe('failed');
  expect(document.getElementById('button')).toBeNull();
  expect(document.links[0]?.href).toBe('https://paypal.example/');
});

test.each([
  ['brings nothing', undefined],
  ['has no button', { Buttons: () => ({ render: () => Promise.reject(new Error('not eligible')) }) }],
])('X04 a script that %s is reported like one that failed to load', async (_, paypal) => {
  const script = open();
  shop.paypal = paypal;
  await load(script);
  expect(told()).toBe('failed');
});
