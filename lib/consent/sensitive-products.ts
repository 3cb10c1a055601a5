/**
 * What a shop in any of its languages calls an article that says something of its wearer's health: nursing, pregnancy,
 * an operation. Names are all that a page and a bag know of an article, of whatever backend.
 */
const telling =
  /lactancia|premam|maternal|posparto|postquir|postoper|mastect|nursing|maternity|postpartum|post-?surg|still-?bh|stillen|umstand|mastekt|prothes|prosthe|prótesis/i;

/** C-21/23: what is bought can reveal health, and then a tag manager hears of no such article, by name or by number. */
export const isSensitiveProduct = ({ name }: { name: string }): boolean => telling.test(name);
