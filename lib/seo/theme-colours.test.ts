import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as theme from './theme-colours';

test('F033 F071 colours outside the style sheet match its tokens', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const tokens = Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
  expect(theme).toMatchObject({ paper: tokens.paper, ink: tokens.ink, wine: tokens.wine });
});
