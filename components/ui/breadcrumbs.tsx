import { type LinkComponent, linkClass } from './text-link';

type Props = {
  label: string;
  /** From the widest to the page itself, which is last and has no link. */
  steps: { label: string; href: string }[];
  current: string;
  Link?: LinkComponent;
};

export function Breadcrumbs({ label, steps, current, Link = 'a' }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="ui-breadcrumbs">
        {steps.map((step) => (
          <li key={step.href}>
            <Link href={step.href} className={linkClass('plain')}>
              {step.label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
