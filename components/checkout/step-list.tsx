import { Link } from '@/components/layout/link';
import './checkout.css';

type Props = {
  label: string;
  /** Index of this page's step. */
  current: number;
  /** A step without an address cannot be opened from here. */
  steps: { name: string; href: string | null }[];
};

/** On a phone the steps are one row of numbers, and only this page's is named to the eye. */
export function StepList({ label, current, steps }: Props) {
  return (
    <nav aria-label={label} className="checkout-steps">
      <ol>
        {steps.map(({ name, href }, at) => (
          <li key={name} data-done={at < current || undefined} aria-current={at === current ? 'step' : undefined}>
            {at === current || href === null ? (
              <span>{name}</span>
            ) : (
              <Link href={href}>
                <span>{name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
