/** Pages of customer care whose text the shop's owner edits: screen `customer-care/{topic}` of the backend. */
export const careTopics = {
  help: ['delivery', 'returns', 'payment', 'contact', 'faq'],
  legal: ['imprint', 'terms', 'withdrawal', 'privacy', 'cookies', 'guarantee', 'accessibility'],
} as const;

export type CareTopic = (typeof careTopics)['help' | 'legal'][number];

const known: readonly string[] = [...careTopics.help, ...careTopics.legal];
export const isCareTopic = (topic: string): topic is CareTopic => known.includes(topic);
