import { format } from 'node:util';
import { afterAll, afterEach, expect } from '@jest/globals';

// Part of every test's set-up: an unexpected console line fails the test.
type ExpectedLine = { line: RegExp; onLine: () => void };
let expected: ExpectedLine[] = [];
let unexpected: string[] = [];
/**
 * Whether React sees an update before or after a test has ended depends on the machine, so this warning is printed
 * only.
 */
const late = /not wrapped in act\(/;
for (const method of ['error', 'warn'] as const) {
  const print = console[method];
  console[method] = (...args: unknown[]) => {
    const text = `console.${method}: ${format(...args)}`;
    const found = expected.find(({ line }) => line.test(text));
    if (found) found.onLine();
    else if (late.test(text)) print(...args);
    else unexpected.push(text);
  };
}

/** Allows lines like this one in the test, which waits for the first of them. */
export function expectConsole(line: RegExp): Promise<void> {
  return new Promise((resolve) => expected.push({ line, onLine: resolve }));
}

/** jsdom cannot navigate or reload, and logs that. */
export const expectNavigation = () => expectConsole(/Not implemented: navigation/);

function expectQuiet(): void {
  const lines = unexpected;
  unexpected = [];
  expected = [];
  expect(lines).toEqual([]);
}
afterEach(expectQuiet);
// Lines printed after the last test.
afterAll(expectQuiet);
