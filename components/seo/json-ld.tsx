import type { Graph } from 'schema-dts';
import { RawHtml } from '@/components/ui/raw-html';
import { serializeJsonLd } from '@/lib/seo/json-ld';

/** Structured data, one element per page. It never runs, so the policy needs no hash for it. */
export function JsonLd({ data }: { data: Graph }) {
  return <RawHtml as="script" type="application/ld+json" text={serializeJsonLd(data)} />;
}
