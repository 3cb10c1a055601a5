import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { failure, type Result, success } from '@/lib/result';
import { useRequestQueue } from './use-request-queue';

const fine = async () => success('kept');
const lost = async (): Promise<Result<string>> => failure('network', 'error.offline');

test('N20 a failed choice stays queued, whatever is saved after it', async () => {
  const { result } = renderHook(() => useRequestQueue());
  const kept = jest.fn();
  const work = jest.fn(lost);
  await act(async () => result.current.write('first', work, kept));
  await act(async () => result.current.write('second', fine, () => {}));
  expect(result.current).toMatchObject({ saved: false, failure: { kind: 'network' } });
  expect(await result.current.settled()).toBe(false);
  work.mockImplementation(fine);
  await act(async () => result.current.retry());
  expect(kept).toHaveBeenCalledWith('kept');
  expect(result.current).toMatchObject({ saved: true, failure: null });
  expect(await result.current.settled()).toBe(true);
});

test('N20 a later choice of the same kind replaces the failed one, and one retry sends all failed ones', async () => {
  const { result } = renderHook(() => useRequestQueue());
  const old = jest.fn(lost);
  await act(async () => result.current.write('first', old, () => {}));
  const [first, second] = [jest.fn(lost), jest.fn(lost)];
  await act(async () => result.current.write('first', first, () => {}));
  await act(async () => result.current.write('second', second, () => {}));
  // Pressed twice, it is retried once.
  await act(async () => {
    result.current.retry();
    result.current.retry();
  });
  expect([old, first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2]);
  first.mockImplementation(fine);
  second.mockImplementation(fine);
  await act(async () => result.current.retry());
  expect(result.current).toMatchObject({ saved: true, failure: null, pending: false });
});
