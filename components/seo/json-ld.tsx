import type { Graph } from 'schema-dts';
import { serializeJsonLd } from '@/lib/seo/json-ld';

/** Data for machines, one element a page. It is no script: the policy's hashes leave it out. */
export function JsonLd({ data }: { data: Graph }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of a data block as entities.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
