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
