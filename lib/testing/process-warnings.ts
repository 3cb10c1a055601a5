type TestEvent = { name: string; test?: { errors: unknown[] } };

let warnings: Error[] = [];
process.on('warning', (warning) => {
  // Jest's own flag for ES modules is experimental.
  if (warning.name !== 'ExperimentalWarning') warnings.push(warning);
});

/** Warnings of a test environment share the test's process, so one fails the test that caused it. */
export function failOnWarning({ name, test }: TestEvent): void {
  if (name !== 'test_done' || !test) return;
  test.errors.push(...warnings);
  warnings = [];
}
