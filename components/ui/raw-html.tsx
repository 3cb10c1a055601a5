import { type ComponentProps, createElement } from 'react';

type Tag = 'div' | 'script';
type Props<As extends Tag> = Omit<ComponentProps<As>, 'children' | 'dangerouslySetInnerHTML'> & {
  as: As;
  text: string;
};

/** Finished script, data or markup, rendered unescaped: the caller has to escape any user input in it. */
export function RawHtml<As extends Tag>({ as, text, ...attributes }: Props<As>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: children would be escaped, and be neither script nor markup
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
}
