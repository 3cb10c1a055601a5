import type { Graph } from 'schema-dts';
import { Verbatim } from '@/components/ui/verbatim';
import { serializeJsonLd } from '@/lib/seo/json-ld';

/** Data for machines, one element a page. It is no script: the policy's hashes leave it out. */
export function JsonLd({ data }: { data: Graph }) {
  return <Verbatim as="script" type="application/ld+json" text={serializeJsonLd(data)} />;
}
