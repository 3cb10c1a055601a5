import { type ComponentProps, createElement } from 'react';

type Tag = 'div' | 'nav' | 'script';
type Props<As extends Tag> = Omit<ComponentProps<As>, 'children' | 'dangerouslySetInnerHTML'> & {
  as: As;
  text: string;
};

/** Script, data or markup that is finished, as it stands: whoever hands it over has seen to what people typed in it. */
export function Verbatim<As extends Tag>({ as, text, ...attributes }: Props<As>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: children would be escaped, and be neither script nor markup
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
}
