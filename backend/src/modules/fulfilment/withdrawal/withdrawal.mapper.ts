import type { BodyOf } from 'contract/calls/table.ts';
import { tidyLine, tidyParagraphs } from '../../../shared/text.ts';
import type { Declaration } from './declare.service.ts';

export const toDeclaration = (body: BodyOf<'declareWithdrawal'>, accountId: string | null): Declaration => ({
  accountId,
  locale: body.locale,
  number: tidyLine(body.number),
  key: body.secret ?? null,
  name: tidyLine(body.name),
  email: body.email,
  lines: (body.lines ?? []).map(({ client, ...line }) => ({
    ...line,
    ...(client !== undefined && { client: tidyLine(client) }),
  })),
  words: body.words === undefined ? null : tidyParagraphs(body.words),
});
