// The server around Next reads this file as it stands: no alias, and only types that can be taken away.

/** The metadata by which a page says that nothing is at its address, as crawlers of rendered pages read it. */
export const absentMark = { 'prerender-status-code': '404' };

const tags = Object.entries(absentMark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`);

/** Whether a page carries the mark. No text of a visitor's or an owner's can: it would be escaped. */
export const isMarkedAbsent = (page: Buffer): boolean => tags.some((each) => page.includes(each));
