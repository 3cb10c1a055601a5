import type { IncomingMessage, ServerResponse } from 'node:http';
import { busyWords } from '../i18n/last-words.ts';
import type { Locale } from '../i18n/routing.ts';
import { sendSmallPage } from './small-page.ts';

type Busy = { language: string; seconds: number };

/** For a visitor who has guessed too many addresses. */
export function answerBusy(request: IncomingMessage, response: ServerResponse, { language, seconds }: Busy): void {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) };
  const words = busyWords[language as Locale];
  sendSmallPage(request, response, { language: language as Locale, ...words, href: '' }, { status: 429, headers });
}
