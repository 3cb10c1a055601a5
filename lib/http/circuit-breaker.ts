/**
 * Circuit breaker for the backend: after some failures in a row every call fails at once for a while, then a single
 * one tries. Without it each page of an outage would wait until its deadline.
 */
export type CircuitBreaker = { allows(now?: number): boolean; succeeded(): void; failed(now?: number): void };

export function createCircuitBreaker({ failures = 5, restMs = 3_000 } = {}): CircuitBreaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    allows(now = Date.now()) {
      if (inARow < failures) return true;
      if (now < closedUntil) return false;
      closedUntil = now + restMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed(now = Date.now()) {
      inARow += 1;
      if (inARow >= failures) closedUntil = now + restMs;
    },
  };
}
