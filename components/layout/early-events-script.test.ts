import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { earlyEventsScript } from '@/lib/state/early-events';
import { EarlyEventsScript } from './early-events-script';

test('the server’s markup contains the early-press script, with the page’s nonce', () => {
  expect(typeof window).toBe('undefined');
  expect(renderToStaticMarkup(createElement(EarlyEventsScript, { nonce: 'n-1' }))).toBe(
    `<script nonce="n-1">${earlyEventsScript}</script>`,
  );
});
