import { Refusal } from '../../shared/errors.ts';
import { html } from '../../shared/html.ts';
import { orderPage } from './orders.page.ts';
import type { Route } from './route.ts';

/** Where another operator was faster, or it is not possible any more: the order as it is now, and a sentence. */
export const orShowOrder =
  (answer: Route['answer']): Route['answer'] =>
  async (tools, visit) => {
    try {
      return await answer(tools, visit);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      const { desk, params } = visit;
      const order = await tools.orders.read(params.id ?? '', desk.locale);
      const said = html`<p class="wrong" role="alert">${desk.words.order.changedSince}</p>`;
      const mayRefund = (await tools.payments.readOrderRefundable(order.id)) > 0;
      return { page: orderPage(desk, { ...order, mayRefund }, said), status: 409 };
    }
  };
