/** What the browser tests use of this module. */
type Service = { name: string; env: Record<string, string>; health: string };
type Plan = { shop: string; simulators: Service; backend: Service; storefront: Service };
type Started = { pid: number; stop: () => Promise<void>; output: () => string };
type Ports = { storefront: number; backend: number; simulators: number };

export function planStack(wishes: {
  node: string;
  folder: string;
  ports: Ports;
  secrets: Record<string, string>;
  gallery?: boolean;
}): Plan;
export function secretsOf(folder: string): Record<string, string>;
export function startService(plan: Plan, service: Service): Started;
export function waitUntilHealthy(service: Started): Promise<void>;
