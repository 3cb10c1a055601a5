import type { Graph } from 'schema-dts';
import { InlineScript } from '@/components/ui/inline-script';
import { serializeJsonLd } from '@/lib/seo/json-ld';

/** Data for machines, one element a page. It is no script: the policy's hashes leave it out. */
export function JsonLd({ data }: { data: Graph }) {
  return <InlineScript type="application/ld+json" text={serializeJsonLd(data)} />;
}
