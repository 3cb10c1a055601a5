/** The address of the build's scripts. */
const scriptsFolder = '/_next/static/chunks/';

/**
 * Removes from a page what only the framework needs: its data, which Next writes into the page a second time, and the
 * scripts, which would compete with the first picture. `toAddress` returns the address of the data, and `starter` is
 * the address of the script that fetches both.
 */
export function toPlainDocument(
  page: string,
  starter: string,
  toAddress: (data: string) => string,
): { html: string; data: string } {
  const inline: string[] = [];
  const { bare, names } = takeScripts(page, (text) => inline.push(text) > 0);
  const data = inline.join(';\n');
  return { html: begin(bare, starter, `data-page="${toAddress(data)}" data-scripts="${names}"`), data };
}

/**
 * The same for a page whose data stays inline: its policy allows scripts with this nonce, and what those add. Its
 * first script is fetched where another page's data would be, before the rest.
 */
export function deferDocumentScripts(page: string, starter: string, nonce: string): string {
  const { bare, names } = takeScripts(page, () => false);
  const [first = '', ...rest] = names.split(' ');
  return begin(bare, starter, `nonce="${nonce}" data-page="${scriptsFolder}${first}" data-scripts="${rest.join(' ')}"`);
}

function takeScripts(page: string, takesInline: (text: string) => boolean): { bare: string; names: string } {
  const scripts: string[] = [];
  const bare = page
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      const [, source] = / src="([^"]*)"/.exec(attributes) ?? [];
      if (source === undefined) return / type="/.test(attributes) || !takesInline(text) ? whole : '';
      if (!source.startsWith(scriptsFolder)) return whole;
      // Scripts for browsers without modules are dropped: those browsers could not run the others.
      if (!/ noModule=""/.test(attributes)) scripts.push(source);
      return '';
    });
  return { bare, names: [...new Set(scripts)].map((source) => source.slice(scriptsFolder.length)).join(' ') };
}

/** Inserted before the style sheets, if there are any: after them it would wait for them. */
function begin(bare: string, starter: string, attributes: string): string {
  const { html, expected } = expectHeading(bare);
  const start = `<script src="${starter}" ${attributes}></script>${expected}`;
  return html.replace(/(?=<link rel="stylesheet"|<\/head>)/, () => start);
}

/**
 * Blocks the first paint until the heading is there. With cached styles a browser would paint every kilobyte that it
 * parses, which on a slow phone takes longer than parsing, and would show the menu piece by piece first.
 */
function expectHeading(bare: string): { html: string; expected: string } {
  const [heading, attributes] = /<h1\b([^>]*)>/.exec(bare) ?? [];
  if (heading === undefined) return { html: bare, expected: '' };
  const [, own] = / id="([^"]*)"/.exec(String(attributes)) ?? [];
  const html = own ? bare : bare.replace(heading, () => `<h1 id="title"${attributes}>`);
  return { html, expected: `<link rel="expect" href="#${own ?? 'title'}" blocking="render"/>` };
}
