/** Jest's command line: ES modules need the flag, whose warning would precede every report. */
export function jestArguments(args) {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...args,
  ];
}
