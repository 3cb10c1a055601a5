import { basePath } from 'contract/call.ts';
import type { Envelope } from 'contract/envelope.ts';
import type { Client } from '../client.ts';
import { type Run, runEntry, written } from '../run-entry.ts';

/** The process ended during a request. */
export class Died extends Error {}

/** A backend in its own process, which can be killed at a step and restarted on the same data. */
export function createMortal(environment: (port: number) => Record<string, string>, port: number) {
  let run: Run | null = null;
  let desk = '';

  /** If the process has gone, fails with its end, not with the connection error seen first. */
  async function request(url: string, options: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(url, options);
    } catch (error) {
      if ((await run?.exit) === null) throw new Died();
      throw error;
    }
  }

  async function ask<T>(what: string, given: Record<string, string> = {}): Promise<T> {
    const answer = await request(`${desk}/${what}?${new URLSearchParams(given)}`);
    return (await answer.json()) as T;
  }

  const call: Client = async (method, path, { token, headers, body } = {}) => {
    const answer = await request(`http://127.0.0.1:${port}${basePath}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = await answer.arrayBuffer().then(Buffer.from, () => {
      throw new Died();
    });
    const text = bytes.toString();
    return { ...(JSON.parse(text) as Envelope<never>), status: answer.status, headers: {}, text, bytes };
  };

  return {
    call,
    /** A transfer recorded or refunded by an operator. */
    arrived: (given: { reference: string; cents: string; bankId: string }) => ask('arrived', given),
    returned: (given: { refundId: string; bankId: string }) => ask('returned', given),
    /** Dies at this step from now on; null for none. */
    watch: (point: string | null) => ask('watch', { point: point ?? '' }),
    taken: () => ask<string[]>('taken'),
    async start(): Promise<void> {
      run = runEntry('test/crash/mortal-backend.ts', environment(port));
      desk = `http://127.0.0.1:${(await written(run, /at the desk: (\d+)/))[1]}`;
    },
    assertAlive(): void {
      if (run?.child.signalCode === 'SIGKILL') throw new Died();
    },
    /** Asks the process itself, because its death may be noticed late. */
    assertAnswers: () => ask('alive'),
    async kill(): Promise<void> {
      run?.child.kill('SIGKILL');
      await run?.exit;
    },
    output: () => run?.output() ?? '',
  };
}

export type Mortal = ReturnType<typeof createMortal>;
