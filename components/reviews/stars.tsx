type Props = {
  /** From 0 to 5; fractions fill a star in part. */
  value: number;
  /** What is read out instead of the drawing; empty where words beside it say the same. */
  label?: string;
};

export function Stars({ value, label = '' }: Props) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <span className="stars" style={{ '--stars': value } as React.CSSProperties} {...spoken} />;
}
