import { Writable } from 'node:stream';
import { createLogger } from '../src/kit/log.ts';

/** With a stream of its own: without one pino adds a listener to the process, which outlives the file of tests. */
export const silentLog = createLogger({ logLevel: 'silent' }, new Writable());
