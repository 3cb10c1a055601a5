import { expect, test } from '@jest/globals';
import { ConfigError } from 'backend/src/kit/config.ts';
import { readSimulatorsConfig } from './config.ts';

test.each([{ NODE_ENV: 'production' }, { NODE_ENV: '' }, {}])('the simulators refuse to run with %j', (env) => {
  expect(() => readSimulatorsConfig(env)).toThrow(ConfigError);
});

test('the simulators run in development', () => {
  expect(readSimulatorsConfig({ NODE_ENV: 'development' })).toEqual({
    host: '127.0.0.1',
    port: 4100,
    smtpPort: 4125,
    logLevel: 'info',
    backendUrl: 'http://127.0.0.1:4000',
  });
});
