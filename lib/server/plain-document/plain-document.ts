import { scriptsFolder, wakeAddress } from './shop-scripts.ts';

/**
 * Takes out of a page what it needs no more than the framework does: its data, which Next writes into the page a second
 * time, and the scripts, which would race with the first picture. `toAddress` says where the data is from now on.
 */
export function toPlainDocument(page: string, toAddress: (data: string) => string): { html: string; data: string } {
  const inline: string[] = [];
  const { bare, names } = takeScripts(page, (text) => inline.push(text) > 0);
  const data = inline.join(';\n');
  return { html: begin(bare, `data-page="${toAddress(data)}" data-scripts="${names}"`), data };
}

/**
 * The same of a page whose data stays in it: its policy lets run what carries this nonce, and what that then adds. The
 * first of its scripts is fetched as the data of another page is, before the rest.
 */
export function delayScripts(page: string, nonce: string): string {
  const { bare, names } = takeScripts(page, () => false);
  const [first = '', ...rest] = names.split(' ');
  return begin(bare, `nonce="${nonce}" data-page="${scriptsFolder}${first}" data-scripts="${rest.join(' ')}"`);
}

function takeScripts(page: string, takesInline: (text: string) => boolean): { bare: string; names: string } {
  const scripts: string[] = [];
  const bare = page
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      const [, source] = / src="([^"]*)"/.exec(attributes) ?? [];
      if (source === undefined) return / type="/.test(attributes) || !takesInline(text) ? whole : '';
      if (!source.startsWith(scriptsFolder)) return whole;
      // What is meant for browsers without modules serves none that could run what follows.
      if (!/ noModule=""/.test(attributes)) scripts.push(source);
      return '';
    });
  return { bare, names: [...new Set(scripts)].map((source) => source.slice(scriptsFolder.length)).join(' ') };
}

/** Before the styles, where there are some: behind them it would wait for them. */
function begin(bare: string, attributes: string): string {
  const { html, expected } = expectHeading(bare);
  const start = `<script src="${wakeAddress}" ${attributes}></script>${expected}`;
  return html.replace(/(?=<link rel="stylesheet"|<\/head>)/, () => start);
}

/**
 * The first that is painted of a page has its heading. A browser that has the styles already would paint each kilobyte that
 * it reads, on a slow phone for longer than it reads, and whoever came for the heading waits for the menu's pieces.
 */
function expectHeading(bare: string): { html: string; expected: string } {
  const [heading, attributes] = /<h1\b([^>]*)>/.exec(bare) ?? [];
  if (heading === undefined) return { html: bare, expected: '' };
  const [, own] = / id="([^"]*)"/.exec(String(attributes)) ?? [];
  const html = own ? bare : bare.replace(heading, () => `<h1 id="title"${attributes}>`);
  return { html, expected: `<link rel="expect" href="#${own ?? 'title'}" blocking="render"/>` };
}
