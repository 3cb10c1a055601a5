import type { NextRequest, NextResponse } from 'next/server';

type Answer = NextResponse | Promise<NextResponse>;
export type Next = (request: NextRequest) => Answer;
/** Answers the request or calls the next guard. */
export type Guard = (request: NextRequest, next: Next) => Answer;

export const compose = (...guards: Guard[]): Next =>
  guards.reduceRight<Next>(
    (next, guard) => (request) => guard(request, next),
    () => {
      throw new Error('the last guard must answer');
    },
  );
