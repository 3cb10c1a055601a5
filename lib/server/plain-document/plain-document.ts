import { scriptsFolder, wakeAddress } from './shop-scripts.ts';

/**
 * Takes out of a page what it needs no more than the framework does: its data, which Next writes into the page a second
 * time, and the scripts, which would race with the first picture. `toAddress` says where the data is from now on.
 */
export function toPlainDocument(page: string, toAddress: (data: string) => string): { html: string; data: string } {
  const inline: string[] = [];
  const scripts: string[] = [];
  const bare = page
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      const [, source] = / src="([^"]*)"/.exec(attributes) ?? [];
      if (source === undefined && !/ type="/.test(attributes)) inline.push(text);
      else if (!source?.startsWith(scriptsFolder)) return whole;
      // What is meant for browsers without modules serves none that could run what follows.
      else if (!/ noModule=""/.test(attributes)) scripts.push(source);
      return '';
    });
  const data = inline.join(';\n');
  const names = [...new Set(scripts)].map((source) => source.slice(scriptsFolder.length)).join(' ');
  const start = `<script src="${wakeAddress}" data-page="${toAddress(data)}" data-scripts="${names}"></script>`;
  // Before the styles, where there are some: behind them it would wait for them.
  return { html: bare.replace(/(?=<link rel="stylesheet"|<\/head>)/, () => start), data };
}
