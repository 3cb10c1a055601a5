import './figure-bar.css';

/** Drawn by the server and hidden from screen readers, because the text beside it says the same. */
export function FigureBar({ share }: { share: number }) {
  return (
    <svg className="figure-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" />
      <rect width={Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10} height="1" />
    </svg>
  );
}
