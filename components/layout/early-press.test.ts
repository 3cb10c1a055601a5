import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { earlyEvents } from '@/lib/state/early-events';
import { EarlyPress } from './early-press';

test('the server’s markup contains the early-press script, with the page’s nonce', () => {
  expect(typeof window).toBe('undefined');
  expect(renderToStaticMarkup(createElement(EarlyPress, { nonce: 'n-1' }))).toBe(
    `<script nonce="n-1">${earlyEvents}</script>`,
  );
});
