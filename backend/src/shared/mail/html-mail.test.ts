import { describe, expect, test } from '@jest/globals';
import { locales } from 'contract/public-codes.ts';
import { toHtmlMail } from './html-mail.ts';

const shop = 'https://velia.example';
const letter = {
  locale: 'es' as const,
  subject: 'Tu pedido',
  text: 'Hola, Ana:',
  closing: 'Un saludo,\nVelia Moda Íntima, S.L.',
  annex: undefined,
  storefrontUrl: shop,
};

/** The visible text of HTML, line by line. */
const toWords = (html: string) =>
  html
    .replace(/<style>.*<\/style>|<title>.*<\/title>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const toAddresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe('a mail as HTML', () => {
  test('has every word of the text, in order, and nothing else but the button', () => {
    const text = `Hola, Ana:\n\nSubtotal: €20.00\n1 × Faja: alta, negro: €20.00\n\nPaga aquí:\n${shop}/es/pago`;
    const words = toWords(toHtmlMail({ ...letter, text, annex: 'Condiciones\nUna línea' }));
    expect(words).toEqual([
      ...['Hola, Ana:', 'Subtotal', '€20.00', '1 × Faja: alta, negro', '€20.00', 'Paga aquí:', 'Abrir la página'],
      ...['Un saludo,', 'Velia Moda Íntima, S.L.', 'Condiciones', 'Una línea'],
    ]);
  });

  test('typed text is escaped, wherever it appears', () => {
    const hostile = `<img src=x onerror=alert(1)>"'&`;
    const html = toHtmlMail({ ...letter, subject: hostile, text: `${hostile}\n\nA: ${hostile}\nB: b`, annex: hostile });
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')).toHaveLength(5);
  });

  test('links only to our own pages and loads nothing', () => {
    const elsewhere = [
      'https://evil.example/x',
      `${shop}.evil.example/x`,
      `${shop}@evil.example/`,
      'javascript:alert(1)',
    ];
    const annex = `Para darte de baja:\n${shop}/es/baja?codigo=a&b="c`;
    const html = toHtmlMail({ ...letter, text: `${elsewhere.join('\n')}\n\n${shop}/es/pedido#codigo`, annex });
    expect(toAddresses(html)).toEqual([`${shop}/es/pedido#codigo`, `${shop}/es/baja?codigo=a&amp;b=&quot;c`]);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script/);
  });

  test('a code of six digits stands alone and large', () => {
    expect(toHtmlMail({ ...letter, text: 'Tu código:\n\n123456' })).toMatch(/font-size:28px[^>]*>123456</);
  });

  test.each(locales)('in %s it declares its language and labels its button', (locale) => {
    const html = toHtmlMail({ ...letter, locale, text: `${shop}/${locale}` });
    expect(html).toContain(`<html lang="${locale}">`);
    expect(toWords(html)[0]).toBe({ es: 'Abrir la página', en: 'Open the page', de: 'Seite öffnen' }[locale]);
  });
});
