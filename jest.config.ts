import vm from 'node:vm';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Other tools read this file too, without running a test.
if (process.argv[1]?.endsWith('jest.js') && !('SourceTextModule' in vm)) {
  throw new Error('Start jest by `npm run jest -- <path>`: it needs --experimental-vm-modules to load ES modules.');
}

const withNext = nextJest({ dir: import.meta.dirname });

async function project(displayName: string, settings: Project): Promise<Project> {
  const { setupFilesAfterEnv = [] } = settings as Config;
  const made = await withNext({
    displayName,
    rootDir: import.meta.dirname,
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    ...settings,
    setupFilesAfterEnv: [...setupFilesAfterEnv, '<rootDir>/lib/testing/console.ts'],
  } as Config)();
  // Installed packages and plain modules load as they are. next/jest replaces this key, so it is set after it is done.
  return { ...made, transformIgnorePatterns: ['/node_modules/', '\\.mjs$'] } as Project;
}

const onNode = { testEnvironment: '<rootDir>/lib/testing/node-environment.ts' };
const asEsm = { ...onNode, extensionsToTreatAsEsm: ['.ts'] };

export default async function config(): Promise<Config> {
  return {
    // For what hangs: on a slow machine the embedded database needs half a minute to open.
    testTimeout: 120_000,
    // Jest would leave one core to itself, which on two is half of them.
    maxWorkers: '100%',
    // Modules of a finished file stay in memory: a worker that has read some two hundred files would end at its heap's limit.
    workerIdleMemoryLimit: '1500MB',
    projects: await Promise.all([
      project('rules', {
        ...onNode,
        testMatch: ['<rootDir>/{app,components,engine,lib}/**/*.test.ts', '<rootDir>/*.test.ts'],
      }),
      project('components', {
        testEnvironment: '<rootDir>/lib/testing/dom-environment.ts',
        testMatch: ['<rootDir>/{app,components,engine,lib}/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/lib/testing/setup-dom.ts'],
      }),
      project('contract', { ...asEsm, testMatch: ['<rootDir>/contract/**/*.test.ts'] }),
      project('demo', { ...asEsm, testMatch: ['<rootDir>/demo/**/*.test.ts'] }),
      project('backend', {
        ...asEsm,
        testMatch: ['<rootDir>/backend/**/*.test.ts'],
        // Files of which nothing can be told on the embedded database.
        testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.server\\.test\\.ts$'],
      }),
      // Plain JavaScript modules: jest runs them as they are.
      {
        displayName: 'tools',
        rootDir: import.meta.dirname,
        testEnvironment: 'node',
        testMatch: ['<rootDir>/{scripts,bench}/**/*.test.mjs'],
        transform: {},
      },
    ]),
  };
}
