import { Icon } from './icon';
import type { LinkComponent } from './text-link';

type Props = {
  label: string;
  page: number;
  pages: number;
  href: (page: number) => string;
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  Link?: LinkComponent;
};

/** Real addresses: every page can be shared and works without script. */
export function Pagination(props: Props) {
  const { label, page, pages, href, pageLabel, previousLabel, nextLabel, Link = 'a' } = props;
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="ui-pagination">
        <li>
          <Step to={page - 1} label={previousLabel} icon="chevron-left" rel="prev" {...{ pages, href, Link }} />
        </li>
        {planPages(page, pages).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span className="ui-page ui-page-off" aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                href={href(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className="ui-page"
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step to={page + 1} label={nextLabel} icon="chevron-right" rel="next" {...{ pages, href, Link }} />
        </li>
      </ul>
    </nav>
  );
}

type StepProps = Pick<Props, 'pages' | 'href'> & {
  to: number;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  rel: 'prev' | 'next';
  Link: LinkComponent;
};

function Step({ to, pages, href, label, icon, rel, Link }: StepProps) {
  if (to < 1 || to > pages) {
    return (
      <span className="ui-page ui-page-off" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link href={href(to)} rel={rel} aria-label={label} className="ui-page">
      <Icon name={icon} />
    </Link>
  );
}

/**
 * Which pages are named: first, last, and the neighbours of the current one. A gap is a negative number, one for each
 * side, so that entries can be keys; a gap of a single page is that page.
 */
export function planPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const plan: number[] = [];
  for (const each of [...new Set(near)].sort((a, b) => a - b)) {
    const last = plan.at(-1) ?? 0;
    if (each === last + 2) plan.push(last + 1);
    else if (each > last + 2) plan.push(-each);
    plan.push(each);
  }
  return plan;
}
