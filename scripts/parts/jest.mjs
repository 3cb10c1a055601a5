/** Jest as we start it: real ES modules need the flag, and its warning would stand before every report. */
export function jestArguments(args) {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...args,
  ];
}
