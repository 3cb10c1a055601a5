import type { RequestWire } from 'contract/requests/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { ClientArticlesPort, DisplayContext } from '../order/pad/client-articles.ts';
import { toRequest } from './requests.mapper.ts';
import type { WholeRequest } from './requests.repository.ts';

/** Requests for the answer, with their articles as they are now. */
export async function readRequestWires(
  from: Db,
  requests: readonly WholeRequest[],
  showing: DisplayContext & { forExecutive: boolean },
  { wares }: { wares: Pick<ClientArticlesPort, 'read'> },
): Promise<RequestWire[]> {
  const ids = requests.flatMap(({ lines }) =>
    lines.flatMap(({ article_id, substitute_id }) => [article_id, substitute_id ?? article_id]),
  );
  const context = { ...showing, wares: await wares.read(from, ids, showing) };
  return requests.map((whole) => toRequest(whole, context));
}
