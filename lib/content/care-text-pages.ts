/** Pages of customer care whose text the shop's owner edits: screen `customer-care/{topic}` of the backend. */
export const careTextPages = {
  help: ['delivery', 'returns', 'payment', 'contact', 'faq'],
  legal: ['imprint', 'terms', 'withdrawal', 'privacy', 'cookies', 'guarantee', 'accessibility'],
} as const;

export type CareTextPage = (typeof careTextPages)['help' | 'legal'][number];

const known: readonly string[] = [...careTextPages.help, ...careTextPages.legal];
export const isCareTextPage = (topic: string): topic is CareTextPage => known.includes(topic);
