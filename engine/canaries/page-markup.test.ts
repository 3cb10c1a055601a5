import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import { createElement } from 'react';
import { preinit } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { toPlainDocument } from '../deferred-hydration/plain-document.ts';
import { canary } from './canary.ts';

const chunks = '/_next/static/chunks/';

/** As Next renders a page: its scripts by `preinit` and as the bootstrap script. */
function Page() {
  preinit(`${chunks}a.js`, { as: 'script' });
  const head = createElement('head', null, createElement('title', null, 'Lace'));
  const data = createElement('script', { type: 'application/ld+json' }, '{}');
  return createElement('html', null, head, createElement('body', null, createElement('h1', null, 'Lace'), data));
}

async function render(): Promise<string> {
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement(Page), {
    bootstrapScripts: [`${chunks}main.js`],
    bootstrapScriptContent: 'begin()',
    onAllReady: () => pipe(out),
  });
  return text(out);
}

canary(
  {
    relied:
      'React writes its scripts as <script src="…" async=""> and their preloads as <link rel="preload" as="script">',
    part: 'plain-documents',
    mend: 'Compare the expressions of `takeScripts` in engine/deferred-hydration/plain-document.ts with what react-dom/server writes.',
  },
  async () => {
    const page = await render();
    expect(page).toContain(`${chunks}a.js`);
    const { html, data } = toPlainDocument(page, '/wake.js', () => '/data.js');
    expect(data).toBe('begin()');
    const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
    // React may wait for an element of its own, by an id that begins so.
    const scripts = tags.filter((tag) => !tag.includes('href="#_'));
    expect(scripts).toEqual([
      expect.stringMatching(
        /^<script src="\/wake\.js" data-page="\/data\.js" data-scripts="(a\.js main\.js|main\.js a\.js)">$/,
      ),
      '<link rel="expect" href="#title" blocking="render"/>',
      '<script type="application/ld+json">',
    ]);
  },
);
