import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

test.each(['lib/server/storefront-server.ts', 'lib/cache/next-cache-handler.ts'])(
  'plain Node loads %s and all its imports',
  (file) => {
    const load = `await import(${JSON.stringify(resolve(file))}); console.log('loaded')`;
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', load], { encoding: 'utf8' });
    expect(text).toBe('loaded\n');
  },
);
