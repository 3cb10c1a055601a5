type Value = { kind: string; html: string; status?: number; headers: Record<string, unknown>; [more: string]: unknown };

export default class PageCache {
  constructor(context: object);
  get(
    key: string,
    context: { kind: string; [more: string]: unknown },
  ): Promise<{ value: Value; [more: string]: unknown } | null>;
  set(key: string, value: unknown, context: object): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
  resetRequestCache(): void;
}
