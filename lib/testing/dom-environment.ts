import { TestEnvironment } from 'jest-environment-jsdom';

const missing = [
  'BroadcastChannel',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
] as const;

/** jsdom with what every browser has and jsdom leaves out, taken from Node. */
export default class DomEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    const window: Partial<typeof globalThis> = this.global;
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    for (const name of missing) Object.assign(window, { [name]: window[name] ?? globalThis[name] });
  }
}
