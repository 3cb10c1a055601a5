/** The metadata of a page for an unknown address, as crawlers of rendered pages read it. */
export const absentMark = { 'prerender-status-code': '404' };

const tags = Object.entries(absentMark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`);

/** Whether a page has the mark. No text of a visitor or an owner can forge it, because it would be escaped. */
export const isMarkedAbsent = (page: Buffer): boolean => tags.some((each) => page.includes(each));
