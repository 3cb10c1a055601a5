import type { BodyOf } from 'contract/calls/table.ts';
import { toLine, toParagraphs } from '../../shared/text.ts';
import type { Declaration } from './declare.service.ts';

export const toDeclaration = (body: BodyOf<'declareWithdrawal'>, accountId: string | null): Declaration => ({
  accountId,
  locale: body.locale,
  number: toLine(body.number),
  key: body.secret ?? null,
  name: toLine(body.name),
  email: body.email,
  lines: (body.lines ?? []).map(({ client, ...line }) => ({
    ...line,
    ...(client !== undefined && { client: toLine(client) }),
  })),
  words: body.words === undefined ? null : toParagraphs(body.words),
});
