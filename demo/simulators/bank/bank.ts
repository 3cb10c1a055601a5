import { createHash } from 'node:crypto';
import { toNotice } from './answers.ts';
import { createCourier, type Send, sendByHttp } from './courier.ts';
import {
  codes,
  type Field,
  isPaid,
  type Movement,
  type Operation,
  openOperation,
  type PayerInput,
  takeStep,
} from './operation.ts';
import { assertAmount, readNames, readRequest, SisError } from './request.ts';
import type { Fault } from './scenarios.ts';
import type { SignedMessage } from './signature.ts';

export type BankOptions = {
  /** Start of the bank's clock, which the control API may advance. */
  clock?: () => number;
  seed?: string;
  send?: Send;
};
type Event = { at: string; order: string; event: string; detail: string };
export type Bank = ReturnType<typeof createBank>;
export type PostedMessage = Partial<Record<keyof SignedMessage, unknown>>;

const mostEvents = 10_000;
const mostOperations = 5_000;
/** A movement that the shop never asked for. */
const chargeback = '99';

/** A bank that stores, verifies and signs. Deterministic. */
export function createBank({ clock = Date.now, seed = 'velia', send = sendByHttp }: BankOptions = {}) {
  const operations = new Map<string, Operation>();
  const namedOrders = new Map<string, string>();
  let nextNames: string[] = [];
  let events: Event[] = [];
  let serviceFaults: Fault[] = [];
  let ahead = 0;

  const now = () => clock() + ahead;
  const record = (order: string, event: string, detail = '') => {
    events = [...events.slice(-mostEvents), { at: new Date(now()).toISOString(), order, event, detail }];
  };
  const courier = createCourier(now, send, record);

  /** Starts a visit from a signed form, or continues the open one. */
  function begin(fields: PostedMessage): Operation {
    const request = readRequest(fields);
    const named = readNames(String(fields.Ds_MerchantParameters));
    assertAmount(request, named('currency'));
    if (request.type !== codes.payment) throw new SisError('SIS0023', request.language);
    const known = operations.get(request.order);
    if (known && (known.stage === 'ended' || JSON.stringify(known.request) !== JSON.stringify(request)))
      throw new SisError('SIS0051', request.language);
    if (known) return known;
    const operation = openOperation(request, seed, now(), namedOrders.get(request.order) ?? nextNames.shift());
    operations.set(request.order, operation);
    const [oldest] = operations.keys();
    if (operations.size > mostOperations && oldest !== undefined) operations.delete(oldest);
    if (operation.scenario.fault) serviceFaults.push(operation.scenario.fault);
    record(request.order, 'opened', operation.scenario.name);
    return operation;
  }

  /** One press of a button at the page. Notices due by then are sent before the page answers. */
  async function step(operation: Operation, typed: PayerInput): Promise<Field[]> {
    const { problems, answer } = takeStep(operation, typed, now());
    if (answer !== null) end(operation, answer);
    record(operation.request.order, 'step', operation.stage);
    await courier.deliverDue();
    return problems;
  }

  function end(operation: Operation, response: string): void {
    const { request, scenario, openedAt } = operation;
    operation.stage = 'ended';
    const movement = move(operation, {
      type: codes.payment,
      cents: request.cents,
      response,
      data: request.merchantData,
    });
    courier.post(
      request.order,
      request.notifyUrl,
      toNotice(operation, movement, scenario.tampering),
      scenario,
      openedAt,
    );
    if (!isPaid(operation) || scenario.panel === null) return;
    const type = scenario.panel === 'refund' ? codes.refund : chargeback;
    move(operation, { type, cents: request.cents, response: codes.done, data: '' });
  }

  function move(operation: Operation, said: Pick<Movement, 'type' | 'cents' | 'response' | 'data'>): Movement {
    const { request, scenario, movements } = operation;
    const isDone = /^00\d\d$/.test(said.response) || said.response === codes.done;
    const number = createHash('sha256').update(`${seed}/${request.order}/${movements.length}`).digest().readUInt32BE();
    const movement = {
      ...said,
      authorisation: isDone ? String(number % 1_000_000).padStart(6, '0') : '',
      at: new Date(now()),
      secure: scenario.authentication !== 'notEnrolled' && isDone,
    };
    movements.push(movement);
    record(request.order, said.type === codes.payment ? 'payment' : 'movement', `${said.type} ${said.response}`);
    return movement;
  }

  return {
    begin,
    step,
    move,
    courier,
    now,
    record,
    find: (order: string) => operations.get(order),
    findByToken: (token: string) => [...operations.values()].find((operation) => operation.token === token),
    list: () => [...operations.values()],
    events: () => events,
    chooseNext: (name: string) => nextNames.push(name),
    chooseFor: (order: string, name: string) => namedOrders.set(order, name),
    failServices: (fault: Fault, times: number) => serviceFaults.push(...Array.from({ length: times }, () => fault)),
    nextServiceFault: () => serviceFaults.shift(),
    /** Advances the clock and sends what became due. */
    advance(ms: number): Promise<number> {
      ahead += ms;
      return courier.deliverDue();
    },
    reset(): void {
      operations.clear();
      namedOrders.clear();
      nextNames = [];
      events = [];
      serviceFaults = [];
      ahead = 0;
      courier.reset();
    },
  };
}
