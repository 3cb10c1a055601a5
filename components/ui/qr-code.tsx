type Props = { size: number; path: string; label: string };

/** Dark on white in every theme, because a camera reads it. */
export function QrCode({ size, path, label }: Props) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
