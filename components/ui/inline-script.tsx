import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'script'>, 'children' | 'dangerouslySetInnerHTML'> & { text: string };

/** For constants of ours and for data that is written as a script may hold it: nobody's words go in as they are. */
export function InlineScript({ text, ...attributes }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: children would be escaped, and be neither script nor data
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}
