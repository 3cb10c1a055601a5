import { Agent, get } from 'node:http';

const together = 4;
const agent = new Agent({ keepAlive: true, maxSockets: together });

type Answer = { status: number; type: string; location: string; text: string };

/** Sends one request and follows no redirect. */
export function ask(url: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          location: response.headers.location ?? '',
          text: Buffer.concat(pieces).toString(),
        }),
      );
    }).once('error', reject);
  });
}

/** Works through a queue that may grow meanwhile. */
export async function drain(queue: string[], work: (item: string) => Promise<void>, atOnce = together): Promise<void> {
  let place = 0;
  const running = new Set<Promise<void>>();
  while (place < queue.length || running.size > 0) {
    while (place < queue.length && running.size < atOnce) {
      const one: Promise<void> = work(queue[place++] ?? '').finally(() => running.delete(one));
      running.add(one);
    }
    await Promise.race(running);
  }
}

export type Page = {
  path: string;
  lang: string;
  headings: number;
  titles: string[];
  descriptions: string[];
  canonical: string[];
  twins: Map<string, string>;
  data: string[];
  picture: string | undefined;
  noindex: boolean;
  links: string[];
};

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
export const findAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, one = '']) => decode(one));

/** The parts of a page that a search engine reads. */
export function readPage(path: string, html: string, origin: string): Page {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  const plain = html.replace(/<script\b.*?<\/script>|<template\b.*?<\/template>|<svg\b.*?<\/svg>/gs, '');
  const pathOf = (address: string) => (address.startsWith(origin) ? address.slice(origin.length) : address);
  const twins = [...plain.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    path,
    lang: /<html lang="([^"]*)"/.exec(plain)?.[1] ?? '',
    headings: plain.split(/<h1[\s>]/).length - 1,
    titles: findAll(plain, /<title>(.*?)<\/title>/gs),
    descriptions: findAll(plain, /<meta name="description" content="([^"]*)"/g),
    canonical: findAll(plain, /<link rel="canonical" href="([^"]*)"/g).map(pathOf),
    twins: new Map(twins.map(([, language = '', address = '']) => [language, pathOf(decode(address))])),
    data,
    picture: findAll(plain, /<meta property="og:image" content="([^"]*)"/g)[0],
    noindex: /<meta name="robots" content="[^"]*noindex/.test(plain),
    links: findAll(plain, /<a\b(?![^>]*\srel="nofollow")[^>]*?\shref="([^"]*)"/g),
  };
}

/** Open connections would keep the runner waiting. */
export const hangUp = () => agent.destroy();
