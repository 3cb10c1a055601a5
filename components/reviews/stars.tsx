type Props = {
  /** From 0 to 5; a fraction fills a star in part. */
  value: number;
  /** Read out in place of the drawing; empty if text beside it says the same. */
  label?: string;
};

export function Stars({ value, label = '' }: Props) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <span className="stars" style={{ '--stars': value } as React.CSSProperties} {...spoken} />;
}
