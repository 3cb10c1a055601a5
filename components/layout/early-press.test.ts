import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { replayEarlyEvents } from '@/lib/state/replay-early-events';
import { EarlyPress } from './early-press';

test('where the markup is made, which is where no window is, the early press is in it, under the page’s nonce', () => {
  expect(typeof window).toBe('undefined');
  expect(renderToStaticMarkup(createElement(EarlyPress, { nonce: 'n-1' }))).toBe(
    `<script nonce="n-1">${replayEarlyEvents}</script>`,
  );
});
