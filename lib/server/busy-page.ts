import type { IncomingMessage, ServerResponse } from 'node:http';
import { busyTexts } from '../i18n/fallback-texts.ts';
import type { Locale } from '../i18n/routing.ts';
import { sendStandalonePage } from './send-standalone-page.ts';

type Busy = { language: string; seconds: number };

/** For a visitor who has guessed too many addresses. */
export function answerBusy(request: IncomingMessage, response: ServerResponse, { language, seconds }: Busy): void {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) };
  const words = busyTexts[language as Locale];
  sendStandalonePage(request, response, { language: language as Locale, ...words, href: '' }, { status: 429, headers });
}
