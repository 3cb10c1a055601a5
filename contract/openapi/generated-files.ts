import { openapiDocument } from './document.ts';
import { orderLifePage } from './order-life-page.ts';
import { referencePage } from './reference-page.ts';

/** Files generated from the table. */
export const generatedFiles = () => [
  {
    name: 'contract/openapi.json',
    url: new URL('../openapi.json', import.meta.url),
    text: `${JSON.stringify(openapiDocument(), null, 2)}\n`,
  },
  {
    name: 'docs/reference/calls.md',
    url: new URL('../../docs/reference/calls.md', import.meta.url),
    text: referencePage(),
  },
  {
    name: 'docs/reference/order-life.md',
    url: new URL('../../docs/reference/order-life.md', import.meta.url),
    text: orderLifePage(),
  },
];
