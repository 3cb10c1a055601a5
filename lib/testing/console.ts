import { format } from 'node:util';
import { afterAll, afterEach, expect } from '@jest/globals';

// Part of the set-up of every test: what nobody expected on the console fails it.
type Expected = { line: RegExp; hear: () => void };
let expected: Expected[] = [];
let unexpected: string[] = [];
/** Whether React sees an update before or after a test has ended depends on the machine: it is printed, and fails nothing. */
const late = /not wrapped in act\(/;
for (const method of ['error', 'warn'] as const) {
  const print = console[method];
  console[method] = (...said: unknown[]) => {
    const text = `console.${method}: ${format(...said)}`;
    const found = expected.find(({ line }) => line.test(text));
    if (found) found.hear();
    else if (late.test(text)) print(...said);
    else unexpected.push(text);
  };
}

/** Allows lines like this one in the test, which awaits the first of them. */
export function expectConsole(line: RegExp): Promise<void> {
  return new Promise((hear) => expected.push({ line, hear }));
}

/** The page is left or loaded again, which jsdom cannot do, and says. */
export const expectNavigation = () => expectConsole(/Not implemented: navigation/);

function expectQuiet(): void {
  const lines = unexpected;
  unexpected = [];
  expected = [];
  expect(lines).toEqual([]);
}
afterEach(expectQuiet);
// What came after the last test.
afterAll(expectQuiet);
