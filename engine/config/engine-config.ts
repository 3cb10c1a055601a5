import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAddresses } from '../addresses/page-addresses.ts';
import type { Answer } from '../answers/replace-answer.ts';
import type { DisabledParts } from './engine-parts.ts';

/** Answers a request and returns true, or leaves it to the next one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/**
 * `unsure`: only Next can tell. `home`: redirects to the home page. `at`: redirects to the page's own address.
 */
export type AddressStatus = 'known' | 'unsure' | 'absent' | 'home' | { at: string };

/** The public addresses that exist. `path` is in its canonical spelling, without its language prefix. */
export type KnownAddresses = {
  look(language: string, path: string): Promise<AddressStatus>;
  /** The next look is not answered from memory alone. */
  expire(): void;
};

export type SentScripts = {
  /** Pages that a browser may fetch while a link to them is hovered over. */
  prefetched: string[];
  /** Links that do not lead to another document. */
  notPrefetched: string;
  /** Functions that run with the start script, before the first paint. Each is sent as it is written. */
  own: (() => void)[];
  /** The text that keeps early presses; see `browser/early-events.ts`. */
  earlyEventsScript: string;
};

/** All that the engine knows of the application that runs in it. Paths have no language prefix. */
export type EngineConfig = {
  off: DisabledParts;
  /** The number of our own proxies in front that append to X-Forwarded-For. */
  trustedProxies: number;
  /** The folder that `next build` wrote. */
  build: string;
  addresses: PageAddresses;
  /** Where unknown pages lead. */
  homePath: string;
  /** The page that is served at all public addresses that do not exist. */
  absentPath: string;
  known: KnownAddresses;
  scripts: SentScripts;
  /** Pages that are rendered per request and get their scripts as late as a public page. */
  deferredPages: readonly string[];
  /** The application's own answers, before Next is asked; `isRoute` tells whether the build has a route at a path. */
  handlers: (isRoute: (path: string) => boolean) => Handler[];
  /** The body of the answer to a call whose path cannot be decoded. */
  malformedCall: () => object;
  /** Answers a visitor who has guessed too many addresses. */
  answerBusy: (request: IncomingMessage, response: ServerResponse, said: { language: string; seconds: number }) => void;
  /** What is sent in the place of a failed page; null when no page was wanted. */
  outagePage: (request: IncomingMessage) => null | (() => Answer);
  /** The address of change notices, and what follows a notice that was accepted. */
  changes: { path: string; onChange: (response: ServerResponse) => void };
};
