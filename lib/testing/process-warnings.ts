type TestEvent = { name: string; test?: { errors: unknown[] } };

let warnings: Error[] = [];
process.on('warning', (warning) => {
  // Jest's own flag for ES modules is experimental.
  if (warning.name !== 'ExperimentalWarning') warnings.push(warning);
});

/** Of an environment, which lives in the process itself: a warning of that fails the test in which it came. */
export function failOnWarning({ name, test }: TestEvent): void {
  if (name !== 'test_done' || !test) return;
  test.errors.push(...warnings);
  warnings = [];
}
