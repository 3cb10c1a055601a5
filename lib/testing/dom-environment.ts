import { TestEnvironment } from 'jest-environment-jsdom';
import { failOnWarning } from './process-warnings.ts';

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

/** jsdom does not know the element `search`, and React warns of that. */
function nameSearch({ Document, HTMLElement }: InstanceType<typeof TestEnvironment>['global']): void {
  const create = Document.prototype.createElement;
  Document.prototype.createElement = function createElement(
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const made = create.call(this, name, options);
    return name === 'search' ? Object.setPrototypeOf(made, HTMLElement.prototype) : made;
  };
}

/** jsdom with what browsers have and jsdom lacks, taken from Node. */
export default class DomEnvironment extends TestEnvironment {
  readonly handleTestEvent = failOnWarning;

  override async setup() {
    await super.setup();
    const window: Partial<typeof globalThis> = this.global;
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    for (const name of missing) Object.assign(window, { [name]: window[name] ?? globalThis[name] });
    nameSearch(this.global);
  }
}
